/** Thrown where something reads what failed its own check. */
class UnsoundRead extends Error {}

const stop = (): never => {
  throw new UnsoundRead('This part of the request failed its check: nothing may read it')
}

/**
 * Stands for a section or a field that failed its schema, and for what a stage would have made of it. A rule that reads it stops there (`whereSound`), so that rules judge
 * only what is sound: a default in its place would make failures that the caller did not cause.
 */
export const UNSOUND = new Proxy({}, { get: stop, has: stop, ownKeys: stop, getOwnPropertyDescriptor: stop }) as never

export function isSound(value: unknown): boolean {
  return value !== UNSOUND
}

/** Does work; UNSOUND where it reads what is not sound. */
export function whereSound<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof UnsoundRead) return UNSOUND
    throw cause
  }
}
