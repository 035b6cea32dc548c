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

/**
 * Copies the long bytes of an input for a worker. The copy is moved, so that its memory can be freed as
 * soon as the task is over: what threads share is freed by the collector alone, which came hundreds of
 * MB later.
 * Fails: Error for bytes that were freed.
 */
export async function lend(input: unknown): Promise<Lent> {
  const bytes: Uint8Array<ArrayBuffer>[] = []
  return { input: await withCopies(input, DEPTH_MAX, bytes), bytes }
}

async function withCopies(value: unknown, depth: number, copies: Uint8Array<ArrayBuffer>[]): Promise<unknown> {
  if (value instanceof Uint8Array) {
    if (isFreed(value.buffer)) throw new Error('The body was freed before a worker took it')
    if (value.length < LENT_FROM_BYTES) return value
    const copy = await copiedInTurns([value], value.length)
    copies.push(copy)
    return copy
  }
  if (depth === 0 || typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  let copied = value
  for (const [key, inner] of Object.entries(value)) {
    const own = await withCopies(inner, depth - 1, copies)
    if (own !== inner) copied = { ...copied, [key]: own }
  }
  return copied
}
