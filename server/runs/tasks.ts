import type { SentBody } from '@pvyield/contract/handlers'
import type { Billing, RunRequest } from '@pvyield/contract/schemas'
import {
  type BeforeYear,
  checkWork,
  giveBackSeries,
  type Outcome,
  type Plan,
  perform,
  type Resolved,
  type RunKind,
  type RunWork,
  seriesMax,
  weatherIdIn,
  type YearQuery,
} from '@pvyield/engine'
import type { ReportProfile } from '@pvyield/report/document'
import { columnsOf } from '@pvyield/report/run'
import type { ChargeHost, RunUnits, Tariff } from '../charging/service.ts'
import { packSync } from '../db/zstd.ts'
import { type KeptSeries, NO_SERIES, requireStorable, runCost } from '../engine/cost.ts'
import { orYearWish, type ReadBody, type TaskSources, type WorkSources, type YearWish } from '../engine/work-sources.ts'
import { compressNow, type Encoding } from '../http/compression.ts'
import { piece } from '../http/pieces.ts'
import type { LibraryService } from '../library/service.ts'
import type { FoundYear } from '../weather/service.ts'
import type { TaskCost } from '../workers/protocol.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { type WrittenAnswer, writeAnswer } from './answer-text.ts'
import { ANSWERED_VALUES_MAX } from './answerable.ts'
import { deliveryOf, type SharedWait } from './delivery.ts'
import { drawRun, idsIn, requirePicture } from './drawing.ts'
import { isDrawn } from './drawn-form.ts'
import { type Headline, headlineOf } from './headline.ts'
import { runLinks } from './links.ts'
import { type PackedBlock, packSeries, type SeriesTable, seriesTable } from './series.ts'
import { chosenSeries } from './series-choice.ts'
import { isSeriesOnly, requireChoosable, requireColumns, type SeriesWish } from './series-wish.ts'
import { isStudy, type StoredKind, type StudyKind } from './stored-kind.ts'

export interface RunInput {
  readonly kind: StoredKind
  readonly body: SentBody | ReadBody
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
  /** Stands on a report; null for none. */
  readonly profile: ReportProfile | null
}

/** How a run asks for its charge. */
export interface RunCharges {
  readonly host: ChargeHost
  /** What a run is charged; null for the project that is free. */
  readonly unitsOf: (run: Plan | BeforeYear, tariff: Tariff) => RunUnits | null
}

export interface StoredAs {
  readonly id: string
  /** Prefix of the links. */
  readonly baseUrl: string
}

/** A finished run or study as it is stored. */
export interface RunRecord {
  /** Library sections that the body named by id, and the id of its weather, JSON. */
  readonly resolved: string
  /** Answer without series and links, JSON, packed. */
  readonly response: Uint8Array
  readonly seriesHead: string | null
  readonly blocks: readonly PackedBlock[]
  /** Label and main results, JSON (`Headline`). */
  readonly headline: string
  /** Of a study whose chunks are its result, and stay: their bytes. */
  readonly chunks?: { readonly bytes: number }
  /** Of a study, what of its reservation is charged; null for all of it. */
  readonly units?: number | null
}

/** A study that is not finished. What is done of it is stored, and the next task goes on behind it. */
export interface StudyPart {
  readonly isPart: true
}

/** The answer for a caller who waits, with the record of a run that is stored too; or the record alone. */
export type RunDone = ({ readonly answer: WrittenAnswer; readonly kept: RunRecord | null } | { readonly record: RunRecord }) & {
  readonly millis: number
}

/** What a worker does of a study, as of a run. */
export interface StudyTasks {
  check(input: Pick<RunInput, 'body' | 'wish' | 'tariff'>): Promise<{ wanted: YearQuery | null; cost: TaskCost; units: RunUnits | null }>
  run(input: RunInput): Promise<RunDone | YearWish | StudyPart>
}

/** How the answer of a run is delivered. */
type Delivering = Pick<RunInput, 'wish' | 'wait' | 'encoding' | 'storedAs' | 'profile'> & { readonly kind: RunKind }

/** A typical year costs little with any plant that has no scene. */
const TYPICAL_YEAR_COST: TaskCost = { seconds: 0.1, bytes: 0 }

