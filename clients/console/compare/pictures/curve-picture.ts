import {
  areaOf,
  bottomAxis,
  canvasOf,
  decimalsOf,
  element,
  fixed,
  label,
  leftAxis,
  lineThrough,
  type PictureOptions,
  picture,
  roundScale,
  type SvgElement,
} from '@pvyield/report/charts'

/** A figure over the values of a field. */
export interface SweptCurve {
  readonly x: { readonly title: string; readonly values: readonly number[] }
  readonly y: { readonly title: string; readonly values: readonly (number | null)[]; readonly decimals: number }
  /** Number of the best value; null when there is none. */
  readonly best: number | null
  /** Where the plant is; null when that is not known. */
  readonly now: number | null
}

/** The curve of a sweep with its points and its optimum. */
export function curvePicture({ x, y, best, now }: SweptCurve, options: PictureOptions): SvgElement {
  const canvas = canvasOf(options, 340)
  const { theme } = canvas
  const area = areaOf(canvas, { top: 40, bottom: 48, left: 72 })
  const known = y.values.filter((value) => value !== null)
  const toY = roundScale(Math.min(...known), Math.max(...known), area.bottom, area.top)
  const toX = roundScale(Math.min(...x.values), Math.max(...x.values), area.left, area.right, 6)
  const points = x.values.map((value, k) => [toX.at(value), toY.at(y.values[k] ?? Number.NaN)] as const)
  const words = (k: number) => `${x.title} ${fixed(x.values[k] ?? 0, decimalsOf(toX) + 1)}: ${fixed(y.values[k] ?? 0, y.decimals)}`
  const dots = points.flatMap(([cx, cy], k) =>
    Number.isFinite(cy)
      ? [element('circle', { cx, cy, r: 3, fill: theme.energy, stroke: theme.paper }, element('title', {}, words(k)))]
      : [],
  )
  const isInside = now !== null && now >= toX.min && now <= toX.max
  return picture(
    canvas,
    `${y.title} over ${x.title}`,
    best === null ? 'No point could be computed' : `Best at ${words(best)}`,
    leftAxis(canvas, area, toY, y.title),
    bottomAxis(canvas, area, toX, x.title),
    isInside
      ? element(
          'path',
          { d: `M${toX.at(now).toFixed(1)} ${area.top}V${area.bottom}`, stroke: theme.muted, 'stroke-dasharray': '3 3' },
          element('title', {}, 'The plant as it is'),
        )
      : null,
    element('path', { d: lineThrough(points), stroke: theme.energy, 'stroke-width': 2, fill: 'none' }),
    ...dots,
    best === null ? null : bestMark(points[best] ?? [0, 0], area, words(best), theme.loss, theme.ink),
  )
}

function bestMark(
  [cx, cy]: readonly [number, number],
  area: { left: number; right: number; top: number },
  words: string,
  colour: string,
  ink: string,
): SvgElement {
  const [anchor, x] = cx > (area.left + area.right) / 2 ? (['end', cx - 12] as const) : (['start', cx + 12] as const)
  // Higher up is the title of the axis.
  const y = Math.max(cy - 12, area.top + 8)
  return element(
    'g',
    {},
    element('circle', { cx, cy, r: 7, fill: 'none', stroke: colour, 'stroke-width': 2 }),
    label(x, y, words, { 'text-anchor': anchor, fill: ink, 'font-weight': 600 }),
  )
}
