import type { Weather } from '@pvyield/sdk'
import type { ChosenStamps } from '../state/chosen-measured.ts'
import type { DroppedFile } from '../state/console-state.ts'
import { keepFile, keepWeather, keptFile } from '../state/dropped-files.ts'
import type { Store } from '../state/store.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { inWeather } from './apply-file.ts'
import { droppedIdOf, fileText } from './missing-file.ts'
import { missingIn } from './missing-weather.tsx'

/** Weather that someone dropped, and the file that it is of. */
export interface DroppedWeather {
  readonly name: string
  readonly bytes: Uint8Array
  readonly weather: Weather
}

const DONE = 'The plant runs in this weather now. The file stays in this browser.'
const FOUND = 'It is the file that was missing. It stays in this browser.'

/** What was done with dropped weather, in words, and whether it is that which was missing. */
interface TakenWeather {
  readonly done: string
  readonly isFound: boolean
}

/** Lets the plant run in dropped weather, or again in that which was missing. */
export async function takeWeather({ name, bytes, weather }: DroppedWeather, pool: WorkerPool, store: Store): Promise<TakenWeather> {
  const missing = await missingIn(store.state)
  const sourceId = await keepFile(bytes)
  const ofSource = store.state.files.filter(({ id, source }) => source?.id === sourceId && missing.includes(id))
  for (const { source } of ofSource) await keepWeather(await readWith(name, bytes, source?.stamps, pool))
  const id = await keepWeather(weather)
  if (missing.includes(id) || ofSource.length > 0) {
    store.again()
    return { done: FOUND, isFound: true }
  }
  const { plant, files } = store.state
  const before = files.find((file) => file.id === droppedIdOf(plant) && missing.includes(file.id))
  runIn({ id, name, rows: weather.temp_air_c.length, source: { id: sourceId, timezone: weather.timezone } }, weather, store)
  const done = before === undefined ? DONE : `${DONE} It differs from the file that was missing, ${fileText(before)}.`
  return { done, isFound: false }
}

/**
 * Reads the weather of the plant again with what someone says of its stamps. Returns what to know about it, in words.
 * Fails: Error for a file that this browser does not have, or that cannot be read so.
 */
export async function readAgain(file: DroppedFile, stamps: ChosenStamps | undefined, pool: WorkerPool, store: Store): Promise<string> {
  const { id: before, name, source } = file
  const bytes = source === undefined ? null : await keptFile(source.id)
  if (source === undefined || bytes === null) throw new Error(`The file ${name} is not in this browser: drop it on the page again`)
  const weather = await readWith(name, bytes, stamps, pool)
  const { timezone } = weather
  const id = await keepWeather(weather)
  const isOverruled = stamps?.timezone !== undefined && stamps.timezone !== timezone
  if (isOverruled) return `The file states its time zone itself, ${timezone} h from UTC: correct it in the file if it is wrong.`
  const next = { id, name, rows: weather.temp_air_c.length, source: { id: source.id, timezone, ...(stamps && { stamps }) } }
  runIn(next, weather, store)
  return id === before ? 'Its rows are as before.' : ''
}

async function readWith(name: string, bytes: Uint8Array, stamps: ChosenStamps | undefined, pool: WorkerPool): Promise<Weather> {
  const { weather } = await pool.ask('read', { name, bytes, as: 'weather', ...(stamps && { stamps }) })
  if (weather === null) throw new Error(`${name} is no weather any more: drop it on the page again`)
  return weather
}

function runIn(file: DroppedFile, weather: Weather, store: Store): void {
  const { plant, files } = store.state
  store.change({
    ...store.state,
    plant: inWeather(plant, file.id, weather.elevation ?? null),
    files: [...files.filter((each) => each.id !== file.id), file],
  })
}
