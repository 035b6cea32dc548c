import type { SentBody } from '@pvyield/contract/handlers'
import {
  check,
  componentNames,
  giveBackSeries,
  inWords,
  modelsOf,
  notCounted,
  QUANTITIES,
  type QuantityName,
  type Resolved,
  type RunOutcome,
  run,
  simpleNames,
} from '@pvyield/engine'
import type { ChargeHost, RunUnits, Tariff } from '../charging/service.ts'
import { packSync } from '../db/zstd.ts'
import { type KeptSeries, requireStorable, runCost } from '../engine/cost.ts'
import { engineCall } from '../engine/engine-call.ts'
import type { Encoding } from '../http/compression.ts'
import { Problem } from '../http/problem.ts'
import { sha256 } from '../sha256.ts'
import type { FoundYear, YearQuery } from '../weather/service.ts'
import type { TaskCost } from '../workers/protocol.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { type WrittenAnswer, writeAnswer } from './answer-text.ts'
import { ANSWERED_VALUES_MAX } from './answerable.ts'
import { deliveryOf, type SharedWait } from './delivery.ts'
import { type Headline, headlineOf } from './headline.ts'
import { runLinks } from './links.ts'
import type { ReadRun, RequestReader, RunKind, RunWithoutYear, YearWish } from './request-reader.ts'
import { type PackedBlock, packSeries, type SeriesTable, seriesTable } from './series.ts'
import { chosenSeries } from './series-choice.ts'
import { isSeriesOnly, requireChoosable, requireColumns, type SeriesWish } from './series-wish.ts'
import type { CheckedSimple } from './simple-body.ts'

export interface RunInput {
  readonly kind: RunKind
  readonly body: SentBody
  /** The body of a simple run that the main thread has checked; null for one to read. */
  readonly checked: CheckedSimple | null
  readonly wish: SeriesWish
  /** Whether a caller waits for the answer; null for a run for which none does. */
  readonly wait: SharedWait | null
  /** The answer is kept for an idempotency key. */
  readonly isKept: boolean
  /** How the answer is compressed; null for not at all. */
  readonly encoding: Encoding | null
  /**
   * Typical year for the location of a simple run; null when none is needed or the need is not
   * known yet.
   */
  readonly year: FoundYear | null
  /** Where a run of an account is stored when its caller gets the answer; null for a run that is not stored then. */
  readonly storedAs: StoredAs | null
  /** How the run is charged; null for not at all. */
  readonly tariff: Tariff | null
}

/** How a run asks for its charge. */
export interface RunCharges {
  readonly host: ChargeHost
  /** What a body that was read is charged; null for the project that is free. */
  readonly unitsOf: (read: ReadRun | RunWithoutYear, tariff: Tariff) => RunUnits | null
}

export interface StoredAs {
  readonly id: string
  /** Prefix of the links. */
  readonly baseUrl: string
}

/** A finished run as it is stored. */
export interface RunRecord {
  /** Library sections that the body named by id, and the id of its weather, JSON. */
  readonly resolved: string
  /** Answer without series and links, JSON, packed. */
  readonly response: Uint8Array
  readonly seriesHead: string | null
  readonly blocks: readonly PackedBlock[]
  /** Label and main results, JSON (`Headline`). */
  readonly headline: string
}

/** The answer for a caller who waits, with the record of a run that is stored too; or the record alone. */
export type RunDone = ({ readonly answer: WrittenAnswer; readonly kept: RunRecord | null } | { readonly record: RunRecord }) & {
  readonly millis: number
}

/** What a run needs that passed every check. */
export interface CheckedRun {
  /** The typical year that it needs; null for none. */
  readonly wanted: YearQuery | null
  readonly cost: TaskCost
  /** What it is charged; null for a run that is free or not charged. */
  readonly units: RunUnits | null
}

/** A typical year costs little with any plant that has no scene. */
const TYPICAL_YEAR_COST: TaskCost = { seconds: 0.1, bytes: 0 }

/** Tasks of a worker for runs. */
export class RunTasks {
  constructor(
    private readonly reader: RequestReader,
    private readonly guard: TaskGuard,
    private readonly charges: RunCharges,
  ) {}

  /**
   * Makes all checks of a run that will be stored, without the simulation.
   * Fails: Problem validation_error, not_found, too_costly.
   */
  readonly check = async ({ kind, body, wish, tariff }: Pick<RunInput, 'kind' | 'body' | 'wish' | 'tariff'>): Promise<CheckedRun> => {
    const read = await this.reader.read(kind, body, null, null, wish.choices)
    requireChoosable(wish, 'wanted' in read ? { include_series: read.withSeries } : read.resolved)
    const units = tariff && this.charges.unitsOf(read, tariff)
    // A typical year is valid, and the rest has been checked.
    if ('wanted' in read) {
      requireColumnsWithoutYear(read, wish)
      return { wanted: read.wanted, cost: costWithoutYear(read, wish, false), units }
    }
    const { resolved, size } = read
    const own = engineCall(() => check(resolved), read.body)
    const kept = keptSeries(resolved, wish, false, own)
    if (kept.columns > 0) {
      chosenSeries(own, resolved, wish, null)
      requireStorable(resolved, kept.columns)
    }
    return { wanted: null, cost: runCost({ resolved, size }, kept), units }
  }

