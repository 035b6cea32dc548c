import { check, type RunOutcome, run, type SeriesColumns, seriesToWire } from '@pvyield/engine'
import type { Weather } from '../../generated/schemas.gen.ts'
import { engineCall } from '../engine/engine-call.ts'
import { Problem } from '../http/problem.ts'
import { sha256 } from '../sha256.ts'
import type { FoundYear, YearQuery } from '../weather/service.ts'
import { requireAnswerable } from './answerable.ts'
import type { Delivery } from './caller.ts'
import type { RequestReader, RunKind, RunWithoutYear } from './request-reader.ts'
import { headOf, type PackedBlock, packSeries, type ReferenceColumns } from './series.ts'

export interface RunInput {
  readonly kind: RunKind
  /** Body as sent. */
  readonly text: string
  /** A caller who waits reads gzip. */
  readonly gzip: boolean
  /** Typical year of a simple run's location, when it is known that it needs one. */
  readonly year: FoundYear | null
}

/** What a run asks the main thread. */
export interface RunHost {
  delivery(): Promise<Delivery>
}

export interface WrittenAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: 'gzip' | null
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

/** Answers from this size on are compressed here and not on the main thread. */
const COMPRESS_FROM_BYTES = 64 * 1024
const GZIP_LEVEL = 1

/** What a worker does for runs. */
export class RunTasks {
  constructor(
    private readonly host: RunHost,
    private readonly reader: RequestReader,
  ) {}

  /** Checks a body as its run would, without running. Fails: Problem validation_error, not_found. */
  readonly check = async ({ kind, text }: Pick<RunInput, 'kind' | 'text'>): Promise<YearQuery | null> => {
    const read = await this.reader.read(kind, text, null)
    // What a typical year brings is sound, and the rest was checked.
    if ('wanted' in read) return read.wanted
    engineCall(() => check(read.resolved), read.body)
    return null
  }

  /** Simulates the plant of a body. Fails: Problem validation_error, not_found, run_failed. */
  readonly run = async ({ kind, text, gzip, year }: RunInput): Promise<RunDone | RunWithoutYear> => {
    const begun = performance.now()
    const read = await this.reader.read(kind, text, year)
    if ('wanted' in read) return read
    const { request, resolved, namedWeather, extra, warnings } = read
    const outcome = engineCall(() => run(resolved, { sha256 }), read.body)
    requireFinite(outcome.answer)
    const { summary } = outcome.answer
    const answer = { ...outcome.answer, summary: { ...summary, warnings: [...warnings, ...summary.warnings] }, ...extra }
    if ((await this.host.delivery()) === 'answer') {
      return { answer: write({ ...answer, ...seriesOf(outcome.series), links: {} }, gzip), millis: performance.now() - begun }
    }
    const named = {
      ...(namedWeather === null ? {} : { weather: namedWeather }),
      ...('id' in request.module ? { module: resolved.module } : {}),
      ...('id' in request.inverter ? { inverter: resolved.inverter } : {}),
    }
    return { record: recordOf(answer, outcome.series, resolved.weather, named), millis: performance.now() - begun }
  }
}

/** JSON has no NaN: an energy that is not finite would be answered as null. Fails: Problem run_failed. */
function requireFinite({ summary, loss_diagram }: RunOutcome['answer']): void {
  const lost = [...Object.entries(summary), ...loss_diagram.map(({ key, value }) => [key, value] as const)].find(
    ([, value]) => typeof value === 'number' && !Number.isFinite(value),
  )
  if (lost === undefined) return
  throw new Problem('run_failed', `${lost[0]} is not a finite number: a parameter of the plant is far out of any physical range`)
}

function recordOf(answer: object, series: SeriesColumns | null, weather: Weather, named: object): RunRecord {
  const reference = referenceOf(weather, series?.startMin.length ?? 0)
  return {
    resolved: JSON.stringify(named),
    response: Bun.zstdCompressSync(JSON.stringify(answer)),
    seriesHead: series === null ? null : JSON.stringify(headOf(series, reference)),
    blocks: series === null ? [] : packSeries(series, reference),
  }
}

function referenceOf({ reference_series: series = {} }: Weather, rows: number): ReferenceColumns {
  const names = Object.keys(series)
  return { names, columns: names.map((name) => Float64Array.from({ length: rows }, (_, row) => series[name]?.[row] ?? Number.NaN)) }
}

function seriesOf(series: SeriesColumns | null) {
  if (series === null) return {}
  requireAnswerable(series.columns.length * series.startMin.length)
  return { series: seriesToWire(series) }
}

function write(answer: object, gzip: boolean): WrittenAnswer {
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  if (!gzip || bytes.length < COMPRESS_FROM_BYTES) return { bytes, contentEncoding: null }
  return { bytes: Bun.gzipSync(bytes, { level: GZIP_LEVEL }), contentEncoding: 'gzip' }
}
