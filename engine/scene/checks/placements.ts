import { alternatives, quoted } from '../../findings/quoted.ts'
import type { SceneFindings } from '../findings.ts'
import { kindsById, listIn, objectIn, type Sent } from '../sent-scene.ts'

const RACK_TILT_MIN_DEG = 0
const AXIS_TILT_MAX_DEG = 45

/** Every placement names a type, and its tilt is one that the kind of the type can have. */
export function checkPlacements(scene: Sent, findings: SceneFindings): void {
  const kinds = kindsById(scene)
  const areKnown = Array.isArray(scene.types) && kinds.size > 0
  const known = areKnown ? `name the id of a type, ${alternatives([...kinds.keys()].slice(0, 10))}` : ''
  listIn(scene.placements).forEach((item, at) => {
    const { type, tilt_deg: tiltDeg } = objectIn(item)
    if (typeof type !== 'string' || !areKnown) return
    if (!kinds.has(type)) findings.fail(['placements', at, 'type'], `unknown type ${quoted(type)}: ${known}`)
    else if (typeof tiltDeg === 'number') checkTilt(kinds.get(type), tiltDeg, ['placements', at, 'tilt_deg'], findings)
  })
}

function checkTilt(kind: unknown, tiltDeg: number, path: readonly (string | number)[], findings: SceneFindings): void {
  // The schema checks the limits that all kinds share, -45 and 90.
  if ((kind === 'gft' || kind === 'ewf') && tiltDeg < RACK_TILT_MIN_DEG && tiltDeg >= -AXIS_TILT_MAX_DEG)
    findings.fail(path, `Input should be greater than or equal to ${RACK_TILT_MIN_DEG} for a type of kind ${kind}`)
  if (kind === 'sat' && tiltDeg > AXIS_TILT_MAX_DEG && tiltDeg <= 90)
    findings.fail(path, `Input should be less than or equal to ${AXIS_TILT_MAX_DEG} for a type of kind sat`)
}
