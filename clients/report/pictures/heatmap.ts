import { areaOf } from './axes.ts'
import { type Canvas, canvasOf, label, type PictureOptions, picture } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { MONTHS } from './month-names.ts'
import { short } from './number-text.ts'
import { addsUp, dayOf, hourTitle, middleOf, ofYears, type SeriesValues, valueAt, yearsIn } from './series-values.ts'
import { rampColour } from './theme.ts'

const DAYS = 365
const HOURS = 24
/** Colours of the map: an eye distinguishes no more, and each is one path. */
const CLASSES = 20
/** Days before each month, and before the end of the year. */
const FIRST_DAYS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365] as const

/**
 * A column of a series by day of the year and hour. Rows of less than an hour are averaged; of
 * several years the mean is drawn. Energy is shown as mean power.
 */
export function heatmapPicture(column: SeriesValues, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 316)
  const area = areaOf(canvas, { left: 44, right: 88, top: 24, bottom: 28 })
  const cells = hoursOfDays(column)
  const [low, high] = rangeOf(cells)
  const toClass = (value: number) => Math.min(CLASSES - 1, Math.floor(((value - low) / Math.max(high - low, Number.MIN_VALUE)) * CLASSES))
  const paths = Array.from({ length: CLASSES }, () => '')
  for (let day = 0; day < DAYS; day++) {
    for (let hour = 0; hour < HOURS; ) {
      const value = cells[day * HOURS + hour] ?? Number.NaN
      if (Number.isNaN(value)) {
        hour++
        continue
      }
      const own = toClass(value)
      const from = hour
      while (hour < HOURS && toClass(cells[day * HOURS + hour] ?? Number.NaN) === own) hour++
      paths[own] += `M${day} ${HOURS - from}h1v${from - hour}h-1z`
    }
  }
  const [toX, toY] = [(area.right - area.left) / DAYS, (area.bottom - area.top) / HOURS]
  const map = element(
    'g',
    { transform: `translate(${area.left} ${area.top}) scale(${toX.toFixed(5)} ${toY.toFixed(5)})`, 'shape-rendering': 'crispEdges' },
    element('rect', { width: DAYS, height: HOURS, fill: canvas.theme.area }),
    ...paths.flatMap((d, k) => (d === '' ? [] : [element('path', { d, fill: rampColour(canvas.theme, k / (CLASSES - 1)) })])),
  )
  const unit = addsUp(column) ? 'kW' : column.unit
  return picture(
    canvas,
    `${column.label}, ${unit}${ofYears(yearsIn(column.rows))}`,
    `${column.name} by day of the year and hour, from ${short(low)} to ${short(high)} ${unit}.`,
    map,
    label(8, area.top - 10, hourTitle(column), { fill: canvas.theme.muted }),
    ...monthMarks(canvas, area.left, toX, area.bottom),
    ...[0, 6, 12, 18, 24].map((hour) =>
      label(area.left - 8, area.bottom - hour * toY + 4, String(hour), { 'text-anchor': 'end', fill: canvas.theme.muted }),
    ),
    ...rampBar(canvas, area.right + 16, area.top, area.bottom, low, high, unit),
  )
}

/** The mean of each hour of each day of the year, or NaN: `day * 24 + hour`. */
export function hoursOfDays(column: SeriesValues): Float64Array {
  const { rows } = column
  const cells = new Float64Array(DAYS * HOURS)
  const counts = new Float64Array(DAYS * HOURS)
  const perHour = addsUp(column) ? 60 / rows.stepMinutes : 1
  for (let row = 0; row < rows.startMinutes.length; row++) {
    const value = valueAt(column, row)
    if (Number.isNaN(value)) continue
    const { minutes, ofDay } = middleOf(rows, row)
    const at = dayOf(minutes).day * HOURS + Math.floor(ofDay / 60)
    cells[at] = (cells[at] ?? 0) + value * perHour
    counts[at] = (counts[at] ?? 0) + 1
  }
  return cells.map((sum, k) => (counts[k] === 0 ? Number.NaN : sum / (counts[k] ?? 1)))
}

function rangeOf(cells: Float64Array): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of cells) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [low, high] : [0, 0]
}

function monthMarks({ theme }: Canvas, left: number, toX: number, bottom: number): SvgElement[] {
  return MONTHS.map((name, k) => {
    const middle = ((FIRST_DAYS[k] ?? 0) + (FIRST_DAYS[k + 1] ?? 0)) / 2
    return label(left + middle * toX, bottom + 18, toX * 31 < 30 ? (name[0] ?? '') : name, { 'text-anchor': 'middle', fill: theme.muted })
  })
}

function rampBar({ theme }: Canvas, x: number, top: number, bottom: number, low: number, high: number, unit: string): SvgElement[] {
  const height = (bottom - top) / CLASSES
  const bar = Array.from({ length: CLASSES }, (_, k) =>
    element('rect', { x, y: bottom - (k + 1) * height, width: 10, height: height + 0.3, fill: rampColour(theme, k / (CLASSES - 1)) }),
  )
  return [
    ...bar,
    label(x + 16, top + 10, short(high), { fill: theme.muted }),
    label(x + 16, bottom, short(low), { fill: theme.muted }),
    label(x + 16, (top + bottom) / 2, unit, { fill: theme.muted, 'font-size': 11 }),
  ]
}
