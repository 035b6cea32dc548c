import { moduleCount } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import { partsOf } from '../core/plant-parts.ts'
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
const USUAL = { usual_least: LOWEST_USUAL_RATIO, usual_most: HIGHEST_USUAL_RATIO }

/**
 * Warns of an unusual ratio of the plant, and of a part with inverters of its own, whose DC power is that of all parts
 * that feed them. Parts that all have the ratio of the plant say it once.
 */
export function warnOfRatio(request: Resolved, { dcKwp, acKw }: PlantSize, sink: Sink): void {
  if (isUnusual(dcKwp / acKw)) sink.warn('dc_ac_ratio_unusual', 'inverter.p_ac_nom_kw', { dc_kw: dcKwp, ac_kw: acKw, ...USUAL })
  const parts = partsOf(request)
  const dcKw = new Float64Array(parts.length)
  for (const { owner, request: own } of parts) dcKw[owner] += (moduleCount(own.array) * own.module.p_nom_w) / 1000
  parts.forEach(({ id, owner, request: { array, inverter } }, k) => {
    const own = { dc_kw: dcKw[k], ac_kw: array.n_inverters * inverter.p_ac_nom_kw }
    const ratio = own.dc_kw / own.ac_kw
    const isPlant = Math.abs(ratio / (dcKwp / acKw) - 1) < ROUNDING - 1
    if (owner !== k || isPlant || !isUnusual(ratio)) return
    sink.warn('dc_ac_ratio_unusual', `sub_arrays.${k}.inverter.p_ac_nom_kw`, { ...own, ...USUAL, part: id })
  })
}

function isUnusual(ratio: number): boolean {
  return ratio > HIGHEST_USUAL_RATIO * ROUNDING || ratio * ROUNDING < LOWEST_USUAL_RATIO
}
