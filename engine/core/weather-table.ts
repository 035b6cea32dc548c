import { civilOf, minutesOf } from './calendar.ts'
import { rowCount } from './column-lengths.ts'
import { fillGaps } from './fill-gaps.ts'
import type { Frame } from './frame.ts'
import { giveBackColumns } from './kept-columns.ts'
import type { Resolved } from './option.ts'
import { readStamps } from './row-stamps.ts'
import { type GappyColumn, sentColumn, withNaN } from './sent-column.ts'
import type { Sink } from './sink.ts'

/**
 * Weather of a run as columns of length `n`, read once. A missing column is null. Gaps are NaN in
 * irradiance and albedo; other columns are filled (see `readWeather`).
 */
export interface WeatherTable {
  n: number
  stepMinutes: number
  /** Hours from UTC of the stamps. */
  timezoneH: number
  /**
   * Start of each row, minutes since 1970-01-01T00:00 in the weather's standard time; ascending,
   * except between months of a typical year.
   */
  startMinutes: Float64Array
  /**
   * Minutes from the row's start to the instant of the sun, for instantaneous irradiance; null when
   * rows are means over their interval.
   */
  sunOffsetMinutes: number | null
  ghiWm2: Float64Array | null
  dhiWm2: Float64Array | null
  dniWm2: Float64Array | null
  /**
   * Irradiance measured in the plane of the array; null when it is not used. It is used only when
   * the horizontal columns do not suffice.
   */
  poaWm2: Float64Array | null
  tempAirC: Float64Array
  windMps: Float64Array
  albedoFrac: Float64Array | null
}

/** Wind speed when the weather has none, m/s. */
const WIND_DEFAULT_MPS = 1

const HORIZONTAL = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const

type WeatherSection = Resolved['weather']

/**
 * Reads the inline weather section into columns: stamps become row starts. A column without any
 * value counts as not sent. A gap in irradiance is NaN until the irradiance stage closes it. A gap
 * in temperature or wind is filled by `fillGaps`. A gap in albedo is NaN and later gets the month's
 * albedo.
 * Fails: at `weather.*` for columns of unequal length, reference series that are not finite, stamps
 * that do not ascend or cannot be parsed, and insufficient irradiance columns.
 */
export function readWeather(weather: WeatherSection, sink: Sink): WeatherTable | null {
  const failuresBefore = sink.failures.length
  const n = rowCount(weather, sink)
  const closes = horizontalCloses(weather)
  if (!closes && sentColumn(weather.poa_wm2) === null) {
    sink.fail(
      'weather.ghi_wm2',
      'The irradiance columns do not suffice: send ghi_wm2 alone, two of ghi_wm2, dhi_wm2 and dni_wm2, or poa_wm2, with values',
    )
  }
  if (closes && sentColumn(weather.poa_wm2) !== null) {
    sink.warn(
      'weather.poa_wm2 is not used, not even in gaps: the horizontal columns take precedence. Send poa_wm2 without ghi_wm2, dhi_wm2 and dni_wm2 to use it',
    )
  }
  const startMinutes = readStamps(weather, n, sink)
  if (startMinutes === null || sink.failures.length > failuresBefore) return null
  const [ghiWm2, dhiWm2, dniWm2] = HORIZONTAL.map((name) => (closes ? irradianceColumn(weather[name]) : null))
  const wind = sentColumn(weather.wind_speed_ms)
  const albedo = sentColumn(weather.albedo)
  return {
    n,
    stepMinutes: weather.step_minutes,
    timezoneH: weather.timezone,
    startMinutes,
    sunOffsetMinutes: weather.sun_offset_min,
    ghiWm2,
    dhiWm2,
    dniWm2,
    poaWm2: closes ? null : irradianceColumn(weather.poa_wm2),
    tempAirC: fillGaps(weather.temp_air_c, 'temp_air_c', weather, sink),
    windMps: wind === null ? windless(n, sink) : fillGaps(wind, 'wind_speed_ms', weather, sink),
    albedoFrac: albedo && withNaN(albedo),
  }
}

