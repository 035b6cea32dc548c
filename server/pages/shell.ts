import { escaped } from './escaped.ts'
import { STYLE_NAME } from './style.ts'

/** The parts of the site, as the header names them. */
export type SitePart = 'plant' | 'docs' | 'account'

/** What differs from page to page. */
export interface Shell {
  readonly title: string
  /** Way from the page to the root of the server: '' or '../'. Links are relative, for proxies that add a path. */
  readonly root: string
  /** Null for a page of none. */
  readonly part: SitePart | null
  /** Name of the kind of page, for its styles. */
  readonly kind: 'console' | 'docs' | 'account'
  /** HTML in the middle of the header: a search. */
  readonly search?: string
  /** HTML between header and footer, with an element `main` of the id `content`. */
  readonly body: string
  /** HTML for the head: styles and scripts of its own. */
  readonly head?: string
}

const PARTS: readonly (readonly [part: SitePart, path: string, title: string])[] = [
  ['plant', '.', 'Plant'],
  ['docs', 'docs', 'Docs'],
  ['account', 'account', 'Account'],
]

/** For programmers and operators. */
const FOOTER: readonly (readonly [path: string, title: string])[] = [
  ['docs/reference', 'Reference'],
  ['openapi.json', 'OpenAPI document'],
  ['api/defaults', 'A complete request'],
  ['llms.txt', 'llms.txt'],
  ['api/patch-notes', 'Changes'],
  ['terms', 'Terms'],
  ['api/health', 'Health'],
  ['api/ready', 'Readiness'],
]

/** A page around its content. It has no script of its own. */
export function shellHtml({ title, root, part, kind, search = '', body, head = '' }: Shell): string {
  const link = (path: string, text: string, mark = '') => `<a href="${root}${path}"${mark}>${text}</a>`
  const home = root === '' ? './' : root
  const parts = PARTS.map(([id, path, text]) =>
    id === 'plant'
      ? `<a href="${home}"${id === part ? ' aria-current="page"' : ''}>${text}</a>`
      : link(path, text, id === part ? ' aria-current="page"' : ''),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}${title === 'pvyield' ? '' : ' - pvyield'}</title>
<link rel="icon" type="image/svg+xml" href="${root}favicon.ico">
<link rel="stylesheet" href="${root}pages/${STYLE_NAME}">${head}
</head>
<body class="${kind}">
<a class="skip" href="#content">To the content</a>
<header class="site">
<a class="name" href="${home}">pvyield</a>
<nav aria-label="Site">${parts.join('')}</nav>
${search}
</header>
${body}
<footer class="site"><nav aria-label="For programmers and operators">${FOOTER.map(([path, text]) => link(path, text)).join('')}</nav></footer>
</body>
</html>
`
}
