import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shellHtml } from '../pages/shell.ts'

/** What differs from page to page of the site. */
export interface DocsPage {
  readonly title: string
  /** Way from the page to the root of the server: '' or '../'. */
  readonly root: string
  readonly nav: string
  readonly main: string
}

/** A page of the site around its content. It has no script of its own. */
export function docsHtml({ title, root, nav, main }: DocsPage): string {
  return shellHtml({
    title,
    root,
    part: 'docs',
    kind: 'docs',
    search: `<div class="search" role="search"><label for="search" class="skip">Search</label><input id="search" type="search" placeholder="Search fields, rows, series, errors (press /)" autocomplete="off"><ul class="found" id="found" aria-live="polite"></ul></div>
<a class="menu" href="#pages">Pages</a>`,
    body: `<div class="frame">
<nav id="pages" aria-label="Pages">
${nav}
</nav>
<main id="content">
${main}
</main>
</div>
<script src="${root}docs/assets/search.js" data-root="${root}" defer></script>
<script src="${root}docs/assets/code.js" defer></script>`,
  })
}

interface Names {
  readonly root: string
  readonly isKey: (name: string) => boolean
  /** Key under which the site has a name. */
  readonly hrefOf: (name: string) => string
}

/** Languages of the blocks that are one step; blocks that follow each other become tabs. */
const LANGUAGES: Readonly<Record<string, string>> = { curl: 'curl', cli: 'Command line', typescript: 'TypeScript', python: 'Python' }
const STEP = new RegExp(`(?:<pre><code class="language-(?:${Object.keys(LANGUAGES).join('|')})">.*?</code></pre>\\s*){2,}`, 'gs')
const BLOCK = /<pre><code class="language-(\w+)">.*?<\/code><\/pre>/gs

/** A step in several languages, each under its name; the script of the site makes tabs of them. */
function stepHtml(blocks: string): string {
  const panels = blocks.replaceAll(
    BLOCK,
    (block, name: string) => `<div data-language="${name}"><p class="language">${LANGUAGES[name]}</p>${block}</div>`,
  )
  return `<div class="tabs">${panels}</div>`
}

const EQUATIONS = /<pre><code class="language-equation">(.*?)\n?<\/code><\/pre>/gs
/** Every block of equations of the pages, typeset as MathML by `bun run fix`. */
const TYPESET: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(import.meta.dir, 'equations.json'), 'utf8'))

/** Markdown of a page as HTML: names of keys in code become links, equations MathML, wide tables can be scrolled. */
export function pageHtml(markdown: string, { root, isKey, hrefOf }: Names): string {
  const html = Bun.markdown.html(markdown, { tables: true, headings: { ids: true }, noHtmlBlocks: true, noHtmlSpans: true })
  return html
    .replaceAll(EQUATIONS, (shown, block: string) => TYPESET[unescaped(block)] ?? shown)
    .replaceAll(STEP, stepHtml)
    .replaceAll(/<p>(<img [^>]*>)<\/p>/g, '<div class="figure" tabindex="0">$1</div>')
    .replaceAll(/(<h\d[^>]*>.*?<\/h\d>|<a [^>]*>.*?<\/a>)|<code>([\w.]+)<\/code>/gs, (whole, kept: string | undefined, name: string) =>
      kept === undefined && isKey(name) ? `<a href="${root}docs/${hrefOf(name)}"><code>${name}</code></a>` : whole,
    )
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('href="/docs/', `href="${root}docs/`)
    .replaceAll('src="/docs/', `src="${root}docs/`)
    .replaceAll('src="/api/', `src="${root}api/`)
}

function unescaped(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
