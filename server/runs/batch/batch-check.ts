import { type BeforeYear, type Checked, checkWork, type Plan } from '@pvyield/engine'
import type { RunUnits, Tariff } from '../../charging/service.ts'
import { NO_SERIES, runCost } from '../../engine/cost.ts'
import type { TaskSources, WorkSources } from '../../engine/work-sources.ts'
import { Problem } from '../../http/problem.ts'
import type { TaskGuard } from '../../workers/serve.ts'
import type { RunCharges } from '../tasks.ts'
import { BatchFailures } from './batch-failures.ts'
import { type ReadRequest, requireColumnsOf, type SentBatch } from './sent-batch.ts'

/** Most work of one batch: 20,000 simple requests, each at a place of its own. */
const BATCH_SECONDS_MAX = 600
/** A simple request without a scene, with its typical year. */
const TYPICAL_YEAR_SECONDS = 0.02
/** Checking a request. */
const CHECK_SECONDS = 0.001

/** What the requests of a batch take together. */
export interface CheckedBatch {
  readonly seconds: number
  /** Null when nothing is charged. */
  readonly units: RunUnits | null
}

/** Makes all checks of the requests of a batch, each as of a run of its own. */
export class BatchCheck {
  private readonly failures = new BatchFailures()
  /** Requests by their ids. */
  private readonly ids = new Map<string, number>()
  private readonly charged = { runs: 0, units: 0 }
  private seconds = 0

  constructor(
    private readonly sources: WorkSources,
    private readonly guard: TaskGuard,
    private readonly charges: RunCharges,
    private readonly tariff: Tariff | null,
  ) {}

  /** Fails: Problem validation_error with the failures of all requests; too_costly. */
  async check(batch: SentBatch): Promise<CheckedBatch> {
    if (batch.head !== null) requireColumnsOf(batch.head)
    await this.guard.admit({ seconds: batch.count * CHECK_SECONDS, bytes: 0 })
    for (let row = 0; row < batch.count; row++) {
      this.guard.checkpoint()
      const at = batch.field(row)
      const sent = await this.failures.note(at, async () => batch.request(row), true)
      if (sent === null) continue
      await this.failures.note(at, async () => this.requireOwnId(sent, batch))
      await this.failures.note(at, () => this.checkOne(sent))
    }
    this.failures.require(batch.count)
    if (this.seconds > BATCH_SECONDS_MAX) throw tooCostly(this.seconds)
    const { runs, units } = this.charged
    return { seconds: this.seconds, units: units === 0 ? null : { units, reasons: [{ term: 'runs', amount: runs, units }] } }
  }

  /** Fails: Problem validation_error. */
  private requireOwnId({ request: { id, row } }: ReadRequest, batch: SentBatch): void {
    if (id === null) return
    const first = this.ids.get(id)
    if (first !== undefined)
      throw Problem.ofField('validation_error', 'id', `${batch.field(first)} has the same id: give each request its own`)
    this.ids.set(id, row)
  }

  private async checkOne({ request: { kind }, read }: ReadRequest): Promise<void> {
    requireNoSeries(read.value)
    const task: TaskSources = { costOf: () => null, isOfManyPlaces: true }
    const sent = this.failures.isFull ? { value: read.value, size: read.size } : read
    const checked = await this.sources.withBody(sent, task, (value, sources) => checkWork({ kind, body: value }, sources))
    if ('wanted' in checked) await this.sources.requireYear(checked.wanted)
    this.seconds += secondsOf(checked)
    const run: Plan | BeforeYear = 'wanted' in checked ? checked.before : checked.plan
    const units = this.tariff && this.charges.unitsOf(run, this.tariff)
    if (units === null) return
    this.charged.runs++
    this.charged.units += units.units
  }
}

function secondsOf(checked: Checked): number {
  const costly = 'wanted' in checked ? checked.before.costly : checked.plan
  return costly === null ? TYPICAL_YEAR_SECONDS : runCost({ ...costly, size: 0 }, NO_SERIES).seconds
}

function requireNoSeries(value: unknown): void {
  if ((value as { include_series?: unknown }).include_series === true)
    throw Problem.ofField(
      'validation_error',
      'include_series',
      'A batch keeps no series: leave it out, and run this request by itself for its series',
    )
}

function tooCostly(seconds: number): Problem {
  const message = `This batch would take about ${Math.ceil(seconds)} s of a processor, more than the ${BATCH_SECONDS_MAX} s of one batch: send several batches`
  return Problem.ofField('too_costly', 'requests', message)
}
