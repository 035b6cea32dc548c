import { type Canvas, label } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { MONTHS } from './month-names.ts'
import { fixed } from './number-text.ts'
import { decimalsOf, marksOf, type Scale } from './scale.ts'

/** Where the values of a chart are drawn, px. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function areaOf({ width, height, top }: Canvas, room: Partial<Area> = {}): Area {
  return { left: room.left ?? 64, right: width - (room.right ?? 20), top: top + (room.top ?? 24), bottom: height - (room.bottom ?? 44) }
}

/** Lines across the chart with their values on the left, and what they are above them. */
export function leftAxis({ theme }: Canvas, area: Area, scale: Scale, title: string): SvgElement {
  const marks = marksOf(scale).map((value) =>
    element(
      'g',
      {},
      element('path', { d: `M${area.left} ${scale.at(value).toFixed(1)}H${area.right}`, stroke: theme.grid, fill: 'none' }),
      label(area.left - 8, scale.at(value) + 4, fixed(value, decimalsOf(scale)), { 'text-anchor': 'end', fill: theme.muted }),
    ),
  )
  return element('g', {}, ...marks, label(8, area.top - 10, title, { fill: theme.muted }))
}

export function rightAxis({ theme, width }: Canvas, area: Area, scale: Scale, title: string): SvgElement {
  const marks = marksOf(scale).map((value) =>
    label(area.right + 8, scale.at(value) + 4, fixed(value, decimalsOf(scale)), { fill: theme.muted }),
  )
  return element('g', {}, ...marks, label(width - 8, area.top - 10, title, { fill: theme.muted, 'text-anchor': 'end' }))
}

/** Values below the chart, and what they are below them. */
export function bottomAxis(
  canvas: Canvas,
  area: Area,
  scale: Scale,
  title: string,
  text: (value: number) => string = (value) => fixed(value, decimalsOf(scale)),
): SvgElement {
  const { theme } = canvas
  const marks = marksOf(scale).map((value) =>
    element(
      'g',
      {},
      element('path', { d: `M${scale.at(value).toFixed(1)} ${area.bottom}v4`, stroke: theme.muted, fill: 'none' }),
      label(scale.at(value), area.bottom + 17, text(value), { 'text-anchor': 'middle', fill: theme.muted }),
    ),
  )
  const name =
    title === '' ? null : label((area.left + area.right) / 2, area.bottom + 35, title, { 'text-anchor': 'middle', fill: theme.muted })
  const line = element('path', { d: `M${area.left} ${area.bottom}H${area.right}`, stroke: theme.muted, fill: 'none' })
  return element('g', {}, line, ...marks, name)
}

/** The names of the twelve months below the chart, each in the middle of its part. */
export function monthAxis({ theme }: Canvas, area: Area): SvgElement {
  const step = (area.right - area.left) / MONTHS.length
  return element(
    'g',
    {},
    ...MONTHS.map((name, k) =>
      label(area.left + (k + 0.5) * step, area.bottom + 16, step < 30 ? (name[0] ?? '') : name, {
        'text-anchor': 'middle',
        fill: theme.muted,
      }),
    ),
  )
}
