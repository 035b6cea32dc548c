/** Values that were shown, oldest first, and those that were undone, newest first. */
export interface Undo<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** What is being moved, such as a slider: its steps are undone as one. Null when nothing is. */
  readonly gesture: string | null
}

const PAST_MAX = 200

export function undoOf<T>(present: T): Undo<T> {
  return { past: [], present, future: [], gesture: null }
}

/** @param gesture  name of what is being moved; null for a change of its own */
export function changed<T>({ past, present, gesture: before }: Undo<T>, next: T, gesture: string | null): Undo<T> {
  const isSameMove = gesture !== null && gesture === before
  return { past: isSameMove ? past : [...past, present].slice(-PAST_MAX), present: next, future: [], gesture }
}

/** Ends a gesture. */
export function settled<T>(undo: Undo<T>): Undo<T> {
  return undo.gesture === null ? undo : { ...undo, gesture: null }
}

export function undone<T>({ past, present, future }: Undo<T>): Undo<T> {
  const last = past.at(-1)
  if (past.length === 0) return { past, present, future, gesture: null }
  return { past: past.slice(0, -1), present: last as T, future: [present, ...future], gesture: null }
}

export function redone<T>({ past, present, future }: Undo<T>): Undo<T> {
  if (future.length === 0) return { past, present, future, gesture: null }
  const [next, ...rest] = future
  return { past: [...past, present], present: next as T, future: rest, gesture: null }
}
