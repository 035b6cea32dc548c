import type { Weather } from '@pvyield/contract/schemas'
import { hourlySun } from '../../engine/climate/hourly-sun.ts'
import { type MonthlyClimate, monthlyClimate } from '../../engine/climate/monthly-climate.ts'
import { sunOfDays } from '../../engine/climate/solar-geometry.ts'
import { syntheticYear } from '../../engine/climate/synthetic/synthetic-year.ts'
import { MONTH_DAYS, MONTH_STARTS, MONTHS, START } from '../../engine/climate/typical-calendar.ts'
import { synthesize } from '../../engine/climate/typical-year.ts'
import { type ClimateTable, standardOffsetHours } from '../../engine/index.ts'
import { type PlantChoice, runPlant } from './plant.ts'
import type { RealYear } from './real-years.ts'

/** Plants whose yields are compared. */
export const PLANTS: readonly (readonly [name: string, choice: PlantChoice])[] = [
  ['racks', { racking: 'fixed' }],
  ['racks, DC/AC 1.5', { racking: 'fixed', dcAcRatio: 1.5 }],
  ['racks to the west', { racking: 'fixed', azimuthDeg: 270 }],
  ['trackers', { racking: 'single_axis' }],
  ['bifacial trackers, DC/AC 1.5', { racking: 'single_axis', dcAcRatio: 1.5, bifacialityFrac: 0.7 }],
]

/** Differences of made hours from real ones with the same months. */
export interface Differences {
  /** Largest difference of the cumulated distributions of hourly and of daily clearness (Kolmogorov and Smirnov). */
  hourlyKs: number
  dailyKs: number
  /** Correlation of the clearness of a day with that of the day before, about the means of the months. */
  dailyAutocorrelation: number
  /** Made over real minus 1, in the order of `PLANTS`. */
  yields: number[]
}

export interface SyntheticComparison {
  name: string
  /** Of the real year. */
  dailyAutocorrelation: number
  embedded: Differences
  synthetic: Differences
  /** With the monthly diffuse irradiation too; null when the file has none. */
  withDiffuse: Differences | null
}

/** Compares each real year with hours made of its own months, by the embedded method and by `syntheticYear`. */
export function compareSynthetic(table: ClimateTable, years: readonly RealYear[], seed = 1): SyntheticComparison[] {
  return years.map((year) => {
    const { latitude, longitude, elevation } = year
    const timezone = standardOffsetHours(latitude, longitude)
    const months = monthsOf(year)
    const real = measured(year, year.weather)
    const differences = (weather: Weather) => differencesOf(measured(year, weather), real)
    const site = { latitude, longitude, elevation, timezone }
    const made = (monthly: object) => syntheticYear(table, { site, monthly, daily: null, step_minutes: 60, seed, days: 'markov' }).weather
    const { dhi_kwhm2: diffuse, ...known } = months
    return {
      name: year.name,
      dailyAutocorrelation: real.dailyAutocorrelation,
      embedded: differences(embeddedMethod(table, site, known)),
      synthetic: differences(made(known)),
      withDiffuse: diffuse === undefined ? null : differences(made({ ...known, dhi_kwhm2: diffuse })),
    }
  })
}

interface Months {
  ghi_kwhm2: number[]
  dhi_kwhm2?: number[]
  temp_air_c: number[]
  wind_speed_ms: number[]
}

/** The months of a real year. Light and temperature are those of a run, which completes gaps. */
function monthsOf(year: RealYear): Months {
  const { monthly } = runPlant(year, year.weather, { racking: 'fixed' })
  const hours = hourly(year, year.weather)
  const whole = (name: 'glob_hor_kwhm2' | 't_amb_c') => monthly[name].map((value) => value ?? Number.NaN)
  const ofColumn = (column: Float64Array | null, fold: (values: Float64Array) => number) =>
    MONTH_DAYS.map((_, month) =>
      column === null ? Number.NaN : fold(column.subarray(24 * MONTH_STARTS[month], 24 * MONTH_STARTS[month + 1])),
    )
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)
  const wind = ofColumn(hours.windMps, (values) => sum(values) / values.length)
  const diffuse = ofColumn(hours.dhiWm2, (values) => sum(values) / 1000)
  return {
    ghi_kwhm2: whole('glob_hor_kwhm2'),
    ...(diffuse.some(Number.isNaN) ? {} : { dhi_kwhm2: diffuse }),
    temp_air_c: whole('t_amb_c'),
    wind_speed_ms: wind,
  }
}

