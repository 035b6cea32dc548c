import type { Area } from './axes.ts'
import { type Canvas, label } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { fixed } from './number-text.ts'
import { decimalsOf, marksOf, type Scale } from './scale.ts'

/** Lines down the chart with their values below it, for bars that lie. */
export function acrossAxis(
  { theme }: Canvas,
  area: Area,
  scale: Scale,
  text = (value: number) => fixed(value, decimalsOf(scale)),
): SvgElement {
  const marks = marksOf(scale).map((value) =>
    element(
      'g',
      {},
      element('path', { d: `M${scale.at(value).toFixed(1)} ${area.top}V${area.bottom}`, stroke: theme.grid }),
      label(scale.at(value), area.bottom + 15, text(value), { 'text-anchor': 'middle', fill: theme.muted }),
    ),
  )
  return element('g', {}, ...marks)
}
