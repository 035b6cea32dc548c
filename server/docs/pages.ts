import type { DocsKey } from './manifest.ts'
import type { PageFile } from './page-file.ts'

/** The pages by key, and what is wrong with them. */
export interface PageTable {
  readonly pages: readonly PageFile[]
  /** Keys that a page explains, without options. */
  readonly keysOf: ReadonlyMap<PageFile, readonly string[]>
  /** Page of a key; an option has the page of its field. */
  find(key: string): PageFile | null
  /** Keys that a page names and the manifest lacks, and keys that two pages name. */
  readonly mistakes: readonly string[]
}

/** The keys of the documentation with their pages. */
export interface DocsTable {
  readonly manifest: ReadonlyMap<string, DocsKey>
  readonly table: PageTable
  /** Other names of keys. */
  readonly names: ReadonlyMap<string, readonly string[]>
}

/**
 * Assigns pages to the keys of the manifest. A page names its keys; `storage.schedule.*` stands for
 * every key below that no page names.
 */
export function assignPages(pages: readonly PageFile[], manifest: ReadonlyMap<string, DocsKey>): PageTable {
  const byKey = new Map<string, PageFile>()
  const mistakes: string[] = []
  const claim = (key: string, page: PageFile): void => {
    const other = byKey.get(key)
    if (!manifest.has(key)) mistakes.push(`${page.path}: there is no key ${key}`)
    else if (other !== undefined) mistakes.push(`${page.path}: ${key} has the page ${other.path}`)
    else byKey.set(key, page)
  }
  for (const page of pages) for (const key of page.keys) if (!key.endsWith('.*')) claim(key, page)
  for (const page of pages) {
    for (const pattern of page.keys.filter((key) => key.endsWith('.*'))) {
      const below = [...manifest.keys()].filter((key) => key.startsWith(pattern.slice(0, -1)) && !byKey.has(key))
      const fields = below.filter((key) => manifest.get(key)?.kind !== 'option')
      if (fields.length === 0) mistakes.push(`${page.path}: no key is left for ${pattern}`)
      for (const key of fields) byKey.set(key, page)
    }
  }
  const keysOf = new Map(pages.map((page) => [page, [...byKey].filter(([, owner]) => owner === page).map(([key]) => key)]))
  return {
    pages,
    keysOf,
    mistakes,
    find: (key) => byKey.get(key) ?? byKey.get(manifest.get(key)?.of ?? '') ?? null,
  }
}
