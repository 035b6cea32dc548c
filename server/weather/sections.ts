import type { Weather } from '../../generated/schemas.gen.ts'
import { validate_schema_Weather } from '../../generated/validators.gen.js'
import { Problem } from '../http/problem.ts'
import { typicalYearId } from './location.ts'
import { SectionCache } from './section-cache.ts'
import type { WeatherMade, WeatherTasks } from './tasks.ts'

/** What a worker asks the main thread, which owns the store. */
export interface WeatherHost {
  /** A stored weather section, packed JSON. Fails: Problem not_found. */
  storedWeather(id: string): Promise<Uint8Array>
  /** Packed section of the typical year of a location; null when it is not stored and may be made. Fails: Problem rate_limited. */
  typicalYear(latitude: number, longitude: number): Promise<Uint8Array | null>
  /** Stores a typical year that was just made. */
  keepTypicalYear(latitude: number, longitude: number, made: WeatherMade): Promise<null>
}

/** In a worker: the sections behind weather ids and locations, parsed once. */
export class WeatherSections {
  private readonly cache = new SectionCache()

  constructor(
    private readonly host: WeatherHost,
    private readonly tasks: WeatherTasks,
  ) {}

  /** A stored series. Fails: Problem not_found. */
  async stored(id: string): Promise<Weather> {
    return this.cache.get(id) ?? this.add(id, inflated(await this.host.storedWeather(id)))
  }

  /** The typical year of a location and its id; made and stored when it is not stored yet. Fails: Problem rate_limited. */
  async typicalYear(latitude: number, longitude: number): Promise<{ id: string; weather: Weather }> {
    const id = typicalYearId(latitude, longitude)
    const cached = this.cache.get(id)
    if (cached !== undefined) return { id, weather: cached }
    const packed = await this.host.typicalYear(latitude, longitude)
    if (packed !== null) return { id, weather: this.add(id, inflated(packed)) }
    const made = await this.tasks.makeTypicalYear({ latitude, longitude })
    await this.host.keepTypicalYear(latitude, longitude, made)
    return { id, weather: this.add(id, made.section) }
  }

  private add(id: string, text: string): Weather {
    const section: unknown = JSON.parse(text)
    if (!validate_schema_Weather(section)) {
      const [error] = validate_schema_Weather.errors ?? []
      throw new Problem('run_failed', `The weather ${id} cannot be run: ${error?.instancePath.slice(1)} ${error?.message}`)
    }
    this.cache.add(id, section)
    return section
  }
}

function inflated(packed: Uint8Array): string {
  return new TextDecoder().decode(Bun.zstdDecompressSync(packed))
}
