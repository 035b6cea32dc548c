import { type Canvas, label, textWidth } from './canvas.ts'
import { element, type SvgElement } from './element.ts'

const LINE_PX = 15
const MARK_PX = 16
const GAP_PX = 14
/** Where a line may begin. */
const LEFT_PX = 8

/** Height of a legend, px. @param right  end of its lines */
export function legendHeight(right: number, names: readonly string[]): number {
  return LINE_PX * (1 + Math.max(0, ...placesOf(right, names).map(({ line }) => line)))
}

/** Names of curves with their colours, from the right end of a line; those that do not fit stand above it. */
export function legend(
  { theme }: Canvas,
  right: number,
  y: number,
  entries: readonly (readonly [name: string, colour: string])[],
): SvgElement {
  const names = entries.map(([name]) => name)
  const drawn = placesOf(right, names).flatMap(({ x, line }, k) => {
    const [name, colour] = entries[k] ?? ['', '']
    const base = y - LINE_PX * line
    const mark = element('rect', { x, y: base - 8, width: 11, height: 8, rx: 1.5, fill: colour })
    return [mark, label(x + MARK_PX, base, name, { fill: theme.muted })]
  })
  return element('g', {}, ...drawn)
}

/** Where each entry begins, and its line from below. */
function placesOf(right: number, names: readonly string[]): readonly { readonly x: number; readonly line: number }[] {
  let x = right
  let line = 0
  return [...names]
    .reverse()
    .map((name) => {
      const width = MARK_PX + textWidth(name)
      if (x < right && x - width < LEFT_PX) {
        x = right
        line++
      }
      x -= width + GAP_PX
      return { x: x + GAP_PX, line }
    })
    .reverse()
}
