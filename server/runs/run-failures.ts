import { Problem } from '../http/problem.ts'
import type { ProblemData } from '../http/problem-codec.ts'

const CANCELLED = 'run_cancelled'

/** Why a run failed that was cancelled. */
export function cancellation(): Problem {
  return Problem.ofItems('run_failed', [
    { field: null, message: 'The run was cancelled, and nothing is charged for it: send it again to run it', code: CANCELLED },
  ])
}

/** @param failure  why a run failed, JSON */
export function isCancellation(failure: string | null): boolean {
  const { errors } = JSON.parse(failure ?? '{"errors":[]}') as ProblemData
  return errors.some(({ code }) => code === CANCELLED)
}

/**
 * Why a run failed that ended its server each time.
 * @param attempts  that it had to itself
 */
export function tooManyAttempts(attempts: number): Problem {
  return new Problem(
    'run_failed',
    `The run did not finish in ${attempts} attempts: send it again, and use a shorter weather series if it fails again`,
  )
}
