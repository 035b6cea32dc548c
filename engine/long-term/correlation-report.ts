import { formatStamp } from '../core/calendar.ts'
import type { HourGrid } from './common-hours.ts'
import type { CorrelationName } from './correlation/index.ts'
import type { CorrelationMethod } from './correlation/option.ts'
import { FAINT_WEIGHT_WM2, type FittedMonths, type MonthPairs, mapPairs } from './fitted-months.ts'
import type { HeldOutErrors } from './held-out.ts'
import { correlationOf } from './lag.ts'
import { roundFigure } from './round-figure.ts'
import { YEARS_MIN, type YearStatistics } from './year-statistics.ts'

/** Differences of two series from the station's hours with the sun up, over the mean of the station. */
export interface HourErrors {
  /** Mean difference. */
  bias_frac: number
  rmse_frac: number
  correlation: number
}

export interface CorrelationReport {
  method: { name: CorrelationName; title: string; source: string; by: 'month' | 'year'; own_months: number }
  /** Columns that follow the station. */
  columns: string[]
  /** First and last common hour, UTC; hours that both series have with the sun up. */
  overlap: { from: string; to: string; lit_hours: number; years: number }
  before: HourErrors
  after: HourErrors
  /** Correlation of the daily sums, before. */
  correlation_daily: number
  /** Stretches that were predicted by a fit to the rest. */
  held_out: { from: string; hours: number; measured_kwhm2: number; predicted_kwhm2: number; difference_frac: number | null }[]
  /** One standard deviation each, fractions of the irradiation. */
  uncertainty: {
    /** Of one year of the corrected series against the station, with what the fit adds; at least that of the station. */
    year_frac: number
    /** Of the fit, by the length of the overlap. */
    fit_frac: number
    /** Of the reference's own errors from year to year, over the mean of its years. */
    reference_frac: number
    station_frac: number
  }
  /** Of the `lifetime` section of a run; null for fewer than five whole years. */
  uncertainty_parts: { resource: number; interannual: number } | null
  statistics: YearStatistics | null
}

const YEAR_HOURS = 8766
const HOUR_MINUTES = 60

export function ghiReport(
  { method: name, station_uncertainty: stationFrac }: { readonly method: CorrelationName; readonly station_uncertainty: number },
  method: CorrelationMethod,
  { firstMinutes }: HourGrid,
  hours: Int32Array,
  pairs: MonthPairs,
  fitted: FittedMonths,
  errors: HeldOutErrors,
  statistics: YearStatistics | null,
  byMonth: boolean,
): CorrelationReport {
  const measured = pairs.station.map((value, i) => value * pairs.weight[i])
  const before = pairs.reference.map((value, i) => value * pairs.weight[i])
  const after = mapPairs(fitted, pairs, FAINT_WEIGHT_WM2)
  const stamp = (hour: number) => formatStamp(firstMinutes + hour * HOUR_MINUTES)
  const last = hours[hours.length - 1]
  const longYears = Math.max(1, statistics?.years.length ?? 1)
  const reference = errors.yearFrac / Math.sqrt(longYears)
  const interannual = statistics?.uncertainty_parts?.interannual ?? null
  const resource = Math.hypot(errors.fitFrac, reference, stationFrac, (interannual ?? 0) / Math.sqrt(longYears))
  return {
    method: {
      name,
      title: method.title,
      source: method.source,
      by: byMonth ? 'month' : 'year',
      own_months: fitted.ownMonths,
    },
    columns: [],
    overlap: {
      from: stamp(hours[0]),
      to: stamp(last + 1),
      lit_hours: hours.length,
      years: roundFigure((last + 1 - hours[0]) / YEAR_HOURS, 3),
    },
    before: hourErrors(before, measured),
    after: hourErrors(after, measured),
    correlation_daily: roundFigure(dailyCorrelation(before, measured, hours), 4),
    held_out: heldOutOf(errors, stamp),
    uncertainty: {
      year_frac: roundFigure(Math.max(stationFrac, Math.hypot(errors.yearFrac, errors.fitFrac)), 5),
      fit_frac: roundFigure(errors.fitFrac, 5),
      reference_frac: roundFigure(reference, 5),
      station_frac: stationFrac,
    },
    uncertainty_parts: interannual === null ? null : { resource: roundFigure(resource, 4), interannual: roundFigure(interannual, 4) },
    statistics,
  }
}

