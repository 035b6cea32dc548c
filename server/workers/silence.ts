import type { Work } from './job.ts'
import type { Thread } from './thread.ts'
import { SILENCE_MAX_MILLIS, STOPPED_SILENCE_MAX_MILLIS } from './time-limits.ts'

/** Whether a thread has worked for long without reaching a checkpoint. */
export function isSilent(thread: Thread, work: Work, workingMillis: number): boolean {
  const { checkpoints } = thread
  const isAtWork = !work.isHeld && work.checkpoints === checkpoints
  work.checkpoints = checkpoints
  work.silentMillis = isAtWork ? work.silentMillis + workingMillis : 0
  return work.silentMillis > (work.isStopped ? STOPPED_SILENCE_MAX_MILLIS : SILENCE_MAX_MILLIS)
}
