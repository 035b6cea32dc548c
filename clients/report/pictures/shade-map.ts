import type { ShadeMap } from '@pvyield/engine'
import { canvasOf, type PictureOptions, picture } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import type { HorizonValues } from './horizon.ts'
import { percent } from './number-text.ts'
import { sunChart } from './sun-chart.ts'

/** Shares from which a cell has the next colour: as the lines of an iso-shading diagram. */
const LEVELS = [0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8] as const

/** Share of the beam that a scene loses to shade by where the sun stands, with the ways of the sun. */
export function shadeMapPicture(
  { azimuthsDeg, elevationsDeg, shadeFrac }: ShadeMap,
  { latitude, paths }: Pick<HorizonValues, 'latitude' | 'paths'>,
  options: PictureOptions = {},
): SvgElement {
  const canvas = canvasOf(options, 340)
  const { theme } = canvas
  const { area, toX, toY, ways, axes } = sunChart(canvas, latitude, paths, 90)
  const width = (area.right - area.left) / azimuthsDeg.length
  const half = elevationsDeg[0] ?? 0 // of a cell, whose first middle is as far above the ground
  const cells = elevationsDeg.flatMap((elevation, row) =>
    azimuthsDeg.flatMap((azimuth, column) => {
      const share = shadeFrac[row * azimuthsDeg.length + column] ?? Number.NaN
      const level = LEVELS.filter((least) => share >= least).length
      if (!(level > 0)) return []
      const [x, y] = [toX(azimuth), toY(elevation + half)]
      const from = Math.max(area.left, x - width / 2)
      const size = { width: Math.min(area.right, x + width / 2) - from, height: toY(elevation - half) - y }
      const words = `${azimuth} deg, ${elevation} deg: ${percent(share)}`
      return [
        element(
          'rect',
          { x: from, y, ...size, fill: theme.ink, 'fill-opacity': (0.8 * level) / LEVELS.length },
          element('title', {}, words),
        ),
      ]
    }),
  )
  return picture(
    canvas,
    'Shade of the scene by the place of the sun',
    `Share of the beam that shade takes, darker from ${LEVELS.map((least) => percent(least, 0)).join(', ')} on, with the ways of the sun at the solstices and the equinoxes.`,
    ...cells,
    ...axes,
    ...ways,
  )
}
