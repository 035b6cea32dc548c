/** Thrown when code reads a part of the request that failed its check. */
class UnsoundRead extends Error {}

const stop = (): never => {
  throw new UnsoundRead('This part of the request failed its check and must not be read')
}

/**
 * Placeholder for a section or field that failed its schema, and for values that a stage would
 * derive from it. A rule that reads it stops (see `whereSound`), so that rules check only valid
 * parts. A default in its place would cause failures for which the caller is not responsible.
 */
export const UNSOUND = new Proxy({}, { get: stop, has: stop, ownKeys: stop, getOwnPropertyDescriptor: stop }) as never

export function isSound(value: unknown): boolean {
  return value !== UNSOUND
}

/** Runs `work`; returns UNSOUND when it reads an invalid part. */
export function whereSound<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof UnsoundRead) return UNSOUND
    throw cause
  }
}
