/** Thrown when code reads a part of the request that failed its check. */
class InvalidRead extends Error {}

const stop = (): never => {
  throw new InvalidRead('This part of the request failed its check and must not be read')
}

/**
 * Placeholder for a section or field that failed its schema, and for values that a stage would
 * derive from it. A rule that reads it stops (see `whereValid`), so that rules check only valid
 * parts. A default in its place would cause failures for which the caller is not responsible.
 */
export const INVALID = new Proxy({}, { get: stop, has: stop, ownKeys: stop, getOwnPropertyDescriptor: stop }) as never

export function isValid(value: unknown): boolean {
  return value !== INVALID
}

/** Runs `work`; returns INVALID when it reads an invalid part. */
export function whereValid<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof InvalidRead) return INVALID
    throw cause
  }
}
