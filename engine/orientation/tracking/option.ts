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
 */
export type RotationBySun = (acrossCos: number, uprightCos: number) => number

export interface TrackingOption extends ModelOption {
  /** Whether the rotation of a tracker depends on its neighbours in a scene. */
  readonly readsNeighbours?: true
  /**
   * @param ofBin  mean rotation of the bin's trackers; given for the option that reads neighbours, null for others
   */
  rotate(array: Resolved['array'], ofBin: RotationBySun | null): Rotate
  /** The same rotation as a function of the sun; left out or null when it does not follow from it. */
  bySun?(array: Resolved['array'], ofBin: RotationBySun | null): RotationBySun | null
}
