import { editDistance } from '@pvyield/engine/quick'
import { nearSynonym, plain, synonym } from './key-synonyms.ts'

/** Longer texts are not misspelled keys. */
const KEY_MAX_CHARS = 60
/** One typing error is allowed per this many letters. */
const CHARS_PER_TYPO = 4
/** Shorter pieces occur in too many keys. */
const PIECE_MIN_CHARS = 3

/**
 * The known key that an unknown key probably means. Tried in this order: the same key in another
 * spelling, another tool's name, the same key with a unit, a typing error in one of these, a key
 * whose words contain all of its words or the reverse, a key that contains it or the reverse.
 * @returns null when no known key is similar
 */
export function suggest(key: string, known: readonly string[]): string | null {
  if (key.length > KEY_MAX_CHARS) return null
  return (
    known.find((candidate) => plain(candidate) === plain(key)) ??
    synonym(key, known) ??
    withoutUnit(key, known) ??
    nearest(known, (candidate) => typos(key, candidate)) ??
    nearSynonym(key, known) ??
    nearest(known, (candidate) => extraWords(key, candidate)) ??
    known.find((candidate) => isPiece(plain(key), plain(candidate)) || isPiece(plain(candidate), plain(key))) ??
    null
  )
}

/** The known key that `key` would be without a unit at its end: `length` for `length_m`. */
function withoutUnit(key: string, known: readonly string[]): string | undefined {
  const [, bare] = /^(\w+?)_(?:mm|cm|m|km|ft|feet|metres|meters)$/i.exec(key) ?? []
  return known.find((candidate) => candidate === bare)
}

/** The candidate with the smallest distance; of equals, the first. */
function nearest(known: readonly string[], distanceTo: (candidate: string) => number): string | undefined {
  let [found, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const candidate of known) {
    const distance = distanceTo(candidate)
    if (distance < least) [found, least] = [candidate, distance]
  }
  return found
}

/**
 * How many more words one key has than the other; infinite unless one key has all words of the
 * other.
 */
function extraWords(a: string, b: string): number {
  const [fewer = [], more = []] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.length - other.length)
  const isWithin = fewer.every((word) => more.includes(word)) && fewer.some((word) => word.length >= PIECE_MIN_CHARS)
  return isWithin ? more.length - fewer.length : Number.POSITIVE_INFINITY
}

function wordsOf(key: string): string[] {
  return key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
}

function typos(key: string, candidate: string): number {
  const max = Math.floor(Math.max(plain(key).length, plain(candidate).length) / CHARS_PER_TYPO)
  const distance = editDistance(plain(key), plain(candidate), max)
  return distance > max ? Number.POSITIVE_INFINITY : distance
}

function isPiece(piece: string, whole: string): boolean {
  return piece.length >= PIECE_MIN_CHARS && whole.includes(piece)
}
