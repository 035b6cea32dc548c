import { MEAN_ROWS_MIN_FRAC } from '../core/left-out-nights.ts'
import { EngineError, Sink } from '../core/sink.ts'
import { type CalendarMonth, calendarMonths, MONTH_NAMES } from './calendar-months.ts'
import { diffuseFaults } from './diffuse-faults.ts'
import { requireSunOfStamps } from './fitting-light.ts'
import { type Light, lightOf, withSplit } from './light.ts'
import { withColumns } from './made-section.ts'
import type { MonthlyTargets, MonthlyValues } from './monthly-targets.ts'
import { checkPlausibleSums } from './plausible-sums.ts'
import { roundFigure } from './round-figure.ts'
import type { RowSky } from './row-sky.ts'
import { type RowSums, scaleLight } from './scale-light.ts'
import { type ScaledMonth, scaledMonths, scaleNotes } from './scale-report.ts'
import { keepWithinLimits } from './schema-limits.ts'
import { readSeries, type Series, type ValueColumn, type WeatherSection } from './series.ts'
import { movedNotes, placedAt, type SentSite, siteOf } from './site-of.ts'
import { watchedSky } from './trusted-light.ts'

export interface ScaleRequest {
  readonly weather: WeatherSection
  /** Default: the place that the weather states. */
  readonly site: SentSite | null
  readonly monthly: MonthlyTargets
}

export interface ScaledWeather {
  weather: WeatherSection
  months: ScaledMonth[]
  /** Sum of the months before and after, kWh/m2, and the relative change. */
  year: { ghi_before_kwhm2: number; ghi_after_kwhm2: number; change_frac: number | null }
  notes: string[]
}

/** A month that the series covers to less is not compared with the sum of a whole month. */
const WHOLE_MONTH_FRAC = 0.99
/** A mean temperature that is farther from the weather is in another unit or of another place, K. */
const SHIFT_MAX_K = 20

/**
 * Scales a series to the monthly sums of another source. The clearness of a month is multiplied by one
 * factor, below the global irradiance of very clean air (Linke turbidity 1.5): what that limit cuts
 * off goes to the other rows of the month. The diffuse fraction of a row moves with its clearness
 * (`splitAnew`) unless the source states the diffuse or the direct sum, which is then met in the same
 * way. Temperatures are shifted by one difference a month. In a series of several years every January
 * gets the same factor, so that the mean of all Januaries has the sum.
 * @param onProgress  called every few thousand rows; may throw to end the work
 * Valid for: whole months; steps of 1 to 60 minutes.
 * Fails: EngineError at `weather.*` and `monthly.*`.
 * Source: one factor on the clearness is common practice; the limit and what is cut off by it are ours.
 * Checked by: test/engine/long-term/scale-weather.test.ts
 */
