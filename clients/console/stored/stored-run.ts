import type { RunRequest, SimpleRunRequest, StoredRun, Weather } from '@pvyield/sdk'
import { type ConsoleState, type DroppedFile, FIRST_STATE, type Plant, type StoredOrigin } from '../state/console-state.ts'
import { keepWeather } from '../state/dropped-files.ts'
import type { WorkerPool } from '../worker/pool.ts'

/** Id of the run that an address asks for; null for another address. */
export function runIdIn(hash: string): string | null {
  return /^#run=(run_\w+)$/.exec(hash)?.[1] ?? null
}

/** The plant of a stored run. Fails: Error, with what the service says. */
export async function stateOfRun(id: string, root: string, pool: WorkerPool): Promise<ConsoleState> {
  const answer = await fetch(`${root}api/runs/${encodeURIComponent(id)}`).catch(() => null)
  const body = (await answer?.json().catch(() => null)) as (StoredRun & { detail?: string }) | null | undefined
  if (body === null || body === undefined) throw new Error('The service does not answer: is it still running?')
  if (body.status !== 'complete') throw new Error(body.detail ?? `The run ${id} has not ended: open it again when it has`)
  return stateOf(body, pool)
}

/** Weather is kept in this browser, so that the address of the plant stays short. */
async function stateOf(run: StoredRun, pool: WorkerPool): Promise<ConsoleState> {
  const { plant, files } = await withKeptWeather(plantOf(run), run, pool)
  return { ...FIRST_STATE, plant, files, place: '', stored: originOf(run) }
}

/** A simple run answers the full request that it made. */
function plantOf({ request, response }: StoredRun): Plant {
  return 'request' in response ? { kind: 'simple', body: request as SimpleRunRequest } : { kind: 'full', body: request as RunRequest }
}

async function withKeptWeather(
  plant: Plant,
  { run_id, resolved }: StoredRun,
  pool: WorkerPool,
): Promise<{ plant: Plant; files: readonly DroppedFile[] }> {
  const sent = (plant.body as { weather?: Weather | { id: string } }).weather
  if (sent === undefined) return { plant, files: [] }
  const weather = 'id' in sent ? (resolved as { weather?: Weather | null }).weather : await pool.ask('weather', sent)
  if (weather === null || weather === undefined) return { plant, files: [] } // no longer stored: the run says so
  const file = { id: await keepWeather(weather), name: `Weather of ${run_id}`, rows: weather.temp_air_c.length }
  return { plant: { kind: plant.kind, body: { ...plant.body, weather: { id: file.id } } } as unknown as Plant, files: [file] }
}

function originOf({ run_id, label = '', created_at, response: { summary }, links }: StoredRun): StoredOrigin {
  return {
    id: run_id,
    label,
    createdAt: created_at,
    energyKwh: summary.e_grid_kwh,
    engine: summary.provenance.engine_version,
    hasSeries: links.series_csv !== undefined,
  }
}
