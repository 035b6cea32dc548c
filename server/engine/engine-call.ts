import { EngineError } from '@pvyield/engine/quick'
import { BodyFailures } from '../http/body-failures.ts'

/**
 * Calls the engine and converts its failures to a problem.
 * @param body  the body that the paths of the failures refer to
 * Fails: Problem validation_error, run_failed.
 */
export function engineCall<T>(call: () => T, body: unknown): T {
  try {
    return call()
  } catch (cause) {
    throw problemOf(cause, body)
  }
}

/** The same for work that takes its time. */
export async function engineWork<T>(work: () => Promise<T>, body: unknown): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw problemOf(cause, body)
  }
}

function problemOf(cause: unknown, body: unknown): unknown {
  return cause instanceof EngineError ? new BodyFailures(body).addItems(cause.failures).problem() : cause
}
