import { formatStamp, monthOfMinutes, parseStamp } from './calendar.ts'
import type { Frame } from './frame.ts'
import { holdGaps } from './held-column.ts'
import type { Resolved } from './option.ts'
import type { Sink } from './sink.ts'

/** Weather of a run as columns of length `n`, read once; a missing column is null. Gaps are already filled (see `readWeather`). */
export interface WeatherTable {
  n: number
  stepMin: number
  /** Hours from UTC of the stamps. */
  timezoneH: number
  /** Start of each row, minutes since 1970-01-01T00:00 in the weather's standard time. */
  startMin: Float64Array
  /** Instant of the sun after the row's start, for instantaneous irradiance; null when rows are means over their interval. */
  sunOffsetMin: number | null
  ghiWm2: Float64Array | null
  dhiWm2: Float64Array | null
  dniWm2: Float64Array | null
  /** Irradiance measured in the plane of the array; null unless it rules, which it does where the horizontal columns do not close. */
  poaWm2: Float64Array | null
  tempAirC: Float64Array
  windMps: Float64Array
  albedoFrac: Float64Array | null
}

/** Wind of rows when the weather carries none, m/s. */
const WIND_DEFAULT_MPS = 1

const HORIZONTAL = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const
/** Columns that must be as long as the temperature. */
const COLUMNS = [
  ...HORIZONTAL,
  'poa_wm2',
  'wind_speed_ms',
  'relative_humidity',
  'pressure_hpa',
  'precipitable_water_cm',
  'albedo',
  'time',
] as const

type WeatherSection = Resolved['weather']
type Column = readonly (number | null)[]

/**
 * Reads the inline weather section into columns: stamps become row starts, gaps are filled and reported.
 * A gap in irradiance counts as no irradiance, a gap in temperature or wind holds the value before it (the next one at the start), a gap in albedo
 * is NaN and later takes the month's.
 * Fails: `weather.*` for columns of unequal length, reference series that are not finite, stamps that do not ascend or do not parse, irradiance that does not close.
 */
export function readWeather(weather: WeatherSection, sink: Sink): WeatherTable | null {
  const n = weather.temp_air_c.length
  const failuresBefore = sink.failures.length
  for (const name of COLUMNS) {
    const column = weather[name]
    if (column && column.length !== n)
      sink.fail(`weather.${name}`, `Columns of one length are needed: this one has ${column.length} values, temp_air_c has ${n}`)
  }
  checkReference(weather.reference_series ?? {}, n, sink)
  const closes = horizontalCloses(weather)
  if (!closes && weather.poa_wm2 === undefined) {
    sink.fail('weather.ghi_wm2', 'Irradiance does not close: send ghi_wm2 alone, two of ghi_wm2, dhi_wm2 and dni_wm2, or poa_wm2')
  }
  const startMin = readStamps(weather, n, sink)
  if (startMin === null || sink.failures.length > failuresBefore) return null
  return {
    n,
    stepMin: weather.step_minutes,
    timezoneH: weather.timezone,
    startMin,
    sunOffsetMin: weather.sun_offset_min,
    ghiWm2: closes ? irradianceColumn(weather, 'ghi_wm2', startMin, sink) : null,
    dhiWm2: closes ? irradianceColumn(weather, 'dhi_wm2', startMin, sink) : null,
    dniWm2: closes ? irradianceColumn(weather, 'dni_wm2', startMin, sink) : null,
    poaWm2: closes ? null : irradianceColumn(weather, 'poa_wm2', startMin, sink),
    tempAirC: holdGaps(weather.temp_air_c, 'temp_air_c', sink),
    windMps: weather.wind_speed_ms ? holdGaps(weather.wind_speed_ms, 'wind_speed_ms', sink) : windless(n, sink),
    albedoFrac: weather.albedo ? Float64Array.from(weather.albedo, (value) => value ?? Number.NaN) : null,
  }
}

/** Reference series are compared and delivered row by row: each needs a value or null for every row. */
function checkReference(series: Readonly<Record<string, Column>>, n: number, sink: Sink): void {
  for (const [name, column] of Object.entries(series)) {
    const field = `weather.reference_series.${name}`
    if (column.length !== n) {
      sink.fail(field, `A value or null for every row is needed: ${name} has ${column.length} values, temp_air_c has ${n}`)
      continue
    }
    const row = column.findIndex((value) => value !== null && !Number.isFinite(value))
    if (row >= 0) sink.fail(field, `${name} is not finite in row ${row} (counted from 0): write null where there is no value`)
  }
}