/**
 * Whether the horizontal columns suffice: global, or two of the three. Otherwise the irradiance in
 * the plane of the array is used.
 */
export function horizontalCloses(weather: WeatherSection): boolean {
  return sentColumn(weather.ghi_wm2) !== null || HORIZONTAL.filter((name) => sentColumn(weather[name]) !== null).length >= 2
}

/** Irradiance with NaN for gaps; null for a column without values. */
function irradianceColumn(column: GappyColumn | undefined): Float64Array | null {
  const sent = sentColumn(column)
  if (sent === null) return null
  const out = withNaN(sent)
  for (let i = 0; i < out.length; i++) if (out[i] < 0) out[i] = 0 // sensors read slightly below zero at night
  return out
}

function windless(n: number, sink: Sink): Float64Array {
  sink.warn(`The weather has no wind speed: ${WIND_DEFAULT_MPS} m/s is assumed; send wind_speed_ms if you have it`)
  return new Float64Array(n).fill(WIND_DEFAULT_MPS)
}

/**
 * Copies rows `first` to `first + n` into the frame's sky columns and sets the month of each row's
 * middle. Irradiance columns keep their gaps until the irradiance stage closes them.
 */
export function loadBlock(
  table: WeatherTable,
  first: number,
  n: number,
  monthAlbedo: readonly number[],
  useWeatherAlbedo: boolean,
  frame: Frame,
): void {
  const { sky } = frame
  const { startMinutes, tempAirC, windMps, ghiWm2, dhiWm2, dniWm2 } = table
  const end = first + n
  frame.first = first
  frame.n = n
  sky.startMinutes.set(startMinutes.subarray(first, end))
  sky.tempAirC.set(tempAirC.subarray(first, end))
  sky.windMps.set(windMps.subarray(first, end))
  copyRows(ghiWm2, first, n, sky.ghiWm2)
  copyRows(dhiWm2, first, n, sky.dhiWm2)
  copyRows(dniWm2, first, n, sky.dniWm2)
  loadMonths(sky.startMinutes, table.stepMinutes, n, sky.month)
  loadAlbedo(useWeatherAlbedo ? table.albedoFrac : null, first, n, monthAlbedo, sky)
}

/** Gives the columns of a table back that nothing uses any more. */
export function giveBackTable({ startMinutes, ghiWm2, dhiWm2, dniWm2, poaWm2, tempAirC, windMps, albedoFrac }: WeatherTable): void {
  giveBackColumns([startMinutes, ghiWm2, dhiWm2, dniWm2, poaWm2, tempAirC, windMps, albedoFrac])
}

/** A missing column counts as zero until the closure computes it. */
function copyRows(column: Float64Array | null, first: number, n: number, out: Float64Array): void {
  if (column === null) out.fill(0, 0, n)
  else out.set(column.subarray(first, first + n))
}

/** Month of each row's middle; the civil date is computed once per stretch of a month. */
function loadMonths(startMinutes: Float64Array, stepMinutes: number, n: number, month: Uint8Array): void {
  const half = stepMinutes / 2
  let from = 0
  while (from < n) {
    const { year, month: ofYear } = civilOf(startMinutes[from] + half)
    const first = minutesOf(year, ofYear, 1) - half
    const end = (ofYear === 12 ? minutesOf(year + 1, 1, 1) : minutesOf(year, ofYear + 1, 1)) - half
    let to = from + 1
    while (to < n && startMinutes[to] >= first && startMinutes[to] < end) to++
    month.fill(ofYear - 1, from, to)
    from = to
  }
}

function loadAlbedo(
  own: Float64Array | null,
  first: number,
  n: number,
  monthAlbedo: readonly number[],
  { albedoFrac, month }: Frame['sky'],
): void {
  for (let i = 0; i < n; i++) albedoFrac[i] = monthAlbedo[month[i]]
  if (own === null) return
  for (let i = 0; i < n; i++) if (own[first + i] >= 0) albedoFrac[i] = own[first + i]
}
