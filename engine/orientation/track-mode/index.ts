import type { Resolved } from '../../core/option.ts'
import { ewf } from './ewf.ts'
import { fixed } from './fixed.ts'
import type { TrackModeOption } from './option.ts'
import { rooftop } from './rooftop.ts'
import { seasonalTilt } from './seasonal-tilt.ts'
import { singleAxis } from './single-axis.ts'
import { twoAxis } from './two-axis.ts'

/** Values of `array.track_mode`. */
export const TRACK_MODES = {
  fixed,
  single_axis: singleAxis,
  two_axis: twoAxis,
  seasonal_tilt: seasonalTilt,
  ewf,
  rooftop,
} satisfies Record<Resolved['array']['track_mode'], TrackModeOption>
