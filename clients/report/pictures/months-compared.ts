import { areaOf, leftAxis } from './axes.ts'
import { canvasOf, label, type PictureOptions, picture } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { MONTHS } from './month-names.ts'
import { fixed } from './number-text.ts'
import { roundScale } from './scale.ts'

/** A run by month, kWh or kWh/kWp; null for a month without data. */
export interface MonthsOf {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** The months of several runs as bars next to each other. */
export function monthsComparedPicture(
  runs: readonly MonthsOf[],
  unit: string,
  options: PictureOptions,
  what = 'Energy to grid',
): SvgElement {
  const canvas = canvasOf(options, 320)
  const { theme } = canvas
  const area = areaOf(canvas, { bottom: 62 })
  const known = runs.flatMap(({ values }) => values.filter((value) => value !== null))
  const scale = roundScale(Math.min(0, ...known), Math.max(0, ...known), area.bottom, area.top)
  const step = (area.right - area.left) / 12
  const barWidth = (step * 0.8) / runs.length
  const colourOf = (k: number) => theme.curves[k % theme.curves.length] ?? theme.ink
  const decimals = Math.max(...known.map(Math.abs)) < 1000 ? 1 : 0
  const bars = runs.flatMap(({ name, values }, run) =>
    values.flatMap((value, month) => {
      if (value === null) return []
      const [from, to] = [scale.at(0), scale.at(value)]
      const x = area.left + (month + 0.1) * step + run * barWidth
      const shape = { x, y: Math.min(from, to), width: Math.max(0.8, barWidth - 0.6), height: Math.abs(from - to), rx: 1 }
      return [
        element(
          'rect',
          { ...shape, fill: colourOf(run) },
          element('title', {}, `${MONTHS[month]}, ${name}: ${fixed(value, decimals)} ${unit}`),
        ),
      ]
    }),
  )
  const names = MONTHS.map((month, k) =>
    label(area.left + (k + 0.5) * step, area.bottom + 16, step < 30 ? month.slice(0, 1) : month, {
      'text-anchor': 'middle',
      fill: theme.muted,
    }),
  )
  return picture(
    canvas,
    `${what} by month`,
    runs
      .map(
        ({ name, values }) => `${name}: ${values.map((value) => (value === null ? 'no data' : fixed(value, decimals))).join(', ')} ${unit}`,
      )
      .join('; '),
    leftAxis(canvas, area, scale, `${what}, ${unit}`),
    ...bars,
    ...names,
    legend(
      canvas,
      area.right,
      canvas.height - 8,
      runs.map(({ name }, k) => [name.length > 28 ? `${name.slice(0, 27)}…` : name, colourOf(k)]),
    ),
  )
}
