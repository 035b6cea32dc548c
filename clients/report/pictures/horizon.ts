import type { SunPath } from '@pvyield/engine'
import { canvasOf, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { fixed } from './number-text.ts'
import { sunChart } from './sun-chart.ts'

/** What stands around a plant, and where the sun goes above it. */
export interface HorizonValues {
  readonly latitude: number
  readonly paths: readonly SunPath[]
  /** Degrees clockwise from north, ascending. */
  readonly azimuthsDeg: readonly number[]
  readonly elevationsDeg: readonly number[]
}

/** The horizon and the ways of the sun at the solstices and the equinoxes, with its whole hours. */
export function horizonPicture({ latitude, paths, azimuthsDeg, elevationsDeg }: HorizonValues, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 340)
  const { area, toX, toY, ways, axes } = sunChart(canvas, latitude, paths, Math.max(0, ...elevationsDeg))
  const [marks, ...others] = axes
  return picture(
    canvas,
    'Horizon and the sun',
    azimuthsDeg.length === 0
      ? 'Ways of the sun at the solstices and the equinoxes. No horizon is given.'
      : `Ways of the sun at the solstices and the equinoxes, and a horizon of up to ${fixed(Math.max(...elevationsDeg), 1)} degrees.`,
    marks ?? null,
    horizonShape(azimuthsDeg, elevationsDeg, toX, toY, area, canvas.theme.muted),
    ...ways,
    ...others,
  )
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
