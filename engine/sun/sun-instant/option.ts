import type { Frame } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'
import type { DayTrack } from '../day-track.ts'
import type { Observer } from '../observer.ts'

/** Writes the instant of the sun of every row of the block, minutes by the weather's clock. */
export type RowInstants = (frame: Frame<'sun'>, instantMin: Float64Array) => void

export interface SunInstantOption extends ModelOption {
  prepare(track: DayTrack, observer: Observer): RowInstants
}
