import type { PvsystBlock } from '../pvsyst-object.ts'
import { azimuthOf, metres, type PlaneAxes, planeAxes, pointOf, type Vector } from './directions.ts'
import { ObjectFacts } from './object-facts.ts'
import type { SceneDraft } from './scene-draft.ts'

/** Where an object stands and how it is turned. */
export interface Placing {
  origin: Vector
  azimuthDeg: number
  tiltDeg: number
  axes: PlaneAxes
}

/**
 * DOrigine, DAzimut and DInclin; 0 where they are not stated.
 * @param building  of an element of a building, whose place and azimuth move and turn it
 */
export function readPlacing(block: PvsystBlock, { frame, findings }: SceneDraft, building: Placing | null = null): Placing {
  const keys = new ObjectFacts(block, findings)
  const [x = 0, y = 0, z = 0] = keys.list('DOrigine')
  const own = azimuthOf(keys.number('DAzimut') ?? 0, frame)
  const tiltDeg = keys.number('DInclin') ?? 0
  if (building === null) return { origin: pointOf(x, y, z, frame), azimuthDeg: own, tiltDeg, axes: planeAxes(own, tiltDeg) }
  const { origin, axes } = building
  const azimuthDeg = (building.azimuthDeg + own - azimuthOf(0, frame) + 360) % 360
  return { origin: moved(origin, [x, axes.along], [y, axes.ahead], [z, UP]), azimuthDeg, tiltDeg, axes: planeAxes(azimuthDeg, tiltDeg) }
}

const UP = [0, 0, 1] as const

/** origin + a x first + b x second + c x up, in micrometres. */
export function moved(origin: Vector, ...steps: readonly (readonly [distance: number, direction: Vector])[]): Vector {
  const sum = steps.reduce<Vector>(
    ([x, y, z], [distance, [east, north, up]]) => [x + distance * east, y + distance * north, z + distance * up],
    origin,
  )
  return [metres(sum[0]), metres(sum[1]), metres(sum[2])]
}
