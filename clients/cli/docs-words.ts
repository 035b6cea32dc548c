import { ALSO_CALLED, OPTIONS } from '@pvyield/contract/also-called'
import type { Page } from './docs-pages.ts'
import { nearest } from './nearest.ts'

/** Keys by the words that lead to them, in lower case. */
type Words = ReadonlyMap<string, readonly string[]>

/**
 * Keys that a word names without being one: of a page that is looked for by it, of what other tools call so, of an
 * option. The first kind that knows the word answers.
 */
export function keysCalled(word: string, pages: readonly Page[]): readonly string[] {
  return firstOf(wordsOf(pages), word.toLowerCase())
}

/** Keys whose name, last part, option or other name a misspelled word probably means. */
export function keysNear(word: string, pages: readonly Page[]): readonly string[] {
  const keys = pages.flatMap((page) => page.keys)
  const all = [
    byWord(keys.map((key) => [key, key])),
    byWord(keys.map((key) => [key, key.slice(key.lastIndexOf('.') + 1)])),
    ...wordsOf(pages),
  ]
  const meant = nearest(word.toLowerCase(), [...new Set(all.flatMap((words) => [...words.keys()]))])
  return meant === null ? [] : firstOf(all, meant)
}

function firstOf(kinds: readonly Words[], word: string): readonly string[] {
  return kinds.find((words) => words.has(word))?.get(word) ?? []
}

function wordsOf(pages: readonly Page[]): readonly Words[] {
  return [
    byWord(pages.flatMap(({ keys: [key = ''], alsoCalled }) => alsoCalled.map((word) => [key, word] as const))),
    byWord(ALSO_CALLED.flatMap(({ key, names }) => names.map((name) => [key, name] as const))),
    byWord(Object.entries(OPTIONS).flatMap(([key, options]) => options.map((option) => [`${key}.${option}`, option] as const))),
  ]
}

function byWord(pairs: readonly (readonly [key: string, word: string])[]): Words {
  const words = new Map<string, string[]>()
  for (const [key, word] of pairs) words.set(word.toLowerCase(), [...new Set([...(words.get(word.toLowerCase()) ?? []), key])])
  return words
}
