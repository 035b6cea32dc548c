import { RAD_PER_DEG } from '../core/angles.ts'
import { dailyExtraWhm2 } from '../core/daily-extra.ts'
import { cellsAround, nearestCode, valueAt } from './grid.ts'
import type { SunOfDays } from './solar-geometry.ts'
import type { ClimateTable } from './table.ts'
import { DAYS, MONTH_DAYS, MONTH_STARTS, MONTHS } from './typical-calendar.ts'

/**
 * Decrease of temperature with elevation, K/m. The table was reduced to sea level with the same
 * value.
 */
const LAPSE_K_PER_M = 0.0065

/** Below this extraterrestrial irradiation the clearness of a month has no meaning, Wh/m2/day. */
const POLAR_NIGHT_WHM2 = 300

/**
 * Highest monthly clearness; only the Antarctic plateau reaches it. It also keeps irradiation in
 * polar twilight, where cells of 1 deg are too coarse, below the extraterrestrial value.
 */
const MAX_CLEARNESS_FRAC = 0.82

/**
 * Coefficient of the share of months with a low sun, a fit to 331 sites (-0.046), and the lowest
 * sine of the noon sun at which it is evaluated. Without it the months are off by 7.6 %, not 6.7 %.
 */
const LOW_SUN = 0.05
const LOWEST_NOON_SINE = 0.11

/** Lowest mean wind speed, m/s. */
const MIN_WIND_MPS = 1.5

/** Lowest daily temperature range, K. */
const MIN_DAILY_RANGE_K = 3.5

/** The climate of a point, from which the hours are generated. Lists have twelve months. */
export interface MonthlyClimate {
  elevationM: number
  /** 0 at sea to 1 inland, over some 50 km. */
  landFrac: number
  /** True when the cell of 10 arc minutes that contains the point is sea. */
  isSea: boolean
  /** Global horizontal irradiation of a mean day. */
  globalWhm2: number[]
  /** Extraterrestrial horizontal irradiation of a mean day. */
  extraWhm2: number[]
  /** Mean of the air temperature. */
  tempAirC: number[]
  /** Mean of the daily maximum minus the daily minimum. */
  dailyRangeK: number[]
  /** Annual mean wind speed. */
  windMps: number
}

/**
 * Monthly climate at a point, from the table.
 * @param elevationM  elevation of the site; null uses the table's
 * Valid for: the whole globe. Cells are means over 0.5 deg (the months over 1 deg): a valley, a
 * coast or a city may differ from its cell by more than the stated error.
 * Fails: none.
 * Source: see the layers; daily range and wind are regressions on 30 typical years (residuals 1.73
 * K and 0.95 m/s rms), see README.md.
 * Checked by: test/engine/climate/monthly-climate.test.ts
 */
export function monthlyClimate(
  table: ClimateTable,
  latitudeDeg: number,
  longitudeDeg: number,
  elevationM: number | null,
  sun: SunOfDays,
): MonthlyClimate {
  const elevationCells = cellsAround(table.elevation, latitudeDeg, longitudeDeg)
  const landCells = cellsAround(table.landFraction, latitudeDeg, longitudeDeg)
  const temperatureCells = cellsAround(table.seaLevelTemperature, latitudeDeg, longitudeDeg)
  const isSea = nearestCode(table.seaMask, elevationCells) === 1
  const siteElevationM = elevationM ?? (isSea ? 0 : Math.round(valueAt(table.elevation, 0, elevationCells)))
  const landFrac = valueAt(table.landFraction, 0, landCells)
  const extraWhm2 = monthlyExtra(latitudeDeg, sun)
  const globalWhm2 = monthlyGlobal(table, latitudeDeg, longitudeDeg, extraWhm2, sun)
  const tempAirC: number[] = []
  const dailyRangeK: number[] = []
  for (let month = 0; month < MONTHS; month++) {
    const clearness = clearnessOf(globalWhm2[month], extraWhm2[month])
    tempAirC.push(valueAt(table.seaLevelTemperature, month, temperatureCells) - LAPSE_K_PER_M * siteElevationM)
    dailyRangeK.push(dailyRangeOf(clearness, landFrac))
  }
  return {
    elevationM: siteElevationM,
    landFrac,
    isSea,
    globalWhm2,
    extraWhm2,
    tempAirC,
    dailyRangeK,
    windMps: Math.max(MIN_WIND_MPS, 4.45 - 2.95 * landFrac + 0.044 * Math.abs(latitudeDeg)),
  }
}

