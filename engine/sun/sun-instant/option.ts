import type { Frame } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'
import type { DayTrack } from '../day-track.ts'
import type { Observer } from '../observer.ts'

/**
 * Writes, for each row of the block, the instant at which the sun is computed, in minutes by the
 * weather's clock.
 */
export type RowInstants = (frame: Frame<'sun'>, instantMinutes: Float64Array) => void

export interface SunInstantOption extends ModelOption {
  prepare(track: DayTrack, observer: Observer): RowInstants
}
