import type { Weather, WeatherAnswer } from '@pvyield/contract/schemas'
import type { Place } from '../core/great-circle.ts'
import { snowCoverFrac, snowyGroundAlbedo } from '../core/snow-albedo.ts'
import { seaMistake } from '../weather-checks/coordinate-mistakes.ts'
import { humidityYear } from './air-humidity.ts'
import { temperatureYear } from './air-temperature.ts'
import { hourlySun } from './hourly-sun.ts'
import { isSeaAt, type MonthlyClimate, monthlyClimate } from './monthly-climate.ts'
import { radiationYear } from './radiation.ts'
import { sunOfDays } from './solar-geometry.ts'
import type { ClimateTable } from './table.ts'
import { isOpenSea, standardOffsetHours } from './timezone.ts'
import { MONTH_DAYS, START } from './typical-calendar.ts'
import { type TypicalYearMeta, typicalYearMeta } from './typical-year-meta.ts'
import { windYear } from './wind-speed.ts'
import { roundedColumns, type YearColumns } from './year-columns.ts'

export interface TypicalYearPlace extends Place {
  /** Elevation of the site, m; the table's if omitted. */
  elevation?: number | null
  /** Hours from UTC; the standard time of the place if omitted. */
  timezone?: number | null
}

/** The weather section on the wire. Every column except the albedo is present and has no gaps. */
export interface TypicalWeather extends Weather {
  start: string
  ghi_wm2: number[]
  dhi_wm2: number[]
  dni_wm2: number[]
  temp_air_c: number[]
  wind_speed_ms: number[]
  relative_humidity: number[]
  precipitable_water_cm: number[]
  /** Omitted when no month has snow. */
  albedo?: (number | null)[]
  latitude: number
  longitude: number
  elevation: number
  meta: TypicalYearMeta
}

/** The response of `GET /api/weather/tmy`. */
export interface TypicalYear extends WeatherAnswer {
  weather: TypicalWeather
  meta: TypicalYearMeta
}

/** Steps of the albedo per unit. */
const ALBEDO_STEPS = 100

/**
 * Steps of the coordinates per degree. 0.01 deg is about a kilometre; all sites within it share one
 * year.
 */
const COORDINATE_STEPS = 100

/**
 * Generates the embedded typical year of a place: synthetic hours whose months have the climate of
 * the table. The columns are rounded. This shortens the JSON and gives the same bytes in every
 * JavaScript runtime, although exp, log, sin and cos may differ in the last of 16 digits. Global
 * and diffuse are rounded first and the beam is computed from them, so that GHI = DHI + DNI
 * cos(zenith) to half a step of the beam.
 * @param table  from `openClimate`
 * @param place  rounded to 0.01 deg; the seed is the rounded coordinates, so one place has one year
 * Valid for: the whole globe, sea and poles included. `meta.notes` states the accuracy.
 * Conventions: hours of local standard time, stamped at their start, means over the hour; the beam
 * is divided by the cosine of the zenith angle in the middle of the sunlit part.
 * Fails: never for coordinates in range.
 * Source: README.md of this folder.
 * Checked by: test/engine/climate/typical-year.test.ts, against real years by
 * scripts/climate/measure.ts
 */
export function typicalYear(table: ClimateTable, place: TypicalYearPlace): TypicalYear {
  const latitude = Math.round(place.latitude * COORDINATE_STEPS) / COORDINATE_STEPS + 0
  const longitude = Math.round(place.longitude * COORDINATE_STEPS) / COORDINATE_STEPS + 0
  const timezone = place.timezone ?? standardOffsetHours(latitude, longitude)
  const climate = monthlyClimate(table, latitude, longitude, place.elevation ?? null, sunOfDays(timezone))
  const columns = synthesize(climate, latitude, longitude, timezone)
  const albedo = snowAlbedo(climate.tempAirC)
  const isLand = (other: Place) => !isSeaAt(table, other.latitude, other.longitude)
  const mistake = climate.isSea ? seaMistake({ latitude, longitude }, isLand, isOpenSea(latitude, longitude)) : null
  const meta = typicalYearMeta({ latitude, longitude, timezone, climate, columns, hasSnow: albedo !== null, seaMistake: mistake })
  return {
    weather: {
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
      relative_humidity: columns.relativeHumidityFrac,
      precipitable_water_cm: columns.precipitableWaterCm,
      ...(albedo === null ? {} : { albedo }),
      latitude,
      longitude,
      elevation: climate.elevationM,
      meta,
    },
    meta,
  }
}

/**
 * Generates the hours of a climate from any source: the part of `typicalYear` after the table
 * lookup.
 */
export function synthesize(climate: MonthlyClimate, latitude: number, longitude: number, timezone: number): YearColumns {
  const seed =
    Math.round((latitude + 90) * COORDINATE_STEPS) * (360 * COORDINATE_STEPS + 1) + Math.round((longitude + 180) * COORDINATE_STEPS)
  const solarShiftH = longitude / 15 - timezone
  const sun = hourlySun(latitude, longitude, timezone, sunOfDays(timezone))
  const radiation = radiationYear(climate, sun, seed)
  const tempAirC = temperatureYear(climate, radiation.dayClearnessFrac, solarShiftH, seed)
  const humidity = humidityYear(climate, tempAirC)
  const windMps = windYear(climate.windMps, solarShiftH, seed)
  return roundedColumns(
    { ...radiation, tempAirC, windMps, relativeFrac: humidity.relativeFrac, precipitableWaterCm: humidity.precipitableWaterCm },
    sun.zenithCos,
  )
}

/**
 * Albedo of the months with snow; null in the other months, so that the site's albedo applies.
 * Returns null when no month has snow.
 */
function snowAlbedo(monthlyMeansC: readonly number[]): (number | null)[] | null {
  if (!monthlyMeansC.some((meanC) => snowCoverFrac(meanC) > 0)) return null
  return monthlyMeansC.flatMap((meanC, month) => {
    const ofMonth = snowCoverFrac(meanC) > 0 ? Math.round(snowyGroundAlbedo(meanC) * ALBEDO_STEPS) / ALBEDO_STEPS : null
    return new Array<number | null>(24 * MONTH_DAYS[month]).fill(ofMonth)
  })
}
