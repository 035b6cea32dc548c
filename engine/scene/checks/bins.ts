import { BINS_MAX, binKey } from '../bins.ts'
import type { SceneFindings } from '../findings.ts'
import { type Angles, type DeviceKind, orientationsOf } from '../orientation.ts'
import { isWithin, kindsById, listIn, objectIn, type Sent } from '../sent-scene.ts'
import type { Standing } from '../terrain/standing.ts'

/**
 * The planes of a scene fall into a limited number of orientation bins.
 * @param standings  angles that the terrain gives, by position of the placement
 */
export function checkBins(scene: Sent, standings: ReadonlyMap<number, Standing>, findings: SceneFindings): void {
  const kinds = kindsById(scene)
  const keys = new Set<number>()
  for (const [at, item] of listIn(scene.placements).entries()) {
    const placement = objectIn(item)
    const kind = kinds.get(String(placement.type))
    const angles = anglesOf(placement)
    if (!isKind(kind) || angles === null) continue
    const standing = standings.get(at)
    const lying = standing === undefined ? angles : { ...angles, tilt_deg: standing.tiltDeg, roll_deg: standing.rollDeg }
    for (const orientation of orientationsOf(kind, lying)) keys.add(binKey(kind, orientation))
  }
  if (keys.size > BINS_MAX)
    findings.fail(['bins'], `${keys.size} orientation bins exceed the limit of ${BINS_MAX}: round tilts and azimuths of the placements`)
}

function isKind(kind: unknown): kind is DeviceKind {
  return kind === 'gft' || kind === 'sat' || kind === 'ewf'
}

/** The angles of a placement; null when one of them is not valid. */
function anglesOf({ tilt_deg = 0, azimuth_deg = 180, roll_deg = 0 }: Sent): Angles | null {
  if (!isWithin(tilt_deg, -45, 90) || !isWithin(azimuth_deg, 0, 360) || !isWithin(roll_deg, -45, 45)) return null
  return { tilt_deg, azimuth_deg, roll_deg }
}
