import type { Stores } from '../engine/work-sources.ts'
import type { LibraryService } from '../library/service.ts'
import type { WeatherHost, WeatherSections } from '../weather/sections.ts'
import type { FoundYear } from '../weather/service.ts'
import type { WeatherTasks } from '../weather/tasks.ts'

/** Where the work of a thread finds what bodies name. */
export function storesOf(
  host: Pick<WeatherHost, 'typicalYear' | 'keepYear'>,
  sections: WeatherSections,
  weather: WeatherTasks,
  library: LibraryService,
): Stores<FoundYear> {
  return {
    weather: (id) => sections.stored(id),
    typicalYear: (query) => host.typicalYear(query),
    yearSection: async ({ id, toMake }, isKept) => {
      if (toMake === undefined) return sections.stored(id)
      const made = await weather.makeTypicalYear({ ...toMake, id })
      if (isKept) await host.keepYear(made, toMake)
      return sections.add(made)
    },
    module: (id) => library.module(id),
    inverter: (id) => library.inverter(id),
  }
}
