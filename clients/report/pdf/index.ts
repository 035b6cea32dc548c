import PDFDocument from 'pdfkit'
import type { Block, ReportDocument, Table } from '../document/blocks.ts'
import { EN, type Texts } from '../document/texts/en.ts'
import type { SvgElement } from '../pictures/element.ts'
import { drawCover, NOTE_PT } from './draw-cover.ts'
import { aspectOf, drawSvg } from './draw-svg.ts'
import { drawTable, tableNeeds } from './draw-table.ts'
import { missingNote } from './missing-note.ts'
import type { OpenFonts } from './open-font.ts'
import { CONTENT_WIDTH, INK, MUTED, PAGE, PageFlow } from './page-flow.ts'
import { Typeface, visible } from './typeface.ts'
import { escapeXmp } from './xmp.ts'

export { type OpenFonts, openFonts, type ReportFonts } from './open-font.ts'

const BODY = { weight: 'regular', size: 9.5, colour: INK } as const
const FOOT = { weight: 'regular', size: 7.5, colour: MUTED } as const
/** Names, and values with room for a digest. */
const FACT_COLUMNS = [
  { title: '', width: 1.7 },
  { title: '', width: 3.6 },
]
const FIGURE_HEIGHT_MAX = PAGE.height - PAGE.top - PAGE.bottom - 60

/** A report as a PDF: embedded typeface, tree of tags, and the same bytes for the same report. */
export async function pdfOf(report: ReportDocument, fonts: OpenFonts, texts: Texts = EN): Promise<Uint8Array<ArrayBuffer>> {
  const { cover } = report
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: report.language,
    displayTitle: true,
    font: '', // none of the library's own
    info: {
      Title: visible([cover.title, cover.subtitle].filter((text) => text !== '').join(', ')),
      Author: visible(cover.business),
      Producer: 'pvyield',
      Creator: 'pvyield',
      CreationDate: new Date(`${report.date}T00:00:00Z`),
    },
  })
  escapeXmp(doc)
  const bytes = collected(doc)
  for (const weight of ['regular', 'strong'] as const) doc.registerFont(weight, fonts[weight] as unknown as string)
  const typeface = new Typeface(fonts)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const flow = new PageFlow(doc, typeface, root)
  const sayPages = drawCover(flow, cover)
  const coverPages = flow.pages
  flow.newPage()
  report.blocks.forEach((block, k) => {
    if (!flow.isFull) drawBlock(flow, block, report.blocks[k + 1])
  })
  sayPages(texts)
  if (typeface.missing.size > 0) noteMissing(flow, coverPages, texts)
  root.end()
  drawFeet(flow, report.foot, texts)
  doc.end()
  return bytes
}

/** On the cover, where the first of them usually are. */
function noteMissing(flow: PageFlow, coverPages: number, texts: Texts): void {
  flow.doc.switchToPage(coverPages - 1)
  flow.y = PAGE.height - PAGE.bottom - NOTE_PT
  flow.text('P', missingNote(flow.typeface.missing, texts), { ...BODY, size: 8, colour: MUTED })
}

function drawBlock(flow: PageFlow, block: Block, next: Block | undefined): void {
  if (block.kind === 'heading') drawHeading(flow, block.level, block.text, next)
  else if (block.kind === 'list') drawList(flow, block.items)
  else if (block.kind === 'facts') drawTable(flow, tableOfFacts(block))
  else if (block.kind === 'table') drawTable(flow, block)
  else if (block.kind === 'figure') drawFigure(flow, block)
  else {
    flow.text('P', block.text, BODY)
    flow.y += 8
  }
}

function tableOfFacts({ title, facts }: Extract<Block, { kind: 'facts' }>): Table {
  return { title, columns: FACT_COLUMNS, rows: facts }
}

/** Room that the beginning of a block needs below its heading. */
function needsOf(flow: PageFlow, block: Block | undefined): number {
  if (block?.kind === 'figure') return figureSize(block.picture).height
  if (block?.kind === 'facts') return tableNeeds(flow, tableOfFacts(block))
  return block?.kind === 'table' ? tableNeeds(flow, block) : 90
}

function drawFigure(flow: PageFlow, { picture, caption }: Extract<Block, { kind: 'figure' }>): void {
  const { width, height } = figureSize(picture)
  flow.need(height + 26)
  const [x, y] = [PAGE.left + (CONTENT_WIDTH - width) / 2, flow.y]
  const bbox = [x, y, x + width, y + height] as const
  flow.tag('Figure', { alt: visible(describe(picture.children)), bbox }, () => drawSvg(flow.doc, flow.typeface, picture, x, y, width))
  flow.y += height + 4
  flow.text('Caption', caption, { ...BODY, size: 8, colour: MUTED })
  flow.y += 10
}

function figureSize(picture: SvgElement): { readonly width: number; readonly height: number } {
  const aspect = aspectOf(picture)
  const width = Math.min(CONTENT_WIDTH, FIGURE_HEIGHT_MAX / aspect)
  return { width, height: width * aspect }
}

function drawHeading(flow: PageFlow, level: 1 | 2, text: string, next: Block | undefined): void {
  const size = level === 1 ? 16 : 11.5
  flow.y += flow.y > PAGE.top ? (level === 1 ? 18 : 8) : 0
  flow.need(size * 1.5 + 10 + needsOf(flow, next))
  flow.doc.outline.addItem(flow.typeface.shown(text))
  flow.heading = text
  if (level === 1) flow.pageOf.set(text, flow.pages)
  flow.text(level === 1 ? 'H2' : 'H3', text, { weight: 'strong', size, colour: INK })
  flow.y += level === 1 ? 8 : 4
}

function drawList(flow: PageFlow, items: readonly string[]): void {
  for (const item of items) {
    flow.text('P', `• ${item}`, BODY)
    flow.y += 3
  }
  flow.y += 6
}

/** The foot of every page but the cover, which is not part of what is read. */
function drawFeet(flow: PageFlow, foot: string, texts: Texts): void {
  const { doc, typeface } = flow
  const { start, count } = doc.bufferedPageRange()
  for (let page = start + 1; page < start + count; page++) {
    doc.switchToPage(page)
    const right = texts.page(page + 1, count)
    flow.artifact(() => {
      flow.line(typeface.shown(foot), PAGE.left, PAGE.height - 40, FOOT)
      flow.line(right, PAGE.width - PAGE.right - typeface.width(right, 'regular', FOOT.size), PAGE.height - 40, FOOT)
    })
  }
}

function describe(children: readonly unknown[]): string {
  const desc = children.find((child) => typeof child === 'object' && child !== null && 'tag' in child && child.tag === 'desc') as
    | { readonly children: readonly string[] }
    | undefined
  return desc?.children.join('') ?? ''
}

function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
      let at = 0
      for (const chunk of chunks) {
        bytes.set(chunk, at)
        at += chunk.length
      }
      resolve(bytes)
    })
  })
}
