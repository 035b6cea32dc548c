import type { RunCharge } from '../charging/service.ts'
import type { Keep } from '../idempotency/service.ts'
import type { RunSlot } from './account-runs.ts'
import type { SentRun } from './admission.ts'

/** A run that was sent, with what is decided before it is read. */
export interface BookedRun extends SentRun {
  /** Stores its answer for its idempotency key. */
  readonly keep: Keep
  /** Where it is stored; null for a run without an account, which is stored only if it is accepted. */
  readonly slot: RunSlot | null
  /** Null when runs are not charged. */
  readonly charge: RunCharge | null
}
