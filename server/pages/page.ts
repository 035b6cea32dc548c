import { escaped } from './escaped.ts'
import { shellHtml } from './shell.ts'

/**
 * A page of an account, for people.
 * @param content  HTML
 * @param script  path of its script; null for none
 * @param root    way from the page to the root of the server
 */
export function page(title: string, content: string, script: string | null = null, root = '/'): string {
  const head = script === null ? '' : `\n<script type="module" src="${script}"></script>`
  const body = `<main id="content">\n<h1>${escaped(title)}</h1>\n${content}\n</main>`
  return shellHtml({ title, root, part: 'account', kind: 'account', body, head })
}
