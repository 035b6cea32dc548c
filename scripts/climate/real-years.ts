import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weather } from '@pvyield/contract/schemas'
import { parseWeather } from '../../engine/files/weather/index.ts'
import { REAL_FILES, type RealFile } from './real-files.ts'

/** A real year, its place known. */
export interface RealYear {
  name: string
  isTypical: boolean
  latitude: number
  longitude: number
  elevation: number
  weather: Weather
}

/** The real years that are in the folders and that the engine's parsers read, and why others were left out. */
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
  if (latitude === undefined || longitude === undefined || elevation === undefined) throw new Error('the file does not say where it is')
  const hours = (weather.temp_air_c.length * weather.step_minutes) / 60
  if (hours !== YEAR_H) throw new Error(`${hours} h are not a year of 365 days`)
  return { name, isTypical, latitude, longitude, elevation, weather }
}
