import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of the documentation. */
export interface Page {
  readonly title: string
  /** The first is its own name; `storage.*` stands for every key below. */
  readonly keys: readonly string[]
  /** Words by which people look for it. */
  readonly alsoCalled: readonly string[]
  readonly markdown: string
}

let embedded: Readonly<Record<string, string>> | null = null

/** For the single binary: its pages, by their paths below `docs/pages`. */
export function embedPages(pages: Readonly<Record<string, string>>): void {
  embedded = pages
}

/** Every page of `docs/pages`, guides first. @param root  folder of the repository */
export function readPages(root: string): Page[] {
  const folder = join(root, 'docs', 'pages')
  const textOf = (path: string) => embedded?.[path] ?? readFileSync(join(folder, path), 'utf8')
  const all = embedded === null ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : Object.keys(embedded)
  const paths = all.filter((path) => path.endsWith('.md'))
  const isGuide = (path: string) => path.startsWith('guides')
  paths.sort((one, other) => Number(isGuide(other)) - Number(isGuide(one)) || (one < other ? -1 : 1))
  return paths.map((path) => readPage(textOf(path)))
}

/** The page of a key, or of the field that it is an option of. */
export function findPage(key: string, pages: readonly Page[]): Page | null {
  const has = (name: string) =>
    pages.find(({ keys }) => keys.includes(name)) ??
    pages.find(({ keys }) => keys.some((known) => known.endsWith('.*') && name.startsWith(known.slice(0, -1))))
  const field = key.slice(0, Math.max(0, key.lastIndexOf('.')))
  return has(key) ?? (field.includes('.') ? has(field) : undefined) ?? null
}

function readPage(text: string): Page {
  const [head = '', inner = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? []
  const lines = inner.replaceAll(/\n\s+/g, ' ').split('\n')
  const lineOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  const body = text
    .slice(head.length)
    .replaceAll(/^<!--.*?-->\n?/gms, '')
    .trim()
  const listOf = (name: string) =>
    lineOf(name)
      .split(',')
      .map((entry) => entry.trim())
  return {
    title: lineOf('title'),
    keys: listOf('keys'),
    alsoCalled: listOf('also_called').filter((name) => name !== ''),
    markdown: `# ${lineOf('title')}\n\n${body}`,
  }
}
