import { MINUTES_PER_DAY } from '../core/calendar.ts'
import type { RowStarts } from '../core/row-starts.ts'
import { strideOf } from '../core/stride.ts'
import { type Finding, findingOf } from '../findings/finding.ts'

/** Rows of air temperature and wind speed; NaN in gaps. */
export interface AirColumns {
  /** Start of a row, minutes since 1970-01-01T00:00. */
  starts: Pick<RowStarts, 'at'>
  stepMinutes: number
  /** Hours from UTC of the stamps. */
  timezoneH: number
  tempAirC: Float64Array | null
  windMps: Float64Array | null
}

/** What is known of the place. */
export interface AirPlace {
  latitudeDeg: number | null
  longitudeDeg: number | null
  elevationM: number | null
}

/** Fields of the two columns. */
const TEMPERATURE = 'weather.temp_air_c'
const WIND = 'weather.wind_speed_ms'

const YEAR_DAYS = 360
/** Rows that seasons and days are judged by, about. */
const CYCLE_ROWS = 2000
const YEAR_MINUTES = 365.2425 * MINUTES_PER_DAY

/**
 * Annual means of air temperature at sea level, degC, by latitude from 0 in steps of 10 deg. They
 * enclose the embedded typical years of 2,124 places over land and sea with a margin of 5 K and
 * more.
 */
const WARMEST_C = [35, 35, 36, 35, 29, 24, 20, 16, 13, 8] as const
const COLDEST_C = [15, 14, 11, 6, 0, -8, -18, -25, -38, -48] as const
const LATITUDE_STEP_DEG = 10
/** Cooling with elevation, K/m, and the elevation assumed as possible where none is stated. */
const LAPSE_K_M = 0.006
const UNKNOWN_ELEVATION_M = 4500

/** From this latitude on, the summer is warmer than the winter over land and sea. */
const SEASONS_FROM_DEG = 25
const SEASON_WRONG_K = -3

/** Daily cycles are compared with the sun below this latitude, over this many days. */
const DAYS_TO_DEG = 65
const CYCLE_DAYS = 30
/** A smaller amplitude of the first harmonic tells no hour. */
const CYCLE_MIN_K = 1.5
/** Solar hours between which the first harmonic of real years peaks, with a margin: 12 to 17 h. */
const WARMEST_FROM_H = 9.5
const WARMEST_TO_H = 20

/** Days without any change that no sensor in the open sees. */
const STUCK_TEMP_DAYS = 4
const STUCK_WIND_DAYS = 6
/** Anemometers show 0 in a calm, and sheltered ones for long. */
const CALM_DAYS = 45
const STUCK_SHARE_MIN = 0.0001

/**
 * Highest annual mean and fastest wind, m/s. The windiest embedded places have 7.5 m/s up to 60 deg
 * and 8.3 beyond; coasts of Patagonia and mountain tops have 12, the coast of Antarctica 20.
 */
const WIND_MEAN_MAX_MPS = 10.5
const POLAR_WIND_MEAN_MAX_MPS = 20
const POLAR_DEG = 62
const GALE_MPS = 40
const GALE_TOLERATED_FRAC = 0.001
/** A place with a mean of 10.5 m/s has 0.4 % of its hours above this speed, outside polar regions. */
const STORM_MPS = 28
const STORM_TOLERATED_FRAC = 0.01
/** Units and other factors by which wind is wrong, and the means that then remain plausible. */
const WIND_FACTORS = [
  ['tenths of m/s', 10],
  ['km/h', 3.6],
  ['mph', 2.23694],
  ['knots', 1.94384],
] as const
const WIND_MEAN_USUAL = { min: 0.7, max: 9 } as const

/**
 * Compares temperature and wind with the ranges, the seasons and the days of the place: for the notes on a
 * file and for the warnings of a run alike.
 * Source of the limits: the embedded typical years from 87 S to 87 N, and 31 real years.
 * Checked by: test/engine/weather-checks/air.test.ts
 */
export function airFindings(columns: AirColumns, place: AirPlace): Finding[] {
  const { tempAirC, windMps } = columns
  return [
    ...(tempAirC === null ? [] : temperatureFindings(tempAirC, columns, place)),
    ...(windMps === null ? [] : windFindings(windMps, columns, place)),
  ]
}

