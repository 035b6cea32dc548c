import type { Weather, WeatherAnswerMeta, WeatherGaps, WeatherSums } from '@pvyield/contract/schemas'
import { annualSums } from './annual-sums.ts'
import { formatStamp } from './calendar.ts'
import { rowCount } from './column-lengths.ts'
import { meanYear } from './mean-year.ts'
import { readStamps } from './row-stamps.ts'
import { type GappyColumn, sentColumn, withNaN } from './sent-column.ts'
import { EngineError, Sink } from './sink.ts'

/** What a weather section says of itself. */
export interface SectionFacts {
  latitude: number | null
  longitude: number | null
  elevation: number | null
  /** Standard time of the rows, h from UTC. */
  timezone: number
  step_minutes: number
  rows: number
  /** Gaps by column; a column without gaps is not listed. */
  missing: Record<string, WeatherGaps>
  annual: WeatherSums
}

/** Metadata of weather that was made of other weather, as `POST /api/parse-weather` states those of a file. */
export type DerivedMeta = Omit<WeatherAnswerMeta, keyof SectionFacts | 'notes'> &
  SectionFacts & {
    /** Operation that made it, and the weather that it was made of. */
    derived: { by: string; from: string[] }
    notes: string[]
  }

const COUNTED = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'poa_wm2', 'temp_air_c', 'wind_speed_ms'] as const
/** Of which only gaps are counted. */
const OTHERS = ['relative_humidity', 'pressure_hpa', 'precipitable_water_cm', 'albedo', 'snow_depth_cm'] as const

/** Fails: EngineError for columns of unequal length and for stamps that do not ascend. */
export function sectionFacts(weather: Weather): SectionFacts {
  const sink = new Sink()
  const n = rowCount(weather, sink)
  const startMinutes = sink.failures.length > 0 ? null : readStamps(weather, n, sink)?.all()
  if (startMinutes == null) throw new EngineError(sink.failures)
  const { step_minutes: stepMinutes, timezone, latitude = null, longitude = null, elevation = null } = weather
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  const isRegular = weather.start != null
  const year = meanYear({ n, startMinutes, stepMinutes, timezoneH: timezone, starts: { isRegular } }, place)
  const missing: Record<string, WeatherGaps> = {}
  const columns: Partial<Record<(typeof COUNTED)[number], Float64Array>> = {}
  for (const name of COUNTED) {
    const sent = sentColumn(weather[name])
    if (sent === null) continue
    columns[name] = withNaN(sent)
    const gaps = gapsOf(sent, startMinutes)
    if (gaps !== null) missing[name] = gaps
  }
  for (const name of OTHERS) {
    const sent = sentColumn(weather[name])
    const gaps = sent && gapsOf(sent, startMinutes)
    if (gaps !== null) missing[name] = gaps
  }
  const annual = annualSums(columns, startMinutes, stepMinutes, year)
  return { latitude, longitude, elevation, timezone, step_minutes: stepMinutes, rows: n, missing, annual }
}

/**
 * Metadata of a section that was made of others.
 * @param weather  the section, whose own `meta` is that of the weather it was made of, if it has one
 * @param by  the operation
 * @param from  ids of the weather that it was made of, as far as they have one
 */
export function derivedMeta(weather: Weather, by: string, from: readonly string[], notes: readonly string[]): DerivedMeta {
  // the months are those of the weather that it was made of
  const {
    id: _,
    quality: __,
    monthly: ___,
    notes: before = [],
    ...origin
  } = (weather.meta ?? {}) as WeatherAnswerMeta & { monthly?: unknown }
  return { ...origin, ...sectionFacts(weather), derived: { by, from: [...from] }, notes: [...notes, ...before] }
}

/** Operations whose light has no sensor of its own: its months come from several years, other sums or a model. */
const MADE_BY: ReadonlySet<unknown> = new Set(['scale', 'typical-year', 'synthetic'])

/** Whether the metadata of a section say that its light was made: no sensor drifts in it. */
export function isMadeLight(meta: unknown): boolean {
  const { source, derived } = (meta ?? {}) as { source?: unknown; derived?: { by?: unknown } | null }
  return source === 'synthetic' || MADE_BY.has(derived?.by)
}

function gapsOf(column: GappyColumn, startMinutes: Float64Array): WeatherGaps | null {
  const first = column.indexOf(null)
  if (first < 0) return null
  let count = 0
  for (const value of column) if (value === null) count++
  return { count, first_row: first, first_time: formatStamp(startMinutes[first]) }
}
