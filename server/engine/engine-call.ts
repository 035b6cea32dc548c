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
    if (cause instanceof EngineError) throw new BodyFailures(body).addItems(cause.failures).problem()
    throw cause
  }
}