/** Hourly means of a year without a leap day; gaps count as 0. A file without global light has that of its two parts. */
function hourly(place: RealYear, weather: Weather): { ghiWm2: Float64Array; dhiWm2: Float64Array | null; windMps: Float64Array | null } {
  const perHour = 60 / weather.step_minutes
  const means = (column: ArrayLike<number | null> | undefined) => {
    if (column === undefined) return null
    const out = new Float64Array(column.length / perHour)
    for (let row = 0; row < column.length; row++) out[Math.floor(row / perHour)] += (column[row] ?? 0) / perHour
    return out
  }
  const { ghi_wm2: ghi, dhi_wm2: dhi, dni_wm2: dni } = weather
  const { zenithCos } = hourlySun(place.latitude, place.longitude, weather.timezone, sunOfDays(weather.timezone), perHour)
  const global = ghi ?? zenithCos.map((cosine, row) => (dhi?.[row] ?? 0) + (dni?.[row] ?? 0) * cosine)
  return { ghiWm2: means(global) ?? new Float64Array(0), dhiWm2: means(dhi), windMps: means(weather.wind_speed_ms) }
}

interface Site {
  latitude: number
  longitude: number
  elevation: number
  timezone: number
}

function embeddedMethod(table: ClimateTable, { latitude, longitude, elevation, timezone }: Site, months: Months): Weather {
  const climate: MonthlyClimate = {
    ...monthlyClimate(table, latitude, longitude, elevation, sunOfDays(timezone)),
    globalWhm2: months.ghi_kwhm2.map((kwhm2, month) => (1000 * kwhm2) / MONTH_DAYS[month]),
    tempAirC: months.temp_air_c,
    windMps: months.wind_speed_ms.reduce((sum, wind) => sum + wind, 0) / MONTHS,
  }
  const columns = synthesize(climate, latitude, longitude, timezone)
  return {
    timezone,
    step_minutes: 60,
    interval: 'start',
    sun_offset_min: null,
    start: START,
    time: null,
    ghi_wm2: columns.ghiWm2,
    dhi_wm2: columns.dhiWm2,
    dni_wm2: columns.dniWm2,
    temp_air_c: columns.tempAirC,
    wind_speed_ms: columns.windMps,
    latitude,
    longitude,
    elevation,
  }
}

interface Measured {
  hourFracs: Float64Array
  dayFracs: Float64Array
  dailyAutocorrelation: number
  yields: number[]
}

/** Hours with the sun lower than this have no meaning as clearness, because files place them differently. */
const LOW_SUN_SIN = 0.15

function measured(year: RealYear, weather: Weather): Measured {
  const { ghiWm2 } = hourly(year, weather)
  const zone = weather.timezone
  const sun = hourlySun(year.latitude, year.longitude, zone, sunOfDays(zone))
  const hourFracs: number[] = []
  const days = new Float64Array(365).fill(Number.NaN)
  for (let day = 0; day < 365; day++) {
    let global = 0
    let extra = 0
    for (let i = 24 * day; i < 24 * day + 24; i++) {
      global += ghiWm2[i]
      extra += sun.extraWm2[i]
      if (sun.zenithCos[i] > LOW_SUN_SIN) hourFracs.push(ghiWm2[i] / sun.extraWm2[i])
    }
    if (extra > 500) days[day] = global / extra
  }
  return {
    hourFracs: Float64Array.from(hourFracs).sort(),
    dayFracs: days.filter((frac) => !Number.isNaN(frac)).sort(),
    dailyAutocorrelation: autocorrelation(days),
    yields: PLANTS.map(([, choice]) => runPlant(year, weather, choice).specific_yield_kwh_per_kwp),
  }
}

function differencesOf(made: Measured, real: Measured): Differences {
  return {
    hourlyKs: largestDifference(made.hourFracs, real.hourFracs),
    dailyKs: largestDifference(made.dayFracs, real.dayFracs),
    dailyAutocorrelation: made.dailyAutocorrelation,
    yields: made.yields.map((yieldKwhKwp, plant) => yieldKwhKwp / real.yields[plant] - 1),
  }
}

function autocorrelation(days: Float64Array): number {
  const deviations = days.slice()
  for (let month = 0; month < MONTHS; month++) {
    const own = deviations.subarray(MONTH_STARTS[month], MONTH_STARTS[month + 1])
    const known = own.filter((frac) => !Number.isNaN(frac))
    const mean = known.reduce((sum, frac) => sum + frac, 0) / known.length
    for (let day = 0; day < own.length; day++) own[day] -= mean
  }
  let variance = 0
  let covariance = 0
  for (let day = 1; day < deviations.length; day++) {
    const product = deviations[day] * deviations[day - 1]
    if (Number.isNaN(product)) continue
    covariance += product
    variance += (deviations[day] ** 2 + deviations[day - 1] ** 2) / 2
  }
  return covariance / variance
}

/** Largest difference of two cumulated distributions, of ascending values. */
function largestDifference(a: Float64Array, b: Float64Array): number {
  let i = 0
  let j = 0
  let largest = 0
  while (i < a.length && j < b.length) {
    if (a[i] <= b[j]) i++
    else j++
    largest = Math.max(largest, Math.abs(i / a.length - j / b.length))
  }
  return largest
}
