import { ALSO_CALLED } from '@pvyield/contract/also-called'
import { PROBLEMS } from '../http/problem.ts'
import type { PageTable } from './pages.ts'

/**
 * Other names of keys, in lower case, to search by: the words that a page states in its head, those that the document
 * states for a field, a series or a row, and the status of an error.
 */
export function otherNames({ pages }: PageTable): ReadonlyMap<string, readonly string[]> {
  const named = [
    ...pages.map(({ keys: [key = ''], alsoCalled }) => [key, alsoCalled] as const),
    ...ALSO_CALLED.map(({ key, names }) => [key, names] as const),
    ...Object.entries(PROBLEMS).map(([code, { status }]) => [`error.${code}`, [String(status)]] as const),
  ]
  const byKey = new Map<string, string[]>()
  for (const [key, names] of named) byKey.set(key, [...(byKey.get(key) ?? []), ...names.map((name) => name.toLowerCase())])
  return byKey
}

/** What other tools call the keys of a page, as a Markdown table; '' for none. */
export function otherNamesTable(keys: readonly string[]): string {
  const rows = keys.flatMap((key) => {
    const groups = ALSO_CALLED.filter((one) => one.key === key && (one.tool ?? one.note) !== undefined)
    return groups.map(
      ({ names, tool = '', note = '' }) => `| \`${key}\` | ${tool} | ${names.map((name) => `\`${name}\``).join(', ')} | ${note} |`,
    )
  })
  return rows.length === 0 ? '' : ['| Here | Tool | There | Note |', '|---|---|---|---|', ...rows].join('\n')
}
