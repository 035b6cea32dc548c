import { areaOf, bottomAxis, leftAxis } from './axes.ts'
import { type Canvas, canvasOf, isNarrow, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import type { Scale } from './scale.ts'

/** A curve of a chart. */
export interface Curve {
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
  /** A point of the curve to mark. */
  readonly mark?: readonly [x: number, y: number]
}

export interface Chart {
  readonly title: string
  readonly description: string
  readonly x: { readonly title: string; readonly scale: (from: number, to: number) => Scale }
  readonly y: { readonly title: string; readonly scale: (from: number, to: number) => Scale }
  readonly curves: readonly Curve[]
}

/** A chart of curves over one axis, with their names below it. */
export function lineChart({ title, description, x, y, curves }: Chart, options: PictureOptions): SvgElement {
  const canvas = canvasOf(options, 320)
  const area = areaOf(canvas, { bottom: isNarrow(canvas) ? 80 : 64 })
  const [toX, toY] = [x.scale(area.left, area.right), y.scale(area.bottom, area.top)]
  const colourOf = (k: number) => canvas.theme.curves[k % canvas.theme.curves.length] ?? canvas.theme.ink
  return picture(
    canvas,
    title,
    description,
    leftAxis(canvas, area, toY, y.title),
    bottomAxis(canvas, area, toX, x.title),
    ...curves.map((curve, k) => drawn(canvas, curve, toX, toY, colourOf(k))),
    legend(
      canvas,
      area.right,
      canvas.height - 8,
      curves.map(({ name }, k) => [name, colourOf(k)]),
    ),
  )
}

function drawn({ theme }: Canvas, { name, points, mark }: Curve, x: Scale, y: Scale, colour: string): SvgElement {
  const path = lineThrough(points.map(([a, b]) => [x.at(a), y.at(b)] as const))
  return element(
    'g',
    { 'data-key': name },
    element('path', { d: path, stroke: colour, 'stroke-width': 1.8, fill: 'none' }),
    mark === undefined ? null : element('circle', { cx: x.at(mark[0]), cy: y.at(mark[1]), r: 3.5, fill: colour, stroke: theme.paper }),
  )
}
