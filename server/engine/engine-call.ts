import { EngineError, type Failure } from '@pvyield/engine'
import { Problem } from '../http/problem.ts'

/** Calls the engine; its failures become a problem. Fails: Problem validation_error, run_failed. */
export function engineCall<T>(call: () => T): T {
  try {
    return call()
  } catch (cause) {
    if (cause instanceof EngineError) throw refusal(cause.failures)
    throw cause
  }
}

/** The problem that the engine's failures make. */
export function refusal(failures: readonly Failure[]): Problem {
  const hasFailedRun = failures.some(({ code }) => code === 'run_failed')
  return Problem.ofItems(hasFailedRun ? 'run_failed' : 'validation_error', failures)
}
