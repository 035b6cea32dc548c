import type { Column, Table } from '../document/blocks.ts'
import { CONTENT_WIDTH, INK, LINE, MUTED, PAGE, type PageFlow } from './page-flow.ts'

const SIZE = 8
const LINE_PT = 10.6
const PADDING = 3
const GAP = 8
/** A cell shows so many lines, so that a row is never longer than a page. */
const CELL_LINES_MAX = 30
/** Above a table that says its title. */
const TITLE_PT = 14
/** A table that is no higher stays on one page. */
const WHOLE_PT = 330
/** Of a higher one, so many rows stand below its head. */
const BEGIN_ROWS = 3

/** A table over as many pages as it needs, with its head on each. */
export function drawTable(flow: PageFlow, { title, columns, rows, strong = [] }: Table): void {
  const widths = widthsOf(columns)
  const element = flow.group('Table')
  const head = linesOf(
    flow,
    columns.map((column) => column.title),
    widths,
    true,
  )
  flow.need(tableNeeds(flow, { title, columns, rows }))
  if (title !== flow.heading) {
    const style = { weight: 'regular', size: SIZE, colour: MUTED } as const
    flow.tag('Caption', {}, () => flow.line(flow.typeface.shown(title), PAGE.left, flow.y, style), element)
    flow.y += TITLE_PT
  }
  const hasHead = columns.some((column) => column.title !== '')
  if (hasHead) drawRow(flow, element, head, columns, widths, 'head')
  for (const [k, cells] of rows.entries()) {
    if (flow.isFull) break
    const lines = linesOf(flow, cells, widths, strong.includes(k))
    const page = flow.pages
    // The last row never stands alone on a page.
    const next = k === rows.length - 2 ? rows[k + 1] : undefined
    flow.need(heightOf(lines) + (next === undefined ? 0 : heightOf(linesOf(flow, next, widths, strong.includes(k + 1)))))
    if (hasHead && flow.pages !== page) flow.artifact(() => drawRow(flow, null, head, columns, widths, 'head'))
    drawRow(flow, element, lines, columns, widths, strong.includes(k) ? 'strong' : 'plain')
  }
  element.end()
  flow.y += 12
}

/** Room below which a table begins on the next page: all of a short one, the first rows of a longer one. */
export function tableNeeds(flow: PageFlow, { columns, rows }: Table): number {
  const widths = widthsOf(columns)
  const titles = columns.map(({ title }) => title)
  let height = TITLE_PT + heightOf(linesOf(flow, titles, widths, true))
  let begun = height
  for (const [k, cells] of rows.entries()) {
    height += heightOf(linesOf(flow, cells, widths, false))
    if (k < BEGIN_ROWS) begun = height
    if (height > WHOLE_PT) return begun
  }
  return height
}

function drawRow(
  flow: PageFlow,
  table: PDFKit.PDFStructureElement | null,
  cells: readonly (readonly string[])[],
  columns: readonly Column[],
  widths: readonly number[],
  kind: 'head' | 'plain' | 'strong',
): void {
  const { doc, typeface } = flow
  const row = table === null ? null : flow.group('TR', table)
  const weight = kind === 'plain' ? 'regular' : 'strong'
  const style = { weight, size: SIZE, colour: kind === 'head' ? MUTED : INK } as const
  let x: number = PAGE.left
  cells.forEach((lines, k) => {
    const [from, width] = [x, widths[k] ?? 0]
    const draw = () => {
      lines.forEach((line, n) => {
        const at = columns[k]?.isNumber ? from + width - typeface.width(line, weight, SIZE) : from
        flow.line(n < lines.length - 1 ? `${line} ` : line, at, flow.y + PADDING + n * LINE_PT, style)
      })
    }
    const scope = kind === 'head' ? 'Column' : k === 0 ? 'Row' : undefined
    if (row === null) draw()
    else flow.tag(scope === undefined ? 'TD' : 'TH', scope === undefined ? {} : { scope }, draw, row)
    x += width + GAP
  })
  row?.end()
  flow.y += heightOf(cells)
  const rule = () =>
    doc
      .moveTo(PAGE.left, flow.y)
      .lineTo(PAGE.left + CONTENT_WIDTH, flow.y)
      .lineWidth(kind === 'head' ? 0.8 : 0.4)
      .strokeColor(LINE)
      .stroke()
  if (table === null) rule()
  else flow.artifact(rule)
}

function linesOf({ typeface }: PageFlow, cells: readonly string[], widths: readonly number[], isStrong: boolean): string[][] {
  return cells.map((cell, k) => typeface.lines(cell, isStrong ? 'strong' : 'regular', SIZE, widths[k] ?? 0).slice(0, CELL_LINES_MAX))
}

function heightOf(cells: readonly (readonly string[])[]): number {
  return 2 * PADDING + LINE_PT * Math.max(1, ...cells.map((lines) => lines.length))
}

function widthsOf(columns: readonly Column[]): number[] {
  const room = CONTENT_WIDTH - GAP * (columns.length - 1)
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map(({ width }) => (width / all) * room)
}
