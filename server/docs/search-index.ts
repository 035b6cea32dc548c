import type { DocsTable } from './pages.ts'

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
export function searchIndex({ manifest, table, names }: DocsTable): string {
  const keys = [...manifest.values()].map(({ key, title, kind }) => {
    const page = table.find(key)
    const shown = page !== null && page.keys[0] === key ? page.title : title
    const place = page === null ? null : table.pages.indexOf(page)
    return [key, shown.slice(0, 90), kind, place, page?.keys[0] === key, names.get(key) ?? []]
  })
  const pages = table.pages.map(({ title, body }) => [...new Set(wordsOf(`${title} ${body}`))].join(' '))
  return JSON.stringify({ keys, pages })
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z_][a-z0-9_]{2,}/g) ?? []).filter((word) => !COMMON.has(word))
}