function temperatureFindings(tempC: Float64Array, columns: AirColumns, place: AirPlace): Finding[] {
  const days = (tempC.length * columns.stepMinutes) / MINUTES_PER_DAY
  const all = totalsOf(tempC, Number.POSITIVE_INFINITY)
  if (all.count === 0 || days < 2) return []
  const only = onlyValue(tempC)
  if (only !== null) return [findingOf('temperature_constant', TEMPERATURE, { value_c: only })]
  const found = stuck(tempC, columns, STUCK_TEMP_DAYS, STUCK_TEMP_DAYS, 'temp_air_c', 'degC')
  const { latitudeDeg } = place
  if (latitudeDeg === null) return found
  const mean = all.sum / all.count
  const { northK, amplitudeK, hour } = cyclesOf(tempC, columns, place.longitudeDeg)
  if (days >= YEAR_DAYS) {
    const elevationM = place.elevationM ?? null
    const warmest = at(WARMEST_C, latitudeDeg) - LAPSE_K_M * Math.max(elevationM ?? 0, 0)
    const coldest = at(COLDEST_C, latitudeDeg) - LAPSE_K_M * Math.max(elevationM ?? UNKNOWN_ELEVATION_M, 0)
    if (mean > warmest || mean < coldest)
      return [
        ...found,
        findingOf('temperature_unearthly', TEMPERATURE, {
          mean_c: mean,
          latitude_deg: latitudeDeg,
          elevation_m: elevationM,
          coldest_c: coldest,
          warmest_c: warmest,
        }),
      ]
    const summer = Math.abs(latitudeDeg) >= SEASONS_FROM_DEG ? Math.sign(latitudeDeg) * northK : 0
    if (summer < SEASON_WRONG_K) found.push(findingOf('seasons_reversed', TEMPERATURE, { colder_k: -summer, latitude_deg: latitudeDeg }))
  }
  if (days >= CYCLE_DAYS && Math.abs(latitudeDeg) <= DAYS_TO_DEG) {
    if (amplitudeK >= CYCLE_MIN_K && (hour < WARMEST_FROM_H || hour > WARMEST_TO_H))
      found.push(findingOf('warmest_hour_unusual', TEMPERATURE, { solar_h: hour }))
  }
  return found
}

function windFindings(windMps: Float64Array, columns: AirColumns, { latitudeDeg }: AirPlace): Finding[] {
  const days = (windMps.length * columns.stepMinutes) / MINUTES_PER_DAY
  const all = totalsOf(windMps, STORM_MPS)
  if (all.count === 0 || days < 2) return []
  const only = onlyValue(windMps)
  if (only !== null) return [findingOf('wind_constant', WIND, { value_ms: only })]
  const found = stuck(windMps, columns, STUCK_WIND_DAYS, CALM_DAYS, 'wind_speed_ms', 'm/s')
  const mean = all.sum / all.count
  const isPolar = latitudeDeg !== null && Math.abs(latitudeDeg) > POLAR_DEG
  const isFast =
    mean > (isPolar ? POLAR_WIND_MEAN_MAX_MPS : WIND_MEAN_MAX_MPS) ||
    (!isPolar && all.above > STORM_TOLERATED_FRAC * all.count) ||
    (all.above > GALE_TOLERATED_FRAC * all.count && totalsOf(windMps, GALE_MPS).above > GALE_TOLERATED_FRAC * all.count)
  if (!isFast) return found
  const others = WIND_FACTORS.filter(([, per]) => mean / per >= WIND_MEAN_USUAL.min && mean / per <= WIND_MEAN_USUAL.max)
  return [
    ...found,
    findingOf('wind_too_fast', WIND, {
      mean_ms: mean,
      largest_ms: largest(windMps),
      likely_units: others.map(([unit]) => unit),
      likely_mean_ms: others.map(([, per]) => mean / per),
    }),
  ]
}

/** Rows that have a value, their sum, and how many are above a bound. */
function totalsOf(values: Float64Array, bound: number): { count: number; sum: number; above: number } {
  let sum = 0
  let above = 0
  for (let i = 0; i < values.length; i++) {
    sum += values[i]
    if (values[i] > bound) above++
  }
  // those of a run have no gaps
  return Number.isNaN(sum) ? totalsOf(values.filter(isKnown), bound) : { count: values.length, sum, above }
}

const isKnown = (value: number): boolean => !Number.isNaN(value)

