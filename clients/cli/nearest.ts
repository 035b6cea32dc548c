import type { Options } from './command.ts'

/** One typing error is allowed per this many letters. */
const CHARS_PER_TYPO = 3
/** So many letters are enough for a word that continues: `lat` for `latitude`. */
const CHARS_OF_BEGINNING = 3

/** The known word that a misspelled one probably means; null when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const isLonger = (long: string, short: string) => short.length >= CHARS_OF_BEGINNING && long.startsWith(short)
  const prefixed = known.find((candidate) => isLonger(candidate, word) || isLonger(word, candidate))
  if (prefixed !== undefined) return prefixed
  const found = known
    .map((candidate) => ({ candidate, distance: typos(word, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.ceil(Math.max(word.length, candidate.length) / CHARS_PER_TYPO))
    .sort((one, other) => one.distance - other.distance)
  return found[0]?.candidate ?? null
}

/** Words for the end of a message about an unknown option: by its spelling, or by what others call it. */
export function meantOption(word: string, options: Options): string {
  const other = Object.entries(options).find(([, { otherNames = [] }]) => otherNames.includes(word))
  return other === undefined ? meant(word, Object.keys(options), '--') : `: did you mean --${other[0]}?`
}

/** Words for the end of a message about an unknown word. */
export function meant(word: string, known: readonly string[], prefix = ''): string {
  const found = nearest(word, known)
  return found === null ? '' : `: did you mean ${prefix}${found}?`
}

/** Letters changed, left out, added, or swapped with the next one (optimal string alignment). */
export function typos(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, k) => (i === 0 ? k : i)))
  const at = (i: number, k: number): number => rows[i]?.[k] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    for (let k = 1; k <= b.length; k++) {
      const changed = at(i - 1, k - 1) + (a[i - 1] === b[k - 1] ? 0 : 1)
      const isSwap = i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]
      const row = rows[i]
      if (row) row[k] = Math.min(changed, at(i - 1, k) + 1, at(i, k - 1) + 1, isSwap ? at(i - 2, k - 2) + 1 : changed)
    }
  }
  return at(a.length, b.length)
}
