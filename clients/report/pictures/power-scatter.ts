import { areaOf, bottomAxis, leftAxis } from './axes.ts'
import { canvasOf, type PictureOptions, picture } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { roundScale } from './scale.ts'

/** Records of a measurement, or of a run: equal lengths. */
export interface PowerRecords {
  readonly name: string
  readonly irradianceWm2: readonly (number | null)[]
  readonly powerKw: readonly (number | null)[]
  /** Whether a test used the record. */
  readonly used: readonly boolean[]
}

const RADIUS = { used: 2.1, other: 1.3 }
const OTHER_OPACITY = 0.3

/** Power of records over their irradiance; those that a test used are strong, the others faint. */
export function powerScatterPicture(sets: readonly PowerRecords[], options: PictureOptions): SvgElement {
  const canvas = canvasOf(options, 380)
  const { theme } = canvas
  const area = areaOf(canvas)
  const powers = sets.flatMap(({ powerKw }) => powerKw.filter((kw) => kw !== null))
  const lights = sets.flatMap(({ irradianceWm2 }) => irradianceWm2.filter((wm2) => wm2 !== null))
  const x = roundScale(0, Math.max(1000, ...lights), area.left, area.right)
  const y = roundScale(Math.min(0, ...powers), Math.max(0.001, ...powers), area.bottom, area.top)
  const colourOf = (k: number) => theme.curves[k % theme.curves.length] ?? theme.ink
  const dots = sets.map(({ irradianceWm2, powerKw, used }, k) =>
    element(
      'g',
      { fill: colourOf(k) },
      ...irradianceWm2.flatMap((wm2, i) => {
        const kw = powerKw[i] ?? null
        if (wm2 === null || kw === null) return []
        const isUsed = used[i] === true
        return [
          element('circle', {
            cx: x.at(wm2).toFixed(1),
            cy: y.at(kw).toFixed(1),
            r: isUsed ? RADIUS.used : RADIUS.other,
            ...(isUsed ? {} : { 'fill-opacity': OTHER_OPACITY }),
          }),
        ]
      }),
    ),
  )
  return picture(
    canvas,
    'AC power over irradiance',
    sets.map(({ name, used }) => `${name}: ${used.length} records, ${used.filter(Boolean).length} of them in the regression`).join('; '),
    leftAxis(canvas, area, y, 'AC power, kW'),
    bottomAxis(canvas, area, x, 'Irradiance on the plane, W/m2'),
    ...dots.reverse(), // the first set stands in front
    legend(
      canvas,
      area.right,
      area.top - 10,
      sets.map(({ name }, k) => [name, colourOf(k)] as const),
    ),
  )
}
