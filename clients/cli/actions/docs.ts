import type { Call } from '../command.ts'
import { findPage, type Page, readPages } from '../docs-pages.ts'
import { keysCalled, keysNear } from '../docs-words.ts'
import { connectTo } from '../service.ts'
import { print } from '../standard-output.ts'
import { aligned } from '../table.ts'
import { InputError } from '../usage-error.ts'

/** More keys are no hint. */
const MEANT_MAX = 5

export async function docsAction({ positionals, values, root }: Call): Promise<void> {
  const [key] = positionals
  if (values.server !== undefined) {
    const pvyield = await connectTo(values.server)
    if (key !== undefined) return print(await pvyield.getDocsMarkdown(key))
    const entries = await pvyield.listDocs()
    return print(listOf(entries.filter((entry) => entry.key === entry.page).map((entry) => [entry.key, entry.title])))
  }
  const pages = readPages(root)
  if (key === undefined) return print(listOf(pages.map(({ keys, title }) => [keys[0] ?? '', title])))
  print(pageOf(key, pages).markdown)
}

function pageOf(word: string, pages: readonly Page[]): Page {
  const found = findPage(word, pages)
  if (found !== null) return found
  const called = keysCalled(word, pages)
  const [page, other] = new Set(called.flatMap((key) => findPage(key, pages) ?? []))
  if (page !== undefined && other === undefined) return page
  const known = pages.flatMap(({ keys }) => keys)
  // A last part alone is a key to most people: transposition for site.transposition.
  const parts = known.filter((name) => name.endsWith(`.${word}`))
  const [meant = []] = [called, parts, keysNear(word, pages)].filter(({ length }) => length > 0)
  const hint = meant.length === 0 ? 'pvyield docs lists the pages' : `did you mean ${meant.slice(0, MEANT_MAX).join(' or ')}?`
  throw new InputError(`The documentation has no page for ${word}: ${hint}`)
}

function listOf(rows: readonly (readonly string[])[]): string {
  return aligned([['Key', 'Page'], ...rows], 2).join('\n')
}
