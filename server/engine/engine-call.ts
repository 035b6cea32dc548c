import { EngineError } from '@pvyield/engine'
import { BodyFailures } from '../http/body-failures.ts'

/**
 * Calls the engine; its failures become a problem.
 * @param body  what the paths of the failures lead into
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
