import { takeMeasured } from '../performance/take-measured.ts'
import { PERFORMANCE } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import type { Choice, Other } from './file-report.tsx'
import type { ReadFile, SentFile } from './read-file.ts'

/** What was done with a table, or why nothing was, and what it can be instead. */
type TakenTable = ({ readonly done: string } | { readonly fault: string }) & { readonly choice: () => Choice }

/** A table that someone dropped. */
export interface DroppedTable extends Pick<SentFile, 'name' | 'bytes' | 'as'> {
  readonly store: Store
  /** Reads the file again as what someone says that it is. */
  readonly again: (as: 'weather' | 'measured') => void
}

const DONE =
  'It has measured rows of a plant: irradiance in the plane and AC power. The plant stays as it is, and is tested against them under Performance. The file stays in this browser.'
const UNREAD = 'The file is kept under Performance, where the columns and what the stamps mean can be chosen.'
const OF_WEATHER: readonly string[] = ['poa_wm2', 'temp_air_c', 'wind_speed_ms']

/** Tests the plant against a table of measured rows; asks what a table is that may be weather too. Null for any other file. */
export async function takeTable(read: ReadFile, { name, bytes, as, store, again }: DroppedTable): Promise<TakenTable | null> {
  if (read.kind === 'unclear') return asked(read, again)
  if (read.kind !== 'measured') return null
  await takeMeasured(name, bytes, store)
  // Whoever says what it is wants to see it.
  if (as === 'measured') store.show(PERFORMANCE)
  const show: Other = { words: 'Show the performance', take: () => store.show(PERFORMANCE) }
  const asWeather: Other = { words: 'Use it as weather', take: () => again('weather') }
  const choice = (now: string) => () => ({ now, others: store.state.view === PERFORMANCE ? [asWeather] : [show, asWeather] })
  return read.fault === undefined ? { done: DONE, choice: choice('') } : { fault: read.fault, choice: choice(UNREAD) }
}

function asked({ table, fault }: ReadFile, again: DroppedTable['again']): TakenTable {
  const asMeasured: Other = { words: 'Test the plant against it', take: () => again('measured') }
  if (fault !== undefined)
    return { fault, choice: () => ({ now: 'If it was measured at the plant, you can say which column is what.', others: [asMeasured] }) }
  const names = (table?.columns ?? []).filter(({ role }) => role !== null && !OF_WEATHER.includes(role)).map(({ name }) => name)
  return {
    done: `No weather has ${names.join(', ')}, and not all that a test of a plant needs has a name that is known. Is it weather, or was it measured at the plant? Nothing was changed.`,
    choice: () => ({ now: '', others: [asMeasured, { words: 'Use it as weather', take: () => again('weather') }] }),
  }
}

/** Weather that has columns which nothing reads may be a measurement. */
export function otherThanWeather({ table }: ReadFile, again: DroppedTable['again']): (() => Choice) | null {
  if (table?.columns.some(({ isUnread }) => isUnread) !== true) return null
  const others = [{ words: 'It was measured at the plant: test the plant against it', take: () => again('measured') }]
  return () => ({ now: '', others })
}
