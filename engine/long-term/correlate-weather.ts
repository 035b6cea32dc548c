import { formatStamp, monthOfMinutes } from '../core/calendar.ts'
import { EngineError, Sink } from '../core/sink.ts'
import { calendarMonths } from './calendar-months.ts'
import { compareClocks } from './clocks.ts'
import { commonGrid, type HourGrid, hourMeans, isSplitOnGrid, spanOf } from './common-hours.ts'
import { CORRELATIONS, type CorrelationName } from './correlation/index.ts'
import type { CorrelationMethod } from './correlation/option.ts'
import { type CorrelationReport, correlationNotes, ghiReport, leftOutNotes } from './correlation-report.ts'
import { diffuseFaults } from './diffuse-faults.ts'
import { filledGlobal } from './filled-light.ts'
import { FAINT_WEIGHT_WM2, type FittedMonths, fitMonths, type MonthPairs } from './fitted-months.ts'
import { requireSameUnit, requireSunOfStamps } from './fitting-light.ts'
import { heldOutErrors } from './held-out.ts'
import { hourLight } from './hour-light.ts'
import { lagOf } from './lag.ts'
import { type Light, lightOf } from './light.ts'
import { withColumns } from './made-section.ts'
import { type LongTermSite, type RowSky, rowSky } from './row-sky.ts'
import { requireSameSky } from './same-sky.ts'
import { diffuseSum, splitMonths } from './scale-light.ts'
import { keepWithinLimits } from './schema-limits.ts'
import { readSeries, type Series, type ValueColumn, type WeatherSection } from './series.ts'
import { movedNotes, placedAt, type SentSite, siteOf, stationNotes } from './site-of.ts'
import { type TrustedLight, trustedLight, watchedSky } from './trusted-light.ts'
import { yearsOfLight } from './years-of-light.ts'

export interface CorrelateRequest {
  /** Long series, of a satellite or a reanalysis. */
  readonly weather: WeatherSection
  /** Short series, measured at the place. */
  readonly station: WeatherSection
  /** Default: the place that the weather states. */
  readonly site: SentSite | null
  readonly method: CorrelationName
  readonly by: 'auto' | 'month' | 'year'
  /** One standard deviation of the station's sums, by its sensors, fraction. */
  readonly station_uncertainty: number
}

export interface CorrelatedWeather extends CorrelationReport {
  weather: WeatherSection
  notes: string[]
}

/** Hours with the sun up that both series have. About 30 days. */
const LIT_HOURS_MIN = 300
/** An overlap of all months has a fit for each. */
const ALL_MONTHS_HOURS = 330 * 24
/** No series is longer; stamps further apart are mistakes. */
const OVERLAP_HOURS_MAX = 150 * 8766
/** Below this the sun of an hour is not up, W/m2. */
const LIT_WM2 = 1

/** Columns that follow the station besides the light. */
const OTHERS = [
  { name: 'temp_air_c', isRatio: false },
  { name: 'wind_speed_ms', isRatio: true },
] as const satisfies readonly { name: ValueColumn; isRatio: boolean }[]

/**
 * Measure, correlate, predict: corrects a long series by a short one measured at the place. Both are
 * compared in the hours that they share, in UTC. The clearness of the global irradiance, air temperature
 * and wind are mapped by the method, each calendar month by its own fit where the overlap has all
 * months, and the sums over the overlap become those of the station. Diffuse and direct light follow as
 * in `scaleWeather`. Rows of the long series that are no measurement become gaps. The uncertainty is that of stretches of the overlap that were not fitted.
 * @param onProgress  called every few thousand rows; may throw to end the work
 * Valid for: at least 300 common hours with the sun up (30 days).
 * Fails: EngineError at `weather.*` and `station.*`.
 * Source: see `correlation/` and `held-out.ts`.
 * Checked by: test/engine/long-term/correlate-weather.test.ts
 */
export function correlateWeather(request: CorrelateRequest, onProgress?: () => void): CorrelatedWeather {
  const sink = new Sink()
  const reference = readReal(request.weather, 'weather', sink)
  const station = readReal(request.station, 'station', sink)
  if (reference === null || station === null) throw new EngineError(sink.failures)
  const site = siteOf(request.weather, request.site)
  const places = [...movedNotes(request.weather, site), ...stationNotes(request.station, site, request.site)]
  const watched = watchedSky(reference, site, onProgress)
  const { sky } = watched
  const light = lightOf(reference, sky, 'weather', sink)
  const stationWatched = watchedSky(station, site, onProgress)
  const stationLight = lightOf(station, stationWatched.sky, 'station', sink)
  if (light === null || stationLight === null) throw new EngineError(sink.failures)
  const grid = requireOverlap(reference, station)
  const trusted = {
    weather: trustedLight(reference, light.ghiWm2, watched, site, onProgress),
    station: trustedLight(station, stationLight.ghiWm2, stationWatched, site, onProgress),
  }
  const pairs = ghiPairs(reference, station, light, stationLight, trusted, grid, site)
  const clocks = [
    ...requireSunOfStamps(reference, light, watched, 'weather'),
    ...requireSunOfStamps(station, stationLight, stationWatched, 'station'),
    ...compareClocks(pairs.ghi, pairs.measured, { weather: watched.shift, station: stationWatched.shift }),
  ]
  requireSameUnit(pairs.pairs)
  requireSameSky(pairs.pairs)
  const diffuse = diffuseFaults(reference, sky, site, onProgress)
  onProgress?.()
  const trustedOnly = { ...light, ghiWm2: trusted.weather.ghiWm2 }
  const made = corrected(request, site, reference, station, sky, trustedOnly, grid, pairs, onProgress)
  return { ...made, notes: [...places, ...diffuse.notes, ...made.notes, ...clocks], weather: placedAt(made.weather, site, request.site) }
}

