import type { SvgChild, SvgElement } from '@pvyield/report'
import { h, type VNode } from 'preact'

/** The tree of a picture as elements of the page. */
export function pictureElement({ tag, attributes, children }: SvgElement): VNode {
  return h(tag, attributes, ...children.map(childElement))
}

function childElement(child: SvgChild): VNode | string {
  return typeof child === 'string' ? child : pictureElement(child)
}
