import type { ChargingService } from '../charging/service.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { RunQuota } from './run-quota.ts'
import type { RunStarter } from './starter.ts'
import type { RunStore } from './store.ts'
import type { Unfinished } from './unfinished.ts'

/** What runs in the background are made with. */
export interface BackgroundParts {
  readonly store: RunStore
  readonly database: Database
  readonly starter: RunStarter
  readonly metrics: Metrics
  readonly log: Log
  /** Where runs of another life or server go on in the trace of their request. */
  readonly tracing?: Tracing
  readonly unfinished: Unfinished
  readonly quota: RunQuota
  /** Null when runs are not charged. */
  readonly charging: ChargingService | null
  /** Prefix of the links. */
  readonly baseUrl: string
  readonly now?: () => number
  /** Most runs in the hands of this server: those beyond are left to the other servers of the store. */
  readonly heldMax?: number
  /** Tells other servers of the store of runs that this one leaves to them. */
  readonly jobs?: Jobs
  /** Pause after the store could not count an attempt. */
  readonly heldUpMillis?: number
}
