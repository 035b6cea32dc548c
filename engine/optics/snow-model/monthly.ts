import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import type { SnowModelOption } from './option.ts'

/** The estimate rounds to thousandths. */
const ROUNDING = 0.0011

/**
 * Warns of soiling that equals the estimate with snow: the same snow would then count twice.
 */
function warnOfSnowInSoiling({ site }: Resolved, sink: Sink): void {
  const { soiling_monthly: soiling, snow_loss_monthly: snow } = site
  if (snow === null) return
  const dirt = Math.min(...soiling)
  const snowy = snow.flatMap((loss, month) => (loss > ROUNDING ? [{ loss, soiled: soiling[month] }] : []))
  if (snowy.length === 0) return
  if (snowy.every(({ loss, soiled }) => Math.abs(1 - (1 - dirt) * (1 - loss) - soiled) <= ROUNDING)) {
    sink.warn('snow_in_soiling', 'site.soiling_monthly', {})
  }
}

export const monthly: SnowModelOption = {
  title: 'A share of each month',
  source: 'Definition of the share; POST /api/estimate/site-monthly estimates it after Townsend and Powers 2011',
  check: warnOfSnowInSoiling,
  hasSnow: ({ site }) => site.snow_loss_monthly !== null,
  prepare({ site }) {
    const lossFrac = Float64Array.from(site.snow_loss_monthly ?? [])
    return ({ lit, sky }, { snowLossFrac }) => {
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) snowLossFrac[rows[k]] = lossFrac[sky.month[rows[k]]]
    }
  },
}
