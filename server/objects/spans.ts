import type { Reference } from './reference.ts'

/** What lies between the parts of objects is read too when all of it is no more than this, a block of a series. */
const JOINED_MAX_BYTES = 5_000_000
/** Else only where it takes less time than a read of its own. */
const GAP_BYTES = 64_000

/** A part of an object that is read at once, with the parts that are wanted of it. */
export interface Span {
  readonly key: string
  readonly from: number
  readonly end: number
  readonly parts: readonly Reference[]
}

/** The reads that have all of these parts: few, because an object store takes tens of milliseconds for each. */
export function spansOf(references: readonly Reference[]): Span[] {
  const parts = references.toSorted((a, b) => (a.key === b.key ? a.from - b.from : a.key < b.key ? -1 : 1))
  const whole = joined(parts, Number.POSITIVE_INFINITY)
  return whole.reduce((bytes, { from, end }) => bytes + end - from, 0) <= JOINED_MAX_BYTES ? whole : joined(parts, GAP_BYTES)
}

/** @param parts  by their objects, each in its order */
function joined(parts: readonly Reference[], gapBytes: number): Span[] {
  const spans: (Span & { end: number; readonly parts: Reference[] })[] = []
  for (const part of parts) {
    const last = spans.at(-1)
    const end = part.from + part.bytes
    if (last?.key === part.key && part.from <= last.end + gapBytes) {
      last.end = Math.max(last.end, end)
      last.parts.push(part)
    } else spans.push({ key: part.key, from: part.from, end, parts: [part] })
  }
  return spans
}