/** The value of every row that has one; null when they differ. */
function onlyValue(values: Float64Array): number | null {
  let only: number | null = null
  for (let i = 0; i < values.length; i++) {
    if (Number.isNaN(values[i]) || values[i] === only) continue
    if (only !== null) return null
    only = values[i]
  }
  return only
}

function largest(values: Float64Array): number {
  return values.reduce((most, value) => (Number.isNaN(value) ? most : Math.max(value, most)), Number.NEGATIVE_INFINITY)
}

/** The longest run of one value, when it lasts longer than real air. */
function stuck(
  values: Float64Array,
  { stepMinutes }: AirColumns,
  days: number,
  zeroDays: number,
  column: 'temp_air_c' | 'wind_speed_ms',
  unit: string,
): Finding[] {
  const rowsOf = (lasting: number): number => Math.ceil((lasting * MINUTES_PER_DAY) / stepMinutes)
  const fewest = rowsOf(days)
  // two rows so far apart are both in such a run
  const stride = Math.max(fewest >> 1, 1)
  let longest = 0
  let longestFrom = 0
  for (let i = stride; i < values.length; i += stride) {
    const value = values[i]
    if (values[i - stride] !== value) continue
    let from = i
    while (from > 0 && values[from - 1] === value) from--
    let end = i + 1
    while (end < values.length && values[end] === value) end++
    if (end - from >= (value === 0 ? rowsOf(zeroDays) : fewest) && end - from > longest) {
      longest = end - from
      longestFrom = from
    }
    i = Math.max(i, Math.floor((end - 1) / stride) * stride)
  }
  if (longest <= STUCK_SHARE_MIN * values.length) return []
  const lasting = (longest * stepMinutes) / MINUTES_PER_DAY
  const value = values[longestFrom]
  return [findingOf('air_standstill', `weather.${column}`, { column, value, unit, days: lasting, rows: longest })]
}

/** Value of a table by latitude. */
function at(table: readonly number[], latitudeDeg: number): number {
  const place = Math.abs(latitudeDeg) / LATITUDE_STEP_DEG
  const below = Math.min(Math.floor(place), table.length - 2)
  return table[below] + (place - below) * (table[below + 1] - table[below])
}

/** The year and the day of the temperature, of about CYCLE_ROWS rows. */
interface Cycles {
  /** Mean of June to August minus that of December to February. */
  northK: number
  /** First harmonic of the mean day. */
  amplitudeK: number
  /** Solar hour of its maximum. */
  hour: number
}

function cyclesOf(tempC: Float64Array, { starts, stepMinutes, timezoneH }: AirColumns, longitudeDeg: number | null): Cycles {
  const sum = new Float64Array(24)
  const count = new Float64Array(24)
  let [june, juneRows, december, decemberRows] = [0, 0, 0, 0]
  const toSolar = stepMinutes / 2 + (longitudeDeg === null ? 0 : 4 * longitudeDeg - 60 * timezoneH)
  for (let i = 0, stride = strideOf(tempC.length, CYCLE_ROWS); i < tempC.length; i += stride) {
    const value = tempC[i]
    if (Number.isNaN(value)) continue
    const start = starts.at(i)
    const years = start / YEAR_MINUTES
    const month = (years - Math.floor(years)) * 12
    if (month >= 5 && month < 8) {
      june += value
      juneRows++
    } else if (month < 2 || month >= 11) {
      december += value
      decemberRows++
    }
    const minute = start + toSolar
    const hour = Math.floor((minute - Math.floor(minute / MINUTES_PER_DAY) * MINUTES_PER_DAY) / 60)
    sum[hour] += value
    count[hour]++
  }
  const northK = juneRows === 0 || decemberRows === 0 ? 0 : june / juneRows - december / decemberRows
  return { northK, ...firstHarmonic(sum, count) }
}

/** Of a mean day, from the sums of its hours. */
function firstHarmonic(sum: Float64Array, count: Float64Array): { amplitudeK: number; hour: number } {
  if (count.includes(0)) return { amplitudeK: 0, hour: 12 }
  let cosine = 0
  let sine = 0
  for (let hour = 0; hour < 24; hour++) {
    const angle = ((hour + 0.5) * Math.PI) / 12
    cosine += (sum[hour] / count[hour]) * Math.cos(angle)
    sine += (sum[hour] / count[hour]) * Math.sin(angle)
  }
  return { amplitudeK: Math.hypot(cosine, sine) / 12, hour: ((Math.atan2(sine, cosine) * 12) / Math.PI + 24) % 24 }
}
