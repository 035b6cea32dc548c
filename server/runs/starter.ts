import type { SentBody } from '@pvyield/contract/handlers'
import type { RunCharging, RunUnits } from '../charging/service.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { FoundYear, WeatherService, YearQuery } from '../weather/service.ts'
import type { Turn } from '../workers/job.ts'
import type { Pool } from '../workers/pool.ts'
import type { PooledTask } from '../workers/pool-options.ts'
import type { TasksOf } from '../workers/protocol.ts'
import { type TaskCost, TaskStopped } from '../workers/protocol.ts'
import type { SentRun } from './admission.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import type { SharedWait } from './delivery.ts'
import type { CheckedSimple } from './simple-body.ts'
import type { RunDone, RunInput, RunTasks } from './tasks.ts'

/** What is needed to start a run. */
export interface RunToStart extends Pick<SentRun, 'kind' | 'wish' | 'encoding' | 'owner'>, Pick<RunInput, 'storedAs'> {
  /** A function gets the body whenever a worker takes the run. */
  readonly body: SentBody | (() => Promise<SentBody>)
  /**
   * The typical year that the run needs, its location already counted; null when the worker has yet
   * to find out.
   */
  readonly wanted: YearQuery | null
  readonly checked: CheckedSimple | null
  /**
   * Address by which new locations are limited, at the moment; null when the run is accepted, which
   * no limit refuses.
   */
  readonly limitedBy: () => string | null
  readonly caller: string
  readonly turn: Turn
  readonly cost?: TaskCost | undefined
  /** Whether a caller waits for the answer; null for a run for which none does. */
  readonly wait: SharedWait | null
  readonly isKept: boolean
  /** How much longer than for other tasks the caller waits, ms. */
  readonly morePatienceMillis?: number
  /** How the run is charged; null for not at all. */
  readonly charge: RunCharging | null
  /** Ends the run. */
  readonly signal?: AbortSignal | undefined
}

export interface StartedTask {
  readonly result: Promise<RunDone>
  /**
   * Takes the run back when no worker has it yet. Its result is then TaskStopped. Returns false when
   * a worker has it.
   */
  withdraw(): boolean
  /** Ends the run, also when a worker has it. Its result is then CallerLeft or TaskStopped. */
  stop(): void
  /** Whether the run may be accepted: no check is under way that may still refuse it. */
  hasPassedChecks(): boolean
  /** The run is accepted: from now on it takes as long as it takes. */
  accept(): void
}

/** Accepted runs that look for their typical year at the same time: outside services are slow. */
const YEARS_AT_ONCE = 8

/**
 * Submits runs to the workers. The typical year of a simple run is fetched first, because a worker
 * must not wait for an outside service.
 */
export class RunStarter {
  private readonly years = new ConcurrencyLimit(YEARS_AT_ONCE)

  constructor(
    private readonly pool: Pool<TasksOf<RunTasks>>,
    private readonly weather: WeatherService,
  ) {}

  /** The result fails: Problem, TaskStopped, CallerLeft. */
  start(run: RunToStart): StartedTask {
    let isWithdrawn = false
    let isAccepted = run.turn === 'background'
    let task: PooledTask<unknown> | null = null
    const submitWithYear = async (query: YearQuery) => {
      await this.weather.claimLocation(query, run.limitedBy())
      task = null // the checks are done
      return this.weather.withTaskYear(query, null, submit)
    }
    const submit = async (year: FoundYear | null) => {
      if (isWithdrawn) throw new TaskStopped('The run was withdrawn')
      const handed = this.handOver(run, year, isAccepted)
      task = handed
      return handed.result
    }
    return {
      result: this.finish(run, submit, submitWithYear),
      withdraw: () => {
        isWithdrawn ||= task === null || task.withdraw()
        return isWithdrawn
      },
      stop: () => {
        isWithdrawn = true
        task?.cancel()
      },
      hasPassedChecks: () => task === null || task.hasPassedChecks(),
      accept: () => {
        isAccepted = true
        task?.accept()
      },
    }
  }

  private async finish(
    { wanted, turn }: RunToStart,
    submit: (year: FoundYear | null) => ReturnType<RunTasks['run']>,
    submitWithYear: (query: YearQuery) => ReturnType<RunTasks['run']>,
  ): Promise<RunDone> {
    const isFetched = wanted !== null && turn === 'background' && (await this.weather.isFetched(wanted))
    if (isFetched) await this.years.do(() => this.weather.withYear(wanted, null, async () => undefined))
    const done = await (wanted === null ? submit(null) : this.weather.withTaskYear(wanted, null, submit))
    if (!('wanted' in done)) return done
    // The worker found a valid body whose year an outside source has.
    const again = await submitWithYear(done.wanted)
    if ('wanted' in again) throw new Error('The run requested a typical year although it was given one')
    return again
  }

  private handOver(run: RunToStart, year: FoundYear | null, isAccepted: boolean) {
    const {
      kind,
      owner,
      body,
      checked,
      wish,
      encoding,
      caller,
      turn,
      cost,
      wait,
      isKept,
      signal,
      storedAs,
      charge,
      morePatienceMillis = 0,
    } = run
    const tariff = charge?.tariff ?? null
    const inputOf = (sent: SentBody): RunInput => ({ kind, body: sent, checked, wish, encoding, wait, isKept, year, storedAs, tariff })
    const input = typeof body === 'function' ? async () => inputOf(await body()) : inputOf(body)
    return this.pool.handOver('run', input, {
      host:
        charge === null
          ? this.weather.host(owner)
          : { ...this.weather.host(owner), charge: (units: RunUnits | null) => charge.charge(units) },
      caller,
      turn,
      isAccepted,
      morePatienceMillis,
      signal,
      size: typeof body === 'function' ? 0 : sizeOf(body),
      ...(cost ? { cost } : typeof body === 'function' ? {} : { cost: likelyCost(body) }),
    })
  }
}
