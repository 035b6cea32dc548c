import type { SiteMonthlyRequest } from '@pvyield/contract/schemas'
import { snowCoverFrac, snowyGroundAlbedo } from '../core/snow-albedo.ts'
import { effectiveSnowCm, snowLossFrac } from './snow-loss.ts'
import { snowfallCm } from './snowfall.ts'

/**
 * Winter month and plant of the temperate zone: inputs of the snow loss in addition to temperature,
 * precipitation and tilt.
 */
const WINTER = { relativeHumidityFrac: 0.75, poaKwhm2: 90, slantHeightCm: 200, lowerEdgeCm: 100 } as const
/** One snowfall, cm. */
const SNOWFALL_EVENT_CM = 5

/** Columns of twelve months, January first. */
export interface SiteMonthly {
  albedo_monthly: number[]
  soiling_monthly: number[]
  soiling_without_snow_monthly: number[]
  snow_cover_frac_monthly: number[]
  snowfall_monthly_cm: number[]
  snow_loss_monthly: number[]
}

/**
 * Estimates monthly albedo and soiling of a site from its monthly temperatures: how long snow
 * covers the ground, and the loss from snow on the modules in addition to dirt.
 * @param request  defaults filled
 * Valid for: see the models that it calls. The months repeat every year: December precedes January.
 */
export function siteMonthly({ t_mean_monthly_c, precipitation_monthly_mm, albedo, soiling, tilt_deg }: SiteMonthlyRequest): SiteMonthly {
  const snowfallsCm = t_mean_monthly_c.map((tempMeanC, month) => snowfallCm(precipitation_monthly_mm[month], tempMeanC))
  const snowCm = snowfallsCm.map((fallCm) => effectiveSnowCm(fallCm, SNOWFALL_EVENT_CM))
  const losses = t_mean_monthly_c.map((tempMeanC, month) =>
    snowLossFrac({ ...WINTER, tempMeanC, tiltDeg: tilt_deg, snowCm: snowCm[month], snowBeforeCm: snowCm[(month + 11) % 12] }),
  )
  return {
    albedo_monthly: t_mean_monthly_c.map((tempMeanC) => rounded(snowyGroundAlbedo(tempMeanC, albedo))),
    soiling_monthly: losses.map((loss) => rounded(1 - (1 - soiling) * (1 - loss))),
    soiling_without_snow_monthly: new Array<number>(12).fill(soiling),
    snow_cover_frac_monthly: t_mean_monthly_c.map((tempMeanC) => rounded(snowCoverFrac(tempMeanC))),
    snowfall_monthly_cm: snowfallsCm.map((fallCm) => Math.round(fallCm * 10) / 10),
    snow_loss_monthly: losses.map(rounded),
  }
}

/** Rounds to a thousandth, ten times finer than the accuracy of any of these values. */
function rounded(frac: number): number {
  return Math.round(frac * 1000) / 1000
}
