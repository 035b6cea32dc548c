import type { SunPath } from '@pvyield/engine'
import { areaOf, bottomAxis, leftAxis } from './axes.ts'
import { type Canvas, canvasOf, isNarrow, label, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { fixed } from './number-text.ts'
import { roundScale, scaleOf } from './scale.ts'

/** What stands around a plant, and where the sun goes above it. */
export interface HorizonValues {
  readonly latitude: number
  readonly paths: readonly SunPath[]
  /** Degrees clockwise from north, ascending. */
  readonly azimuthsDeg: readonly number[]
  readonly elevationsDeg: readonly number[]
}

const NAMES: Readonly<Record<string, string>> = { '06-21': '21 June', '03-20': 'Equinox', '12-21': '21 December' }
const SIDES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** The horizon and the ways of the sun at the solstices and the equinoxes, with its whole hours. */
export function horizonPicture({ latitude, paths, azimuthsDeg, elevationsDeg }: HorizonValues, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 340)
  const { theme } = canvas
  const area = areaOf(canvas, { bottom: 64 })
  const middle = latitude >= 0 ? 180 : 360 // the side of the equator
  const x = scaleOf(middle - 180, middle + 180, 45, area.left, area.right)
  const highest = Math.max(10, ...paths.flatMap((path) => path.elevationsDeg), ...elevationsDeg)
  const y = roundScale(0, Math.min(90, highest), area.bottom, area.top)
  const toX = (azimuthDeg: number) =>
    x.at(azimuthDeg < middle - 180 ? azimuthDeg + 360 : azimuthDeg > middle + 180 ? azimuthDeg - 360 : azimuthDeg)
  const curves = paths.map((path, k) => sunCurve(path, toX, y.at, canvas, theme.curves[k % theme.curves.length] ?? theme.ink, k === 0))
  return picture(
    canvas,
    'Horizon and the sun',
    azimuthsDeg.length === 0
      ? 'Ways of the sun at the solstices and the equinoxes. No horizon is given.'
      : `Ways of the sun at the solstices and the equinoxes, and a horizon of up to ${fixed(Math.max(...elevationsDeg), 1)} degrees.`,
    leftAxis(canvas, area, y, 'Elevation, deg'),
    horizonShape(azimuthsDeg, elevationsDeg, toX, y.at, area, theme.muted),
    ...curves,
    bottomAxis(canvas, area, x, 'Azimuth, deg', (value) => {
      const side = SIDES[(((value / 45) % 8) + 8) % 8] ?? ''
      return isNarrow(canvas) ? side : `${side} ${fixed(value % 360, 0)}`
    }),
    legend(
      canvas,
      area.right,
      canvas.height - 8,
      paths.map(({ date }, k) => [NAMES[date] ?? date, theme.curves[k % theme.curves.length] ?? '']),
    ),
  )
}

/** The way of the sun on one day with its whole hours. */
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

/** The horizon line, closed around the circle as the run closes it: straight between its points. */
function horizonShape(
  azimuths: readonly number[],
  elevations: readonly number[],
  toX: (azimuthDeg: number) => number,
  toY: (elevationDeg: number) => number,
  area: { readonly left: number; readonly right: number; readonly bottom: number },
  fill: string,
): SvgElement | null {
  if (azimuths.length === 0) return null
  const around = azimuths.map((azimuth, k) => ({ azimuth, elevation: elevations[k] ?? 0 }))
  const elevationAt = (deg: number): number => {
    const at = ((deg % 360) + 360) % 360
    const next = around.findIndex(({ azimuth }) => azimuth >= at)
    const after = around[next === -1 ? 0 : next] ?? { azimuth: 0, elevation: 0 }
    const before = around.at(next === -1 ? -1 : next - 1) ?? after
    const span = (((after.azimuth - before.azimuth) % 360) + 360) % 360
    const along = (((at - before.azimuth) % 360) + 360) % 360
    return span === 0 ? after.elevation : before.elevation + ((after.elevation - before.elevation) * along) / span
  }
  const points = Array.from({ length: 361 }, (_, deg) => [toX(deg), toY(Math.max(0, elevationAt(deg)))] as const).sort(
    (a, b) => a[0] - b[0],
  )
  const path = lineThrough(
    [[area.left, area.bottom], [area.left, points[0]?.[1] ?? area.bottom], ...points, [area.right, area.bottom]],
    'Z',
  )
  return element('path', { d: path, fill, 'fill-opacity': 0.35, stroke: fill, 'data-key': 'horizon' })
}
