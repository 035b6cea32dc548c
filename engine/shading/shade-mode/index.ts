import type { Resolved } from '../../core/option.ts'
import { electrical } from './electrical.ts'
import { iv } from './iv.ts'
import { linear } from './linear.ts'
import { none } from './none.ts'
import type { ShadeModeOption } from './option.ts'
import { wholeStrings } from './whole-strings.ts'

/** Values of `array.shade_mode`. */
export const SHADE_MODES = { none, linear, electrical, whole_strings: wholeStrings, iv } satisfies Record<
  Resolved['array']['shade_mode'],
  ShadeModeOption
>
