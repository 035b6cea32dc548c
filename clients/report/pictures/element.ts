/**
 * An element of a picture. A page makes a node of each, `svgText` writes them as text. It has attributes only, never
 * `style`, so that a page with a strict content security policy shows it as it is.
 */
export interface SvgElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  /** Texts are text: they are escaped where they are written. */
  readonly children: readonly SvgChild[]
}

export type SvgChild = SvgElement | string

/** Attributes without a value are left out; numbers have at most two decimals. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly (SvgChild | null)[]
): SvgElement {
  const kept: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) kept[name] = typeof value === 'number' ? px(value) : value
  }
  return { tag, attributes: kept, children: children.filter((child) => child !== null) }
}

/** A length as it is written: at most two decimals. */
export function px(value: number): number {
  return Math.round(value * 100) / 100 + 0 // no -0
}

/** The `d` of a line through points; a point with NaN interrupts it. */
export function lineThrough(points: readonly (readonly [x: number, y: number])[], end = ''): string {
  let pen = 'M'
  let path = ''
  for (const [x, y] of points) {
    if (!Number.isFinite(x + y)) {
      pen = 'M'
      continue
    }
    path += `${pen}${px(x)} ${px(y)}`
    pen = 'L'
  }
  return path === '' ? '' : path + end
}

/** Characters that XML cannot hold, in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const NOT_IN_XML = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A picture as the text of an SVG file. */
export function svgText(root: SvgElement): string {
  return `${text({ ...root, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...root.attributes } })}\n`
}

function text(child: SvgChild): string {
  if (typeof child === 'string') return escaped(child)
  const attributes = Object.entries(child.attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  const head = `<${child.tag}${attributes.join('')}`
  return child.children.length === 0 ? `${head}/>` : `${head}>${child.children.map(text).join('')}</${child.tag}>`
}

/** A text as it stands in XML. */
export function escaped(value: string): string {
  return value.replace(NOT_IN_XML, '\ufffd').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
