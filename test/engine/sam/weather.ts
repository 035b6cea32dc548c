import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseWeather, type Resolved } from '@pvyield/engine'
import { referencePath } from '../../reference.ts'

/** A year of the reference runs, with the location from its file as keys of the site section. */
export interface SamWeather {
  weather: Resolved['weather']
  site: Pick<Resolved['site'], 'latitude' | 'longitude' | 'timezone' | 'elevation' | 'sun_instant'>
}

const read = new Map<string, SamWeather>()

/**
 * The weather of a run, read by the engine's own parsers once per process. Sections are shared, so
 * never write to them. Files without a Minute column (Phoenix, Fargo) contain hourly means, for
 * which SAM shifts the sun at sunrise and sunset. With that column the sun is that of the stamp:
 * Tucson's 30 is the middle of its hour, Daggett's 0 is the start (`sun_offset_min` 0), Los
 * Angeles' are the middles of quarters of a leap year without February 29. Daggett has no global
 * column: `site.irradiance_closure` beam_diffuse works for every file.
 * @param path  `weather.path` of the run; its last part names the file
 */
export function samWeather(path: string): SamWeather {
  const name = basename(path)
  let year = read.get(name)
  if (year === undefined) {
    year = readYear(name)
    read.set(name, year)
  }
  return year
}

function readYear(name: string): SamWeather {
  const path = referencePath('sam', 'weather', name)
  if (path === null) throw new Error(`${name} is missing from the reference data`)
  const bytes = readFileSync(path)
  const { weather, meta } = parseWeather(new Uint8Array(bytes), { fileName: name })
  const { latitude, longitude, elevation, timezone } = meta
  if (latitude === null || longitude === null || elevation === null) throw new Error(`${name} does not state its place`)
  const hasMinutes = /^Year,.*\bMinute\b/m.test(bytes.toString('latin1'))
  const site = { latitude, longitude, timezone, elevation, sun_instant: hasMinutes ? 'middle' : 'sunlit_middle' } as const
  return { weather: weather as Resolved['weather'], site }
}
