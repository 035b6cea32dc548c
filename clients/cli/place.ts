import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openClimate, readWeatherOrHours, type SimplePlace, standardOffsetHours, typicalYear } from '@pvyield/engine'
import { inflateRaw } from './inflate-raw.ts'
import { readNamed } from './input-file.ts'

/**
 * Time zone, elevation and weather of a location: the file, or the embedded typical year.
 * @param root  folder of the repository
 */
export function placeAt(root: string, latitude: number, longitude: number, file: string | undefined): SimplePlace {
  const timezoneH = standardOffsetHours(latitude, longitude)
  if (file !== undefined) {
    const { name: fileName, bytes } = readNamed(file)
    const { weather } = readWeatherOrHours(bytes, {
      fileName,
      latitude,
      longitude,
      timezoneAt: standardOffsetHours,
    })
    return { weather, weatherSource: null, timezoneH, elevationM: null }
  }
  const climate = openClimate(readFileSync(join(root, 'engine', 'climate', 'table.bin')), inflateRaw)
  const { weather } = typicalYear(climate, { latitude, longitude })
  return { weather, weatherSource: 'embedded typical year', timezoneH, elevationM: weather.elevation }
}
