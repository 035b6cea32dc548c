import type { Place } from '../core/great-circle.ts'
import type { ClimateTable, Inflate } from './table.ts'
import type { TypicalWeather } from './typical-year.ts'
import { yearPlace } from './year-place.ts'

/** The embedded typical year of a place, as the `typicalYear` of `perform` gives it. */
export interface EmbeddedYear {
  /** No service has stored it. */
  readonly id: null
  /** Frozen: runs in it share what depends on it alone. */
  readonly weather: Readonly<TypicalWeather>
  readonly origin: string
  readonly notes: readonly never[]
  readonly findings: readonly never[]
}

/**
 * A source of typical years: that of `yearPlace`, as a service gives it, so that a body means the same
 * everywhere. The code, the time zones and the climate's table are read when the first
 * year is wanted: a page that runs other weather never loads them.
 * @param readTable  gives the bytes of `climate/table.bin`
 */
export function embeddedYears(
  readTable: () => Uint8Array | Promise<Uint8Array>,
  inflate?: Inflate,
): (place: Place) => Promise<EmbeddedYear> {
  let opened: Promise<ClimateTable> | null = null
  let last: { readonly key: string; readonly year: EmbeddedYear } | null = null
  return async (location) => {
    const { latitude, longitude } = yearPlace(location.latitude, location.longitude)
    const key = `${latitude} ${longitude}`
    if (last?.key === key) return last.year
    const { openClimate, typicalYear } = await import('./index.ts')
    opened ??= Promise.resolve(readTable()).then((bytes) => openClimate(bytes, inflate))
    const { weather } = typicalYear(await opened, { latitude, longitude })
    const year: EmbeddedYear = { id: null, origin: 'embedded typical year', weather: Object.freeze(weather), notes: [], findings: [] }
    last = { key, year }
    return year
  }
}
