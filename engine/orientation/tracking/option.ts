import type { Frame, PlaneColumns } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { AxisSun } from '../axis-sun.ts'

/** Writes rotation and state of every lit row, wind aside, within the limits of the rotation. While the sun is not up the plane lies level about its axis. */
export type Rotate = (frame: Frame<'orientation'>, sun: AxisSun, plane: PlaneColumns<'orientation'>) => void

export interface TrackingOption extends ModelOption {
  rotate(array: Resolved['array']): Rotate
}