/** A series whose stamps ascend. */
function readReal(section: WeatherSection, field: string, sink: Sink): Series | null {
  const series = readSeries(section, field, sink)
  if (series === null || series.starts.isRegular) return series
  const { startMinutes } = series
  for (let i = 1; i < series.n; i++)
    if (startMinutes[i] < startMinutes[i - 1]) {
      sink.fail(`${field}.time`, 'Hours are compared with those of the other series, and a typical year has none of them: send real years')
      return null
    }
  return series
}

/** Fails: EngineError for series that do not meet, or whose stamps are centuries apart. */
function requireOverlap(reference: Series, station: Series): HourGrid {
  const grid = commonGrid(reference, station)
  const text = (series: Series) => {
    const { from, to } = spanOf(series)
    return `${formatStamp(from)} to ${formatStamp(to)}`
  }
  if (grid.hours === 0)
    fail(
      'station',
      `The series do not overlap: weather is ${text(reference)} UTC, station ${text(station)} UTC. Send a long series that contains the station's`,
    )
  if (grid.hours > OVERLAP_HOURS_MAX)
    fail('station.time', `The stamps of both series span ${Math.round(grid.hours / 8766)} years: check their years`)
  return grid
}

/** Common hours with the sun up: clearness of both series, weighted by the extraterrestrial irradiance. */
function ghiPairs(
  reference: Series,
  station: Series,
  light: Light,
  stationLight: Light,
  trusted: { readonly weather: TrustedLight; readonly station: TrustedLight },
  grid: HourGrid,
  site: LongTermSite,
) {
  const hours = hoursOf(grid)
  const { extraWm2 } = rowSky(hours, site)
  const ghi = hourLight(reference, light.ghiWm2, grid, site)
  const measured = hourLight(station, stationLight.ghiWm2, grid, site)
  const lag = lagOf(ghi, measured)
  if (lag !== 0)
    fail(
      'station.timezone',
      `The light of the station fits that of the weather ${Math.abs(lag)} h ${lag > 0 ? 'earlier' : 'later'} clearly better: check timezone, interval and summer time of both series`,
    )
  const fit = [hourLight(reference, trusted.weather.ghiWm2, grid, site), hourLight(station, trusted.station.ghiWm2, grid, site)] as const
  const lit: number[] = []
  for (let hour = 0; hour < grid.hours; hour++)
    if (extraWm2[hour] > LIT_WM2 && !Number.isNaN(fit[0][hour]) && !Number.isNaN(fit[1][hour])) lit.push(hour)
  if (lit.length < LIT_HOURS_MIN)
    fail(
      'station.ghi_wm2',
      `Both series have values in ${lit.length} common hours with the sun up: at least ${LIT_HOURS_MIN} are needed (30 days), and a whole year for a fit that knows the seasons`,
    )
  if (lit.every((hour) => ghi[hour] === measured[hour]))
    fail('station', 'The station has the light of the weather in every common hour: send a series that was measured at the place')
  const month = Uint8Array.from(lit, (hour) => monthOfMinutes(grid.firstMinutes + hour * 60 + 30 + reference.timezoneH * 60))
  const pairs: MonthPairs = {
    reference: Float64Array.from(lit, (hour) => ghi[hour] / extraWm2[hour]),
    station: Float64Array.from(lit, (hour) => measured[hour] / extraWm2[hour]),
    weight: Float64Array.from(lit, (hour) => extraWm2[hour]),
    month,
  }
  return {
    pairs,
    ghi,
    measured,
    hours: Int32Array.from(lit),
    leftOut: { weather: trusted.weather.leftOut, station: trusted.station.leftOut },
  }
}

/** The hours of a grid as rows in UTC. */
function hoursOf({ firstMinutes, hours }: HourGrid): Parameters<typeof rowSky>[0] {
  const first = firstMinutes
  const starts = { isRegular: true, copy: (from: number, n: number, out: Float64Array) => fillStarts(out, first + from * 60, n) }
  return { n: hours, stepMinutes: 60, timezoneH: 0, sunOffsetMinutes: null, starts: starts as Series['starts'] }
}

