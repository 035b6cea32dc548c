/** Letters from which a word may have one error, and two. */
const ONE_ERROR_FROM = 5
const TWO_ERRORS_FROM = 8

/**
 * The word that is meant by a misspelled one: the nearest by letters that are missing, too many, others or
 * swapped with their neighbour, one of five letters or two of eight at most.
 * Returns null for shorter words, for those with digits, which are codes, and when none is near.
 */
export function closestWord(typed: string, words: readonly string[]): string | null {
  if (typed.length < ONE_ERROR_FROM || !/^[a-z]+$/.test(typed)) return null
  let limit = typed.length < TWO_ERRORS_FROM ? 1 : 2
  let closest: string | null = null
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > limit || word.length < ONE_ERROR_FROM - 1) continue
    const apart = errorsBetween(typed, word)
    if (apart > limit || (apart === limit && closest !== null)) continue
    closest = word
    limit = apart
  }
  return closest
}

/** Optimal string alignment distance. Source: P. Norvig 2007, "How to write a spelling corrector", the edits of one step. */
function errorsBetween(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, k) => k)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let k = 1; k <= b.length; k++) {
      const isSame = a[i - 1] === b[k - 1]
      row[k] = Math.min(last[k] + 1, row[k - 1] + 1, last[k - 1] + (isSame ? 0 : 1))
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]) row[k] = Math.min(row[k], before[k - 2] + 1)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]
}
