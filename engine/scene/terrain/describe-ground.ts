import type { Scene, SceneGround } from '@pvyield/contract/schemas'
import { defaultId } from '../default-ids.ts'
import type { Device } from '../device.ts'
import type { Ground } from './draped.ts'
import { type BothSides, rowPitches } from './row-pitch.ts'

/** How the devices of a scene stand on its ground, for `POST /api/scene/validate`. */
export function describeGround(
  { placements }: Scene,
  { devices }: { readonly devices: readonly Device[] },
  { surface, standings }: Ground,
  ahead: BothSides,
): SceneGround {
  const standing = [...standings]
  const pitches = rowPitches(devices, ahead)
  const rows = new Map(devices.map(({ placement }, at) => [placement, pitches.get(at)]))
  return {
    on_ground: standings.size,
    lowest: surface.lowest,
    highest: surface.highest,
    cut: standing.reduce((sum, [, { cut }]) => sum + cut, 0),
    fill: standing.reduce((sum, [, { fill }]) => sum + fill, 0),
    devices: standing.map(([at, { z, tiltDeg, rollDeg, groundSlopeDeg, postShortest, postLongest, cut, fill }]) => ({
      id: placements[at].id ?? defaultId('placements', at),
      z,
      tilt_deg: tiltDeg,
      roll_deg: rollDeg,
      ground_slope_deg: groundSlopeDeg,
      post_shortest: postShortest,
      post_longest: postLongest,
      cut,
      fill,
      row_ahead: rows.get(at) ?? null,
    })),
  }
}
