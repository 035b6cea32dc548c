import type { Exceedance } from '../answer.ts'
import { areaOf, bottomAxis } from './axes.ts'
import { canvasOf, label, type PictureOptions, picture, textWidth } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { oneYearName, sameTenYears, tenYearsName } from './exceedance-basis.ts'
import { type EnergyUnit, energyUnit, fixed, percent } from './number-text.ts'
import { roundScale, type Scale } from './scale.ts'
import type { Theme } from './theme.ts'

export const LEVELS = [
  ['P50', 'p50_kwh'],
  ['P75', 'p75_kwh'],
  ['P90', 'p90_kwh'],
  ['P95', 'p95_kwh'],
  ['P99', 'p99_kwh'],
] as const

/** The energies that are exceeded with 50 to 99 %, in one year and in the mean of ten unless they are the same. */
export function exceedancePicture(exceedance: Exceedance, options: PictureOptions = {}): SvgElement {
  const same = sameTenYears(exceedance)
  const canvas = canvasOf(options, same === null ? 270 : 216)
  const { theme } = canvas
  const area = areaOf(canvas, { left: 48, right: 48, top: 22, bottom: same === null ? 50 : 74 })
  const rows = [
    { name: oneYearName(exceedance), values: exceedance, colour: theme.energy },
    ...(same === null ? [{ name: tenYearsName(exceedance), values: exceedance.ten_years, colour: theme.gain }] : []),
  ]
  const all = rows.flatMap(({ values }) => LEVELS.map(([, key]) => values[key]))
  const unit = energyUnit(Math.max(...all))
  const x = roundScale(Math.min(...all) / unit.kwh, Math.max(...all) / unit.kwh, area.left, area.right, 6)
  const drawn = rows.flatMap((row, k) => rowOf(row, x, unit, area.top + ((area.bottom - area.top) * (k + 0.5)) / rows.length, theme))
  return picture(
    canvas,
    'Energy by probability of exceedance',
    rows
      .map(
        ({ name, values }) =>
          `${name}: ${LEVELS.map(([level, key]) => `${level} ${fixed(values[key] / unit.kwh, 1)} ${unit.name}`).join(', ')}`,
      )
      .concat(same ?? [])
      .join('. '),
    bottomAxis(canvas, area, x, `Energy to grid of a year, ${unit.name}`),
    ...drawn,
    same === null ? null : label(16, canvas.height - 10, same, { fill: theme.muted }),
  )
}

interface Row {
  readonly name: string
  readonly values: Exceedance | Exceedance['ten_years']
  readonly colour: string
}

/** The levels of one row, with a bar from the lowest to the highest. */
function rowOf({ name, values, colour }: Row, x: Scale, unit: EnergyUnit, y: number, { muted }: Theme): SvgElement[] {
  const at = (key: (typeof LEVELS)[number][1]) => x.at(values[key] / unit.kwh)
  const bar = { stroke: colour, 'stroke-width': 5, 'stroke-opacity': 0.3, fill: 'none' }
  return [
    label(16, y - 30, name, { 'font-weight': 600 }),
    label(30 + textWidth(name, 13), y - 30, `± ${percent(values.uncertainty)} (one sigma)`, { fill: muted }),
    element('path', { d: `M${at('p99_kwh').toFixed(2)} ${y}H${at('p50_kwh').toFixed(2)}`, ...bar }),
    ...LEVELS.flatMap(([level, key]) => {
      const words = fixed(values[key] / unit.kwh, 1)
      const below = { 'text-anchor': 'middle', fill: muted, 'font-size': 11 }
      return [
        element(
          'circle',
          { cx: at(key), cy: y, r: 4.5, fill: colour, 'data-key': key },
          element('title', {}, `${level}: ${words} ${unit.name}`),
        ),
        label(at(key), y - 10, level, { 'text-anchor': 'middle' }),
        label(at(key), y + (level === 'P95' ? 31 : 19), words, below),
      ]
    }),
  ]
}
