import type { RunAnswer } from '../../generated/schemas.gen.ts'
import type { ModuleModel } from '../core/models.ts'
import { moduleCount } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { type TimeShift, wordsOf } from '../core/time-shift.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { lossDiagram } from './diagram.ts'
import { exceedance, exceedanceByYear } from './exceedance.ts'
import { provenance, type Sha256 } from './provenance.ts'
import type { Parts } from './series.ts'
import { storageSummary } from './storage.ts'
import type { StringVoltage } from './string-voltage.ts'
import { isPartOfYear, summarize, yearsCovered } from './summary.ts'
import type { Totals } from './totals.ts'

/** What a run gathers from its blocks. */
export interface Tally {
  totals: Totals
  stringVoltage: StringVoltage
  timeShift: TimeShift
  /** Sum of the grid power for each year of the analysis period; empty for one year. */
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
): Pick<RunAnswer, 'summary' | 'loss_diagram'> {
  const { stepMin } = weather
  const { totals, gridWByYear } = tally
  const { array, inverter, lifetime } = request
  const years = yearsCovered(totals, stepMin)
  const toKwhPerYear = stepMin / 60 / 1000 / years
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
  const summary = summarize(totals, stepMin, size, table, storage, (expectedKwh) => exceedance(expectedKwh, lifetime))

  tally.stringVoltage.warn(request, module, sink)
  const shift = tally.timeShift.measure()
  if (shift?.isOff)
    sink.warn(
      `${wordsOf(shift)} than the sun at this site: check weather.timezone, weather.interval, weather.sun_offset_min and site.longitude`,
    )
  if (isPartOfYear(totals, stepMin))
    sink.warn(`The weather covers ${((totals.rows * stepMin) / 1440).toFixed(1)} days: totals are not annual`)
  if (summary.specific_yield_kwh_per_kwp <= 0)
    sink.warn(`Energy to grid is ${summary.e_grid_kwh.toFixed(0)} kWh, zero or less: check the AC losses that are drawn all day`)
  if (request.weather.meta?.source === 'embedded') {
    sink.warn('The weather is an embedded typical year, synthetic from a monthly climatology: see weather.meta for how far to trust it')
  }
  // irradiance sums to kWh/m2 and power to kWh by the same factor
  const loss_diagram = lossDiagram(([group, column]) => totals.column(group, column) * toKwhPerYear, parts.rear)
  return { summary: { ...summary, warnings: sink.warnings, provenance: provenance(request, weather, sha256) }, loss_diagram }
}
