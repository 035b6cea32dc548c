import type { Sink } from '../core/sink.ts'
import type { PlantSize } from './summary.ts'

/**
 * Usual plants have lower ratios. In a year of a simple run, clipping loses 7 % (Munich) to 16 %
 * (Phoenix, trackers) at 1.8, and 27 to 44 % at 3.0.
 */
const HIGHEST_USUAL_RATIO = 1.8
/**
 * A lower ratio means inverters that cost money without need and run at poor efficiency. Probably a
 * count or a unit is wrong.
 */
const LOWEST_USUAL_RATIO = 0.8
/** Allows for rounding errors of a ratio that was sent as 1.8 or 0.8. */
const ROUNDING = 1 + 1e-9

export function warnOfRatio({ dcKwp, acKw }: PlantSize, sink: Sink): void {
  const ratio = dcKwp / acKw
  if (ratio <= HIGHEST_USUAL_RATIO * ROUNDING && ratio * ROUNDING >= LOWEST_USUAL_RATIO) return
  const usual = { usual_least: LOWEST_USUAL_RATIO, usual_most: HIGHEST_USUAL_RATIO }
  sink.warn('dc_ac_ratio_unusual', 'inverter.p_ac_nom_kw', { dc_kw: dcKwp, ac_kw: acKw, ...usual })
}
