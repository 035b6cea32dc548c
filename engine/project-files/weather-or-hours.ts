import type { Weather } from '@pvyield/contract/schemas'
import { WeatherFileError } from '../files/weather/error.ts'
import { parseWeather, type WeatherFileOptions } from '../files/weather/index.ts'
import { parseHours } from './parse-hours.ts'

/** A weather section and what its file had to say. */
export interface NotedWeather {
  weather: Weather
  notes: string[]
}

/** Whether a file begins as the hourly results of a simulation do, in text, or as a variant, which may have them. */
export function isHours(bytes: Uint8Array): boolean {
  return /^\W{0,3}(?:PVSYST\b|PVObject_\s*=\s*pvVCalcul\b)/.test(String.fromCharCode(...bytes.subarray(0, 40)))
}

/** Weather of any file; the hourly results of a simulation give their series with it. */
export function readWeatherOrHours(bytes: Uint8Array, options: WeatherFileOptions): NotedWeather {
  if (isHours(bytes)) {
    const { weather, notes } = parseHours(bytes, options)
    if (weather !== null) return { weather, notes }
  }
  const { weather, meta } = parseWeather(bytes, options)
  return { weather, notes: meta.notes }
}

/**
 * The weather with the hourly results of a simulation that ran with it. Their year may be another
 * one: programs date typical years as they like.
 * Fails: WeatherFileError for results with other rows.
 */
export function withReference(weather: Weather, hours: Uint8Array, options: WeatherFileOptions): NotedWeather {
  const { reference_series, meta, notes } = parseHours(hours, options)
  const rows = weather.temp_air_c.length
  const start = weather.start ?? weather.time?.[0] ?? ''
  const own = `${rows} rows of ${weather.step_minutes} minutes from ${start}`
  if (meta.rows !== rows || meta.step_minutes !== weather.step_minutes || !isSameInYear(meta.start, start))
    throw new WeatherFileError(
      `The hourly results have ${meta.rows} rows of ${meta.step_minutes} minutes from ${meta.start}, the weather has ${own}: send the weather that the simulation ran with, or the results as the weather`,
    )
  return { weather: { ...weather, reference_series: { ...weather.reference_series, ...reference_series } }, notes }
}

/** Stamps are compared from the month on. */
function isSameInYear(one: string, other: string): boolean {
  return one.slice(4, 16) === other.slice(4, 16)
}
