import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Unfinished } from './runs/unfinished.ts'
import type { WorkerPool } from './worker-pool.ts'

/** What the services of every resource are built on. */
export interface SharedParts {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  readonly pool: WorkerPool
  readonly metrics: Metrics
  /** The work that a stop waits for. */
  readonly unfinished: Unfinished
}