/** Tasks of a worker for runs. */
export class RunTasks {
  constructor(
    private readonly sources: WorkSources,
    private readonly guard: TaskGuard,
    private readonly charges: RunCharges,
    private readonly library: LibraryService,
    private readonly studies: Readonly<Record<StudyKind, StudyTasks>>,
  ) {}

  /**
   * Makes all checks of a run that will be stored, without the simulation.
   * @returns the typical year that it needs, its cost, and what it is charged; null for none
   * Fails: Problem validation_error, not_found, too_costly.
   */
  readonly check = async ({ kind, body, wish, tariff }: Pick<RunInput, 'kind' | 'body' | 'wish' | 'tariff'>) => {
    if (isStudy(kind)) return this.studies[kind].check({ body, wish, tariff })
    let units: RunUnits | null = null
    const passed = (run: Plan | BeforeYear) => {
      units = tariff && this.charges.unitsOf(run, tariff)
    }
    const task: TaskSources = {
      costOf: (plan, size) => runCost({ ...plan, size }, NO_SERIES),
      admitted: (plan) => {
        if (plan.step !== 'run') return
        requireChoosable(wish, plan.resolved)
        if (wish.form === 'svg' && wish.drawing !== undefined) requirePicture(wish.drawing, plan.resolved)
        passed(plan)
      },
    }
    return this.sources.withBody(body, task, async (value, sources, size) => {
      const checked = await checkWork({ ...wishedOf(wish), kind, body: value }, sources)
      // A typical year is valid, and the rest has been checked.
      if ('wanted' in checked) {
        const { wanted, before } = checked
        requireChoosable(wish, before.request)
        passed(before)
        requireColumnsWithoutYear(before, wish)
        return { wanted, cost: costWithoutYear(before, size, wish, false), units }
      }
      const { plan, own } = checked
      const kept = keptSeries(plan.resolved, wish, false, own)
      if (kept.columns > 0) {
        chosenSeries(own, plan.resolved, wish, null)
        requireStorable(plan.resolved, kept.columns)
      }
      return { wanted: null, cost: runCost({ ...plan, size }, kept), units }
    })
  }

  /**
   * Simulates the plant that a body describes.
   * Fails: Problem validation_error, not_found, too_costly, run_failed; as its guard and its charge.
   */
  readonly run = async (input: RunInput): Promise<RunDone | YearWish | StudyPart> => {
    const begun = performance.now()
    const { kind, body, wish, wait, isKept, encoding, year, storedAs, tariff, profile } = input
    if (isStudy(kind)) return this.studies[kind].run(input)
    const isAwaited = wait !== null
    const answeredFrom = isAwaited ? (isKept ? 'kept' : 'run') : null
    const { checkpoint, passChecks } = this.guard
    let isChecked = false
    let billing: Billing | null = null
    const task: TaskSources = {
      year,
      beforeYear: (before, size) => {
        // Before a location is counted and its weather fetched.
        costWithoutYear(before, size, wish, isAwaited)
        requireColumnsWithoutYear(before, wish)
      },
      costOf: (plan, size) => {
        if (plan.step !== 'run') return runCost({ ...plan, size }, NO_SERIES)
        requireChoosable(wish, plan.resolved)
        if (wish.form === 'svg' && wish.drawing !== undefined) requirePicture(wish.drawing, plan.resolved)
        return runCost({ ...plan, size }, { ...keptSeries(plan.resolved, wish, isAwaited), isStoredToo: storedAs !== null })
      },
      admitted: async (plan) => {
        if (plan.step !== 'run') return
        // After all checks that need no stage, and before the first of them: nothing is charged for a refusal.
        billing = tariff && (await this.charges.host.charge(this.charges.unitsOf(plan, tariff)))
        isChecked = true
      },
      chooseSeries: (own, resolved) => chosenSeries(own, resolved, wish, answeredFrom),
      onProgress: () => {
        if (isChecked) passChecks() // the engine checks before its first block
        checkpoint()
      },
    }
    const checked = 'value' in body ? body.checked : undefined
    const done = await orYearWish(() =>
      this.sources.withBody(body, task, async (value, sources) => ({
        outcome: await perform({ ...wishedOf(wish), kind, body: value, checked }, sources),
        sent: value,
      })),
    )
    if ('wanted' in done) return done
    const { outcome } = done
    const written = await this.deliver(outcome, done.sent as RunRequest, billing, { kind, wish, wait, encoding, storedAs, profile })
    if (outcome.series !== null) giveBackSeries(outcome.series)
    return { ...written, millis: performance.now() - begun }
  }

