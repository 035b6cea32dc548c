import { EngineError, type Failure } from '@pvyield/engine'

/** The failures that the engine reports for `work`; empty when the work succeeds. */
export function failuresOf(work: () => unknown): readonly Failure[] {
  try {
    work()
  } catch (error) {
    if (error instanceof EngineError) return error.failures
    throw error
  }
  return []
}

/** The fields of the failures. */
export function fieldsOf(work: () => unknown): (string | null)[] {
  return failuresOf(work).map(({ field }) => field)
}

/** The failures as lines of field and message. */
export function refusalsOf(work: () => unknown): string[] {
  return failuresOf(work).map(({ field, message }) => `${field}: ${message}`)
}
