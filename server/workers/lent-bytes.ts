import { copiedInTurns } from '../memory/copied-in-turns.ts'
import { isFreed } from '../memory/free-buffer.ts'

/** Shorter bytes are copied with the message, like all other input. */
const LENT_FROM_BYTES = 64 * 1024
/** How deep in an input bytes are looked for. */
const DEPTH_MAX = 2

/** An input as a worker gets it. */
export interface Lent {
  readonly input: unknown
  /** Bytes of the input that are moved to the worker, which frees them after the task. */
  readonly bytes: readonly Uint8Array<ArrayBuffer>[]
}

/** Whether an input holds bytes that are lent. */
export function hasLongBytes(input: unknown): boolean {
  return longBytesIn(input, DEPTH_MAX).length > 0
}

/**
 * Copies the long bytes of an input for a worker. The copy is moved, so that its memory can be freed as
 * soon as the task is over: what threads share is freed by the collector alone, which came hundreds of
 * MB later.
 * Fails: Error for bytes that were freed.
 */
export async function lend(input: unknown): Promise<Lent> {
  const copies = new Map<Uint8Array, Uint8Array<ArrayBuffer>>()
  for (const bytes of longBytesIn(input, DEPTH_MAX)) {
    if (isFreed(bytes.buffer)) throw new Error('The body was freed before a worker took it')
    copies.set(bytes, await copiedInTurns([bytes], bytes.length))
  }
  return { input: withCopies(input, DEPTH_MAX, copies), bytes: [...copies.values()] }
}

function longBytesIn(value: unknown, depth: number): readonly Uint8Array[] {
  if (value instanceof Uint8Array) return value.length >= LENT_FROM_BYTES || isFreed(value.buffer) ? [value] : []
  return depth > 0 && isPlain(value) ? Object.values(value).flatMap((inner) => longBytesIn(inner, depth - 1)) : []
}

function withCopies(value: unknown, depth: number, copies: ReadonlyMap<unknown, Uint8Array>): unknown {
  const copy = copies.get(value)
  if (copy !== undefined || depth === 0 || !isPlain(value)) return copy ?? value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withCopies(inner, depth - 1, copies)]))
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
