import type { SunPath } from '@pvyield/engine'
import { type Area, areaOf, bottomAxis, leftAxis } from './axes.ts'
import { type Canvas, isNarrow, label } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { fixed } from './number-text.ts'
import { roundScale, scaleOf } from './scale.ts'

const NAMES: Readonly<Record<string, string>> = { '06-21': '21 June', '03-20': 'Equinox', '12-21': '21 December' }
const SIDES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** Where directions of the sky are drawn: the side of the equator in the middle, the east before the west as it is seen. */
export interface SunChart {
  readonly area: Area
  readonly toX: (azimuthDeg: number) => number
  readonly toY: (elevationDeg: number) => number
  /** The ways of the sun at the solstices and the equinoxes, both axes, and what is what. */
  readonly ways: readonly SvgElement[]
  readonly axes: readonly SvgElement[]
}

/** @param highestDeg  elevation that the chart shows at least */
export function sunChart(canvas: Canvas, latitude: number, paths: readonly SunPath[], highestDeg: number): SunChart {
  const { theme } = canvas
  const area = areaOf(canvas, { bottom: 64 })
  const middle = latitude >= 0 ? 180 : 360
  const x = scaleOf(middle - 180, middle + 180, 45, area.left, area.right)
  const highest = Math.max(10, highestDeg, ...paths.flatMap((path) => path.elevationsDeg))
  const y = highest > 80 ? scaleOf(0, 90, 15, area.bottom, area.top) : roundScale(0, highest, area.bottom, area.top)
  const toX = (azimuthDeg: number) =>
    x.at(azimuthDeg < middle - 180 ? azimuthDeg + 360 : azimuthDeg > middle + 180 ? azimuthDeg - 360 : azimuthDeg)
  const colourOf = (k: number) => theme.curves[k % theme.curves.length] ?? theme.ink
  const sides = bottomAxis(canvas, area, x, 'Azimuth, deg', (value) => {
    const side = SIDES[(((value / 45) % 8) + 8) % 8] ?? ''
    return isNarrow(canvas) ? side : `${side} ${fixed(value % 360, 0)}`
  })
  const names = paths.map(({ date }, k) => [NAMES[date] ?? date, colourOf(k)] as const)
  return {
    area,
    toX,
    toY: y.at,
    ways: paths.map((path, k) => sunCurve(path, toX, y.at, canvas, colourOf(k), k === 0)),
    axes: [
      leftAxis(canvas, area, y, 'Elevation, deg; hours in mean solar time'),
      sides,
      legend(canvas, area.right, canvas.height - 8, names),
    ],
  }
}

/** The way of the sun on one day with its whole hours of mean solar time. */
function sunCurve(
  { date, hours, azimuthsDeg, elevationsDeg }: SunPath,
  toX: (azimuthDeg: number) => number,
  toY: (elevationDeg: number) => number,
  { theme, width }: Canvas,
  colour: string,
  isNumbered: boolean,
): SvgElement {
  const points = azimuthsDeg.map((azimuth, n) => [toX(azimuth), toY(elevationsDeg[n] ?? 0)] as const)
  // A jump across the picture is not a way.
  const unbroken = points.flatMap((point, n) =>
    Math.abs(point[0] - (points[n - 1] ?? point)[0]) > width / 2 ? [[Number.NaN, 0] as const, point] : [point],
  )
  const dots = points.flatMap(([cx, cy], n) => {
    const hour = hours[n] ?? 0.5
    if (Math.abs(hour - Math.round(hour)) > 1e-6) return []
    const dot = element('circle', { cx, cy, r: 2, fill: colour })
    return isNumbered && hour % 3 === 0
      ? [dot, label(cx, cy - 6, `${hour} h`, { 'text-anchor': 'middle', fill: theme.muted, 'font-size': 11 })]
      : [dot]
  })
  const way = element('path', { d: lineThrough(unbroken), stroke: colour, 'stroke-width': 1.6, fill: 'none' })
  return element('g', { 'data-key': date }, way, ...dots)
}