  /** Writes the answer of a run for its caller, or for the store. */
  private async deliver(
    { answer: ran, series: columns, request, resolved }: Outcome,
    sent: Pick<RunRequest, 'weather'>,
    billing: Billing | null,
    { kind, wish, wait, encoding, storedAs, profile }: Delivering,
  ) {
    const answer = { ...ran, ...(billing && { billing }) }
    const delivery = deliveryOf(wait)
    let text: string | null = null
    const answerText = () => {
      text ??= JSON.stringify(answer) // once for the caller and the record
      return text
    }
    const series = columns && seriesTable(columns, resolved.weather.reference_series ?? {}, wish.columns)
    const record = () => {
      const weather = weatherIdIn(sent.weather)
      const named = {
        ...(weather === null ? {} : { weather }),
        ...('id' in request.module ? { module: resolved.module } : {}),
        ...('id' in request.inverter ? { inverter: resolved.inverter } : {}),
        ...(haveIds(request.sub_arrays) ? { sub_arrays: resolved.sub_arrays } : {}),
      }
      return recordOf(
        { answerText: answerText(), series, named, headline: headlineOf(request, answer.summary, series !== null) },
        this.guard.checkpoint,
      )
    }
    if (delivery === 'record') return { record: record() }
    if (isDrawn(wish.form) && wish.drawing !== undefined) {
      const drawn = await drawRun(wish.form, wish.drawing, wish.columns, {
        kind,
        answer,
        plant: resolved,
        ids: idsIn(request),
        series: columns === null ? () => null : columnsOf(columns),
        library: this.library,
        profile,
        ranAt: Date.now(),
        id: storedAs?.id ?? null,
      })
      const { bytes, encoding: contentEncoding } = compressNow(typeof drawn === 'string' ? piece(drawn) : drawn, encoding)
      return { answer: { bytes, contentEncoding, zone: null }, kept: storedAs && record() }
    }
    const links = storedAs === null ? {} : runLinks(storedAs.id, series !== null, storedAs.baseUrl)
    const written = await writeAnswer(answerText, series, wish, encoding, this.guard.checkpoint, links)
    return { answer: written, kept: storedAs && record() }
  }
}

/** Whether a part of the plant names its module or its inverter by id. */
function haveIds(parts: RunRequest['sub_arrays']): boolean {
  return parts?.some(({ module, inverter }) => [module, inverter].some((section) => section !== null && 'id' in section)) ?? false
}

/** What the engine is to know of a wish. */
function wishedOf({ form, columns, choices }: SeriesWish): Pick<RunWork, 'series' | 'choices'> {
  return { series: columns ?? (isSeriesOnly(form) ? 'all' : undefined), choices }
}

/** Fails: Problem too_costly. */
function costWithoutYear({ costly }: BeforeYear, size: number, wish: SeriesWish, isAwaited: boolean): TaskCost {
  return costly === null ? TYPICAL_YEAR_COST : runCost({ ...costly, size }, keptSeries(costly.resolved, wish, isAwaited))
}

/** What depends on the year is checked with the year. Fails: Problem validation_error. */
function requireColumnsWithoutYear({ series }: BeforeYear, { columns }: SeriesWish): void {
  const names = columns === null ? null : series()
  if (columns !== null && names !== null) requireColumns(columns, names)
}

/**
 * At most these series are kept.
 * @param own  series that the run can keep; null for those that it could for any plant
 */
function keptSeries(resolved: Resolved, wish: SeriesWish, isAwaited: boolean, own: readonly string[] | null = null): KeptSeries {
  const valuesMax = isAwaited ? ANSWERED_VALUES_MAX.run[isDrawn(wish.form) ? 'arrow' : wish.form] : Number.POSITIVE_INFINITY
  return { columns: seriesMax(wishedOf(wish), resolved, own), isAwaited, valuesMax }
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
