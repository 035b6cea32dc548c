import type { SvgChild, SvgElement } from '../pictures/element.ts'
import type { Typeface } from './typeface.ts'

interface Inherited {
  readonly fontSize: number
}

/** Draws a picture into a box of a page: of SVG, the elements and attributes that our pictures use. */
export function drawSvg(doc: PDFKit.PDFDocument, typeface: Typeface, root: SvgElement, x: number, y: number, width: number): void {
  const [, , viewWidth = 1] = sizeOf(root)
  doc.save()
  doc.translate(x, y).scale(width / viewWidth)
  const size = numberOf(root, 'font-size', 12)
  for (const child of root.children) draw(doc, typeface, child, { fontSize: size })
  doc.restore()
}

/** Height of a picture over its width. */
export function aspectOf(root: SvgElement): number {
  const [, , width = 1, height = 1] = sizeOf(root)
  return height / width
}

function sizeOf(root: SvgElement): number[] {
  return String(root.attributes.viewBox).split(' ').map(Number)
}

function draw(doc: PDFKit.PDFDocument, typeface: Typeface, child: SvgChild, inherited: Inherited): void {
  if (typeof child === 'string') return
  if (child.tag === 'g') drawGroup(doc, typeface, child, inherited)
  if (child.tag === 'text') drawText(doc, typeface, child, inherited)
  if (child.tag === 'rect') {
    const [x, y] = [numberOf(child, 'x'), numberOf(child, 'y')]
    const [width, height] = [numberOf(child, 'width'), numberOf(child, 'height')]
    if (width > 0 && height > 0) paint(doc, child, () => doc.rect(x, y, width, height))
  }
  if (child.tag === 'circle') paint(doc, child, () => doc.circle(numberOf(child, 'cx'), numberOf(child, 'cy'), numberOf(child, 'r')))
  if (child.tag === 'path' && child.attributes.d !== '') paint(doc, child, () => doc.path(String(child.attributes.d)))
}

function drawGroup(doc: PDFKit.PDFDocument, typeface: Typeface, group: SvgElement, inherited: Inherited): void {
  const { transform } = group.attributes
  if (transform !== undefined) {
    const [dx = 0, dy = 0, sx = 1, sy = 1] = [...String(transform).matchAll(/-?[\d.]+/g)].map(Number)
    doc.save()
    doc.translate(dx, dy)
    doc.transform(sx, 0, 0, sy, 0, 0)
  }
  for (const child of group.children) draw(doc, typeface, child, inherited)
  if (transform !== undefined) doc.restore()
}

/** Fills and strokes a shape as its attributes say. */
function paint(doc: PDFKit.PDFDocument, { attributes }: SvgElement, shape: () => unknown): void {
  const fill = attributes.fill === 'none' ? undefined : (attributes.fill as string | undefined)
  const stroke = attributes.stroke as string | undefined
  if (fill === undefined && stroke === undefined) return
  doc.save()
  if (fill !== undefined) doc.fillColor(fill, Number(attributes['fill-opacity'] ?? 1))
  if (stroke !== undefined) {
    doc.strokeColor(stroke, Number(attributes['stroke-opacity'] ?? 1)).lineWidth(Number(attributes['stroke-width'] ?? 1))
    const dashes = String(attributes['stroke-dasharray'] ?? '')
      .split(' ')
      .map(Number)
    if (dashes.length === 2) doc.dash(dashes[0] ?? 1, { space: dashes[1] ?? 1 })
  }
  shape()
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke()
  else if (fill !== undefined) doc.fill()
  else doc.stroke()
  doc.restore()
}

function drawText(doc: PDFKit.PDFDocument, typeface: Typeface, text: SvgElement, { fontSize }: Inherited): void {
  const size = numberOf(text, 'font-size', fontSize)
  const weight = numberOf(text, 'font-weight', 400) >= 600 ? 'strong' : 'regular'
  const words = typeface.shown(text.children.filter((child) => typeof child === 'string').join(''))
  const length = typeface.width(words, weight, size)
  const anchor = text.attributes['text-anchor']
  const x = numberOf(text, 'x') - (anchor === 'middle' ? length / 2 : anchor === 'end' ? length : 0)
  doc
    .fillColor(String(text.attributes.fill ?? '#111111'))
    .font(weight)
    .fontSize(size)
  doc.text(words, x, numberOf(text, 'y'), { lineBreak: false, baseline: 'alphabetic' })
}

function numberOf({ attributes }: SvgElement, name: string, otherwise = 0): number {
  const value = attributes[name]
  return value === undefined ? otherwise : Number(value)
}
