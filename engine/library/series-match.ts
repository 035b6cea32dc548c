import { Spelling } from './spelling.ts'

/** How well a word matches the name of a series; null for not at all. */
export type SeriesMatch = 'whole' | 'start' | 'inside' | null

/** Letters of a word that may stand inside a word of the name: `hiku` in TOPBiHiKu. */
const INSIDE_LETTERS = 3

/** Words of a name: `hi`, `mo` and `5` of Hi-MO 5. */
export function seriesWords(name: string): string[] {
  const spelling = new Spelling(0)
  spelling.addFolded(name)
  return spelling.spelled.text().split('_').slice(0, -1)
}

/**
 * Compares a word of a query with the name of a series. Both may be written with or without blanks
 * and hyphens: `hi-mo`, `himo5`, `tigerneo`.
 * @param words  of the name
 * @param word  its letters and digits alone, in lower case
 */
export function matchSeries(words: readonly string[], word: string): SeriesMatch {
  const whole = words.join('')
  if (!whole.includes(word)) return null
  let isStart = false
  for (let from = 0; from < words.length; from++) {
    let run = ''
    for (let to = from; to < words.length && run.length < word.length; to++) run += words[to]
    if (run === word) return 'whole'
    isStart ||= run.startsWith(word)
  }
  return isStart ? 'start' : word.length >= INSIDE_LETTERS ? 'inside' : null
}
