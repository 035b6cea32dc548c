import { areaOf, bottomAxis, leftAxis } from './axes.ts'
import { type Canvas, canvasOf, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { legend, legendHeight } from './legend.ts'
import type { Scale } from './scale.ts'

/** A curve of a chart. */
export interface Curve {
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Points to mark. */
  readonly marks?: readonly (readonly [x: number, y: number])[]
}

export interface Chart {
  readonly title: string
  readonly description: string
  readonly x: { readonly title: string; readonly scale: (from: number, to: number) => Scale }
  readonly y: { readonly title: string; readonly scale: (from: number, to: number) => Scale }
  readonly curves: readonly Curve[]
}

/** What an axis and its title take, and what is left at the right. */
const AXIS_PX = 50
const MARGIN_PX = 16

/** A chart of curves over one axis, with their names below it. */
export function lineChart({ title, description, x, y, curves }: Chart, options: PictureOptions): SvgElement {
  const canvas = canvasOf(options, 320)
  const names = curves.map(({ name }) => name)
  const area = areaOf(canvas, { bottom: AXIS_PX + legendHeight(canvas.width - MARGIN_PX, names) })
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
      canvas.width - MARGIN_PX,
      canvas.height - 8,
      curves.map(({ name }, k) => [name, colourOf(k)]),
    ),
  )
}

function drawn({ theme }: Canvas, { name, points, marks = [] }: Curve, x: Scale, y: Scale, colour: string): SvgElement {
  const path = lineThrough(points.map(([a, b]) => [x.at(a), y.at(b)] as const))
  return element(
    'g',
    { 'data-key': name },
    element('path', { d: path, stroke: colour, 'stroke-width': 1.8, fill: 'none' }),
    ...marks.map(([a, b]) => element('circle', { cx: x.at(a), cy: y.at(b), r: 3.5, fill: colour, stroke: theme.paper })),
  )
}
