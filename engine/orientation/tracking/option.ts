import type { Frame, PlaneColumns } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { AxisSun } from '../axis-sun.ts'

/**
 * Writes rotation and state of every lit row, within the limits of the rotation and without regard
 * to wind. While the sun is not up, the rotation is 0.
 */
export type Rotate = (frame: Frame<'orientation'>, sun: AxisSun, plane: PlaneColumns<'orientation'>) => void

/**
 * Rotation by the sun alone, within the limits, while the sun is up.
 * @param acrossCos, uprightCos  as in `AxisSun`
 * @param east, north, up  unit vector towards the sun
 */
export type RotationBySun = (acrossCos: number, uprightCos: number, east: number, north: number, up: number) => number

/** Whose shade a tracker of a scene reads: the nearest ones in the middle or at both ends of what they share, or all. */
export type ReadNeighbours = 'middle' | 'ends' | 'all'

export interface TrackingOption extends ModelOption {
  /** Where the rotation of a tracker depends on its neighbours in a scene: on which. */
  readonly readsNeighbours?: ReadNeighbours
  /**
   * @param ofBin  mean rotation of the bin's trackers; given for the option that reads neighbours, null for others
   */
  rotate(array: Resolved['array'], ofBin: RotationBySun | null): Rotate
  /** The same rotation as a function of the sun; left out or null when it does not follow from it. */
  bySun?(array: Resolved['array'], ofBin: RotationBySun | null): RotationBySun | null
}
