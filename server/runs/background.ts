import type { Database } from '../db/database.ts'
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
import { packRequest, storedBody } from './stored-request.ts'
import type { RunDone, RunRecord } from './tasks.ts'
import type { Unfinished } from './unfinished.ts'

/** How long an anonymous background run is kept. */
const KEPT_MILLIS = 24 * 3_600_000
/**
 * Maximum number of starts of an accepted run. A run that crashes the server each time is given up.
 */
const ATTEMPTS_MAX = 3

export interface BackgroundParts {
  readonly store: RunStore
  readonly database: Database
  readonly starter: RunStarter
  readonly metrics: Metrics
  readonly log: Log
  readonly unfinished: Unfinished
  /** Prefix of the links. */
  readonly baseUrl: string
  readonly now?: () => number
}

/** An accepted run in the store, and the body of its 202 answer. */
export interface BackgroundRun {
  readonly runId: string
  readonly accepted: Uint8Array<ArrayBuffer>
}

/** Runs answered with 202: stored before the answer is sent, and completed even across restarts. */
export class BackgroundRuns {
  private readonly now: () => number

  constructor(private readonly parts: BackgroundParts) {
    this.now = parts.now ?? Date.now
  }

  /** Stores an accepted run, in one batch with the record of its idempotency key. */
  async accept({ kind, body, wish }: Pick<SentRun, 'kind' | 'body' | 'wish'>, keep: Keep): Promise<BackgroundRun> {
    const createdAt = this.now()
    const runId = newRunId(createdAt)
    const accepted = new TextEncoder().encode(JSON.stringify(acceptedRun(runId, wish.form === 'csv', this.parts.baseUrl)))
    const run = {
      id: runId,
      kind,
      owner: null,
      createdAt,
      expiresAt: createdAt + KEPT_MILLIS,
      request: Buffer.from(await packRequest(body)),
      seriesWish: JSON.stringify(wish),
    }
    await this.parts.database.write(
      this.parts.store.accept(run),
      ...(await keep({ outcome: 'accepted', bytes: accepted, contentEncoding: null })),
    )
    this.parts.metrics.countRun('accepted')
    return { runId, accepted }
  }

  /**
   * Stores the result of an accepted run when it ends. If the result cannot be written, the run is
   * started again at the next start.
   */
  finish(id: string, job: Promise<RunDone>): void {
    const ending = job
      .then(
        (done) => this.complete(id, recordIn(done)),
        (cause) => this.fail(id, cause),
      )
      .catch((cause) => this.parts.log.error('run_not_ended', cause, { run_id: id }))
    void this.parts.unfinished.track(ending)
  }

  /** Restarts the accepted runs that had not ended at the last stop. */
  async resume(): Promise<void> {
    const { store, database, starter, metrics } = this.parts
    for (const { id, kind, attempts, request, seriesWish } of await store.running()) {
      if (attempts >= ATTEMPTS_MAX) {
        await this.fail(
          id,
          new Problem(
            'run_failed',
            `The run did not finish in ${attempts} attempts: send it again, and use a shorter weather series if it fails again`,
          ),
        )
        continue
      }
      await database.write(store.countAttempt(id))
      metrics.countRun('resumed')
      const run = { kind, body: await storedBody(request), wish: JSON.parse(seriesWish) as SeriesWish }
      this.finish(id, starter.start({ ...run, gzip: false, wanted: null, address: null, isAwaited: false }, recordOnly))
    }
  }

  /** Deletes expired runs. */
  async sweep(): Promise<void> {
    await this.parts.database.write(...this.parts.store.forgetExpired(this.now()))
  }

  private async complete(id: string, record: RunRecord): Promise<void> {
    const { database, store } = this.parts
    // A block per transaction: other writes come in between, however long the series is.
    if (record.blocks.length > 0) await database.write(store.removeBlocks(id))
    for (const block of record.blocks) await database.write(store.addBlock(id, block))
    await database.write(store.complete(id, record))
    this.parts.metrics.countRun('complete')
  }

  private async fail(id: string, cause: unknown): Promise<void> {
    if (!(cause instanceof Problem)) this.parts.log.error('run_fault', cause, { run_id: id })
    const problem =
      cause instanceof Problem
        ? cause
        : new Problem(
            'run_failed',
            'The service failed during the run. Give the run_id to its operator, who can find the cause in the log.',
          )
    await this.parts.database.write(this.parts.store.fail(id, JSON.stringify(problemData(problem))))
    this.parts.metrics.countRun('failed')
  }
}

/** For a run that is accepted before it starts: nobody waits for its answer. */
export async function recordOnly(): Promise<'record'> {
  return 'record'
}

function recordIn(done: RunDone): RunRecord {
  if ('record' in done) return done.record
  throw new Error('The worker wrote an answer that nobody waits for')
}
