import { check, inSimpleWords, type QuantityName, type RunOutcome, run } from '@pvyield/engine'
import { engineCall } from '../engine/engine-call.ts'
import { Problem } from '../http/problem.ts'
import { sha256 } from '../sha256.ts'
import type { FoundYear, YearQuery } from '../weather/service.ts'
import { type WrittenAnswer, writeAnswer } from './answer-text.ts'
import type { Delivery } from './caller.ts'
import type { RequestReader, RunKind, RunWithoutYear } from './request-reader.ts'
import { type PackedBlock, packSeries, type SeriesTable, seriesTable } from './series.ts'
import { chosenSeries, referenceOf } from './series-choice.ts'
import { requireChoosable, type SeriesWish } from './series-wish.ts'

export interface RunInput {
  readonly kind: RunKind
  /** Body as sent. */
  readonly text: string
  readonly wish: SeriesWish
  /** A caller waits for the answer. */
  readonly isAwaited: boolean
  /** The caller who waits reads gzip. */
  readonly gzip: boolean
  /** Typical year of a simple run's location, when it is known that it needs one. */
  readonly year: FoundYear | null
}

/** What a run asks the main thread. */
export interface RunHost {
  delivery(): Promise<Delivery>
}

/** A finished run as it is stored. */
export interface RunRecord {
  /** Sections of the library that the body named, and the id of its weather, JSON. */
  readonly resolved: string
  /** Answer without series and links, JSON, packed. */
  readonly response: Uint8Array
  readonly seriesHead: string | null
  readonly blocks: readonly PackedBlock[]
}

export type RunDone = ({ readonly answer: WrittenAnswer } | { readonly record: RunRecord }) & { readonly millis: number }

/** What a worker does for runs. */
export class RunTasks {
  constructor(
    private readonly host: RunHost,
    private readonly reader: RequestReader,
  ) {}

  /** Checks a body as its run would, without running. Fails: Problem validation_error, not_found. */
  readonly check = async ({ kind, text, wish }: Pick<RunInput, 'kind' | 'text' | 'wish'>): Promise<YearQuery | null> => {
    const read = await this.reader.read(kind, text, null)
    requireChoosable(wish, 'wanted' in read ? { include_series: read.withSeries } : read.resolved)
    // What a typical year brings is sound, and the rest was checked.
    if ('wanted' in read) return read.wanted
    engineCall(() => check(read.resolved), read.body)
    return null
  }

  /** Simulates the plant of a body. Fails: Problem validation_error, not_found, run_failed. */
  readonly run = async ({ kind, text, wish, isAwaited, gzip, year }: RunInput): Promise<RunDone | RunWithoutYear> => {
    const begun = performance.now()
    const read = await this.reader.read(kind, text, year)
    if ('wanted' in read) return read
    const { request, resolved, namedWeather, extra, warnings } = read
    requireChoosable(wish, resolved)
    const chooseSeries = (own: readonly QuantityName[]) => chosenSeries(own, resolved, wish, isAwaited)
    const withSeries = wish.form === 'csv' || resolved.include_series
    const outcome = engineCall(() => run(resolved, { withSeries, chooseSeries, sha256 }), read.body)
    requireFinite(outcome.answer)
    const { summary } = outcome.answer
    const found = kind === 'simple' ? summary.warnings.map(inSimpleWords) : summary.warnings
    const answer = { ...outcome.answer, summary: { ...summary, warnings: [...warnings, ...found] }, ...extra }
    const delivery = await this.host.delivery()
    const series = outcome.series && seriesTable(outcome.series, referenceOf(resolved, wish, delivery), wish.columns)
    if (delivery === 'answer') return { answer: writeAnswer(answer, series, wish, gzip), millis: performance.now() - begun }
    const named = {
      ...(namedWeather === null ? {} : { weather: namedWeather }),
      ...('id' in request.module ? { module: resolved.module } : {}),
      ...('id' in request.inverter ? { inverter: resolved.inverter } : {}),
    }
    return { record: recordOf(answer, series, named), millis: performance.now() - begun }
  }
}

/** JSON has no NaN: an energy that is not finite would be answered as null. Fails: Problem run_failed. */
function requireFinite({ summary, loss_diagram }: RunOutcome['answer']): void {
  const path = nonFinitePath({ summary, loss_diagram })
  if (path === null) return
  throw new Problem('run_failed', `${path.join('.')} is not a finite number: a parameter of the plant is far out of any physical range`)
}

/** Where a value holds a number that is not finite; null where it holds none. */
function nonFinitePath(value: unknown): readonly string[] | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const path = nonFinitePath(inner)
    if (path !== null) return [key, ...path]
  }
  return null
}

function recordOf(answer: object, series: SeriesTable | null, named: object): RunRecord {
  return {
    resolved: JSON.stringify(named),
    response: Bun.zstdCompressSync(JSON.stringify(answer)),
    seriesHead: series && JSON.stringify(series.head),
    blocks: series === null ? [] : packSeries(series),
  }
}