  /**
   * Simulates the plant that a body describes.
   * Fails: Problem validation_error, not_found, too_costly, run_failed; as its guard and its charge.
   */
  readonly run = async (input: RunInput): Promise<RunDone | YearWish> => {
    const begun = performance.now()
    const { kind, body, checked, wish, wait, isKept, encoding, year, storedAs, tariff } = input
    const read = await this.reader.read(kind, body, year, checked, wish.choices)
    if ('wanted' in read) {
      // Before a location is counted and its weather fetched.
      costWithoutYear(read, wish, wait !== null)
      requireColumnsWithoutYear(read, wish)
      return { wanted: read.wanted }
    }
    const { request, resolved, size, namedWeather, extra, findings: before } = read
    const isAwaited = wait !== null
    requireChoosable(wish, resolved)
    await this.guard.admit(runCost({ resolved, size }, { ...keptSeries(resolved, wish, isAwaited), isStoredToo: storedAs !== null }))
    // After all checks that need no stage, and before the first of them: nothing is charged for a refusal.
    const billing = tariff && (await this.charges.host.charge(this.charges.unitsOf(read, tariff)))
    const answeredFrom = isAwaited ? (isKept ? 'kept' : 'run') : null
    const chooseSeries = (own: readonly QuantityName[]) => chosenSeries(own, resolved, wish, answeredFrom)
    const { checkpoint, passChecks } = this.guard
    const onProgress = () => {
      passChecks() // the engine checks before its first block
      checkpoint()
    }
    const options = { withSeries: hasSeries(resolved, wish), chooseSeries, sha256, onProgress }
    const outcome = engineCall(() => run(resolved, options), read.body)
    requireFinite(outcome.answer)
    const { summary } = outcome.answer
    const names = isReference(resolved) ? simpleNames : componentNames
    const own = summary.findings ?? []
    const findings = [...before, ...(kind === 'simple' ? own.map((finding) => inWords(finding, names)) : own)]
    const answer = {
      ...outcome.answer,
      summary: { ...summary, warnings: findings.map(({ message }) => message), findings },
      ...extra,
      not_counted: notCounted(resolved, kind),
      models: modelsOf(resolved),
      ...(billing && { billing }),
    }
    const delivery = deliveryOf(wait)
    let text: string | null = null
    const answerText = () => {
      text ??= JSON.stringify(answer) // once for the caller and the record
      return text
    }
    const series = outcome.series && seriesTable(outcome.series, resolved.weather.reference_series ?? {}, wish.columns)
    const record = () => {
      const named = {
        ...(namedWeather === null ? {} : { weather: namedWeather }),
        ...('id' in request.module ? { module: resolved.module } : {}),
        ...('id' in request.inverter ? { inverter: resolved.inverter } : {}),
      }
      return recordOf(
        { answerText: answerText(), series, named, headline: headlineOf(request, answer.summary, series !== null) },
        checkpoint,
      )
    }
    const finished = async () => {
      if (delivery === 'record') return { record: record() }
      const links = storedAs === null ? {} : runLinks(storedAs.id, series !== null, storedAs.baseUrl)
      const written = await writeAnswer(answerText, series, wish, encoding, checkpoint, links)
      return { answer: written, kept: storedAs && record() }
    }
    const done = await finished()
    if (outcome.series !== null) giveBackSeries(outcome.series)
    return { ...done, millis: performance.now() - begun }
  }
}

/** Whether a simple run has the module that its own fields describe. */
function isReference({ module }: Resolved): boolean {
  return module.model === 'reference'
}

/** Fails: Problem too_costly. */
function costWithoutYear({ costly }: RunWithoutYear, wish: SeriesWish, isAwaited: boolean): TaskCost {
  return costly === null ? TYPICAL_YEAR_COST : runCost(costly, keptSeries(costly.resolved, wish, isAwaited))
}

/** What depends on the year is checked with the year. Fails: Problem validation_error. */
function requireColumnsWithoutYear({ series }: RunWithoutYear, { columns }: SeriesWish): void {
  const names = columns === null ? null : series()
  if (columns !== null && names !== null) requireColumns(columns, names)
}

function hasSeries({ include_series }: Resolved, { form }: SeriesWish): boolean {
  return isSeriesOnly(form) || include_series
}

/**
 * At most these series are kept.
 * @param own  series that the run can keep, or could for any plant
 */
function keptSeries(
  resolved: Resolved,
  wish: SeriesWish,
  isAwaited: boolean,
  own: readonly string[] = Object.keys(QUANTITIES),
): KeptSeries {
  const valuesMax = isAwaited ? ANSWERED_VALUES_MAX.run[wish.form] : Number.POSITIVE_INFINITY
  if (!hasSeries(resolved, wish)) return { columns: 0, isAwaited, valuesMax }
  const reference = Object.keys(resolved.weather.reference_series ?? {}).length
  return { columns: wish.columns?.length ?? own.length + reference, isAwaited, valuesMax }
}

/**
 * Rejects results that are not finite: JSON has no NaN and would show them as null.
 * Fails: Problem run_failed.
 */
function requireFinite({ summary, loss_diagram }: RunOutcome['answer']): void {
  const path = nonFinitePath({ summary, loss_diagram })
  if (path === null) return
  throw new Problem(
    'run_failed',
    `${path.join('.')} is not a finite number: a parameter of the plant is far outside its physical range. Check the plant's parameters`,
  )
}

/** Path of the first number of a value that is not finite; null if all are finite. */
function nonFinitePath(value: unknown): readonly string[] | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const key in value) {
    const path = nonFinitePath((value as Record<string, unknown>)[key])
    if (path !== null) return [key, ...path]
  }
  return null
}

interface ToRecord {
  readonly answerText: string
  readonly series: SeriesTable | null
  readonly named: object
  readonly headline: Headline
}

function recordOf({ answerText, series, named, headline }: ToRecord, checkpoint: () => void): RunRecord {
  return {
    resolved: JSON.stringify(named),
    response: packSync(answerText),
    seriesHead: series && JSON.stringify(series.head),
    blocks: series === null ? [] : packSeries(series, checkpoint),
    headline: JSON.stringify(headline),
  }
}
