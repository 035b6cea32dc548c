import type { Billing } from '@pvyield/contract/schemas'
import type { Plan, Sources } from '@pvyield/engine'
import { billingOfPart, type RunUnits, type Tariff } from '../charging/service.ts'
import { packSync } from '../db/zstd.ts'
import { type Cost, type Sized, type StudyWords, studyCost } from '../engine/cost.ts'
import { orYearWish, type TaskSources, type WorkSources, type YearWish } from '../engine/work-sources.ts'
import { compressNow } from '../http/compression.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { deliveryOf } from './delivery.ts'
import { studyLinks } from './links.ts'
import { ownChunks } from './own-chunks.ts'
import type { StudyAnswer } from './study-answer.ts'
import type { StudyHost } from './study-host.ts'
import { studyBytes } from './study-text.ts'
import type { RunCharges, RunDone, RunInput, RunRecord, StudyTasks } from './tasks.ts'

/** A finished study. */
export interface MadeStudy {
  readonly answer: StudyAnswer
  /** What a list shows of it. */
  readonly label: string
  /** Number of its runs. */
  readonly runs: number
  /** Share of what was planned that was not refused: the rest is not charged. */
  readonly ranFrac: number
}

/** What studies of a kind do in a worker. */
export interface StudyWork<Planned extends object> {
  readonly words: StudyWords
  readonly plan: (work: { readonly body: unknown }, sources: Sources) => Promise<Planned>
  /** Runs what is planned; chunks that an earlier attempt has left are not run again. */
  readonly run: (planned: Planned, host: StudyHost) => Promise<MadeStudy>
}

/** Tasks of a worker for studies of a kind. */
export class PlannedStudies<Planned extends object> implements StudyTasks {
  constructor(
    private readonly work: StudyWork<Planned>,
    private readonly sources: WorkSources,
    private readonly guard: TaskGuard,
    private readonly charges: RunCharges,
    private readonly host: StudyHost,
  ) {}

  /** Makes all checks of a study that will be stored. Fails: as `run`. */
  async check({ body, tariff }: Pick<RunInput, 'body' | 'tariff'>) {
    let units: RunUnits | null = null
    let cost = { seconds: 0, bytes: 0 }
    const task: TaskSources = {
      costOf: (plan, size) => {
        cost = this.costOf({ ...plan, size })
        return { ...cost, seconds: 0 } // what is checked here runs later
      },
      admitted: (plan) => {
        units = tariff && this.charges.unitsOf(plan, tariff)
      },
    }
    const done = await orYearWish(() =>
      this.sources.withBody(body, task, async (value, sources) => this.work.plan({ body: value }, sources)),
    )
    return isYearWish(done) ? { wanted: done.wanted, cost: LIKELY_COST, units } : { wanted: null, cost, units }
  }

  /**
   * Runs a study, chunk by chunk; those that an earlier attempt has left are not run again.
   * Fails: Problem validation_error, not_found, too_costly, run_failed; as its guard and its charge.
   */
  async run(input: RunInput): Promise<RunDone | YearWish> {
    const begun = performance.now()
    const { body, year, tariff } = input
    let reserved: Reserved | null = null
    const task: TaskSources = {
      year,
      costOf: (plan: Plan, size: number) => this.costOf({ ...plan, size }),
      admitted: async (plan) => {
        const billing = tariff && (await this.charges.host.charge(this.charges.unitsOf(plan, tariff)))
        reserved = tariff && billing && { plan, tariff, billing }
        this.guard.passChecks()
      },
    }
    const done = await orYearWish(() =>
      this.sources.withBody(body, task, async (value, sources) =>
        this.work.run(await this.work.plan({ body: value }, sources), ownChunks(this.host)),
      ),
    )
    if (isYearWish(done)) return done
    return { ...this.deliver(done, reserved && this.chargedOf(reserved, done), input), millis: performance.now() - begun }
  }

  /** What is charged: the runs of the plan, less the share that was refused. */
  private chargedOf({ plan, tariff, billing }: Reserved, { ranFrac }: MadeStudy): Billing {
    const runs = Math.ceil(Number(((plan.runs ?? 1) * ranFrac).toPrecision(12)))
    const units = this.charges.unitsOf({ ...plan, runs }, tariff)
    return ranFrac === 1 || units === null ? billing : billingOfPart(billing, units)
  }

  private costOf(sized: Sized): Cost {
    return studyCost(sized, this.work.words)
  }

  private deliver({ answer: made, label, runs }: MadeStudy, billing: Billing | null, { wish, wait, encoding, storedAs }: RunInput) {
    const answer = billing === null ? made : { ...made, billing }
    const record = (): RunRecord => ({
      resolved: '{}',
      response: packSync(JSON.stringify(answer)),
      seriesHead: null,
      blocks: [],
      headline: JSON.stringify({ label, done: runs, of: runs }),
      units: billing?.units ?? null,
    })
    if (deliveryOf(wait) === 'record') return { record: record() }
    const linked = storedAs === null ? answer : { ...answer, links: studyLinks(storedAs.id, storedAs.baseUrl) }
    const { bytes, encoding: contentEncoding } = compressNow(studyBytes(linked, wish.form), encoding)
    return { answer: { bytes, contentEncoding, zone: null }, kept: storedAs && record() }
  }
}

/** What was reserved for a study, and for what. */
interface Reserved {
  readonly plan: Plan
  readonly tariff: Tariff
  readonly billing: Billing
}

/** A study whose place has no year yet is read again with its year. */
const LIKELY_COST = { seconds: 1, bytes: 0 }

function isYearWish(done: object): done is YearWish {
  return 'wanted' in done
}
