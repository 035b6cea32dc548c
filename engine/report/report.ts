import type { RunAnswer } from '@pvyield/contract/schemas'
import type { MeanYear } from '../core/mean-year.ts'
import type { ModuleModel } from '../core/models.ts'
import { moduleCount } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import type { Sink } from '../core/sink.ts'
import { sentenceOf, type WeatherFindings } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { SEA_FOR_LAND, swapBySun } from '../weather-checks/coordinate-mistakes.ts'
import { wordsOfSummer } from '../weather-checks/daylight-saving.ts'
import { embeddedTrust } from '../weather-checks/embedded-trust.ts'
import type { LightlessRows } from '../weather-checks/lightless-rows.ts'
import { wordsOfNight } from '../weather-checks/night-light.ts'
import { wordsOf } from '../weather-checks/time-shift.ts'
import { comparisonOf } from './comparison.ts'
import { warnOfRatio } from './dc-ac-ratio.ts'
import { lossDiagram } from './diagram.ts'
import { exceedance, exceedanceByYear, isUncertain } from './exceedance.ts'
import { warnOfHotCells } from './hot-cells.ts'
import { mainLosses } from './main-losses.ts'
import { warnOfMeasuredYears } from './measured-years.ts'
import { provenance, type Sha256 } from './provenance.ts'
import type { ReferenceScore } from './reference-score.ts'
import { rackingOfRun } from './scene-summary.ts'
import { storageSummary } from './storage.ts'
import type { StringVoltage } from './string-voltage.ts'
import { type NearBodies, summarize } from './summary.ts'
import type { Totals } from './totals.ts'
import { warnOfYield } from './unusual-yield.ts'
import { runWeatherMeta } from './weather-meta.ts'

/** Results that a run collects block by block. */
export interface Tally {
  year: MeanYear
  totals: Totals
  stringVoltage: StringVoltage
  found: WeatherFindings
  lightless: LightlessRows
  /**
   * Sum of the grid power over the mean year, for each year of the analysis period; empty when the
   * period is one year.
   */
  gridWByYear: Float64Array
  /** Null without a reference series. */
  score: ReferenceScore | null
}

/** Builds the answer of a run from the sums of its columns. */
export function report(
  request: Resolved,
  weather: WeatherTable,
  parts: Parts,
  module: ModuleModel,
  near: NearBodies,
  tally: Tally,
  sink: Sink,
  sha256: Sha256 | undefined,
): Pick<RunAnswer, 'summary' | 'loss_diagram' | 'weather_meta'> {
  const { stepMinutes } = weather
  const { year, totals, lightless, gridWByYear, found, score } = tally
  const { array, inverter, lifetime } = request
  const toKwhPerYear = stepMinutes / 60 / 1000
  const modules = moduleCount(array)
  const size = {
    dcKwp: (modules * request.module.p_nom_w) / 1000,
    acKw: array.n_inverters * inverter.p_ac_nom_kw,
    modules,
    racking: rackingOfRun(array, near.scene),
  }
  const lifetimeKwh = Array.from(gridWByYear, (sumW) => sumW * toKwhPerYear)
  const totalKwh = lifetimeKwh.reduce((sum, value) => sum + value, 0)
  const isAnnual = !year.isPart && !lightless.areMany
  const table =
    lifetimeKwh.length === 0
      ? null
      : {
          year: lifetimeKwh.map((_, k) => k + 1),
          e_grid_kwh: lifetimeKwh,
          mean_kwh: totalKwh / lifetimeKwh.length,
          total_kwh: totalKwh,
          exceedance: isAnnual ? exceedanceByYear(lifetimeKwh, lifetime) : null,
        }
  const storage = storageSummary(totals, request.storage, toKwhPerYear)
  const summary = summarize(totals, stepMinutes, year, lightless, size, near, table, storage, (expectedKwh) =>
    isAnnual ? exceedance(expectedKwh, lifetimeKwh, lifetime) : null,
  )
  // the same factor converts sums of irradiance to kWh/m2 and sums of power to kWh
  const loss_diagram = lossDiagram((name) => totals.sum(name) * toKwhPerYear, parts.rear)

  warnOfHotCells(tally.stringVoltage.hottestCellC, request, sink)
  tally.stringVoltage.warn(request, module, sink)
  warnOfRatio(size, sink)
  if (found.summer !== null) sink.warn(`${wordsOfSummer(found.summer)}: send them in standard time the whole year`)
  else if (found.shift?.isOff)
    sink.warn(
      `${wordsOf(found.shift)} than the sun at this site: check weather.timezone, weather.interval, weather.sun_offset_min and site.longitude${swapBySun(request.site, found.shift.lateMinutes)}`,
    )
  if (found.night.isTooBright)
    sink.warn(`${wordsOfNight(found.night)}: check weather.timezone, weather.interval, site.latitude and site.longitude`)
  for (const finding of found.irradiance) sink.warn(sentenceOf(finding))
  for (const sentence of found.air) sink.warn(sentence)
  if (year.isPart) sink.warn(`The weather covers ${(year.hours / 24).toFixed(1)} days: totals are not annual`)
  if (lightless.areMany)
    sink.warn(
      `${(100 * lightless.frac).toFixed(1)} % of the weather rows have no irradiance: totals are not annual and are too low, by at least this share of the irradiation`,
    )
  if (!isAnnual && isUncertain(lifetime))
    sink.warn('P-values need a whole year of weather with irradiance: summary.exceedance and summary.lifetime.exceedance are null')
  if (isAnnual && isUncertain(lifetime)) warnOfMeasuredYears(request, weather, year, sink)
  if (year.isUneven)
    sink.warn(
      `The weather covers ${(year.years * 365.25).toFixed(1)} days, not whole years: each month of this answer is the mean of its occurrences in the weather, and annual totals are sums of the twelve months`,
    )
  warnOfYield(summary, loss_diagram, isAnnual, sink)
  if (request.weather.meta?.notes?.includes(SEA_FOR_LAND)) sink.warn(SEA_FOR_LAND)
  if (request.weather.meta?.source === 'embedded') sink.warn(embeddedTrust(size.racking))
  return {
    summary: {
      ...summary,
      main_losses: mainLosses(loss_diagram, (modules * module.stcW) / 1000),
      comparison: score && comparisonOf(score, year, stepMinutes),
      warnings: sink.warnings,
      provenance: provenance(request, weather, sha256),
    },
    loss_diagram,
    weather_meta: runWeatherMeta(request.weather, weather, found, size.racking),
  }
}
