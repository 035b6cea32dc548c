import { escaped } from '../pages/escaped.ts'
import { nearestKeys } from './nearest-keys.ts'
import type { DocsTable } from './pages.ts'

const SHOWN_CHARS = 200
/** Pages that lead to every other one. */
const STARTS: readonly (readonly [path: string, title: string])[] = [
  ['docs', 'All pages'],
  ['docs/chain', 'The domain model: read this first'],
  ['docs/simple_run', 'A first number'],
  ['docs/errors_and_retries', 'Errors'],
  ['docs/reference', 'Interactive reference'],
]

/**
 * What a person reads who followed a dead link to the documentation.
 * @param path  as it was asked for
 * @param root  way from the path to the root of the server
 */
export function missingHtml(path: string, root: string, open: DocsTable): string {
  const found = nearestKeys(lastPart(path), open).map((key) => `<li><a href="${root}docs/${key}"><code>${key}</code></a></li>`)
  const near = found.length === 0 ? '' : `<p>Perhaps you mean:</p>\n<ul>${found.join('')}</ul>\n`
  return `<h1>This page does not exist</h1>
<p>Nothing is at <code>${escaped(path.slice(0, SHOWN_CHARS))}</code>. Search for a field, a row, a series or an error above (press <kbd>/</kbd>).</p>
${near}<p>Or start here:</p>
<ul>${STARTS.map(([target, title]) => `<li><a href="${root}${target}">${title}</a></li>`).join('')}</ul>`
}

function lastPart(path: string): string {
  const part = path.replace(/\/+$/, '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a percent sign that encodes nothing
  }
}