/** Whether the horizontal columns suffice: global, or two of the three. Else the irradiance in the plane of the array rules. */
export function horizontalCloses(weather: WeatherSection): boolean {
  return weather.ghi_wm2 !== undefined || HORIZONTAL.filter((name) => weather[name] !== undefined).length >= 2
}

function readStamps(weather: WeatherSection, n: number, sink: Sink): Float64Array | null {
  const toStart = weather.interval === 'start' ? 0 : weather.interval === 'middle' ? weather.step_minutes / 2 : weather.step_minutes
  if ((weather.start === null) === (weather.time === null)) {
    sink.fail('weather.start', 'Give exactly one of start (regular series) and time (a stamp for every row)')
    return null
  }
  const startMin = new Float64Array(n)
  if (weather.start !== null) {
    const first = parseStamp(weather.start)
    if (Number.isNaN(first)) {
      sink.fail('weather.start', `Not a date and time: ${weather.start}; write YYYY-MM-DDTHH:MM`)
      return null
    }
    for (let i = 0; i < n; i++) startMin[i] = first - toStart + i * weather.step_minutes
    return startMin
  }
  const time = weather.time ?? []
  for (let i = 0; i < Math.min(n, time.length); i++) {
    const minutes = parseStamp(time[i])
    if (Number.isNaN(minutes)) {
      sink.fail(`weather.time.${i}`, `Not a date and time: ${time[i]}; write YYYY-MM-DDTHH:MM`)
      return null
    }
    startMin[i] = minutes - toStart
    if (i > 0 && startMin[i] - startMin[i - 1] < weather.step_minutes - 1e-9) {
      sink.fail(
        `weather.time.${i}`,
        `Stamps must ascend by at least step_minutes (${weather.step_minutes}): ${time[i]} follows ${time[i - 1]}`,
      )
      return null
    }
  }
  return startMin
}

function irradianceColumn(
  weather: WeatherSection,
  name: (typeof HORIZONTAL)[number] | 'poa_wm2',
  startMin: Float64Array,
  sink: Sink,
): Float64Array | null {
  const source: Column | undefined = weather[name]
  if (source === undefined) return null
  const out = new Float64Array(source.length)
  let gaps = 0
  let firstGap = 0
  for (let i = 0; i < source.length; i++) {
    const value = source[i]
    if (value === null) {
      if (gaps++ === 0) firstGap = i
    } else if (value > 0) out[i] = value // sensors read slightly below zero at night
  }
  if (gaps > 0) sink.warn(`weather.${name} has ${gaps} gaps, the first at ${formatStamp(startMin[firstGap])}: they count as no irradiance`)
  return out
}

function windless(n: number, sink: Sink): Float64Array {
  sink.warn(`The weather carries no wind: ${WIND_DEFAULT_MPS} m/s is taken`)
  return new Float64Array(n).fill(WIND_DEFAULT_MPS)
}

/** Copies rows `first` to `first + n` into the frame's sky columns and sets the month of each row's middle. Irradiance columns stay as given until the irradiance stage closes them. */
export function loadBlock(
  table: WeatherTable,
  first: number,
  n: number,
  monthAlbedo: readonly number[],
  useWeatherAlbedo: boolean,
  frame: Frame,
): void {
  const { sky } = frame
  frame.first = first
  frame.n = n
  const half = table.stepMin / 2
  let monthEnds = Number.NEGATIVE_INFINITY // the civil date is worked out once a day, not once a row
  let month = 0
  const weatherAlbedo = useWeatherAlbedo ? table.albedoFrac : null
  for (let i = 0; i < n; i++) {
    const start = table.startMin[first + i]
    const middle = start + half
    if (middle >= monthEnds) {
      month = monthOfMinutes(middle)
      monthEnds = (Math.floor(middle / 1440) + 1) * 1440
    }
    sky.startMin[i] = start
    sky.month[i] = month
    sky.tempAirC[i] = table.tempAirC[first + i]
    sky.windMps[i] = table.windMps[first + i]
    const own = weatherAlbedo === null ? Number.NaN : weatherAlbedo[first + i]
    sky.albedoFrac[i] = own >= 0 ? own : monthAlbedo[month]
    if (table.ghiWm2 !== null) sky.ghiWm2[i] = table.ghiWm2[first + i]
    if (table.dhiWm2 !== null) sky.dhiWm2[i] = table.dhiWm2[first + i]
    if (table.dniWm2 !== null) sky.dniWm2[i] = table.dniWm2[first + i]
  }
}
