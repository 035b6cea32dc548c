import type { Weight } from './open-font.ts'
import type { Typeface } from './typeface.ts'

export const INK = '#1c2430'
export const MUTED = '#5b6775'
export const LINE = '#d5dbe2'
/** Of what warns. */
export const WARNING = '#9c4221'
export const ACCENT = '#2b6cb0'

/** A4, points. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 56, top: 56, bottom: 64 } as const
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right
/** A report of more pages has lost its measure: what is left over is said, not printed. */
export const PAGES_MAX = 80

/** A text of no more lines stays on one page. */
const WHOLE_LINES_MAX = 8

type Element = PDFKit.PDFStructureElement

/** Where the next line goes, page after page, and its place in the tree of tags. */
export class PageFlow {
  y: number = PAGE.top
  pages = 0
  /** The heading above the present place, which a table need not repeat. */
  heading = ''
  /** Page on which a section begins, by its heading. */
  readonly pageOf = new Map<string, number>()

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly typeface: Typeface,
    readonly root: Element,
  ) {}

  newPage(): void {
    this.doc.addPage()
    this.pages++
    this.y = PAGE.top
  }

  /** Begins a page unless so much room is left. */
  need(height: number): void {
    if (this.y + height > PAGE.height - PAGE.bottom) this.newPage()
  }

  get isFull(): boolean {
    return this.pages >= PAGES_MAX
  }

  /** An element of the tree of tags with what it draws. */
  tag(type: string, options: TagOptions, draw: () => void, parent: Element = this.root): void {
    parent.add(this.doc.struct(type, options as object, draw))
  }

  /** An element of the tree with elements in it. */
  group(type: string, parent: Element = this.root): Element {
    const element = this.doc.struct(type)
    parent.add(element)
    return element
  }

  /** What is drawn is not part of what is read. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  line(text: string, x: number, y: number, style: LineStyle): void {
    this.doc.font(style.weight).fontSize(style.size).fillColor(style.colour)
    this.doc.text(text, x, y, { lineBreak: false })
  }

  /** Lines of a text from the present place on, as one element; they break over pages. */
  text(type: string, text: string, style: LineStyle, indent = 0): void {
    const lines = this.typeface.lines(text, style.weight, style.size, CONTENT_WIDTH - indent)
    const height = style.size * 1.45
    const element = this.group(type)
    if (lines.length <= WHOLE_LINES_MAX) this.need(lines.length * height)
    for (let from = 0; from < lines.length; ) {
      this.need(height)
      const room = Math.max(1, Math.floor((PAGE.height - PAGE.bottom - this.y) / height))
      const here = lines.slice(from, from + room)
      element.add(
        this.doc.struct('Span', {}, () => {
          here.forEach((line, k) => {
            this.line(k < here.length - 1 ? `${line} ` : line, PAGE.left + indent, this.y + k * height, style)
          })
        }),
      )
      this.y += here.length * height
      from += here.length
    }
    element.end()
  }
}

export interface LineStyle {
  readonly weight: Weight
  readonly size: number
  readonly colour: string
}

interface TagOptions {
  readonly alt?: string
  readonly scope?: 'Row' | 'Column'
  readonly bbox?: readonly [number, number, number, number]
}
