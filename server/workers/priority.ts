import { setPriority } from 'node:os'

/**
 * Priorities of threads by what they do. The main thread and the helper of its collector have 0 and
 * come first on busy processors; a large task gets a quarter to a third of what a small one gets.
 */
export const SMALL_PRIORITY = 3
export const PATIENT_PRIORITY = 9

/** Lowers the priority of this thread. On other systems the same call would change the whole process. */
export function lowerPriority(priority: number): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(0, priority)
  } catch {
    // A sandbox may forbid it; the service is right without it.
  }
}
