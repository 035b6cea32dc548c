import { areaOf, bottomAxis, leftAxis } from './axes.ts'
import { canvasOf, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { fixed, short } from './number-text.ts'
import { roundScale, scaleOf } from './scale.ts'
import { addsUp, ofYears, type SeriesValues, valueAt, yearsIn } from './series-values.ts'

const YEAR_H = 8760
const POINTS = 500

/**
 * How many hours of the year, of shorter weather, or of the mean year of several, a column is at least as large as a value;
 * energy as mean power, kW.
 */
export function durationPicture(column: SeriesValues, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 320)
  const { theme } = canvas
  const area = areaOf(canvas)
  const unit = addsUp(column) ? 'kW' : column.unit
  const sorted = sortedValues(column)
  const [high, low] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const years = yearsIn(column.rows)
  const hours = years > 1 ? YEAR_H : (sorted.length * column.rows.stepMinutes) / 60 || 1
  const x = scaleOf(0, hours, hours / 4, area.left, area.right)
  const y = roundScale(Math.min(0, low), Math.max(high, low + Number.MIN_VALUE), area.bottom, area.top)
  const hourOf = (at: number) => (at / Math.max(sorted.length, 1)) * hours
  const points = Array.from({ length: POINTS + 1 }, (_, k) => {
    const at = Math.round((k / POINTS) * (sorted.length - 1))
    return [x.at(k === POINTS ? hours : hourOf(at)), y.at(sorted[at] ?? Number.NaN)] as const
  })
  const zero = y.at(0)
  const line = lineThrough(points)
  const hoursAbove = hourOf(sorted.filter((value) => value > 0).length)
  return picture(
    canvas,
    `Duration curve: ${column.label}${ofYears(years)}`,
    `${column.name}: at most ${short(high)} ${unit}, above 0 in ${fixed(hoursAbove, 0)} hours.`,
    leftAxis(canvas, area, y, `${column.name}, ${unit}`),
    bottomAxis(canvas, area, x, hours >= YEAR_H ? 'Hours of the year' : 'Hours'),
    line === ''
      ? null
      : element('path', { d: `${line}L${area.right} ${zero}L${area.left} ${zero}Z`, fill: theme.energy, 'fill-opacity': 0.15 }),
    element('path', { d: line, stroke: theme.energy, 'stroke-width': 1.8, fill: 'none' }),
  )
}

/** The values of a column from the largest to the smallest; energy as mean power, kW. */
function sortedValues(column: SeriesValues): Float64Array {
  const { startMinutes, stepMinutes } = column.rows
  const toPower = addsUp(column) ? 60 / stepMinutes : 1
  const values = Float64Array.from({ length: startMinutes.length }, (_, row) => valueAt(column, row) * toPower)
  return values
    .filter((value) => !Number.isNaN(value))
    .sort()
    .reverse()
}
