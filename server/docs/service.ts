import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocsEntry, DocsPage } from '@pvyield/contract/schemas'
import { Problem } from '../http/problem.ts'
import { type DocsKey, makeManifest } from './manifest.ts'
import { nearestKeys } from './nearest-keys.ts'
import { otherNames } from './other-names.ts'
import { readPageFile } from './page-file.ts'
import { pageMarkdown, placeholderMarkdown, withSettings } from './page-markdown.ts'
import { assignPages, type DocsTable } from './pages.ts'
import { DocsSearch } from './search.ts'

const ROOT = join(import.meta.dir, '..', '..')
const FOLDER = join(ROOT, 'docs', 'pages')

/** Address of the service in the files of the pages. */
const EXAMPLE_URL = 'http://127.0.0.1:8080'

/** The pages, the figures and the change log. Files are read when they are first asked for. */
export class DocsService {
  private opened: Promise<DocsTable> | null = null
  private searcher: DocsSearch | null = null
  private readonly figures = new Map<string, string>()
  private log: string | null = null

  /**
   * @param baseUrl  put in front of links; empty for paths on this server
   * @param serviceUrl  address of this service in the commands of the pages
   * @param settings  parts of pages that depend on the settings of the service, by their names
   */
  constructor(
    private readonly baseUrl: string,
    readonly serviceUrl: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** Manifest and pages. */
  open(): Promise<DocsTable> {
    this.opened ??= readDocs(this.settings)
    return this.opened
  }

  async manifest(): Promise<DocsEntry[]> {
    const open = await this.open()
    return [...open.manifest.values()].map((key) => entryOf(key, open))
  }

  /** What a search finds, best first. */
  async search(query: string): Promise<DocsEntry[]> {
    const open = await this.open()
    this.searcher ??= new DocsSearch(open)
    const { keys, instead } = this.searcher.find(query)
    return keys.flatMap(({ key, isNamed }) => {
      const known = open.manifest.get(key)
      return known === undefined ? [] : [{ ...entryOf(known, open), is_named: isNamed, ...(instead !== null && { instead }) }]
    })
  }

  /** Fails: Problem not_found. */
  async page(key: string): Promise<DocsPage> {
    const open = await this.open()
    const { manifest, table } = open
    const entry = manifest.get(key)
    if (entry === undefined) throw unknownKey(key, open)
    const page = table.find(key)
    return {
      key,
      kind: entry.kind,
      title: page?.title ?? entry.title,
      keys: page === null ? [key] : [...(table.keysOf.get(page) ?? [])],
      is_written: page !== null,
      markdown: await this.markdown(key, this.baseUrl),
      href: `${this.baseUrl}/docs/${key}`,
    }
  }

  /**
   * The page of a key as Markdown.
   * @param prefix  put in front of the addresses in it
   * Fails: Problem not_found.
   */
  async markdown(key: string, prefix = this.baseUrl): Promise<string> {
    const open = await this.open()
    const { manifest, table } = open
    const entry = manifest.get(key)
    if (entry === undefined) throw unknownKey(key, open)
    const page = table.find(key)
    if (page === null) return placeholderMarkdown(entry)
    const keys = (table.keysOf.get(page) ?? []).flatMap((name) => manifest.get(name) ?? [])
    const keyOf = (path: string) => table.pages.find((other) => other.path === path)?.keys[0] ?? null
    return pageMarkdown(page, keys, keyOf, prefix).replaceAll(EXAMPLE_URL, this.serviceUrl)
  }

  /** A figure as SVG. Fails: Problem not_found. */
  async figure(name: string): Promise<string> {
    const known = this.figures.get(name)
    if (known !== undefined) return known
    const names = await readdir(join(FOLDER, 'figures'))
    if (!names.includes(name))
      throw new Problem('not_found', `The documentation has no figure '${name.slice(0, 100)}': it has ${names.sort().join(', ')}`)
    const figure = await readFile(join(FOLDER, 'figures', name), 'utf8')
    this.figures.set(name, figure)
    return figure
  }

  async patchNotes(): Promise<string> {
    this.log ??= await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8')
    return this.log
  }
}

function entryOf({ key, kind, title }: DocsKey, { table }: DocsTable): DocsEntry {
  const page = table.find(key)
  return { key, kind, title, page: page?.keys[0] ?? key, is_written: page !== null }
}

async function readDocs(settings: Readonly<Record<string, string>>): Promise<DocsTable> {
  const manifest = makeManifest()
  const names = (await readdir(FOLDER, { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replaceAll('\\', '/'))
  const read = async (path: string) => readPageFile(path, withSettings(await readFile(join(FOLDER, path), 'utf8'), settings))
  const pages = await Promise.all(names.sort().map(read))
  const table = assignPages(pages, manifest)
  return { manifest, table, names: otherNames(table) }
}

export function unknownKey(key: string, open: DocsTable): Problem {
  const near = nearestKeys(key, open).map((name) => `'${name}'`)
  const meant = near.length === 0 ? '' : `. Did you mean ${near.join(' or ')}?`
  return new Problem('not_found', `The documentation has no key '${key.slice(0, 100)}': GET /api/docs lists all keys${meant}`)
}
