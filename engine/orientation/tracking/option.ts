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
  rotate(array: Resolved['array']): Rotate
  /** The same rotation as a function of the sun; left out when it depends on the weather. */
  bySun?(array: Resolved['array']): RotationBySun
}
