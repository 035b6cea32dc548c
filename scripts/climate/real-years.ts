import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weather } from '@pvyield/contract/schemas'
import { parseWeather } from '../../engine/files/weather/index.ts'
import { REAL_FILES, type RealFile } from './real-files.ts'

/** A real year with its location. */
export interface RealYear {
  name: string
  isTypical: boolean
  latitude: number
  longitude: number
  elevation: number
  weather: Weather
}

/**
 * The real years in the folders that the engine's parsers can read, and why other files were
 * skipped.
 */
export function realYears(folders: readonly string[]): { years: RealYear[]; leftOut: string[] } {
  const years: RealYear[] = []
  const leftOut: string[] = []
  for (const file of REAL_FILES) {
    const path = folders.map((folder) => join(folder, file.path)).find((candidate) => existsSync(candidate))
    if (path === undefined) {
      leftOut.push(`${file.name}: not on this machine`)
      continue
    }
    try {
      years.push(readYear(file, readFileSync(path)))
    } catch (error) {
      leftOut.push(`${file.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { years, leftOut }
}

const YEAR_H = 8760

function readYear({ name, isTypical, options = {} }: RealFile, bytes: Uint8Array): RealYear {
  const { elevation: knownElevation, ...known } = options
  const { weather } = parseWeather(bytes, known)
  const latitude = weather.latitude ?? known.latitude
  const longitude = weather.longitude ?? known.longitude
  const elevation = weather.elevation ?? knownElevation
  if (latitude === undefined || longitude === undefined || elevation === undefined)
    throw new Error('neither the file nor real-files.ts states its location')
  const hours = (weather.temp_air_c.length * weather.step_minutes) / 60
  if (hours !== YEAR_H) throw new Error(`the file has ${hours} h instead of the ${YEAR_H} h of a year`)
  return { name, isTypical, latitude, longitude, elevation, weather }
}
