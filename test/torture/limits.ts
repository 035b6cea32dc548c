import { rounds } from '../rounds.ts'

/** The figures that the service keeps under every attack, as `docs` and the issue state them. */
export const LIMITS = {
  /** Memory of the server's process, with its workers. */
  rssMb: 1024,
  /** p99 of `GET /api/health` while an attack lasts. */
  healthP99Millis: 50,
  /** p99 of the requests of other callers while an attack lasts. */
  innocentP99Millis: 500,
  /** How late the main thread comes to its work, ms: p99.9, and never more. */
  delayP999Millis: 50,
  delayMaxMillis: 250,
  /** Until no worker computes for a caller who left, or a study that was deleted. */
  leftMillis: 1000,
} as const

/**
 * The settings of an operator who changes nothing. Two workers, so that one of them can be lost. The
 * short form, which shares its machine, keeps the patience of `startServer`.
 */
export const AS_DELIVERED = {
  ...rounds<Record<string, string>>({}, { SYNC_WAIT_MS: '', WORK_WAIT_MS: '', STOP_GRACE_MS: '' }),
  WORKERS: '2',
  TRUST_PROXY: '1',
}
