import type { RunAnswer } from '@pvyield/contract/schemas'
import { EMBEDDED_TRUST } from '../core/embedded-trust.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { ModuleModel } from '../core/models.ts'
import { moduleCount } from '../core/nameplate.ts'
import { type NightLight, wordsOfNight } from '../core/night-light.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { type TimeShift, wordsOf } from '../core/time-shift.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { warnOfRatio } from './dc-ac-ratio.ts'
import { lossDiagram } from './diagram.ts'
import { exceedance, exceedanceByYear } from './exceedance.ts'
import { provenance, type Sha256 } from './provenance.ts'
import type { Parts } from './series.ts'
import { storageSummary } from './storage.ts'
import type { StringVoltage } from './string-voltage.ts'
import { summarize } from './summary.ts'
import type { Totals } from './totals.ts'
import { runWeatherMeta } from './weather-meta.ts'

/** What a run gathers from its blocks. */
export interface Tally {
  year: MeanYear
  totals: Totals
  stringVoltage: StringVoltage
  timeShift: TimeShift
  nightLight: NightLight
  /** Sum of the grid power of the mean year for each year of the analysis period; empty for one year. */
  gridWByYear: Float64Array
}

/** Assembles the answer of a run from the sums of its columns. */
export function report(
  request: Resolved,
  weather: WeatherTable,
  parts: Parts,
  module: ModuleModel,
  tally: Tally,
  sink: Sink,
  sha256: Sha256 | undefined,
): Pick<RunAnswer, 'summary' | 'loss_diagram' | 'weather_meta'> {
  const { stepMin } = weather
  const { year, totals, gridWByYear } = tally
  const { array, inverter, lifetime } = request
  const toKwhPerYear = stepMin / 60 / 1000
  const modules = moduleCount(array)
  const size = {
    dcKwp: (modules * request.module.p_nom_w) / 1000,
    acKw: array.n_inverters * inverter.p_ac_nom_kw,
    modules,
    racking: array.track_mode,
  }
  const lifetimeKwh = Array.from(gridWByYear, (sumW) => sumW * toKwhPerYear)
  const totalKwh = lifetimeKwh.reduce((sum, value) => sum + value, 0)
  const table =
    lifetimeKwh.length === 0
      ? null
      : {
          year: lifetimeKwh.map((_, k) => k + 1),
          e_grid_kwh: lifetimeKwh,
          mean_kwh: totalKwh / lifetimeKwh.length,
          total_kwh: totalKwh,
          exceedance: exceedanceByYear(lifetimeKwh, lifetime),
        }
  const storage = storageSummary(totals, request.storage, toKwhPerYear)
  const summary = summarize(totals, stepMin, year, size, table, storage, (expectedKwh) => exceedance(expectedKwh, lifetime))

  tally.stringVoltage.warn(request, module, sink)
  warnOfRatio(size, sink)
  const found = { shift: tally.timeShift.measure(), night: tally.nightLight.measure() }
  if (found.shift?.isOff)
    sink.warn(
      `${wordsOf(found.shift)} than the sun at this site: check weather.timezone, weather.interval, weather.sun_offset_min and site.longitude`,
    )
  if (found.night.isTooBright)
    sink.warn(`${wordsOfNight(found.night)}: check weather.timezone, weather.interval, site.latitude and site.longitude`)
  if (year.isPart) sink.warn(`The weather covers ${(year.hours / 24).toFixed(1)} days: totals are not annual`)
  if (year.isUneven)
    sink.warn(
      `The weather covers ${((weather.n * stepMin) / 1440).toFixed(1)} days, not whole years: the year of this answer is made of twelve months, each the mean of its months in the weather`,
    )
  if (summary.specific_yield_kwh_per_kwp <= 0)
    sink.warn(`Energy to grid is ${summary.e_grid_kwh.toFixed(0)} kWh, zero or less: check the AC losses that are drawn all day`)
  if (request.weather.meta?.source === 'embedded') {
    sink.warn(`The weather is an embedded typical year, synthetic from a monthly climatology: ${EMBEDDED_TRUST}`)
  }
  // irradiance sums to kWh/m2 and power to kWh by the same factor
  const loss_diagram = lossDiagram((name) => totals.sum(name) * toKwhPerYear, parts.rear)
  return {
    summary: { ...summary, warnings: sink.warnings, provenance: provenance(request, weather, sha256) },
    loss_diagram,
    weather_meta: runWeatherMeta(request.weather, weather, found.shift, found.night),
  }
}
