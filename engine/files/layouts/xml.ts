import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml'
import { ObjectFileError } from '../object-file-error.ts'
import { cleanText } from '../object-keys.ts'

/** Elements that one file may have, and how deep they may stand. */
const ELEMENTS_MAX = 1_000_000
const DEPTH_MAX = 200

/**
 * The outermost element of an XML text. Document types are skipped: no entity of one is known, and
 * nothing outside the text is read.
 * Fails: ObjectFileError for a text that is not well formed, or too deep.
 */
export function openXml(text: string): XmlElement {
  if (isTooMuch(text))
    throw new ObjectFileError([`The XML has more than ${ELEMENTS_MAX} elements, or elements ${DEPTH_MAX} deep: send a part of the plant`])
  try {
    const { root } = parseXml(text)
    if (root !== null) return root
  } catch (cause) {
    const [said = ''] = (cause instanceof Error ? cause.message : '').split('\n')
    throw new ObjectFileError([`The XML is not well formed: ${cleanText(said).slice(0, 200)}. Send the file as its program wrote it`])
  }
  throw new ObjectFileError(['The XML has no element'])
}

/** Counts tags without reading them: a parser that calls itself must not go deep. Each character is looked at once. */
function isTooMuch(text: string): boolean {
  let [elements, depth, end] = [0, 0, -1]
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const next = text.charCodeAt(at + 1)
    if (next === 0x2f) depth--
    else if (next !== 0x21 && next !== 0x3f) {
      elements++
      if (end < at) end = text.indexOf('>', at)
      if (end < 0) return false // the parser refuses a tag without an end
      if (text.charCodeAt(end - 1) !== 0x2f) depth++
    }
    if (depth > DEPTH_MAX || elements > ELEMENTS_MAX) return true
  }
  return false
}

/** A name without its prefix, in lower case. */
export const tagOf = (element: XmlElement): string => element.name.slice(element.name.indexOf(':') + 1).toLowerCase()

const isElement = (node: XmlNode): node is XmlElement => node instanceof XmlElement

export function childrenOf(element: XmlElement): XmlElement[] {
  return element.children.filter(isElement)
}

/** The first child of a name; null when there is none. */
export function childOf(element: XmlElement | null, tag: string): XmlElement | null {
  return element === null ? null : (childrenOf(element).find((child) => tagOf(child) === tag) ?? null)
}

/** The elements of a name at any depth, in their order. */
export function* allOf(element: XmlElement, tag: string): Generator<XmlElement> {
  const open = [element]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (tagOf(next) === tag) yield next
    open.push(...childrenOf(next).reverse())
  }
}

export const textOf = (element: XmlElement | null): string => element?.text.trim() ?? ''

/** The text of a child as a number; null when there is none. */
export function numberOf(element: XmlElement | null, tag: string): number | null {
  const text = textOf(childOf(element, tag))
  const value = text === '' || text.length > 40 ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}
