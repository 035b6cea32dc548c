import type { AnswerWriter } from '../answers/answer-writer.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Duties } from '../db/duties.ts'
import type { Readiness } from '../health/readiness.ts'
import type { Limits } from '../http/rate-limit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Contents } from '../objects/contents.ts'
import type { S3Objects } from '../objects/s3-objects.ts'
import type { AccountNews } from '../redis/news.ts'
import type { Unfinished } from '../runs/unfinished.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { WorkerPool } from './worker-pool.ts'

/** What the services of every resource are built on. */
export interface SharedParts {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  /** This server among those that use the store. */
  readonly holder: string
  /** How long this server believes what another server of the store may have changed, ms; Infinity when it is alone. */
  readonly knownMillis: number
  readonly jobs: Jobs
  /** What one server of the store does for all of them. */
  readonly duties: Duties
  /** Limits of callers: of this server, or of all through Redis. */
  readonly limits: Limits
  /** Tells the other servers of changed accounts; null without Redis. */
  readonly news: AccountNews | null
  /** The long contents of the store. */
  readonly contents: Contents
  /** The object store; null without one. */
  readonly objects: S3Objects | null
  readonly pool: WorkerPool
  /** Writes the answers that are put together from stored parts. */
  readonly answers: AnswerWriter
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly readiness: Readiness
  /** The work that a stop waits for. */
  readonly unfinished: Unfinished
}
