import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedWeather, parseWeather, WeatherFileError, type WeatherFileOptions } from '../../../../engine/files/weather/index.ts'

const FOLDER = join(import.meta.dir, '..', '..', '..', 'fixtures', 'weather')

/** Hand-written excerpts, a few rows in each format. */
export const FIXTURES = [
  'tmy2.tm2',
  'tmy3.csv',
  'epw.epw',
  'nsrdb.csv',
  'sam.csv',
  'solaranywhere.csv',
  'pvgis.csv',
  'pvgis.json',
  'pvsyst.csv',
  'pvsyst-variant.VC0',
  'generic-semicolon.csv',
] as const

export type FixtureName = (typeof FIXTURES)[number]

export function fixtureBytes(name: FixtureName): Uint8Array {
  return new Uint8Array(readFileSync(join(FOLDER, name)))
}

export function parseFixture(name: FixtureName, options?: WeatherFileOptions): ParsedWeather {
  return parseWeather(fixtureBytes(name), options)
}

export function parseText(text: string, options?: WeatherFileOptions): ParsedWeather {
  return parseWeather(new TextEncoder().encode(text), options)
}

/** The error with which a text is rejected. */
export function refusal(input: string | Uint8Array): WeatherFileError {
  try {
    parseWeather(typeof input === 'string' ? new TextEncoder().encode(input) : input)
  } catch (error) {
    if (error instanceof WeatherFileError) return error
    throw error
  }
  throw new Error('The file was read')
}
