import type { Seeded } from '../../engine/properties/seeded.ts'

/**
 * A word with one typing error at a position in the given range: a letter changed, left out, added,
 * or swapped with the next.
 */
export function mistyped(random: Seeded, word: string, alphabet: readonly string[], from = 0, to = word.length - 1): string {
  const at = random.whole(from, to)
  const letter = word[at] ?? ''
  const next = word[at + 1] ?? ''
  const other = random.pick(alphabet.filter((candidate) => candidate !== letter))
  const typed = random.pick([`${other}${next}`, next, `${other}${letter}${next}`, `${next}${letter}`])
  return `${word.slice(0, at)}${typed}${word.slice(at + 2)}`
}