/** Mean of the daily maximum minus the daily minimum of a month, K; a regression, see `monthlyClimate`. */
export function dailyRangeOf(clearnessFrac: number, landFrac: number): number {
  return Math.max(MIN_DAILY_RANGE_K, clearnessFrac * clearnessFrac * (-16.02 + 50.23 * landFrac) + 1.53)
}

/** Whether the cell of 10 arc minutes that contains the point is sea. */
export function isSeaAt(table: ClimateTable, latitudeDeg: number, longitudeDeg: number): boolean {
  return nearestCode(table.seaMask, cellsAround(table.elevation, latitudeDeg, longitudeDeg)) === 1
}

/** Clearness of a month; 0.4, a medium value, in the polar night. */
export function clearnessOf(globalWhm2: number, extraWhm2: number): number {
  return extraWhm2 > POLAR_NIGHT_WHM2 ? globalWhm2 / extraWhm2 : 0.4
}

/**
 * The annual layer gives the year, the monthly layer its shape. SSE is too high in months with a
 * low sun, so `LOW_SUN` reduces their share.
 */
function monthlyGlobal(
  table: ClimateTable,
  latitudeDeg: number,
  longitudeDeg: number,
  extraWhm2: readonly number[],
  sun: SunOfDays,
): number[] {
  const monthly = table.monthlyIrradiation
  const cells = cellsAround(monthly, latitudeDeg, longitudeDeg)
  const annual = table.annualIrradiation
  const yearWhm2 = 1000 * DAYS * valueAt(annual, 0, cellsAround(annual, latitudeDeg, longitudeDeg))
  const shape: number[] = []
  let total = 0
  for (let month = 0; month < MONTHS; month++) {
    const weight = valueAt(monthly, month, cells) * lowSunFactor(latitudeDeg, sun, month)
    shape.push(weight)
    total += weight * MONTH_DAYS[month]
  }
  return shape.map((weight, month) => Math.min((weight / total) * yearWhm2, MAX_CLEARNESS_FRAC * extraWhm2[month]))
}

/** Factor of a month's share by the sine of the noon sun in its middle. */
function lowSunFactor(latitudeDeg: number, { declinationRad }: SunOfDays, month: number): number {
  const middle = Math.floor((MONTH_STARTS[month] + MONTH_STARTS[month + 1]) / 2)
  const noonSine = Math.max(LOWEST_NOON_SINE, Math.cos(latitudeDeg * RAD_PER_DEG - declinationRad[middle + 1]))
  return Math.exp(-LOW_SUN * (1 / noonSine - 1.3))
}

/** Extraterrestrial irradiation of the mean day of each month, Wh/m2. */
function monthlyExtra(latitudeDeg: number, sun: SunOfDays): number[] {
  const latitudeRad = latitudeDeg * RAD_PER_DEG
  const extraWhm2: number[] = []
  for (let month = 0; month < MONTHS; month++) {
    let sum = 0
    for (let day = MONTH_STARTS[month]; day < MONTH_STARTS[month + 1]; day++) {
      sum += dailyExtraWhm2(latitudeRad, sun.declinationRad[day + 1], sun.extraNormalWm2[day + 1])
    }
    extraWhm2.push(sum / MONTH_DAYS[month])
  }
  return extraWhm2
}
