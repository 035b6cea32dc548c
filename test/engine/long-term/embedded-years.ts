import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openClimate, typicalYear } from '../../../engine/climate/index.ts'
import { daysInMonth, isLeap } from '../../../engine/core/calendar.ts'
import { EngineError, type Failure } from '../../../engine/core/sink.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { completeWeather } from '../../../engine/request.ts'

const climate = openClimate(readFileSync(join(import.meta.dir, '..', '..', '..', 'engine', 'climate', 'table.bin')))
export const SITE = { latitude: 48.1, longitude: 11.6, elevation: 520 }
const COLUMNS = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'temp_air_c', 'wind_speed_ms', 'relative_humidity'] as const

/** The embedded year of a place. */
export function embeddedYear(latitude: number, longitude: number): WeatherSection {
  return completeWeather(typicalYear(climate, { latitude, longitude }).weather)
}

/** Hours of several years near Munich: each year is the embedded one of another place, up to 1 deg away, so months and years differ. */
export function embeddedYears(firstYear: number, years: number): WeatherSection {
  const columns = Object.fromEntries(COLUMNS.map((name): [string, (number | null)[]] => [name, []]))
  for (let k = 0; k < years; k++) {
    const year = embeddedYear(SITE.latitude + 0.2 * (((3 * k) % 5) - 2), SITE.longitude + 0.1 * k) as unknown as Record<string, number[]>
    for (const name of COLUMNS) {
      const column = year[name] ?? []
      const february = 24 * (31 + daysInMonth(2001, 2))
      const leapDay = isLeap(firstYear + k) ? column.slice(february - 24, february) : []
      columns[name]?.push(...column.slice(0, february), ...leapDay, ...column.slice(february))
    }
  }
  const section = completeWeather({ timezone: 1, step_minutes: 60, temp_air_c: [0], start: `${firstYear}-01-01T00:00` })
  return { ...section, ...columns } as WeatherSection
}

/** The failures of work that the engine refuses. */
export function refusals(work: () => unknown): Pick<Failure, 'field' | 'message'>[] {
  try {
    work()
  } catch (cause) {
    if (cause instanceof EngineError) return cause.failures.map(({ field, message }) => ({ field, message }))
    throw cause
  }
  return []
}

/** Values of a column, or an empty list. */
export function columnOf(section: WeatherSection, name: (typeof COLUMNS)[number]): readonly (number | null)[] {
  return section[name] ?? []
}
