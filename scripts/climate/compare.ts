import type { Monthly, Weather } from '@pvyield/contract/schemas'
import { type MonthlyClimate, monthlyClimate } from '../../engine/climate/monthly-climate.ts'
import { sunOfDays } from '../../engine/climate/solar-geometry.ts'
import { MONTH_DAYS } from '../../engine/climate/typical-calendar.ts'
import { synthesize } from '../../engine/climate/typical-year.ts'
import { type ClimateTable, standardOffsetHours, typicalYear } from '../../engine/index.ts'
import { runPlant } from './plant.ts'
import type { RealYear } from './real-years.ts'

/** Results of our engine for a year: monthly values and the yields of the plants. */
interface Outcome {
  globalKwhm2: number[]
  tempAirC: number[]
  fixedKwhKwp: number
  trackedKwhKwp: number
}

/** A real year, and the embedded year for its location as `GET /api/weather/tmy` returns it. */
export interface Comparison {
  name: string
  isTypical: boolean
  real: Outcome
  embedded: Outcome
  /** (Embedded - real) / real. */
  globalError: number
  /** Mean over the months of the absolute error divided by the month's real value. */
  monthlyGlobalError: number
  /** Null when the file has no DHI. */
  diffuseError: number | null
  /** Annual mean, K. */
  temperatureErrorK: number
  /** Root mean square of the months, K. */
  monthlyTemperatureErrorK: number
  fixedError: number
  trackedError: number
  /**
   * The same errors for hours that are synthesized from the real year's own monthly values: the
   * error of the synthesis without that of the table.
   */
  fixedErrorOfHours: number
  trackedErrorOfHours: number
}

/**
 * Compares each real year with the embedded one for its location, by running the same plants with
 * both.
 */
export function compare(table: ClimateTable, years: readonly RealYear[]): Comparison[] {
  return years.map((year) => {
    const { weather } = typicalYear(table, { latitude: year.latitude, longitude: year.longitude })
    const real = outcome(year, year.weather)
    const embedded = outcome(year, weather)
    const hours = outcome(year, { ...weather, ...hoursOfTrueMonths(table, year, real) })
    const temperatureErrors = real.tempAirC.map((tempC, month) => embedded.tempAirC[month] - tempC)
    return {
      name: year.name,
      isTypical: year.isTypical,
      real,
      embedded,
      globalError: total(embedded.globalKwhm2) / total(real.globalKwhm2) - 1,
      monthlyGlobalError: mean(real.globalKwhm2.map((sum, month) => Math.abs(embedded.globalKwhm2[month] / sum - 1))),
      diffuseError: diffuseError(year.weather, weather),
      temperatureErrorK: mean(temperatureErrors),
      monthlyTemperatureErrorK: Math.sqrt(mean(temperatureErrors.map((error) => error * error))),
      fixedError: embedded.fixedKwhKwp / real.fixedKwhKwp - 1,
      trackedError: embedded.trackedKwhKwp / real.trackedKwhKwp - 1,
      fixedErrorOfHours: hours.fixedKwhKwp / real.fixedKwhKwp - 1,
      trackedErrorOfHours: hours.trackedKwhKwp / real.trackedKwhKwp - 1,
    }
  })
}

export function mean(values: readonly number[]): number {
  return total(values) / values.length
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function outcome(place: RealYear, weather: Weather): Outcome {
  const fixed = runPlant(place, weather, { racking: 'fixed' })
  return {
    globalKwhm2: whole(fixed.monthly, 'glob_hor_kwhm2'),
    tempAirC: whole(fixed.monthly, 't_amb_c'),
    fixedKwhKwp: fixed.specific_yield_kwh_per_kwp,
    trackedKwhKwp: runPlant(place, weather, { racking: 'single_axis' }).specific_yield_kwh_per_kwp,
  }
}

/**
 * Synthesized columns for a location, with the monthly irradiation, monthly temperature and mean
 * wind speed of the real year.
 */
function hoursOfTrueMonths(table: ClimateTable, { latitude, longitude, elevation, weather }: RealYear, real: Outcome): Partial<Weather> {
  const timezone = standardOffsetHours(latitude, longitude)
  const climate: MonthlyClimate = {
    ...monthlyClimate(table, latitude, longitude, elevation, sunOfDays(timezone)),
    globalWhm2: real.globalKwhm2.map((kwhm2, month) => (1000 * kwhm2) / MONTH_DAYS[month]),
    tempAirC: real.tempAirC,
    windMps: mean((weather.wind_speed_ms ?? []).filter((value) => value !== null)),
  }
  const columns = synthesize(climate, latitude, longitude, timezone)
  return {
    ghi_wm2: columns.ghiWm2,
    dhi_wm2: columns.dhiWm2,
    dni_wm2: columns.dniWm2,
    temp_air_c: columns.tempAirC,
    wind_speed_ms: columns.windMps,
  }
}

function whole(monthly: Monthly, name: 'glob_hor_kwhm2' | 't_amb_c'): number[] {
  return monthly[name].map((value) => {
    if (value === null) throw new Error('a month has no rows')
    return value
  })
}

function diffuseError(real: Weather, embedded: Weather): number | null {
  if (real.dhi_wm2 === undefined || embedded.dhi_wm2 === undefined) return null
  const hours = real.step_minutes / 60
  return total(embedded.dhi_wm2.map((value) => value ?? 0)) / (hours * total(real.dhi_wm2.map((value) => value ?? 0))) - 1
}
