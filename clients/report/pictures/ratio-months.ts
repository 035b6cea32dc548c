import { areaOf, leftAxis } from './axes.ts'
import { canvasOf, label, type PictureOptions, picture } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { fixed } from './number-text.ts'
import { roundScale } from './scale.ts'

/** A ratio by month, in the order of the months; null for a month without it. */
export interface RatioOfMonths {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** Ratios by month as lines with a dot for each month. @param months  such as 2024-05 */
export function ratioMonthsPicture(months: readonly string[], ratios: readonly RatioOfMonths[], options: PictureOptions): SvgElement {
  const canvas = canvasOf(options, 300)
  const { theme } = canvas
  const area = areaOf(canvas)
  const known = ratios.flatMap(({ values }) => values.filter((value) => value !== null))
  const scale = roundScale(Math.min(0.6, ...known), Math.max(1, ...known), area.bottom, area.top)
  const step = (area.right - area.left) / months.length
  const x = (k: number) => area.left + (k + 0.5) * step
  const colourOf = (k: number) => theme.curves[k % theme.curves.length] ?? theme.ink
  const every = Math.ceil(60 / step)
  const names = months.flatMap((month, k) =>
    k % every === 0 ? [label(x(k), area.bottom + 17, month, { 'text-anchor': 'middle', fill: theme.muted })] : [],
  )
  const lines = ratios.map(({ name, values }, k) => {
    const points = values.flatMap((value, month) => (value === null ? [] : [{ x: x(month), y: scale.at(value), value, month }]))
    const path = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('')
    return element(
      'g',
      { stroke: colourOf(k), fill: 'none', 'stroke-width': 1.6 },
      points.length > 1 ? element('path', { d: path }) : null,
      ...points.map((point) =>
        element(
          'circle',
          { cx: point.x.toFixed(1), cy: point.y.toFixed(1), r: 2.6, fill: colourOf(k) },
          element('title', {}, `${months[point.month]}, ${name}: ${fixed(point.value, 3)}`),
        ),
      ),
    )
  })
  return picture(
    canvas,
    'Performance ratio by month',
    ratios
      .map(({ name, values }) => `${name}: ${values.map((value) => (value === null ? 'none' : fixed(value, 3))).join(', ')}`)
      .join('; '),
    leftAxis(canvas, area, scale, 'Performance ratio'),
    ...names,
    ...lines,
    legend(
      canvas,
      area.right,
      area.top - 10,
      ratios.map(({ name }, k) => [name, colourOf(k)] as const),
    ),
  )
}
