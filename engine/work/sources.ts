import type { Inverter, Module, RunRequest, SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
import type { Place } from '../core/great-circle.ts'
import type { Resolved } from '../core/option.ts'
import type { SeriesName } from '../core/part-series.ts'
import type { QuantityName } from '../core/quantities.ts'
import type { Finding } from '../findings/finding.ts'
import type { Cost } from './cost.ts'
import type { Inspect } from './inspect.ts'

/** Which typical year a request means. */
export interface YearQuery extends Place {
  readonly source: SimpleRunRequest['weather_source']
}

/** A typical year. */
export interface TypicalYear {
  /** Id under which a request can name it; null when it has none. */
  readonly id: string | null
  /** States where it comes from, for `defaults_applied`; null for a file that the caller of the host named. */
  readonly origin: string | null
  /** Runs that share a frozen section share what depends on it alone. */
  readonly weather: Weather
  /** Why this year was used instead of the preferred one. */
  readonly notes: readonly string[]
  /** What a run repeats of them. */
  readonly findings: readonly Finding[]
}

/** Work that has passed all checks which need no stage. */
export interface Plan {
  /** What comes next. The temperatures of the cells, with which strings are sized, come before the run. */
  readonly step: 'sizing' | 'run' | 'compare' | 'day' | 'sweep' | 'optimise'
  /** With ids as sent. */
  readonly request: RunRequest
  readonly resolved: Resolved
  readonly cost: Cost
  /** What a study is charged for, in runs of its base. */
  readonly runs?: number
}

/** What is known of a simple run before it has its typical year. */
export interface BeforeYear {
  readonly request: SimpleRunRequest
  /** The run in a year without weather, for the cost of its scene; null without a scene, when any year costs little. */
  readonly costly: Pick<Plan, 'resolved' | 'cost'> | null
  /** Names of the series that the run will have, whatever the year; null when that depends on the year. */
  readonly series: () => readonly QuantityName[] | null
}

type Found<T> = T | Promise<T>

/**
 * What work needs of its host. A source throws an EngineError with the code `not_found` for an id that
 * it does not know, which is reported with the other failures of the body. Any other error ends the
 * work as it is.
 */
export interface Sources {
  weather(id: string): Found<Weather>
  module(id: string): Found<Module>
  inverter(id: string): Found<Inverter>
  /** @param before  what can be checked of a run before its year is fetched */
  typicalYear(query: YearQuery, before?: () => BeforeYear): Found<TypicalYear>
  /** Checks a body in better words. Default: in those of the engine. */
  readonly inspect?: Inspect | undefined
  /** Waits for room, or refuses the work with an error of the host. */
  admit?(plan: Plan): Found<void>
  /**
   * Chooses which of its series a run keeps, before its first row. Default: those that the work names.
   * @param own  series that a run of this plant can keep
   */
  chooseSeries?(own: readonly SeriesName[], resolved: Resolved): readonly SeriesName[]
  /** Called between blocks of the rows with the share that is done. An exception ends the work. */
  onProgress?(doneFrac: number): void
  /** An AbortSignal, which ends the work between two blocks. */
  readonly signal?: { throwIfAborted(): void } | undefined
  /** SHA-256 in hex of the host, which is faster than the portable one. */
  sha256?(bytes: Uint8Array): string
  /** Clock of the host, ms. */
  now?(): number
}

type SourceName = 'weather' | 'module' | 'inverter' | 'typicalYear'

const ASKED_BY: Readonly<Record<SourceName, string>> = {
  weather: 'the body names its weather by an id',
  module: 'the body names its module by an id',
  inverter: 'the body names its inverter by an id',
  typicalYear: 'a simple body without weather runs in a typical year, for example of embeddedYears',
}

/** Fails: TypeError of a host that lacks the source that a body asks for. */
export function requireSource(sources: Pick<Sources, SourceName>, name: SourceName): void {
  if (typeof sources[name] !== 'function') throw new TypeError(`The sources have no ${name}, and ${ASKED_BY[name]}: add it to the sources`)
}
