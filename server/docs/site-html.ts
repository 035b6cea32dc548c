import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What differs from page to page of the site. */
export interface Shell {
  readonly title: string
  /** Way from the page to the root of the server: '' or '../'. Links are relative, for proxies that add a path. */
  readonly root: string
  readonly nav: string
  readonly main: string
}

/** A page of the site around its content. It has no script of its own. */
export function shellHtml({ title, root, nav, main }: Shell): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - pvyield</title>
<link rel="icon" type="image/svg+xml" href="${root}favicon.ico">
<link rel="stylesheet" href="${root}docs/assets/style.css">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header>
<a class="name" href="${root}docs">pvyield docs</a>
<div class="search" role="search"><label for="search" class="skip">Search</label><input id="search" type="search" placeholder="Search fields, rows, series, errors (press /)" autocomplete="off"><ul class="found" id="found" aria-live="polite"></ul></div>
<a href="${root}docs/reference">Interactive reference</a>
<a class="menu" href="#pages">Pages</a>
</header>
<div class="frame">
<nav id="pages" aria-label="Pages">
${nav}
</nav>
<main id="content">
${main}
</main>
</div>
<script src="${root}docs/assets/search.js" data-root="${root}" defer></script>
<script src="${root}docs/assets/code.js" defer></script>
</body>
</html>
`
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
    .replaceAll('src="/api/', `src="${root}api/`)
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function unescaped(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
