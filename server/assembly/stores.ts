import type { Stores } from '../engine/work-sources.ts'
import type { LibraryService } from '../library/service.ts'
import type { WeatherSections } from '../weather/sections.ts'

/** Where the work of a thread finds what bodies name. */
export function storesOf(weather: WeatherSections, library: LibraryService): Stores {
  return {
    weather: (id) => weather.stored(id),
    module: (id) => library.module(id),
    inverter: (id) => library.inverter(id),
  }
}
