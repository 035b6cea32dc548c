import { hasHours, warnOfOtherSteps } from './hourly.ts'
import type { SubhourlyClippingOption } from './option.ts'

/**
 * Power of an overcast sky relative to that of a clear one at air mass 1, and the largest air mass;
 * values of SAM.
 */
const OVERCAST_FRAC = 0.045
const AIR_MASS_MAX = 38
/** Nearer to the maximum the mean counts as this share of it: the exponent stays finite. */
const MEAN_FRAC_MAX = 0.999999

/**
 * Mean power above a limit in a row whose power, in order of size, falls from a maximum to a
 * minimum as max - (max - min) t^n, with t from 0 to 1 and n such that the mean is right.
 * Conventions: all in the same unit; min <= mean <= max.
 * Source: A. Walker, J. Desai, Distribution function instead of steady-state assumption in
 * time-series simulation, NREL/PO-7A40-83733 (2022), in the form of SAM (ssc, cmod_pvsamv1.cpp).
 * Checked by: test/fixtures/inverter/subhourly-points.json
 */
export function clippedOfDistribution(mean: number, max: number, min: number, limit: number): number {
  if (max <= limit) return 0
  if (min >= limit) return mean - limit
  const meanFrac = Math.min((mean - min) / (max - min), MEAN_FRAC_MAX)
  if (meanFrac <= 0) return 0
  const n = meanFrac / (1 - meanFrac)
  const above = max - limit
  const t = (above / (max - min)) ** (1 / n) // part of the row in which the power is above the limit
  return above * t - ((max - min) * t ** (n + 1)) / (n + 1)
}

export const walker: SubhourlyClippingOption = {
  title: 'Walker, distribution between overcast and clear sky',
  source: 'A. Walker, J. Desai, NREL/PO-7A40-83733 (2022), as in SAM',
  needsYear: false,
  isSkyEnhanced: true,
  check: warnOfOtherSteps,
  prepare({ weather }) {
    if (!hasHours(weather)) return null
    return ({ lit, sky, ac }, limitW, clearW, lossW) => {
      const { rows } = lit
      const { sunZenithCos } = sky
      const { arrayW, unlimitedW } = ac
      for (let k = 0; k < lit.n; k++) {
        const row = rows[k]
        if (arrayW[row] === 0) continue
        const meanW = unlimitedW[row]
        const maxW = Math.max(clearW[row], meanW)
        const airMass = sunZenithCos[row] * AIR_MASS_MAX > 1 ? 1 / sunZenithCos[row] : AIR_MASS_MAX
        const minW = Math.min((OVERCAST_FRAC * maxW) / airMass, meanW)
        lossW[row] = Math.max(0, clippedOfDistribution(meanW, maxW, minW, limitW[row]) - Math.max(0, meanW - limitW[row]))
      }
    }
  },
}
