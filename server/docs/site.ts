import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pagePolicy } from '../http/page-policy.ts'
import { escaped } from '../pages/escaped.ts'
import { GUIDES } from './guides.ts'
import { missingHtml } from './missing-page.ts'
import type { PageFile } from './page-file.ts'
import type { DocsTable } from './pages.ts'
import { type DocsService, unknownKey } from './service.ts'
import { type DocsPage, docsHtml, pageHtml } from './site-html.ts'

/** A page of the site, with the policy that lets it load its own style and script. */
export interface SitePage {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Folders of pages in the order of the chain, with the titles that the navigation shows. */
const GROUPS: Readonly<Record<string, string>> = {
  guides: 'Guides',
  simple: 'Simple run',
  site: 'Site',
  weather: 'Weather',
  array: 'Array and rows',
  scene: '3D scene',
  optics: 'Incidence angle and spectrum',
  bifacial: 'Rear side',
  thermal: 'Cell temperature',
  module: 'Module',
  losses: 'DC and AC losses',
  inverter: 'Inverter',
  storage: 'Storage',
  lifetime: 'Lifetime and uncertainty',
  results: 'Results: rows, series, summary',
  studies: 'Studies: several runs at once',
  findings: 'Findings',
  errors: 'Errors',
}

/** The documentation as web pages. Pages are made when they are first asked for. */
export class DocsSite {
  private readonly made = new Map<string, Promise<SitePage>>()

  constructor(private readonly docs: DocsService) {}

  /** Start of the site, at `/docs`. */
  home(): Promise<SitePage> {
    return this.keep('', (open) => {
      const guides = Object.keys(GUIDES).map((key) => {
        const page = open.table.find(key)
        return page === null ? '' : `<li><a href="docs/${key}">${escaped(page.title)}</a><br><small>${escaped(leadOf(page))}</small></li>`
      })
      const main = `<h1>pvyield</h1>
<p>Simulates a year of a photovoltaic plant: energy, a loss diagram that closes, and the hourly series. These pages explain every field of a request, every model, every row and series of an answer, and every error. <a href="docs/chain">The domain model</a> is the place to begin.</p>
<ul>${guides.join('\n')}</ul>
<p>For programs: <a href="llms.txt">llms.txt</a>, <a href="openapi.json">openapi.json</a>, <a href="api/docs">every key as JSON</a>, <a href="api/patch-notes">what each version changed</a>.</p>`
      return { title: 'Documentation', root: '', nav: navOf(open, null, ''), main }
    })
  }

  /** The page of a key: one for all keys that it explains. Fails: Problem not_found. */
  async page(key: string): Promise<SitePage> {
    const docs = await this.docs.open()
    if (!docs.manifest.has(key)) throw unknownKey(key, docs)
    const page = docs.table.find(key)
    return this.keep(page?.keys[0] ?? key, async (open) => {
      const markdown = await this.docs.markdown(key, '')
      const isKey = (name: string) => open.manifest.has(name) || open.manifest.has(`row.${name}`)
      const hrefOf = (name: string) => (open.manifest.has(name) ? name : `row.${name}`)
      const html = pageHtml(markdown, { root: '../', isKey, hrefOf })
      const keys = page === null ? [] : (open.table.keysOf.get(page) ?? []).filter((name) => open.manifest.get(name)?.kind !== 'summary')
      const also =
        keys.length < 2 ? '' : `<p class="also">On this page: ${keys.map((name) => `<code>${escaped(name)}</code>`).join(', ')}</p>`
      const main = `${html.replace('</h1>', `</h1>${also}`)}${aroundOf(open, page)}`
      return { title: page?.title ?? key, root: '../', nav: navOf(open, page, '../'), main }
    })
  }

  /**
   * The page for a path below `/docs` where nothing is: with the search and the nearest keys. Null for other paths. It
   * is not kept, because there is no end to such paths.
   */
  async missing(path: string): Promise<SitePage | null> {
    if (!/^\/docs(\/|$)/.test(path)) return null
    const open = await this.docs.open()
    const root = '../'.repeat(path.split('/').length - 2)
    return sitePage({ title: 'Not found', root, nav: navOf(open, null, root), main: missingHtml(path, root, open) })
  }

  private keep(key: string, make: (open: DocsTable) => DocsPage | Promise<DocsPage>): Promise<SitePage> {
    const known = this.made.get(key)
    if (known !== undefined) return known
    const made = this.docs.open().then(make).then(sitePage)
    this.made.set(key, made)
    made.catch(() => this.made.delete(key))
    return made
  }
}

function sitePage(page: DocsPage): SitePage {
  const body = docsHtml(page)
  return { body, headers: pagePolicy(body, ["script-src 'self'", "connect-src 'self'"]) }
}

/** A script of the site, as `/docs/assets/` serves them. */
export async function siteFile(name: 'search.js' | 'code.js'): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(join(import.meta.dir, 'site', name)))
}

/** Pages in the order of the navigation. */
function ordered({ manifest, table }: DocsTable): PageFile[] {
  const places = new Map([...manifest.keys()].map((key, place) => [key, place]))
  const groups = Object.keys(GROUPS)
  const placeOf = (page: PageFile) => {
    const own = page.keys.find((key) => manifest.get(key)?.kind !== 'stage') ?? ''
    return groups.indexOf(groupOf(page)) * 1e4 + (places.get(own) ?? 0)
  }
  return [...table.pages].sort((a, b) => placeOf(a) - placeOf(b))
}

function groupOf({ path }: PageFile): string {
  return path.split('/')[0] ?? ''
}

function navOf(open: DocsTable, current: PageFile | null, root: string): string {
  const pages = ordered(open)
  const groups = Object.entries(GROUPS).map(([group, title]) => {
    const own = pages.filter((page) => groupOf(page) === group)
    if (own.length === 0) return ''
    const isOpen = group === 'guides' || (current !== null && groupOf(current) === group)
    const items = own.map((page) => {
      const mark = page === current ? ' aria-current="page"' : ''
      return `<li><a href="${root}docs/${page.keys[0]}"${mark}>${escaped(page.title)}</a></li>`
    })
    return `<details${isOpen ? ' open' : ''}><summary>${title}</summary><ul>${items.join('')}</ul></details>`
  })
  return groups.join('\n')
}

/** Links to the pages before and after. */
function aroundOf(open: DocsTable, page: PageFile | null): string {
  if (page === null) return ''
  const pages = ordered(open)
  const at = pages.indexOf(page)
  const link = (other: PageFile | undefined, word: string) =>
    other === undefined ? '<span></span>' : `<a href="../docs/${other.keys[0]}">${word}: ${escaped(other.title)}</a>`
  return `<p class="around">${link(pages[at - 1], 'Before')}${link(pages[at + 1], 'Next')}</p>`
}

/** First sentence of a page, without its marks. It may begin with code, bold words or a link. */
export function leadOf({ body }: Pick<PageFile, 'body'>): string {
  const [paragraph = ''] = body.split('\n\n').filter((text) => /^(\w|`\w|\*\*\w|\[\w)/.test(text))
  const plain = paragraph.replaceAll('\n', ' ').replaceAll(/[`*]|\]\([^)]*\)|\[/g, '')
  const sentence = /^.*?[.:](?= |$)/.exec(plain)?.[0] ?? plain
  return sentence.replace(/:$/, '.')
}
