import type { SeriesColumns } from '@pvyield/engine'
import type { ProblemItem } from '../../generated/schemas.gen.ts'
import type { ProblemCode } from '../http/problem.ts'

/** Which of the two run operations a body belongs to. */
export type RunKind = 'full' | 'simple'

/** Work for a worker: texts and bytes, which cross threads at no cost. */
export type Task =
  | {
      readonly kind: 'run'
      readonly run: RunKind
      /** Body as sent. */
      readonly text: string
      /** How the answer for the caller is written; null: nobody waits for it. */
      readonly answer: { readonly gzip: boolean } | null
    }
  | { readonly kind: 'check'; readonly run: RunKind; readonly text: string }
  | { readonly kind: 'typicalYear'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'parseWeather'; readonly bytes: Uint8Array<ArrayBuffer>; readonly fileName: string }

/** Ids that a body named and, for the library's, the section behind each. */
export interface NamedIds {
  readonly weather?: string
  readonly module?: { readonly id: string; readonly section: unknown }
  readonly inverter?: { readonly id: string; readonly section: unknown }
}

export interface WrittenAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: 'gzip' | null
}

export interface ReferenceColumns {
  readonly names: readonly string[]
  /** As long as the series; NaN where there is no value. */
  readonly columns: readonly Float64Array[]
}

export interface RunDone {
  /** Answer without series and links, JSON. */
  readonly record: string
  /** Series, when the request asks for it; `reference` are the columns of another tool that the weather carries. */
  readonly series: SeriesColumns | null
  readonly reference: ReferenceColumns
  /** The answer for the caller, when one waits. */
  readonly written: WrittenAnswer | null
  readonly named: NamedIds
  readonly millis: number
}

/** A weather section and its metadata, as JSON; both carry the id. */
export interface WeatherMade {
  readonly id: string
  readonly section: string
  readonly meta: string
}

export interface Results {
  run: RunDone
  check: null
  typicalYear: WeatherMade
  parseWeather: WeatherMade
}

export type ResultOf<T extends Task> = Results[T['kind']]

/** A Problem as it crosses threads. */
export interface ProblemData {
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: readonly ProblemItem[]
  readonly omitted: number
  readonly headers: Readonly<Record<string, string>>
}

export type Failed = { readonly problem: ProblemData } | { readonly fault: string }
export type Outcome<T> = { readonly value: T } | Failed

/** What a task may ask of the main thread, which owns the store. */
export interface Host {
  /** A stored weather section, packed JSON. Fails: Problem not_found. */
  storedWeather(id: string): Promise<Uint8Array>
  /** Packed section of the typical year of a location; null when it is not stored and may be made. Fails: Problem rate_limited. */
  typicalYear(latitude: number, longitude: number): Promise<Uint8Array | null>
  /** Stores a typical year that was just made. */
  keepTypicalYear(latitude: number, longitude: number, year: WeatherMade): Promise<null>
}

export type Question = { [K in keyof Host]: { readonly ask: K; readonly args: Parameters<Host[K]> } }[keyof Host]

export type ToWorker =
  | { readonly type: 'task'; readonly task: Task }
  | { readonly type: 'reply'; readonly outcome: Outcome<unknown> }

export type FromWorker =
  | { readonly type: 'done'; readonly outcome: Outcome<unknown> }
  | { readonly type: 'question'; readonly question: Question }
