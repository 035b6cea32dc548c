import type { CorrelationMethod, Pairs } from './option.ts'
import { meanMapping } from './ratio.ts'

/** Least squares of the weighted differences: station = a + b reference. */
export const linear: CorrelationMethod = {
  title: 'Linear regression',
  source: 'J. Polo et al., Solar Energy 132 (2016), 25, doi 10.1016/j.solener.2016.03.001, section 3.2 (linear fit of the ground values)',
  remark: 'A regression line varies less than the station: use quantile where the distribution of hours matters.',
  fit: (pairs: Pairs, isRatio) => {
    const { reference, station, weight } = pairs
    let [w, wx, wy, wxx, wxy] = [0, 0, 0, 0, 0]
    for (let i = 0; i < weight.length; i++) {
      const squared = weight[i] * weight[i]
      w += squared
      wx += squared * reference[i]
      wy += squared * station[i]
      wxx += squared * reference[i] * reference[i]
      wxy += squared * reference[i] * station[i]
    }
    const spread = w * wxx - wx * wx
    if (!(spread > FLAT_FRAC * w * wxx)) return meanMapping(pairs, isRatio)
    const slope = (w * wxy - wx * wy) / spread
    const offset = (wy - slope * wx) / w
    return isRatio ? (value) => Math.max(0, offset + slope * value) : (value) => offset + slope * value
  },
}

/** Reference values that hardly vary give no slope. */
const FLAT_FRAC = 1e-9
