import { type Canvas, label, textWidth } from './canvas.ts'
import { element, type SvgElement } from './element.ts'

const LINE_PX = 15

/** Names of curves with their colours, from the right end of a line; those that do not fit stand above it. */
export function legend(
  { theme }: Canvas,
  right: number,
  y: number,
  entries: readonly (readonly [name: string, colour: string])[],
): SvgElement {
  let x = right
  let line = y
  const drawn = [...entries].reverse().flatMap(([name, colour]) => {
    if (x < right && x - textWidth(name) - 16 < 8) {
      x = right
      line -= LINE_PX
    }
    x -= textWidth(name)
    const text = label(x, line, name, { fill: theme.muted })
    x -= 16
    const mark = element('rect', { x, y: line - 8, width: 11, height: 8, rx: 1.5, fill: colour })
    x -= 14
    return [mark, text]
  })
  return element('g', {}, ...drawn)
}
