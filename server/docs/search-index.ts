import { PROBLEMS, type ProblemCode } from '../http/problem.ts'
import { OTHER_NAMES } from './other-names.ts'
import type { DocsTable } from './service.ts'

/** Words of a page that say nothing of its subject. */
const COMMON = new Set(
  'the and for that with this from are not its has have than then they which what when where one two each per all any can only into does would there their but was were will also more less see use'.split(
    ' ',
  ),
)

/**
 * Index of the search, as JSON: the keys (name, title, kind, page, first of its page, other names), and
 * of every page its distinct words.
 */
export function searchIndex({ manifest, table }: DocsTable): string {
  const keys = [...manifest.values()].map(({ key, title, kind }) => {
    const page = table.find(key)
    const shown = page !== null && page.keys[0] === key ? page.title : title
    const place = page === null ? null : table.pages.indexOf(page)
    return [key, shown.slice(0, 90), kind, place, page?.keys[0] === key, otherNamesOf(key)]
  })
  const pages = table.pages.map(({ title, body }) => [...new Set(wordsOf(`${title} ${body}`))].join(' '))
  return JSON.stringify({ keys, pages })
}

/** Lower-case; an error is also known by its status. */
function otherNamesOf(key: string): string[] {
  const code = key.startsWith('error.') ? key.slice('error.'.length) : ''
  const status = Object.hasOwn(PROBLEMS, code) ? [String(PROBLEMS[code as ProblemCode].status)] : []
  return [...(OTHER_NAMES[key] ?? []), ...status].map((name) => name.toLowerCase())
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z_][a-z0-9_]{2,}/g) ?? []).filter((word) => !COMMON.has(word))
}
