import { civilOf, minutesOf } from './calendar.ts'
import { rowCount } from './column-lengths.ts'
import { fillGaps } from './fill-gaps.ts'
import type { Frame, MonthStart } from './frame.ts'
import type { Resolved } from './option.ts'
import { readStamps } from './row-stamps.ts'
import type { RowStarts } from './row-starts.ts'
import { type GappyColumn, sentColumn, withNaN } from './sent-column.ts'
import type { Sink } from './sink.ts'
import { WeatherBlock } from './weather-block.ts'

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
  readonly startMinutes: Float64Array
  /** The same, for those who need few of them: a regular series makes the column when it is asked for. */
  starts: RowStarts
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
  /** The weather has a wind; without one it is assumed. */
  hasWind: boolean
  albedoFrac: Float64Array | null
  /** The memory of all columns, with those that only a few models read: what the digest covers. */
  block: WeatherBlock
}

/** The schema has the same limit, but stored sections may be older than it. */
const LONGEST_STEP_MINUTES = 60
/** Wind speed when the weather has none, m/s. */
const WIND_DEFAULT_MPS = 1

const HORIZONTAL = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const
/** Columns that only a few models read, from the section itself. */
const AIR = ['relative_humidity', 'pressure_hpa', 'precipitable_water_cm', 'snow_depth_cm'] as const
/** Columns that every weather has besides its stamps: temperature and wind. */
const ALWAYS = 2

/**
 * Marks in the digest: each common column follows a 1, and a 0 stands for a missing one. Then come
 * the rare columns, each after its own number.
 */
const COMMON = 1
const FIRST_RARE = 2

type WeatherSection = Resolved['weather']

/**
 * Reads the inline weather section into columns: stamps become row starts. A column without any
 * value counts as not sent. A gap in irradiance is NaN until the irradiance stage closes it. A gap
 * in temperature or wind is filled by `fillGaps`. A gap in albedo is NaN and later gets the month's
 * albedo.
 * Fails: at `weather.*` for rows longer than an hour, columns of unequal length, reference series that are not finite, stamps
 * that do not ascend or cannot be parsed, and insufficient irradiance columns.
 */
export function readWeather(weather: WeatherSection, sink: Sink): WeatherTable | null {
  const failuresBefore = sink.failures.length
  if (weather.step_minutes > LONGEST_STEP_MINUTES)
    sink.fail(
      'weather.step_minutes',
      `Rows of ${weather.step_minutes} min are too long: the sun at the middle of a row stands for ${LONGEST_STEP_MINUTES} min at most. Send hourly or shorter rows`,
    )
  const n = rowCount(weather, sink)
  const closes = horizontalCloses(weather)
  checkIrradiance(weather, closes, sink)
  const horizontal = HORIZONTAL.map((name) => (closes ? sentColumn(weather[name]) : null))
  const wind = sentColumn(weather.wind_speed_ms)
  const albedo = sentColumn(weather.albedo)
  const poa = closes ? null : sentColumn(weather.poa_wm2)
  const air = AIR.map((name) => sentColumn(weather[name]))
  const columns = ALWAYS + [...horizontal, albedo, poa, ...air].filter((column) => column !== null).length
  const block = new WeatherBlock(n, columns)
  const starts = readStamps(weather, n, sink, block.stamps)
  if (starts === null || sink.failures.length > failuresBefore) return null
  // in the order of the digest
  const [ghiWm2, dhiWm2, dniWm2] = horizontal.map((sent) => (sent === null ? block.skip() : irradianceColumn(sent, block.take(COMMON))))
  const tempAirC = fillGaps(weather.temp_air_c, 'temp_air_c', weather, sink, block.take(COMMON))
  const windMps = wind === null ? windless(block.take(COMMON), sink) : fillGaps(wind, 'wind_speed_ms', weather, sink, block.take(COMMON))
  const albedoFrac = albedo === null ? block.skip() : withNaN(albedo, block.take(COMMON))
  const poaWm2 = poa === null ? null : irradianceColumn(poa, block.take(FIRST_RARE))
  air.forEach((sent, k) => {
    if (sent !== null) withNaN(sent, block.take(FIRST_RARE + 1 + k))
  })
  return {
    n,
    stepMinutes: weather.step_minutes,
    timezoneH: weather.timezone,
    get startMinutes() {
      return starts.all()
    },
    starts,
    sunOffsetMinutes: weather.sun_offset_min,
    ghiWm2,
    dhiWm2,
    dniWm2,
    poaWm2,
    tempAirC,
    windMps,
    hasWind: wind !== null,
    albedoFrac,
    block,
  }
}

