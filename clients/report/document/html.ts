import { element, type SvgChild, type SvgElement, svgText } from '../pictures/element.ts'
import type { Block, Cover, Fact, ReportDocument, Table } from './blocks.ts'
import { noticeText } from './notices.ts'
import { EN, type Texts } from './texts/en.ts'

const STYLE = `
:root{color-scheme:light;--ink:#1c2430;--muted:#5b6775;--line:#dfe4ea;--accent:#2b6cb0}
body{margin:0 auto;max-width:54rem;padding:2rem 1.25rem 4rem;font:15px/1.5 Inter,system-ui,sans-serif;color:var(--ink);background:#fff;overflow-wrap:anywhere}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.35rem;margin:2.6rem 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}h3{font-size:1.05rem;margin:1.8rem 0 .5rem}
table{border-collapse:collapse;width:100%;font-size:.82rem;font-variant-numeric:tabular-nums;margin:.6rem 0 1.2rem}
caption{text-align:left;color:var(--muted);padding-bottom:.3rem}th,td{padding:.25rem .5rem .25rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-weight:600;overflow-wrap:break-word}.f th{width:34%}.n{text-align:right;white-space:nowrap}thead .n{white-space:normal;overflow-wrap:normal}.s td,.s th{font-weight:600}tbody th{font-weight:400}tbody td{overflow-wrap:break-word}.f td,.l{overflow-wrap:anywhere}
figure{margin:1rem 0}figure svg{mix-blend-mode:multiply;width:100%;min-width:34rem;height:auto;max-height:60rem}figcaption{color:var(--muted);font-size:.85rem}
.k{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:1rem;margin:1.6rem 0}.k p{margin:0}.k strong{display:block;font-size:1.6rem;line-height:1.2}.m{color:var(--muted)}.a{margin:.3rem 0;font-weight:600;color:#9c4221}
.w,figure{overflow-x:auto;background:linear-gradient(90deg,#fff 45%,#fff0) left/2rem 100% local no-repeat,linear-gradient(270deg,#fff 45%,#fff0) right/2rem 100% local no-repeat,linear-gradient(90deg,#1c243047,#1c243000) left/1rem 100% scroll no-repeat,linear-gradient(270deg,#1c243047,#1c243000) right/1rem 100% scroll no-repeat}
img{max-height:5rem;max-width:16rem}footer{color:var(--muted);font-size:.8rem;margin-top:3rem}@media print{h2{break-after:avoid}figure,tr{break-inside:avoid}}
`

/** On a phone it is wider than the page: it scrolls by keyboard too, and the style gives its edge a shadow where it goes on. */
const SCROLLS = { tabindex: 0 } as const

/** A word that may be broken in a cell; shorter ones stay whole. */
const LONG_WORD = /\S{25}/

/** Characters that reorder the text around them, with which a name can look like another. */
const REORDERING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A report as one page of HTML that loads nothing. What a user wrote is text in it. */
export function htmlOf(report: ReportDocument, texts: Texts = EN): string {
  const { cover, language, foot } = report
  const page = element(
    'html',
    { lang: language },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', {}, [cover.title, cover.subtitle].filter((text) => text !== '').join(', ')),
      STYLE_MARK,
    ),
    element(
      'body',
      {},
      element('main', {}, ...coverParts(cover, texts), ...report.blocks.flatMap((block, k) => blockParts(block, report.blocks[k - 1]))),
      element('footer', {}, foot),
    ),
  )
  // The style is the only part that is not data, and must not be escaped.
  return `<!doctype html>\n${svgText(page)
    .replace('<html xmlns="http://www.w3.org/2000/svg"', '<html')
    .replace(REORDERING, '')
    .replace('<style/>', () => `<style>${STYLE}</style>`)}`
}

const STYLE_MARK = element('style')

function coverParts({ title, subtitle, business, logo, headlines, notices, facts }: Cover, texts: Texts): SvgChild[] {
  return [
    ...(logo === null ? [] : [element('img', { src: `data:${logo.type};base64,${base64(logo.bytes)}`, alt: business })]),
    ...(business === '' ? [] : [element('p', { class: 'm' }, business)]),
    element('h1', {}, title),
    ...(subtitle === '' ? [] : [element('p', { class: 'm' }, subtitle)]),
    element(
      'div',
      { class: 'k' },
      ...headlines.map(({ name, value, unit }) =>
        element('p', {}, element('span', { class: 'm' }, name), element('strong', {}, value), element('span', { class: 'm' }, unit)),
      ),
    ),
    ...notices.map((notice) => element('p', { class: 'a' }, noticeText(notice, texts))),
    factTable('', facts, ''),
  ]
}

function blockParts(block: Block, before: Block | undefined): SvgElement[] {
  // A heading need not be repeated.
  const above = before?.kind === 'heading' ? before.text : ''
  if (block.kind === 'heading') return [element(block.level === 1 ? 'h2' : 'h3', {}, block.text)]
  if (block.kind === 'paragraph') return [element('p', {}, block.text)]
  if (block.kind === 'list') return [element('ul', {}, ...block.items.map((item) => element('li', {}, item)))]
  if (block.kind === 'facts') return [factTable(block.title, block.facts, above)]
  if (block.kind === 'figure') return [element('figure', SCROLLS, block.picture, element('figcaption', {}, block.caption))]
  return [element('div', { class: 'w', ...SCROLLS }, dataTable(block, above))]
}

function factTable(title: string, facts: readonly Fact[], above: string): SvgElement {
  const rows = facts.map(([name, value]) => element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, value)))
  return element('table', { class: 'f', ...labelOf(title, above) }, captionOf(title, above), element('tbody', {}, ...rows))
}

function labelOf(title: string, above: string): { readonly 'aria-label'?: string } {
  return title !== '' && title === above ? { 'aria-label': title } : {}
}

function captionOf(title: string, above: string): SvgElement | null {
  return title === '' || title === above ? null : element('caption', {}, title)
}

function dataTable({ title, columns, rows, strong = [] }: Table, above: string): SvgElement {
  const classOf = (k: number, text = '') => (columns[k]?.isNumber ? { class: 'n' } : LONG_WORD.test(text) ? { class: 'l' } : {})
  const head = element('tr', {}, ...columns.map((column, k) => element('th', { scope: 'col', ...classOf(k) }, column.title)))
  const body = rows.map((cells, row) =>
    element(
      'tr',
      strong.includes(row) ? { class: 's' } : {},
      ...cells.map((cell, k) => (k === 0 ? element('th', { scope: 'row' }, cell) : element('td', classOf(k, cell), cell))),
    ),
  )
  return element('table', labelOf(title, above), captionOf(title, above), element('thead', {}, head), element('tbody', {}, ...body))
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
