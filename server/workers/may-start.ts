import type { Job, Work } from './job.ts'
import { isLarge, isLight, isLong, type TaskCost, type ThreadKind } from './protocol.ts'

/** A large task that waits, and the thread that is free for it. */
interface Candidate {
  readonly kind: ThreadKind
  readonly job: Job
  readonly cost: TaskCost
}

interface Bounds {
  /** Threads that long tasks may have. */
  readonly longMax: number
  /** Memory of all large tasks together, bytes. */
  readonly memoryMax: number
}

/**
 * Whether a large task may start next to those that run. Long ones leave a thread, and one light task of seconds waits
 * for the memory of none of them. Of some tasks a caller has one at a time.
 */
export function mayStart({ kind, job, cost }: Candidate, works: readonly Work[], { longMax, memoryMax }: Bounds): boolean {
  if (job.isOneAtATime && works.some((work) => isOtherOfCaller(work, job))) return false
  const running = works.map((work) => work.cost).filter(isLarge)
  if (isLong(cost)) {
    if (kind === 'large' && running.filter(isLong).length >= longMax) return false
  } else if (isLight(cost) && running.every(isLong)) return true
  return running.length === 0 || running.reduce((sum, { bytes }) => sum + bytes, cost.bytes) <= memoryMax
}

function isOtherOfCaller({ job, cost, isGivenBack }: Work, own: Job): boolean {
  return job !== own && job.isOneAtATime && job.caller === own.caller && isLarge(cost) && !isGivenBack
}