/** Some irradiance is there, and all of it is used. */
function checkIrradiance(weather: WeatherSection, closes: boolean, sink: Sink): void {
  if (!closes && sentColumn(weather.poa_wm2) === null) {
    sink.fail(
      'weather.ghi_wm2',
      'The irradiance columns do not suffice: send ghi_wm2 alone, two of ghi_wm2, dhi_wm2 and dni_wm2, or poa_wm2, with values',
    )
  }
  if (closes && sentColumn(weather.poa_wm2) !== null) {
    sink.warn('poa_not_used', 'weather.poa_wm2', {})
  }
}

/**
 * Whether the horizontal columns suffice: global, or two of the three. Otherwise the irradiance in
 * the plane of the array is used.
 */
export function horizontalCloses(weather: WeatherSection): boolean {
  return sentColumn(weather.ghi_wm2) !== null || HORIZONTAL.filter((name) => sentColumn(weather[name]) !== null).length >= 2
}

/** Irradiance with NaN for gaps. */
function irradianceColumn(sent: GappyColumn, out: Float64Array): Float64Array {
  withNaN(sent, out)
  for (let i = 0; i < out.length; i++) if (out[i] < 0) out[i] = 0 // sensors read slightly below zero at night
  return out
}

function windless(out: Float64Array, sink: Sink): Float64Array {
  sink.warn('wind_assumed', 'weather.wind_speed_ms', { wind_ms: WIND_DEFAULT_MPS })
  return out.fill(WIND_DEFAULT_MPS)
}

/**
 * Copies `n` rows from `first` on into the frame's sky columns and sets the month of each row's
 * middle. Irradiance columns keep their gaps until the irradiance stage closes them.
 */
export function loadBlock(table: WeatherTable, first: number, frame: Frame, n: number = Math.min(frame.capacity, table.n - first)): void {
  const { sky } = frame
  const { starts, tempAirC, windMps, ghiWm2, dhiWm2, dniWm2 } = table
  const end = first + n
  frame.first = first
  frame.n = n
  starts.copy(first, n, sky.startMinutes)
  sky.tempAirC.set(tempAirC.subarray(first, end))
  sky.windMps.set(windMps.subarray(first, end))
  copyRows(ghiWm2, first, n, sky.ghiWm2)
  copyRows(dhiWm2, first, n, sky.dhiWm2)
  copyRows(dniWm2, first, n, sky.dniWm2)
  frame.months = loadMonths(sky.startMinutes, table, n, sky.month)
}

/** A missing column counts as zero until the closure computes it. */
function copyRows(column: Float64Array | null, first: number, n: number, out: Float64Array): void {
  if (column === null) out.fill(0, 0, n)
  else out.set(column.subarray(first, first + n))
}

/**
 * Month of each row's middle; the civil date is computed once per stretch of a month.
 * @returns  the first row of each stretch
 */
function loadMonths(
  startMinutes: Float64Array,
  { stepMinutes, starts: { isRegular } }: WeatherTable,
  n: number,
  month: Frame['sky']['month'],
): MonthStart[] {
  const starts: MonthStart[] = []
  const half = stepMinutes / 2
  let from = 0
  while (from < n) {
    const { year, month: ofYear } = civilOf(startMinutes[from] + half)
    const first = minutesOf(year, ofYear, 1) - half
    const end = (ofYear === 12 ? minutesOf(year + 1, 1, 1) : minutesOf(year, ofYear + 1, 1)) - half
    let to = isRegular ? Math.min(n, from + Math.ceil((end - startMinutes[from]) / stepMinutes)) : from + 1
    while (to < n && startMinutes[to] >= first && startMinutes[to] < end) to++
    starts.push({ row: from, year, month: ofYear - 1 })
    month.fill(ofYear - 1, from, to)
    from = to
  }
  return starts
}
