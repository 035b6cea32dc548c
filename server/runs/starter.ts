import type { SentBody } from '@pvyield/contract/handlers'
import type { RunCharging, RunUnits } from '../charging/service.ts'
import type { YearWish } from '../engine/work-sources.ts'
import { Problem } from '../http/problem.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { FoundYear, WeatherService, YearQuery } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { PooledTask } from '../workers/pool-options.ts'
import { TaskStopped, type TasksOf } from '../workers/protocol.ts'
import type { AdmittedRun } from './admission.ts'
import type { Caller } from './caller.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import { isStudy } from './stored-kind.ts'
import type { StudyHost } from './study-host.ts'
import type { RunDone, RunInput, RunTasks } from './tasks.ts'

/** What a run has in addition when it starts. */
interface Start {
  /** A function gets the body whenever a worker takes the run. */
  readonly body: RunInput['body'] | (() => Promise<SentBody>)
  /** How the run is charged; null for not at all. */
  readonly charge: RunCharging | null
  /** Who waits for it; null for a run that is accepted, which no limit refuses. */
  readonly waiting: Caller | null
  /** Where a study keeps what is finished of it; null for a run. */
  readonly chunks: StudyHost | null
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

/** Nobody waits: the run is stored. */
const NO_REPLY = { wait: null, isKept: false, encoding: null, storedAs: null, profile: null }

/** Accepted runs that look for their typical year at the same time: outside services are slow. */
const YEARS_AT_ONCE = 8

/**
 * Submits runs to the workers. The typical year of a simple run is fetched first, because a worker
 * must not wait for an outside service.
 */
export class RunStarter {
  private readonly years = new ConcurrencyLimit(YEARS_AT_ONCE)
  private readonly waitingParts = new Set<Pick<PooledTask<unknown>, 'withdraw'>>()
  private isReleased = false

  constructor(
    private readonly pool: Pool<TasksOf<RunTasks>>,
    private readonly weather: WeatherService,
    /** How much longer than for other tasks a caller waits, ms. */
    private readonly syncWaitMillis: number,
  ) {}

  /** The result fails: Problem, TaskStopped, CallerLeft. */
  start(run: AdmittedRun, how: Start): StartedTask {
    const { waiting } = how
    let isWithdrawn = false
    let isAccepted = waiting === null
    let task: PooledTask<unknown> | null = null
    const submit = async (year: FoundYear | null): Promise<RunDone | YearWish> => {
      const next = () => {
        if (isWithdrawn) throw new TaskStopped('The run was withdrawn')
        const handed = this.handOver(run, how, year, isAccepted)
        task = handed
        return handed
      }
      let done = await next().result
      while ('isPart' in done) done = await this.partOf(next)
      return done
    }
    const submitWithYear = async (query: YearQuery) => {
      await this.weather.claimLocation(query, waiting === null || waiting.isParked ? null : run.caller)
      task = null // the checks are done
      // The variants of a study may be in other places, of which this is not the year.
      return this.weather.withTaskYear(query, null, (year) => submit(isStudy(run.kind) ? { ...year, of: query } : year))
    }
    return {
      result: this.finish(run.wanted, waiting === null, submit, submitWithYear),
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

  /** Ends the studies that wait for their next turn: they are stored, and go on after the next start. */
  release(): void {
    this.isReleased = true
    for (const task of this.waitingParts) task.withdraw()
  }

  /** The result of the next part of a study. Fails: Problem overloaded when it is released. */
  private async partOf<Result>(next: () => PooledTask<Result>): Promise<Result> {
    if (this.isReleased) throw released()
    const task = next()
    this.waitingParts.add(task)
    try {
      return await task.result
    } catch (cause) {
      throw this.isReleased && cause instanceof TaskStopped ? released() : cause
    } finally {
      this.waitingParts.delete(task)
    }
  }

  private async finish(
    wanted: YearQuery | null,
    isAccepted: boolean,
    submit: (year: FoundYear | null) => Promise<RunDone | YearWish>,
    submitWithYear: (query: YearQuery) => Promise<RunDone | YearWish>,
  ): Promise<RunDone> {
    const isFetched = wanted !== null && isAccepted && (await this.weather.isFetched(wanted))
    if (isFetched) await this.years.do(() => this.weather.withYear(wanted, null, async () => undefined))
    const done = await (wanted === null ? submit(null) : this.weather.withTaskYear(wanted, null, submit))
    if (!('wanted' in done)) return done
    // The worker found a valid body whose year an outside source has.
    const again = await submitWithYear(done.wanted)
    if ('wanted' in again) throw new Error('The run requested a typical year although it was given one')
    return again
  }

  private handOver(
    { kind, wish, owner, caller, cost }: AdmittedRun,
    { body, charge, waiting, chunks }: Start,
    year: FoundYear | null,
    isAccepted: boolean,
  ) {
    const tariff = charge?.tariff ?? null
    const reply = waiting?.reply ?? NO_REPLY
    const inputOf = (body: RunInput['body']): RunInput => ({ kind, body, wish, ...reply, year, tariff })
    const host = {
      ...this.weather.host(owner),
      ...(chunks && { storedChunks: chunks.storedChunks, storedProgress: chunks.storedProgress, keepChunk: chunks.keepChunk }),
    }
    return this.pool.handOver('run', typeof body === 'function' ? async () => inputOf(await body()) : inputOf(body), {
      host: charge === null ? host : { ...host, charge: (units: RunUnits | null) => charge.charge(units) },
      caller,
      turn: waiting === null ? 'background' : 'awaited',
      isAccepted,
      morePatienceMillis: waiting === null ? 0 : this.syncWaitMillis,
      signal: waiting?.signal,
      size: typeof body === 'function' ? 0 : 'value' in body ? body.size : sizeOf(body),
      ...(cost && { cost }),
    })
  }
}

/** It passes by itself: the next start goes on. */
function released(): Problem {
  return new Problem('overloaded', 'The service stops: the study goes on after the next start')
}
