import type { Weather } from '@pvyield/contract/schemas'
import { MONTH_DAYS } from '../../engine/climate/typical-calendar.ts'
import { precipitableWaterCm } from '../../engine/core/humidity.ts'
import { type ClimateTable, typicalYear } from '../../engine/index.ts'
import { mean } from './compare.ts'
import { runPlant } from './plant.ts'
import type { RealYear } from './real-years.ts'

/** Moisture of a year, and its effect on the yield of a plant. */
interface Moisture {
  /** Null when the file has no humidity. */
  humidityFrac: number | null
  monthlyWaterCm: number[]
  /** Change of the yield of silicon and of cadmium telluride by the First Solar spectral model. */
  siliconFrac: number
  cdteFrac: number
}

/** A real year that has moisture, and the embedded year for its location. */
export interface WaterComparison {
  name: string
  /**
   * The file has precipitable water; otherwise it is calculated from the file's humidity by
   * Gueymard's equation.
   */
  isOwnWater: boolean
  real: Moisture
  embedded: Moisture
  /** Mean absolute error of the months, cm. */
  monthlyWaterErrorCm: number
}

export function compareWater(table: ClimateTable, years: readonly RealYear[]): WaterComparison[] {
  return years.flatMap((year) => {
    const water = waterCm(year.weather)
    const { weather } = typicalYear(table, { latitude: year.latitude, longitude: year.longitude })
    if (water === null) return []
    const real = moisture(year, year.weather, water)
    const embedded = moisture(year, weather, weather.precipitable_water_cm)
    return [
      {
        name: year.name,
        isOwnWater: year.weather.precipitable_water_cm !== undefined,
        real,
        embedded,
        monthlyWaterErrorCm: mean(real.monthlyWaterCm.map((cm, month) => Math.abs(embedded.monthlyWaterCm[month] - cm))),
      },
    ]
  })
}

function moisture(place: RealYear, weather: Weather, water: readonly (number | null)[]): Moisture {
  const added = (moduleType: 'standard' | 'thin_film') => {
    const yieldOf = (spectral: 'off' | 'first_solar') =>
      runPlant(place, weather, { racking: 'fixed', moduleType, spectral }).specific_yield_kwh_per_kwp
    return yieldOf('first_solar') / yieldOf('off') - 1
  }
  return {
    humidityFrac: weather.relative_humidity === undefined ? null : mean(known(weather.relative_humidity)),
    monthlyWaterCm: monthlyMeans(water),
    siliconFrac: added('standard'),
    cdteFrac: added('thin_film'),
  }
}

/**
 * Precipitable water of the rows: the column of the file, or else from its humidity; null when the
 * file has neither.
 */
function waterCm(weather: Weather): (number | null)[] | null {
  if (weather.precipitable_water_cm !== undefined) return weather.precipitable_water_cm
  return (
    weather.relative_humidity?.map((humidityFrac, i) => {
      const tempC = weather.temp_air_c[i]
      return humidityFrac === null || tempC === null ? null : precipitableWaterCm(tempC, Math.min(humidityFrac, 1))
    }) ?? null
  )
}

/** Means over the months of a year of 365 days from January 1. */
function monthlyMeans(column: readonly (number | null)[]): number[] {
  let row = 0
  return MONTH_DAYS.map((days) => {
    const end = row + (days * column.length) / 365
    const ofMonth = column.slice(row, end)
    row = end
    return mean(known(ofMonth))
  })
}

function known(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null)
}
