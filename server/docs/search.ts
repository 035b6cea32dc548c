import type { DocsEntry } from '@pvyield/contract/schemas'
import { editDistance } from '@pvyield/engine/quick'
import type { DocsTable } from './pages.ts'

const FOUND_MAX = 12
/** Words of a query that are looked for: 40 unknown ones would hold the main thread for 70 ms. */
const WORDS_MAX = 8
/** A shorter word with one wrong letter is another word. */
const TYPO_FROM_CHARS = 4
/** Longer words are found despite two errors. */
const TWO_TYPOS_FROM_CHARS = 8
/** Points of a key that is one of the words, or is called so. */
const NAMED = 110
/** Points of a first key of its page, and of keys that are seldom meant. */
const BONUS: Readonly<Record<string, number>> = { option: -10, summary: -5 }
const FIRST_OF_PAGE = 3

/** Words of a query or page that say nothing of its subject. */
const COMMON = new Set(
  'the and for that with this from are not its has have than then they which what when where one two each per all any can only into does would there their but was were will also more less see use of in on to is an by or at'.split(
    ' ',
  ),
)

/** What a search reads of a key. */
interface Entry {
  readonly key: string
  readonly kind: DocsEntry['kind']
  readonly isFirst: boolean
  /** The key, its last part, its title, its other names and the words of its page, in lower case. */
  readonly name: string
  readonly last: string
  readonly title: string
  readonly names: readonly string[]
  readonly words: ReadonlySet<string>
}

/** Keys that a query finds. */
export interface Found {
  readonly keys: readonly { readonly key: string; readonly isNamed: boolean }[]
  /** The words that were looked for, because nothing matches those of the query; null when they do. */
  readonly instead: string | null
}

const NO_WORDS: ReadonlySet<string> = new Set()

/** Finds keys of the documentation by words of a reader. */
export class DocsSearch {
  private readonly entries: readonly Entry[]
  /** Every word that a query may be corrected to. */
  private readonly known: ReadonlySet<string>

  constructor({ manifest, table, names }: DocsTable) {
    const wordsOfPages = new Map(table.pages.map((page) => [page, new Set(wordsOf(`${page.title} ${page.body}`))]))
    this.entries = [...manifest.values()].map(({ key, kind, title }) => {
      const page = table.find(key)
      const isFirst = page?.keys[0] === key
      const name = key.toLowerCase()
      return {
        key,
        kind,
        isFirst,
        name,
        last: name.slice(name.lastIndexOf('.') + 1),
        title: (isFirst ? page.title : title).toLowerCase(),
        names: names.get(key) ?? [],
        words: (isFirst && wordsOfPages.get(page)) || NO_WORDS,
      }
    })
    const inNames = this.entries.flatMap(({ name, title, names: others }) => `${name} ${title} ${others.join(' ')}`.split(/[^a-z0-9]+/))
    this.known = new Set([...inNames, ...[...wordsOfPages.values()].flatMap((words) => [...words])])
  }

  /** Keys for the query, best first; with each word that nothing matches replaced by the nearest known one. */
  find(query: string): Found {
    const all = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)
    const telling = all.filter((word) => !COMMON.has(word))
    const words = telling.length > 0 ? telling : all
    const keys = this.matches(words)
    if (keys.length > 0) return { keys, instead: null }
    const nearest = words.map((word) => (this.matches([word]).length > 0 ? word : this.corrected(word)))
    const near = nearest.join(' ') === words.join(' ') ? [] : this.matches(nearest)
    return { keys: near, instead: near.length > 0 ? nearest.join(' ') : null }
  }

  private matches(words: readonly string[]): Found['keys'] {
    const whole = words.join(' ')
    return this.entries
      .map((entry) => {
        const isNamed = entry.name === whole || entry.names.includes(whole)
        // A name of two words, such as "performance ratio", is looked for as a whole too.
        const points = entry.names.includes(whole) ? [NAMED] : words.map((word) => pointsOf(entry, word))
        const bonus = (entry.isFirst ? FIRST_OF_PAGE : 0) + (BONUS[entry.kind] ?? 0)
        return { key: entry.key, isNamed, points: points.includes(0) ? 0 : points.reduce((sum, own) => sum + own, bonus) }
      })
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points || a.key.length - b.key.length)
      .slice(0, FOUND_MAX)
  }

  /** The known word that is nearest; the word itself when none is near. */
  private corrected(word: string): string {
    if (word.length < TYPO_FROM_CHARS) return word
    let [best, least] = [word, word.length < TWO_TYPOS_FROM_CHARS ? 1 : 2]
    for (const other of this.known) {
      if (other.length < TYPO_FROM_CHARS) continue
      const found = editDistance(word, other, least)
      if (found < least || (found === least && best === word)) [best, least] = [other, found]
    }
    return best
  }
}

/** Points of an entry for one word; 0 when it does not match. */
function pointsOf({ name, last, title, words, names }: Entry, word: string): number {
  if (name === word) return NAMED + 10
  if (names.includes(word)) return NAMED
  if (last === word) return 100
  if (last.startsWith(word)) return 60
  if (name.includes(word)) return 40
  if (title.split(/\W+/).includes(word)) return 30
  if (title.includes(word)) return 20
  if (words.has(word)) return 8
  if (word.length > 2 && names.some((other) => other.startsWith(word))) return 6
  return word.length > 3 && [...words].some((other) => other.startsWith(word)) ? 4 : 0
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z_][a-z0-9_]{2,}/g) ?? []).filter((word) => !COMMON.has(word))
}
