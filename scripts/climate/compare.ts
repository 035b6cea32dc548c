import { type ClimateTable, typicalYear } from '../../engine/climate/index.ts'
import type { RealYear } from './real-years.ts'

/** How far the embedded year of a place is from a real one there. */
export interface Comparison {
  name: string
  isTypical: boolean
  realGlobalKwhm2: number
  embeddedGlobalKwhm2: number
  /** Embedded less real over real. */
  annualGlobalError: number
  /** Mean over the months of the absolute error over the month's real value. */
  monthlyGlobalError: number
  /** Null where the file has no diffuse. */
  annualDiffuseError: number | null
  /** Mean of the year, K. */
  temperatureErrorK: number
  /** Root mean square of the months, K. */
  monthlyTemperatureErrorK: number
}

/** Compares each real year with the embedded one of its place, at the elevation of the station. */
export function compare(table: ClimateTable, years: readonly RealYear[]): Comparison[] {
  return years.map((real) => {
    const { meta } = typicalYear(table, real)
    const embedded = meta.monthly
    const realGlobalKwhm2 = total(real.monthly.globalKwhm2)
    const embeddedGlobalKwhm2 = total(embedded.ghi_kwhm2)
    const temperatureErrors = real.monthly.tempAirC.map((tempC, month) => embedded.temp_air_c[month] - tempC)
    return {
      name: real.name,
      isTypical: real.isTypical,
      realGlobalKwhm2,
      embeddedGlobalKwhm2,
      annualGlobalError: embeddedGlobalKwhm2 / realGlobalKwhm2 - 1,
      monthlyGlobalError: mean(real.monthly.globalKwhm2.map((sum, month) => Math.abs(embedded.ghi_kwhm2[month] / sum - 1))),
      annualDiffuseError: real.monthly.diffuseKwhm2 === null ? null : total(embedded.dhi_kwhm2) / total(real.monthly.diffuseKwhm2) - 1,
      temperatureErrorK: mean(temperatureErrors),
      monthlyTemperatureErrorK: Math.sqrt(mean(temperatureErrors.map((error) => error * error))),
    }
  })
}

export function mean(values: readonly number[]): number {
  return total(values) / values.length
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
