import type { SvgChild, SvgElement } from '@pvyield/report'

/** Which of the marks of a picture is looked at. Marks have a `data-key`. */
export interface Marks {
  readonly key: string | null
  readonly onKey: (key: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const ENDS: Readonly<Record<string, number>> = { Home: 0, End: -1 }

/** The picture with marks that can have the focus: one stop of the Tab key, and the arrow keys go from mark to mark. */
export function withMarks(picture: SvgElement, key: string | null): SvgElement {
  const keys = picture.children.flatMap((child) => (typeof child === 'string' ? [] : (keyOf(child) ?? [])))
  const stop = key !== null && keys.includes(key) ? key : keys[0]
  const marked = (child: SvgChild): SvgChild => {
    if (typeof child === 'string') return child
    const own = keyOf(child)
    if (own === undefined) return child
    return { ...child, attributes: { ...child.attributes, role: 'img', tabindex: own === stop ? 0 : -1, 'aria-label': titleOf(child) } }
  }
  const { attributes, children } = picture
  return { ...picture, attributes: { ...attributes, role: 'group', 'aria-label': titleOf(picture) }, children: children.map(marked) }
}

/** What the place of a picture listens to. */
export function markEvents({ onKey }: Marks) {
  const look = ({ target }: Event) => {
    const key = markAt(target)?.dataset.key
    if (key !== undefined) onKey(key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = markAt(event.target)
    const all = [...(mark?.parentElement?.querySelectorAll<SVGElement>('[data-key]') ?? [])]
    const step = STEPS[event.key]
    const next = step === undefined ? all.at(ENDS[event.key] ?? all.length) : all[all.indexOf(mark as SVGElement) + step]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return { onPointerOver: look, onFocusIn: look, onKeyDown }
}

function markAt(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>('[data-key]') : null
}

function keyOf({ attributes }: SvgElement): string | undefined {
  return attributes['data-key'] === undefined ? undefined : String(attributes['data-key'])
}

/** The text of its title. */
function titleOf({ children }: SvgElement): string {
  const title = children.find((child): child is SvgElement => typeof child !== 'string' && child.tag === 'title')
  return title?.children.join('') ?? ''
}
