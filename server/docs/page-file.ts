/** A page as it is written: a Markdown file whose head names the keys that it explains. */
export interface PageFile {
  /** Path below the folder of pages, such as `site/albedo.md`. */
  readonly path: string
  readonly title: string
  /** Never empty; the first key is the address of the page. */
  readonly keys: readonly string[]
  /** Markdown below the head. */
  readonly body: string
}

const HEAD = /^---\n(.*?)\n---\n/s

/**
 * Reads a page. The head has the lines `title:` and `keys:`, the keys separated by commas; a line
 * that begins with spaces continues the one before.
 * Fails: Error, for a head that lacks one of them.
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
  const keys = lineOf('keys')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  if (title === '' || keys.length === 0) throw new Error(`${path}: a page begins with a head that states title and keys`)
  return { path, title, keys, body: text.slice(head.length).trim() }
}
