/** A page as it is written: a Markdown file whose head names the keys that it explains. */
export interface PageFile {
  /** Path below the folder of pages, such as `site/albedo.md`. */
  readonly path: string
  readonly title: string
  /** Never empty; the first key is the address of the page. */
  readonly keys: readonly string[]
  /** Words by which people look for the page. */
  readonly alsoCalled: readonly string[]
  /** Markdown below the head. */
  readonly body: string
}

const HEAD = /^---\n(.*?)\n---\n/s

/**
 * Reads a page. The head has the lines `title:`, `keys:` and perhaps `also_called:`, the last two with commas; a
 * line that begins with spaces continues the one before.
 * Fails: Error, for a head without title or keys.
 */
export function readPageFile(path: string, text: string): PageFile {
  const [head = '', inner = ''] = HEAD.exec(text) ?? []
  const lines = inner.replaceAll(/\n\s+/g, ' ').split('\n')
  const lineOf = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  const title = lineOf('title')
  const listOf = (name: string) =>
    lineOf(name)
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  const keys = listOf('keys')
  if (title === '' || keys.length === 0) throw new Error(`${path}: a page begins with a head that states title and keys`)
  return { path, title, keys, alsoCalled: listOf('also_called'), body: text.slice(head.length).trim() }
}
