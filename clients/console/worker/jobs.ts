import { completeWeather, perform, type RunWork, type SeriesColumns } from '@pvyield/engine/work'
import type { SimpleRunAnswer, Weather } from '@pvyield/sdk'
import type { PageSources } from './sources.ts'

/** What a job answers, and the memory that goes to the page with it. */
export interface Done<Value> {
  readonly value: Value
  readonly transfer: Transferable[]
}

/** The answer of a run as the service gives it, without links and series. */
export type RunAnswerHere = Omit<SimpleRunAnswer, 'links' | 'series' | 'request' | 'billing'>

/** A run as pictures and tables need it. */
export interface RunResult {
  readonly answer: RunAnswerHere
  /** Null for a run that keeps none. */
  readonly series: SeriesColumns | null
  readonly variants: readonly (
    | { readonly value: Pick<RunAnswerHere, 'summary' | 'loss_diagram'> }
    | { readonly failures: readonly { readonly message: string }[] }
  )[]
}

/** What a worker can do, by name. A new job is a new member. */
export const JOBS = {
  run: async (work: RunWork, sources: PageSources): Promise<Done<RunResult>> => {
    const { answer, series, variants } = await perform(work, sources)
    const shown = variants.map((each) => ('value' in each ? { value: each.value } : { failures: each.failures }))
    const transfer = series === null ? [] : [series.startMinutes, ...series.columns].map(({ buffer }) => buffer as ArrayBuffer)
    // The engine's types say less of lengths than the document's.
    return { value: { answer, series, variants: shown } as unknown as RunResult, transfer }
  },

  /** Weather as a request sent it, with every field, as an id of weather means it. */
  weather: async (sent: unknown): Promise<Done<Weather>> => ({ value: completeWeather(sent) as Weather, transfer: [] }),
} as const

export type Jobs = typeof JOBS
