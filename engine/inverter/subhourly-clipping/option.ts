import type { Frame } from '../../core/frame.ts'
import type { UnlimitedYear } from '../../core/models.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'

/** Clipping that the mean of a row hides, keyed by `ac_losses.subhourly_clipping`. */
export interface SubhourlyClippingOption extends ModelOption {
  /** Whether it reads `UnlimitedYear`, which takes a run of its own. */
  readonly needsYear: boolean
  /** Whether its clear sky is the one with the enhancement of Perez. */
  readonly isSkyEnhanced: boolean
  /** Null when nothing is clipped within the rows. */
  prepare(request: Resolved, year: UnlimitedYear): SubhourlyClipping | null
}

/**
 * Writes, for the lit rows in which the inverters are on, the AC power of all inverters that is
 * clipped in a part of the row, in addition to what its mean loses, W.
 * @param limitW  AC power limit of the row, all inverters
 * @param clearW  AC power under a clear sky without a limit, all inverters
 * @param lossW   may exceed the output
 */
export type SubhourlyClipping = (frame: Frame<'inverter'>, limitW: Float64Array, clearW: Float64Array, lossW: Float64Array) => void
