import type { Weather } from '@pvyield/contract/schemas'
import { validate_schema_Weather } from '@pvyield/contract/validators'
import type { Place, YearQuery } from '@pvyield/engine/quick'
import { unpackTextSync } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import { isOwned } from './location.ts'
import { SectionCache } from './section-cache.ts'
import type { WeatherMade } from './tasks.ts'
import type { FoundYear } from './typical-years.ts'

/** What a worker requests from the main thread, which owns the store. */
export interface WeatherHost {
  /**
   * A stored weather section without its metadata, packed JSON; and the metadata, JSON.
   * Fails: Problem not_found.
   */
  storedWeather(id: string): Promise<{ section: Uint8Array; meta: string }>
  /** Whether the caller may use a stored section. Fails: as `storedWeather`. */
  requireWeather(id: string): Promise<void>
  /**
   * The typical year of a place, which the task makes if it is embedded and not stored; null for one that
   * is fetched from an outside source, for which no task waits.
   * Fails: Problem weather_location_unavailable, geo_unavailable.
   */
  typicalYear(query: YearQuery): Promise<FoundYear | null>
  /** Stores an embedded year that a task has made. */
  keepYear(made: WeatherMade, place: Place): Promise<void>
}

/** The sections behind weather ids, in a worker. Each is parsed once. */
export class WeatherSections {
  private readonly cache = new SectionCache()

  constructor(private readonly host: Pick<WeatherHost, 'storedWeather' | 'requireWeather'>) {}

  /** A stored series. Fails: Problem not_found, storage_unavailable for a damaged one. */
  async stored(id: string): Promise<Weather> {
    const known = this.cache.get(id)
    if (known === undefined) return this.read(id)
    if (isOwned(id)) await this.host.requireWeather(id) // the section may be another caller's
    return known
  }

  private async read(id: string): Promise<Weather> {
    const { section, meta } = await this.host.storedWeather(id)
    return this.add({ id, section, meta })
  }

  /** Keeps a section for the tasks of this thread. Fails: Problem run_failed, storage_unavailable for a damaged one. */
  add({ id, section: packed, meta }: WeatherMade): Weather {
    const columns = JSON.parse(unpackTextSync(packed)) as object
    const section: unknown = { ...columns, meta: JSON.parse(meta) }
    if (!validate_schema_Weather(section)) {
      const [error] = validate_schema_Weather.errors ?? []
      throw new Problem(
        'run_failed',
        `The weather ${id} cannot be used: ${error?.instancePath.slice(1)} violates its ${error?.keyword}. Send other weather`,
      )
    }
    // Nothing changes it from here on: runs share what the engine reads from it (see `run`).
    this.cache.add(id, Object.freeze(section))
    return section
  }
}