function heldOutOf({ blocks }: HeldOutErrors, stamp: (hour: number) => string): CorrelationReport['held_out'] {
  return blocks.map(({ firstHour, hours, measuredKwhm2, predictedKwhm2 }) => ({
    from: stamp(firstHour),
    hours,
    measured_kwhm2: measuredKwhm2,
    predicted_kwhm2: predictedKwhm2,
    difference_frac: measuredKwhm2 > 0 ? roundFigure(predictedKwhm2 / measuredKwhm2 - 1, 5) : null,
  }))
}

function hourErrors(values: Float64Array, measured: Float64Array): HourErrors {
  const n = values.length
  let [mean, bias, squares] = [0, 0, 0]
  for (let i = 0; i < n; i++) {
    const difference = values[i] - measured[i]
    mean += measured[i]
    bias += difference
    squares += difference * difference
  }
  const scale = mean > 0 ? n / mean : 0
  return {
    bias_frac: roundFigure((bias / n) * scale, 5),
    rmse_frac: roundFigure(Math.sqrt(squares / n) * scale, 5),
    correlation: roundFigure(correlationOf(values, measured), 4),
  }
}

/** Of sums over days of the grid. */
function dailyCorrelation(values: Float64Array, measured: Float64Array, hours: Int32Array): number {
  const days = Math.floor(hours[hours.length - 1] / 24) + 1
  const [x, y] = [new Float64Array(days).fill(Number.NaN), new Float64Array(days).fill(Number.NaN)]
  for (let i = 0; i < hours.length; i++) {
    const day = Math.floor(hours[i] / 24)
    x[day] = (x[day] || 0) + values[i]
    y[day] = (y[day] || 0) + measured[i]
  }
  return correlationOf(x, y)
}

/** Below this overlap the fit has not seen every season. */
const SEASONS_YEARS = 0.95
/** A station that correlates less does not describe the same sky. */
const CORRELATION_LOW = 0.8

/** Rows that are no measurement, or no light of a sky. */
export function leftOutNotes({ weather, station }: { readonly weather: number; readonly station: number }): string[] {
  const of = [...(station > 0 ? [`${station} rows of the station`] : []), ...(weather > 0 ? [`${weather} rows of the weather`] : [])]
  if (of.length === 0) return []
  const gaps =
    weather > 0 ? ' Those of the weather are gaps in the corrected series, as are its own: fill all of that operation estimates them.' : ''
  return [
    `Left out of the fit: ${of.join(' and ')}, which fail tests whose values POST /api/weather/quality removes, such as no light at all under a high sun. See which with that operation.${gaps}`,
  ]
}

export function correlationNotes(
  { overlap, before, after, method, uncertainty, statistics }: CorrelationReport,
  { title, remark }: CorrelationMethod,
  followed: readonly string[],
  isSplit: boolean,
): string[] {
  const percent = (frac: number) => `${(100 * frac).toFixed(2)} %`
  const notes = [
    `Corrected by a station with ${overlap.lit_hours} common hours of light, ${overlap.from} to ${overlap.to} UTC: ${title}, ${method.by === 'month' ? 'by month' : 'one fit for the year'}. ${remark}`,
    `Over the common hours the series was ${percent(before.bias_frac)} from the station and is ${percent(after.bias_frac)} now; a year of it is uncertain by ${percent(uncertainty.year_frac)} (one standard deviation ${uncertainty.year_frac > uncertainty.station_frac ? 'of what was not fitted' : 'of the station itself: what was not fitted differs by less'}).`,
  ]
  if (followed.length > 0)
    notes.push(
      `${followed.join(' and ')} ${followed.length === 1 ? 'follows' : 'follow'} the station in the same way; other columns are those of the long series.`,
    )
  if (statistics !== null && statistics.years.length >= YEARS_MIN && statistics.interannual_frac === null)
    notes.push('Years of the long series copy each other, so the spread of its years is not known and no uncertainty_parts are stated.')
  if (isSplit)
    notes.push('The rows of both series do not begin at the same minute: a row of light was split between two hours as a clear sky is.')
  if (after.rmse_frac > before.rmse_frac)
    notes.push(
      `The corrected hours differ from those of the station by ${percent(after.rmse_frac)} (root mean square) and did by ${percent(before.rmse_frac)} before: check clocks and places of both series. Where they are right, quantile adds the spread of the station to hours of other clouds, and linear stays nearer to single hours.`,
    )
  if (overlap.years < SEASONS_YEARS)
    notes.push(
      'The common hours are less than a year: what the difference is in other seasons is not known, and the stated uncertainty does not contain it. Measure a whole year.',
    )
  if (before.correlation < CORRELATION_LOW)
    notes.push(
      `The hours of both series correlate by ${before.correlation.toFixed(2)} only: check places, zones and stamps of both series.`,
    )
  return notes
}
