import type { Call } from '../command.ts'
import { findPage, type Page, readPages } from '../docs-pages.ts'
import { meant } from '../nearest.ts'
import { connectTo } from '../service.ts'
import { print } from '../standard-output.ts'
import { aligned } from '../table.ts'
import { InputError } from '../usage-error.ts'

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

function pageOf(key: string, pages: readonly Page[]): Page {
  const found = findPage(key, pages)
  if (found !== null) return found
  const known = pages.flatMap(({ keys }) => keys)
  // A last part alone is a key to most people: transposition for site.transposition.
  const [full] = known.filter((name) => name.endsWith(`.${key}`))
  const hint = full === undefined ? meant(key, known) : `: did you mean ${full}?`
  throw new InputError(`The documentation has no page for ${key}${hint === '' ? ': pvyield docs lists the pages' : hint}`)
}

function listOf(rows: readonly (readonly string[])[]): string {
  return aligned([['Key', 'Page'], ...rows], 2).join('\n')
}
