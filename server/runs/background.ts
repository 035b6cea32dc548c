import type { Database } from '../db/database.ts'
import { pack, unpackText } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import { problemData } from '../http/problem-codec.ts'
import type { Keep } from '../idempotency/service.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { SentRun } from './admission.ts'
import { acceptedRun } from './links.ts'
import { newRunId } from './run-id.ts'
import type { SeriesWish } from './series-wish.ts'
import type { RunStarter } from './starter.ts'
import type { RunStore } from './store.ts'
import type { RunDone, RunRecord } from './tasks.ts'
import type { Unfinished } from './unfinished.ts'

/** How long an anonymous background run can be read. */
const KEPT_MILLIS = 24 * 3_600_000
/** Starts of a promised run, the first one counted: one that takes the server down with it is given up. */
const ATTEMPTS_MAX = 3

export interface BackgroundParts {
  readonly store: RunStore
  readonly database: Database
  readonly starter: RunStarter
  readonly metrics: Metrics
  readonly log: Log
  readonly unfinished: Unfinished
  /** Before the paths of links. */
  readonly baseUrl: string
  readonly now?: () => number
}

/** A run that the store holds, and what its caller is told. */
export interface PromisedRun {
  readonly runId: string
  readonly accepted: Uint8Array<ArrayBuffer>
}

/** Promised runs: stored before the promise is given, and carried to their end across restarts. */
export class BackgroundRuns {
  private readonly now: () => number

  constructor(private readonly parts: BackgroundParts) {
    this.now = parts.now ?? Date.now
  }

  /** Stores a run as promised, in one batch with the record of its idempotency key. */
  async promise({ kind, text, wish }: Pick<SentRun, 'kind' | 'text' | 'wish'>, keep: Keep): Promise<PromisedRun> {
    const createdAt = this.now()
    const runId = newRunId(createdAt)
    const accepted = new TextEncoder().encode(JSON.stringify(acceptedRun(runId, wish.form === 'csv', this.parts.baseUrl)))
    const run = {
      id: runId,
      kind,
      owner: null,
      createdAt,
      expiresAt: createdAt + KEPT_MILLIS,
      request: await pack(text),
      seriesWish: JSON.stringify(wish),
    }
    await this.parts.database.write(this.parts.store.accept(run), ...(await keep('accepted', accepted)))
    this.parts.metrics.countRun('accepted')
    return { runId, accepted }
  }

  /** Follows a promised run to its end. What cannot be written now is taken up at the next start. */
  carry(id: string, job: Promise<RunDone>): void {
    const ending = job
      .then(
        (done) => this.complete(id, recordIn(done)),
        (cause) => this.fail(id, cause),
      )
      .catch((cause) => this.parts.log.error('run_not_ended', cause, { run_id: id }))
    void this.parts.unfinished.track(ending)
  }

  /** Takes up the runs that were promised before the last stop. */
  async resume(): Promise<void> {
    const { store, database, starter, metrics } = this.parts
    for (const { id, kind, attempts, request, seriesWish } of await store.running()) {
      if (attempts >= ATTEMPTS_MAX) {
        await this.fail(
          id,
          new Problem(
            'run_failed',
            `The run did not finish in ${attempts} attempts: send it again, with a shorter weather series if it fails once more`,
          ),
        )
        continue
      }
      await database.write(store.countAttempt(id))
      metrics.countRun('resumed')
      const run = { kind, text: await unpackText(request), wish: JSON.parse(seriesWish) as SeriesWish }
      this.carry(id, starter.start({ ...run, gzip: false, wanted: null, address: null, isAwaited: false }, recordOnly))
    }
  }

  /** Forgets the runs that expired. */
  async sweep(): Promise<void> {
    await this.parts.database.write(...this.parts.store.forgetExpired(this.now()))
  }

  private async complete(id: string, record: RunRecord): Promise<void> {
    await this.parts.database.write(...this.parts.store.complete(id, record))
    this.parts.metrics.countRun('complete')
  }

  private async fail(id: string, cause: unknown): Promise<void> {
    if (!(cause instanceof Problem)) this.parts.log.error('run_fault', cause, { run_id: id })
    const problem =
      cause instanceof Problem
        ? cause
        : new Problem('run_failed', 'The service failed during the run. The run_id leads its operator to the cause.')
    await this.parts.database.write(this.parts.store.fail(id, JSON.stringify(problemData(problem))))
    this.parts.metrics.countRun('failed')
  }
}

/** Nobody waits for the answer of a run that was promised from the start. */
export async function recordOnly(): Promise<'record'> {
  return 'record'
}

function recordIn(done: RunDone): RunRecord {
  if ('record' in done) return done.record
  throw new Error('The worker wrote an answer that nobody waits for')
}