export function scaleWeather({ weather, site: sent, monthly }: ScaleRequest, onProgress?: () => void): ScaledWeather {
  const site = siteOf(weather, sent)
  const sink = new Sink()
  if (monthly.dhi_kwhm2 != null && monthly.dni_kwhm2 != null)
    sink.fail('monthly.dni_kwhm2', 'GHI, DHI and DNI follow from two of them: send either dhi_kwhm2 or dni_kwhm2 with ghi_kwhm2, not both')
  if (isNothingWanted(monthly))
    sink.fail('monthly.ghi_kwhm2', 'No month has a sum or a temperature: send at least one, or use the weather as it is')
  const series = readSeries(weather, 'weather', sink)
  if (series === null || sink.failures.length > 0) throw new EngineError(sink.failures)
  const watched = watchedSky(series, site, onProgress)
  const { sky } = watched
  const light = lightOf(series, sky, 'weather', sink)
  if (light === null) throw new EngineError(sink.failures)
  const clock = requireSunOfStamps(series, light, watched, 'weather')
  const diffuse = diffuseFaults(series, sky, site, onProgress)
  const months = calendarMonths(series, site)
  checkTargets(series, months, monthly, light, sky, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  checkPlausibleSums(light, sky, months, series.stepMinutes, monthly, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  const made = scaled(series, light, sky, months, monthly)
  return {
    ...made,
    notes: [...movedNotes(weather, site), ...diffuse.notes, ...made.notes, ...clock],
    weather: placedAt(made.weather, site, sent),
  }
}

/** The columns of the scaled section, and the report on them. */
function scaled(series: Series, sent: Light, sky: RowSky, months: readonly CalendarMonth[], monthly: MonthlyTargets): ScaledWeather {
  const { ghi_kwhm2: ghi, dhi_kwhm2: dhi = null, dni_kwhm2: dni = null, temp_air_c: temps = null } = monthly
  const light = sent.dhiWm2 !== null || dhi !== null || dni !== null ? withSplit(sent, sky) : sent
  const lit = months.map((month) => ({ ...month, rows: month.rows.filter((i) => !Number.isNaN(light.ghiWm2[i])) }))
  const sumsOf = (values: MonthlyValues): RowSums =>
    lit.map(({ times }, m) => (values[m] == null ? null : (values[m] * 1000 * Math.max(times, 1) * 60) / series.stepMinutes))
  const part =
    dhi !== null ? { of: 'diffuse' as const, sums: sumsOf(dhi) } : dni !== null ? { of: 'direct' as const, sums: sumsOf(dni) } : null
  const made = scaleLight(light, sky, lit, sumsOf(ghi), part)
  const temp = temps === null ? null : series.column('temp_air_c')
  const shifts = months.map(({ rows }, m) => (temp === null ? null : shiftTo(temp, rows, temps?.[m] ?? null)))
  const columns: Partial<Record<ValueColumn, Float64Array>> = {}
  if (series.column('ghi_wm2') !== null) columns.ghi_wm2 = made.ghiWm2
  if (made.split !== null && (series.column('dhi_wm2') !== null || part !== null)) columns.dhi_wm2 = made.split.dhiWm2
  if (made.split !== null && (series.column('dni_wm2') !== null || dni !== null)) columns.dni_wm2 = made.split.dniWm2
  if (temp !== null) columns.temp_air_c = temp
  const beyond = keepWithinLimits(columns)
  const report = scaledMonths(light, made, lit, series.stepMinutes, monthly, shifts)
  const before = report.reduce((sum, month) => sum + month.ghi_kwhm2.before, 0)
  const after = report.reduce((sum, month) => sum + month.ghi_kwhm2.after, 0)
  const change = before > 0 ? roundFigure(after / before - 1, 5) : null
  return {
    weather: withColumns(series.section, columns),
    months: report,
    year: { ghi_before_kwhm2: roundFigure(before, 3), ghi_after_kwhm2: roundFigure(after, 3), change_frac: change },
    notes: [...scaleNotes(report, light.dhiWm2 !== null, part?.of ?? null), ...beyond],
  }
}

/** Shifts the temperature of some rows to a mean. @returns the difference, K; null when nothing is wanted */
function shiftTo(temp: Float64Array, rows: Int32Array, mean: number | null): number | null {
  const shift = shiftOf(temp, rows, mean)
  if (shift === null) return null
  for (const i of rows) temp[i] += shift
  return shift
}

/** Difference of a mean from that of some rows, K; null when nothing is wanted, or no row has a value. */
function shiftOf(temp: Float64Array, rows: Int32Array, mean: number | null): number | null {
  if (mean === null) return null
  let [sum, count] = [0, 0]
  for (const i of rows) {
    if (Number.isNaN(temp[i])) continue
    sum += temp[i]
    count++
  }
  if (count === 0) return null
  return mean - sum / count
}

/** Fails: at the monthly temperature that is farther from the weather than two sources of one place are. */
function checkShifts(series: Series, months: readonly CalendarMonth[], temps: MonthlyValues, sink: Sink): void {
  const temp = series.column('temp_air_c')
  if (temp === null) return
  for (let m = 0; m < 12; m++) {
    const shift = shiftOf(temp, months[m].rows, temps[m])
    if (shift === null || Math.abs(shift) <= SHIFT_MAX_K) continue
    const wanted = temps[m] ?? 0
    sink.fail(
      `monthly.temp_air_c.${m}`,
      `${wanted} degC in ${MONTH_NAMES[m]} is ${Math.abs(shift).toFixed(1)} K ${shift > 0 ? 'above' : 'below'} the ${(wanted - shift).toFixed(1)} degC of the weather, and sources of one place differ by less than ${SHIFT_MAX_K} K: check the unit (degC, the mean of the month), the order of the months and the place`,
    )
  }
}

/** Whether every month is left as it is. */
function isNothingWanted({ ghi_kwhm2, dhi_kwhm2, dni_kwhm2, temp_air_c }: MonthlyTargets): boolean {
  return [ghi_kwhm2, dhi_kwhm2, dni_kwhm2, temp_air_c].every((values) => values?.every((value) => value === null) ?? true)
}

/** A wanted month is whole and has light in every row with the sun up. */
function checkTargets(
  series: Series,
  months: readonly CalendarMonth[],
  monthly: MonthlyTargets,
  { ghiWm2 }: Light,
  { extraWm2 }: RowSky,
  sink: Sink,
): void {
  const { ghi_kwhm2: ghi, dhi_kwhm2: dhi, dni_kwhm2: dni, temp_air_c: temps } = monthly
  for (let m = 0; m < 12; m++) {
    const { rows, times } = months[m]
    const month = MONTH_NAMES[m]
    if (ghi[m] == null) {
      for (const [name, values] of [['dhi_kwhm2', dhi] as const, ['dni_kwhm2', dni] as const])
        if (values?.[m] != null) sink.fail(`monthly.${name}.${m}`, `${month} has a ${name} but no ghi_kwhm2: send both, or null for both`)
      continue
    }
    if (times < WHOLE_MONTH_FRAC)
      sink.fail(
        `monthly.ghi_kwhm2.${m}`,
        `The weather has ${rows.length === 0 ? 'no rows' : `only ${Math.round(times * 100)} %`} of ${month}: a sum is that of a whole month. ${rows.length === 0 ? 'Send weather of whole months' : 'Send weather of whole months (POST /api/weather/quality with fill all inserts rows that are left out)'}, or null for this one`,
      )
    const gaps = rows.reduce((count, i) => (Number.isNaN(ghiWm2[i]) && extraWm2[i] > 0 ? count + 1 : count), 0)
    if (gaps > 0)
      sink.fail(
        `monthly.ghi_kwhm2.${m}`,
        `${month} has ${gaps} rows without global irradiance while the sun is up: fill them before its sum is compared (POST /api/weather/quality with fill all), or send null for this month`,
      )
    const [global, diffuse] = [ghi[m] ?? 0, dhi?.[m] ?? 0]
    if (diffuse > global)
      sink.fail(`monthly.dhi_kwhm2.${m}`, `${month} has more diffuse (${diffuse}) than global irradiation (${global} kWh/m2)`)
  }
  if (temps != null && series.column('temp_air_c') === null)
    sink.fail(
      'monthly.temp_air_c',
      'The weather has no air temperature that could be shifted to monthly means: leave monthly.temp_air_c out',
    )
  const sparse = months.findIndex(({ rows, inRows }, m) => temps?.[m] != null && rows.length > 0 && inRows < MEAN_ROWS_MIN_FRAC)
  if (sparse >= 0)
    sink.fail(
      'monthly.temp_air_c',
      `The weather has no rows at night (${MONTH_NAMES[sparse]}: ${Math.round(100 * months[sparse].inRows)} % of the time), and the mean temperature of a month is that of all hours: send weather with its nights, or leave monthly.temp_air_c out`,
    )
  else if (temps != null) checkShifts(series, months, temps, sink)
}
