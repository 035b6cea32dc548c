import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openClimate, type SimplePlace, standardOffsetHours, typicalYear } from '@pvyield/engine'
import { inflateRaw } from './inflate-raw.ts'
import type { NotedWeather } from './weather-file.ts'

/**
 * Time zone, elevation and weather of a location: those of a file, or of the embedded typical year.
 * @param root  folder of the repository
 */
export function placeAt(root: string, latitude: number, longitude: number, read: NotedWeather | null): SimplePlace {
  if (read !== null) {
    const { weather } = read
    return { weather, weatherSource: null, timezoneH: weather.timezone, elevationM: weather.elevation }
  }
  const climate = openClimate(readFileSync(join(root, 'engine', 'climate', 'table.bin')), inflateRaw)
  const { weather } = typicalYear(climate, { latitude, longitude })
  return {
    weather,
    weatherSource: 'embedded typical year',
    timezoneH: standardOffsetHours(latitude, longitude),
    elevationM: weather.elevation,
  }
}
