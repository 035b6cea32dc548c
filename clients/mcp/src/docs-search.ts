import type { Service } from './service.ts'

/** A key of the documentation that a search has found. */
export interface Found {
  readonly key: string
  readonly title: string
  readonly kind: string
  /** How well it matches; from `SURE` on it is what the words name. */
  readonly points: number
}

/** The index of the search of the site: its keys, and the words of every page. */
interface Index {
  readonly keys: readonly [
    key: string,
    title: string,
    kind: string,
    page: number | null,
    isFirstOfPage: boolean,
    names: readonly string[],
  ][]
  readonly pages: readonly string[]
}

const FOUND_MAX = 8
export const SURE = 100
/** A shorter word with one wrong letter is another word. */
const TYPO_FROM_CHARS = 5

/** Keys of the documentation by words of a reader, best first. */
export async function searchDocs(service: Service, query: string): Promise<Found[]> {
  const answer = await service.get('/docs/assets/search.json')
  if (!answer.ok) throw new TypeError(`The documentation of the service cannot be searched: it answered ${answer.status}`)
  return findIn((await answer.json()) as Index, query)
}

function findIn({ keys, pages }: Index, query: string): Found[] {
  const whole = query.toLowerCase().trim()
  const words = whole.split(/[\s_-]+/).filter((word) => word.length > 1)
  const wordsOf = pages.map((text) => new Set(text.split(' ')))
  return keys
    .map(([key, title, kind, page, isFirst, names]) => {
      const about = page !== null && isFirst ? wordsOf[page] : undefined
      const sum = words.reduce((total, word) => total + pointsOf(word, key.toLowerCase(), title.toLowerCase(), names, about), 0)
      const isNamed = key.toLowerCase() === whole || names.includes(whole)
      return { key, title, kind, points: isNamed ? SURE + sum : Math.min(sum, SURE - 1) }
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.key.length - b.key.length)
    .slice(0, FOUND_MAX)
}

function pointsOf(word: string, key: string, title: string, names: readonly string[], about: ReadonlySet<string> | undefined): number {
  const parts = key.split(/[._]/)
  if (names.includes(word) || key.endsWith(`.${word}`)) return 50
  if (parts.includes(word)) return 40
  if (title.split(/\W+/).includes(word)) return 30
  if (key.includes(word) || title.includes(word)) return 15
  if (about?.has(word)) return 8
  return word.length >= TYPO_FROM_CHARS && [...parts, ...names].some((other) => isOneTypo(word, other)) ? 20 : 0
}

/** Whether one letter was changed, left out, added, or two neighbours were swapped. */
function isOneTypo(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start++
  const rest = (text: string, from: number): string => text.slice(from)
  return (
    rest(word, start + 1) === rest(other, start + 1) ||
    rest(word, start) === rest(other, start + 1) ||
    rest(word, start + 1) === rest(other, start) ||
    (word[start] === other[start + 1] && word[start + 1] === other[start] && rest(word, start + 2) === rest(other, start + 2))
  )
}
