import { editDistance } from './edit-distance.ts'
import { SYNONYMS } from './key-synonyms.ts'

/** Longer texts are no slip of a key. */
const KEY_MAX_CHARS = 60
/** One slip in so many letters. */
const CHARS_A_SLIP = 4
/** Shorter pieces are in too many keys. */
const PIECE_MIN_CHARS = 3

/**
 * The known key that an unknown one means: the same in other spelling, another tool's word, a slip of the pen, a key with all its words or all of
 * whose words it has, a piece.
 * @returns null when none is near
 */
export function suggest(key: string, known: readonly string[]): string | null {
  if (key.length > KEY_MAX_CHARS) return null
  return (
    known.find((candidate) => plain(candidate) === plain(key)) ??
    synonym(key, known) ??
    nearest(known, (candidate) => slips(key, candidate)) ??
    nearest(known, (candidate) => extraWords(key, candidate)) ??
    known.find((candidate) => isPiece(plain(key), plain(candidate)) || isPiece(plain(candidate), plain(key))) ??
    null
  )
}

/** The known key for which the key is another tool's word. */
export function synonym(key: string, known: readonly string[]): string | undefined {
  const word = key.length > KEY_MAX_CHARS ? '' : plain(key)
  return Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word]?.find((meant) => known.includes(meant)) : undefined
}

/** A key without case and separators. */
export function plain(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** The candidate of the least distance, the first of equals. */
function nearest(known: readonly string[], distanceTo: (candidate: string) => number): string | undefined {
  let [found, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const candidate of known) {
    const distance = distanceTo(candidate)
    if (distance < least) [found, least] = [candidate, distance]
  }
  return found
}

/** Words that one key has beyond the other; infinite unless all words of one are in the other. */
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

function slips(key: string, candidate: string): number {
  const max = Math.floor(Math.max(plain(key).length, plain(candidate).length) / CHARS_A_SLIP)
  const distance = editDistance(plain(key), plain(candidate), max)
  return distance > max ? Number.POSITIVE_INFINITY : distance
}

function isPiece(piece: string, whole: string): boolean {
  return piece.length >= PIECE_MIN_CHARS && whole.includes(piece)
}
