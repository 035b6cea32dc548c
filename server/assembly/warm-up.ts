import { LATITUDE, LONGITUDE, PLANT } from '../defaults/plant.ts'
import { WorkSources } from '../engine/work-sources.ts'
import type { LibraryService } from '../library/service.ts'
import { sharedWait } from '../runs/delivery.ts'
import { RunTasks } from '../runs/tasks.ts'
import { studyTasks } from '../runs/tasks-of-studies.ts'
import { WeatherSections } from '../weather/sections.ts'
import type { WeatherTasks } from '../weather/tasks.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { storesOf } from './stores.ts'

/** Not the id of a stored year. */
const ID = 'met_warm-up'
/** The main thread knows nothing of these runs, so it is not asked for their place. */
const UNLIMITED: TaskGuard = { checkpoint: () => undefined, admit: async () => undefined, passChecks: () => undefined }

/**
 * Makes a year, a simple run and a full run as for a caller, so that the first caller of a worker
 * finds loaded code and open tables. Stores nothing and asks the main thread nothing. It pauses
 * between its steps.
 */
export async function* warmUp(weather: WeatherTasks, library: LibraryService): AsyncGenerator<void> {
  const place = { latitude: LATITUDE, longitude: LONGITUDE }
  const year = await weather.makeTypicalYear({ ...place, id: ID })
  yield
  const sections = new WeatherSections({ storedWeather: async () => year, requireWeather: async () => undefined })
  const host = { typicalYear: async () => null, keepYear: async () => undefined }
  const { timezone, elevation } = await sections.stored(ID)
  const sources = new WorkSources(storesOf(host, sections, weather, library), UNLIMITED)
  const charges = { host: { charge: async () => null }, unitsOf: () => null }
  const studies = studyTasks(sources, UNLIMITED, charges, {
    storedChunks: async () => [],
    storedProgress: async () => null,
    keepChunk: async () => undefined,
  })
  const { run } = new RunTasks(sources, UNLIMITED, charges, library, studies)
  const simple = { ...place, system_capacity_kw: 100 }
  const full = { ...PLANT, site: { ...PLANT.site, timezone, elevation }, weather: { id: ID }, include_series: true }
  const sent = {
    wish: { form: 'json', columns: null },
    wait: sharedWait(),
    isKept: false,
    tariff: null,
    encoding: 'zstd',
    storedAs: null,
    profile: null,
  } as const
  await run({ ...sent, kind: 'simple', body: { text: JSON.stringify(simple) }, year: { id: ID, notes: [], findings: [] } })
  yield
  await run({ ...sent, kind: 'full', body: { text: JSON.stringify(full) }, year: null })
}
