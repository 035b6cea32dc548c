import type { Billing, SweepAnswer } from '@pvyield/contract/schemas'
import { type Plan, type PlannedSweep, planSweep, type SweptChunk, type SweptTable } from '@pvyield/engine'
import type { RunUnits } from '../charging/service.ts'
import { packSync, unpackTextSync } from '../db/zstd.ts'
import { sweepCost } from '../engine/cost.ts'
import { orYearWish, type TaskSources, type WorkSources, type YearWish } from '../engine/work-sources.ts'
import { compressNow } from '../http/compression.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { deliveryOf } from './delivery.ts'
import { studyLinks } from './links.ts'
import type { StudyHost } from './study-host.ts'
import { sweepBytes } from './sweep-text.ts'
import type { RunCharges, RunDone, RunInput, RunRecord, StudyTasks } from './tasks.ts'

/** Tasks of a worker for sweeps. */
export class SweepTasks implements StudyTasks {
  constructor(
    private readonly sources: WorkSources,
    private readonly guard: TaskGuard,
    private readonly charges: RunCharges,
    private readonly host: StudyHost,
  ) {}

  /** Makes all checks of a sweep that will be stored. Fails: as `run`. */
  async check({ body, tariff }: Pick<RunInput, 'body' | 'tariff'>) {
    let units: RunUnits | null = null
    let cost = { seconds: 0, bytes: 0 }
    const task: TaskSources = {
      costOf: (plan, size) => {
        cost = sweepCost({ ...plan, size })
        return { ...cost, seconds: 0 } // what is checked here runs later
      },
      admitted: (plan) => {
        units = tariff && this.charges.unitsOf(plan, tariff)
      },
    }
    const done = await orYearWish(() => this.sources.withBody(body, task, async (value, sources) => planSweep({ body: value }, sources)))
    return 'wanted' in done ? { wanted: done.wanted, cost: LIKELY_COST, units } : { wanted: null, cost, units }
  }

  /**
   * Runs a sweep, chunk by chunk; those that an earlier attempt has left are not run again.
   * Fails: Problem validation_error, not_found, too_costly, run_failed; as its guard and its charge.
   */
  async run(input: RunInput): Promise<RunDone | YearWish> {
    const begun = performance.now()
    const { body, year, tariff } = input
    let billing: Billing | null = null
    const task: TaskSources = {
      year,
      costOf: (plan: Plan, size: number) => sweepCost({ ...plan, size }),
      admitted: async (plan) => {
        billing = tariff && (await this.charges.host.charge(this.charges.unitsOf(plan, tariff)))
        this.guard.passChecks()
      },
    }
    const done = await orYearWish(() =>
      this.sources.withBody(body, task, async (value, sources) => {
        const plan = await planSweep({ body: value }, sources)
        return { plan, table: await this.filled(plan) }
      }),
    )
    if ('wanted' in done) return done
    const answer = withBilling(done.plan.answer(done.table), billing)
    return { ...this.deliver(answer, input), millis: performance.now() - begun }
  }

  private async filled(plan: PlannedSweep): Promise<SweptTable> {
    const { grid, chunks } = plan
    const table = plan.table()
    const stored = new Map((await this.host.storedChunks()).map((packed) => storedChunk(packed)))
    for (let chunk = 0; chunk < chunks; chunk++) {
      const known = stored.get(chunk)
      const swept = known ?? (await plan.run(chunk))
      table.add(swept)
      if (known === undefined) await this.host.keepChunk(chunk, packedChunk(chunk, swept), { done: table.done, of: grid.count })
    }
    return table
  }

  private deliver(answer: SweepAnswer, { wish, wait, encoding, storedAs }: RunInput) {
    const record = (): RunRecord => ({
      resolved: '{}',
      response: packSync(JSON.stringify(answer)),
      seriesHead: null,
      blocks: [],
      headline: JSON.stringify({ label: labelOf(answer), done: answer.count, of: answer.count }),
    })
    if (deliveryOf(wait) === 'record') return { record: record() }
    const linked = storedAs === null ? answer : { ...answer, links: studyLinks(storedAs.id, storedAs.baseUrl) }
    const { bytes, encoding: contentEncoding } = compressNow(sweepBytes(linked, wish.form), encoding)
    return { answer: { bytes, contentEncoding, zone: null }, kept: storedAs && record() }
  }
}

/** A sweep whose place has no year yet is read again with its year. */
const LIKELY_COST = { seconds: 1, bytes: 0 }

function labelOf({ count, axes }: SweepAnswer): string {
  return `${count} variants of ${axes.map(({ path }) => path).join(', ')}`
}

/** JSON keeps every digit of a number; one that is missing becomes null. */
function packedChunk(chunk: number, { indices, values, failed, findings }: SweptChunk): Uint8Array {
  return packSync(JSON.stringify({ chunk, indices, values: [...values], failed, findings }))
}

function storedChunk(packed: Uint8Array): readonly [number, SweptChunk] {
  const { chunk, values, ...rest } = JSON.parse(unpackTextSync(packed)) as { chunk: number; values: (number | null)[] } & Omit<
    SweptChunk,
    'values'
  >
  return [chunk, { ...rest, values: Float64Array.from(values, (value) => value ?? Number.NaN) }]
}

function withBilling(answer: SweepAnswer, billing: Billing | null): SweepAnswer {
  return billing === null ? answer : { ...answer, billing }
}
