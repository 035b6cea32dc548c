import { suggest } from '../http/suggest.ts'
import type { DocsTable } from './pages.ts'

/** Keys that a word may mean: as other programs call them, as the last part of a key, or with typing errors. */
export function nearestKeys(word: string, { manifest, names }: DocsTable): string[] {
  const lower = word.toLowerCase()
  const keys = [...manifest.keys()]
  const byName = [...names].flatMap(([key, others]) => (others.includes(lower) ? [key] : []))
  const byEnd = keys.filter((key) => key.toLowerCase() === lower || key.toLowerCase().endsWith(`.${lower}`))
  const other = suggest(word, keys)
  return [...new Set([...byName, ...byEnd, ...(other === null ? [] : [other])])].slice(0, 5)
}
