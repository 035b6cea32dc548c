import type { Resolved } from '../../core/option.ts'
import { ewf } from './ewf.ts'
import { fixed } from './fixed.ts'
import type { TrackModeOption } from './option.ts'
import { rooftop } from './rooftop.ts'
import { singleAxis } from './single-axis.ts'

/** Values of `array.track_mode`. */
export const TRACK_MODES = { fixed, single_axis: singleAxis, ewf, rooftop } satisfies Record<
  Resolved['array']['track_mode'],
  TrackModeOption
>
