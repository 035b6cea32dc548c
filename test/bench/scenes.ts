import { completeRunRequest, type Resolved } from '../../engine/index.ts'
import { trackerPlant } from './plants.ts'

/** Trackers of one module in portrait, and their distances; m. */
const [LENGTH, WIDTH, PITCH, GAP] = [30, 2.4, 6, 1]

/** A rolling hill under a point of the plan. */
const ground = (x: number, y: number): number => 3 * (Math.sin(x / 61) * Math.cos(y / 83) + 0.3 * Math.sin(x / 17 + y / 29))

/** Trackers with axes to the south on rolling ground, as the body of a scene: no two have equal surroundings. */
export function rollingTrackers(count: number, objects = 0): object {
  const columns = Math.max(1, Math.round(Math.sqrt((count * (LENGTH + GAP)) / PITCH)))
  const placements = Array.from({ length: count }, (_, k) => {
    const [x, y] = [(k % columns) * PITCH, Math.floor(k / columns) * (LENGTH + GAP)]
    const [north, south] = [ground(x, y + LENGTH / 2), ground(x, y - LENGTH / 2)]
    const tilt_deg = (Math.atan((north - south) / LENGTH) * 180) / Math.PI
    return { id: `t${k}`, type: 'tracker', x, y, z: (north + south) / 2 + 1.6, azimuth_deg: 180, tilt_deg }
  })
  return {
    version: 2,
    types: [{ id: 'tracker', kind: 'sat', length: LENGTH, width: WIDTH, modules: 26, strings: 2 }],
    placements,
    objects: Array.from({ length: objects }, (_, k) => mast(k, columns * PITCH)),
  }
}

/** A mast in the lane between two trackers. */
function mast(k: number, widthM: number): object {
  const x = ((k * 7 * PITCH) % widthM) + PITCH / 2
  const y = Math.floor((k * 7 * PITCH) / widthM) * (LENGTH + GAP) + 5
  return { kind: 'cylinder', id: `mast-${k}`, x, y, z: ground(x, y), radius: 0.2, height: 9 }
}

/** The tracker of the bench with a scene in place of its rows. */
export function scenePlant(seed: number, scene: object, rowModel: string): Resolved {
  const { array, ...plant } = trackerPlant(seed)
  const racking = { ...array, gcr: WIDTH / PITCH, collector_width_m: WIDTH, row_model: rowModel }
  return completeRunRequest<Resolved>({ ...plant, array: racking, bifacial: null, scene })
}
