import type { Inverter, Module, RunRequest, Weather } from '../../generated/schemas.gen.ts'
import { validate_schema_Weather } from '../../generated/validators.gen.js'
import { Problem } from '../http/problem.ts'
import { typicalYearId } from '../weather/location.ts'
import type { Host } from './protocol.ts'
import type { Tables } from './tables.ts'
import type { WeatherCache } from './weather-cache.ts'
import { makeTypicalYear } from './weather-tasks.ts'

/** Turns ids into sections: weather from the store, components from the library. */
export class Sections {
  constructor(
    private readonly host: Host,
    private readonly tables: Tables,
    private readonly cache: WeatherCache,
  ) {}

  /** Fails: Problem not_found. */
  async weather(section: RunRequest['weather']): Promise<Weather> {
    if (!('id' in section)) return section
    return this.cache.get(section.id) ?? this.remember(section.id, await this.host.storedWeather(section.id))
  }

  /** The typical year of a location and its id; made and stored when it is not stored yet. */
  async typicalYear(latitude: number, longitude: number): Promise<{ id: string; weather: Weather }> {
    const id = typicalYearId(latitude, longitude)
    const cached = this.cache.get(id)
    if (cached !== undefined) return { id, weather: cached }
    const stored = await this.host.typicalYear(latitude, longitude)
    if (stored !== null) return { id, weather: this.remember(id, stored) }
    const made = makeTypicalYear(this.tables, latitude, longitude)
    await this.host.keepTypicalYear(latitude, longitude, made)
    return { id, weather: this.add(id, made.section) }
  }

  /** Fails: Problem not_found. */
  module(section: RunRequest['module']): Module {
    if (!('id' in section)) return section
    return this.tables.library.modules.get(section.id) ?? missing('module.id', 'module', section.id)
  }

  /** Fails: Problem not_found. */
  inverter(section: RunRequest['inverter']): Inverter {
    if (!('id' in section)) return section
    return this.tables.library.inverters.get(section.id) ?? missing('inverter.id', 'inverter', section.id)
  }

  private remember(id: string, packed: Uint8Array): Weather {
    return this.add(id, new TextDecoder().decode(Bun.zstdDecompressSync(packed)))
  }

  private add(id: string, text: string): Weather {
    const section: unknown = JSON.parse(text)
    if (!validate_schema_Weather(section)) {
      throw new Problem('run_failed', `The stored weather ${id} cannot be run: ${validate_schema_Weather.errors?.[0]?.instancePath} is out of range`)
    }
    this.cache.add(id, section)
    return section
  }
}

function missing(field: string, what: string, id: string): never {
  throw Problem.ofField('not_found', field, `No ${what} of the library has the id '${id.slice(0, 100)}': search the library for it`)
}