function fillStarts(out: Float64Array, first: number, n: number): void {
  for (let i = 0; i < n; i++) out[i] = first + i * 60
}

function corrected(
  request: CorrelateRequest,
  site: LongTermSite,
  reference: Series,
  station: Series,
  sky: RowSky,
  light: Light,
  grid: HourGrid,
  { pairs, hours, leftOut }: ReturnType<typeof ghiPairs>,
  onProgress?: () => void,
): CorrelatedWeather {
  const method: CorrelationMethod = CORRELATIONS[request.method]
  const spanHours = hours[hours.length - 1] - hours[0] + 1
  const byMonth = request.by === 'month' || (request.by === 'auto' && spanHours >= ALL_MONTHS_HOURS)
  const fitted = fitMonths(method, pairs, () => true, byMonth, true, FAINT_WEIGHT_WM2)
  const errors = heldOutErrors(method, pairs, hours, byMonth, FAINT_WEIGHT_WM2)
  onProgress?.()
  const months = calendarMonths(reference, site)
  const monthOfRow = new Uint8Array(reference.n)
  months.forEach(({ rows }, month) => {
    for (const i of rows) monthOfRow[i] = month
  })
  const ghiWm2 = mapLight(light.ghiWm2, sky, fitted, monthOfRow)
  const split = splitMonths(light, ghiWm2, sky, months, 'diffuse', (rows) => diffuseSum(light.ghiWm2, light.dhiWm2, ghiWm2, sky, rows))
  const columns: Partial<Record<ValueColumn, Float64Array>> = {}
  if (reference.column('ghi_wm2') !== null) columns.ghi_wm2 = ghiWm2
  if (split !== null && reference.column('dhi_wm2') !== null) columns.dhi_wm2 = split.split.dhiWm2
  if (split !== null && reference.column('dni_wm2') !== null) columns.dni_wm2 = split.split.dniWm2
  const followed: ValueColumn[] = []
  for (const { name, isRatio } of OTHERS) {
    const column = mapColumn(name, isRatio, method, byMonth, reference, station, grid, monthOfRow)
    if (column === null) continue
    columns[name] = column
    followed.push(name)
  }
  const beyond = keepWithinLimits(columns)
  const years = yearsOfLight(reference, ghiWm2, filledGlobal(reference, sky, ghiWm2))
  const report = ghiReport(request, method, grid, hours, pairs, fitted, errors, years.statistics, byMonth)
  return {
    weather: withColumns(reference.section, columns),
    ...report,
    columns: ['ghi_wm2', ...followed],
    notes: [
      ...correlationNotes(report, method, followed, isSplitOnGrid(station, grid)),
      ...leftOutNotes(leftOut),
      ...beyond,
      ...years.notes,
    ],
  }
}

/** Global irradiance of every row by the fit of its month, at most that of very clean air or its own. */
function mapLight(
  ghi: Float64Array,
  { extraWm2, globalLimitWm2 }: RowSky,
  { mappings, faint }: FittedMonths,
  month: Uint8Array,
): Float64Array {
  const out = Float64Array.from(ghi)
  for (let i = 0; i < out.length; i++) {
    const extra = extraWm2[i]
    if (extra <= 0) {
      out[i] = faint[month[i]](ghi[i])
      continue
    }
    const clearness = ghi[i] / extra
    const mapped = extra * (extra >= FAINT_WEIGHT_WM2 ? mappings[month[i]](clearness) : faint[month[i]](clearness))
    out[i] = Math.min(mapped, Math.max(ghi[i], globalLimitWm2[i]))
  }
  return out
}

/** A column by the hours that both series have; null when one has none of it, or too few. */
function mapColumn(
  name: ValueColumn,
  isRatio: boolean,
  method: CorrelationMethod,
  byMonth: boolean,
  reference: Series,
  station: Series,
  grid: HourGrid,
  monthOfRow: Uint8Array,
): Float64Array | null {
  const [own, measured] = [reference.column(name), station.column(name)]
  if (own === null || measured === null) return null
  const [x, y] = [hourMeans(reference, own, grid), hourMeans(station, measured, grid)]
  const common: number[] = []
  for (let hour = 0; hour < grid.hours; hour++) if (!Number.isNaN(x[hour]) && !Number.isNaN(y[hour])) common.push(hour)
  if (common.length < LIT_HOURS_MIN) return null
  const pairs: MonthPairs = {
    reference: Float64Array.from(common, (hour) => x[hour]),
    station: Float64Array.from(common, (hour) => y[hour]),
    weight: new Float64Array(common.length).fill(1),
    month: Uint8Array.from(common, (hour) => monthOfMinutes(grid.firstMinutes + hour * 60 + 30 + reference.timezoneH * 60)),
  }
  const { mappings } = fitMonths(method, pairs, () => true, byMonth, isRatio, 0)
  return own.map((value, i) => mappings[monthOfRow[i]](value))
}

function fail(field: string, message: string): never {
  throw new EngineError([{ code: 'validation_error', field, message }])
}
