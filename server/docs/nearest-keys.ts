import { suggest } from '../http/suggest.ts'
import { OTHER_NAMES } from './other-names.ts'

/** Keys that a word may mean: as other programs call them, as the last part of a key, or with typing errors. */
export function nearestKeys(word: string, keys: readonly string[]): string[] {
  const lower = word.toLowerCase()
  const byName = Object.entries(OTHER_NAMES).flatMap(([key, names]) => (names.some((name) => name.toLowerCase() === lower) ? [key] : []))
  const byEnd = keys.filter((key) => key.toLowerCase() === lower || key.toLowerCase().endsWith(`.${lower}`))
  const other = suggest(word, keys)
  return [...new Set([...byName, ...byEnd, ...(other === null ? [] : [other])])].slice(0, 5)
}
