import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weather } from '@pvyield/contract/schemas'
import { parseWeather, type WeatherFileOptions } from '../../../engine/files/weather/index.ts'
import { referencePath } from '../../reference.ts'

const SHARED = join(referencePath() ?? '', '..')
export const IRRADIANCE = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const
type Column = (typeof IRRADIANCE)[number]

/** Real years of several climates and formats, all with their three columns. */
export const SEVERAL_YEARS: readonly (readonly [path: string, known?: WeatherFileOptions])[] = [
  ['samples/weather/12839.tm2'],
  ['samples/weather/723170TYA.CSV'],
  ['samples/weather/NLD_Amsterdam062400_IWEC.epw'],
  ['samples/weather/generic_Toronto_CWEC.csv', { latitude: 43.68, longitude: -79.63, timezone: -5 }],
  ['samples/weather/pvgis_tmy_45_8.csv'],
  ['samples/weather/sam_psm3_phoenix.csv'],
  ['samples/weather/psm4_raw_30min_2023.csv.gz'],
  ['samples/weather_more/LosAngeles_WeatherFile_15min.csv'],
]

export function realYear([path, known]: (typeof SEVERAL_YEARS)[number]): Weather {
  const { weather } = parseWeather(new Uint8Array(readFileSync(join(SHARED, path))), known)
  const { latitude = null, longitude = null } = known ?? {}
  return { ...weather, latitude: weather.latitude ?? latitude, longitude: weather.longitude ?? longitude }
}

/** What a fault does to a value, with the calendar of its row in standard time; null leaves it. */
export type Fault = (value: number, when: { month: number; day: number; hour: number }, column: Column) => number

/** The weather with a fault made by hand. */
export function withFault(weather: Weather, fault: Fault): Weather {
  const starts = startsOf(weather)
  const changed = { ...weather }
  for (const name of IRRADIANCE) {
    const column = weather[name]
    if (!column) continue
    changed[name] = column.map((value, row) => {
      const date = new Date(starts(row))
      const when = { month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: date.getUTCHours() + date.getUTCMinutes() / 60 }
      return value === null ? null : fault(value, when, name)
    })
  }
  return changed
}

function startsOf({ start, time, step_minutes }: Weather): (row: number) => number {
  if (time) return (row) => Date.parse(`${time[row]}Z`)
  const first = Date.parse(`${start}Z`)
  return (row) => first + row * step_minutes * 60_000
}
