import { areaOf, bottomAxis, leftAxis, rightAxis } from './axes.ts'
import { canvasOf, type PictureOptions, picture } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { legend } from './legend.ts'
import { MONTHS } from './month-names.ts'
import { short } from './number-text.ts'
import { roundScale, scaleOf } from './scale.ts'
import { addsUp, dayOfRow, daysOf, hourTitle, middleOf, ofFirst, type SeriesValues, valueAt } from './series-values.ts'

/**
 * Columns in the rows of one day; energy as mean power, kW. The first unit has the left axis, the second the right one.
 * @param date  `MM-DD`; of several years, the first one that has it
 * @param columns  of at most two units
 */
export function dayPicture(columns: readonly SeriesValues[], date: string, options: PictureOptions = {}): SvgElement {
  const canvas = canvasOf(options, 320)
  const { theme } = canvas
  const units = [...new Set(columns.map(unitOf))].slice(0, 2)
  const area = areaOf(canvas, { right: units.length > 1 ? 60 : 20, bottom: 64 })
  const x = scaleOf(0, 24, 3, area.left, area.right)
  const curves = columns.filter((column) => units.includes(unitOf(column))).map((column) => ({ column, points: pointsOf(column, date) }))
  const scales = units.map((unit) => {
    const values = curves.filter(({ column }) => unitOf(column) === unit).flatMap(({ points }) => points.map(([, value]) => value))
    return roundScale(Math.min(0, ...values), Math.max(1e-9, ...values), area.bottom, area.top)
  })
  const lines = curves.map(({ column, points }, k) => {
    const scale = scales[units.indexOf(unitOf(column))]
    const drawn = points.map(([hour, value]) => [x.at(hour), scale?.at(value) ?? Number.NaN] as const)
    return element('path', {
      d: lineThrough(drawn),
      stroke: theme.curves[k % theme.curves.length],
      'stroke-width': 1.8,
      fill: 'none',
      'data-key': column.name,
    })
  })
  const [left, right] = scales
  const [month = '', day = ''] = date.split('-')
  return picture(
    canvas,
    `${Number(day)} ${MONTHS[Number(month) - 1] ?? month}${columns[0] === undefined ? '' : ofFirst(columns[0].rows, date)}`,
    curves
      .map(({ column, points }) => `${column.label}: at most ${short(Math.max(...points.map(([, value]) => value)))} ${unitOf(column)}`)
      .join('; '),
    left === undefined ? null : leftAxis(canvas, area, left, units[0] ?? ''),
    right === undefined ? null : rightAxis(canvas, area, right, units[1] ?? ''),
    bottomAxis(canvas, area, x, curves[0] === undefined ? 'Hour' : hourTitle(curves[0].column)),
    ...lines,
    legend(
      canvas,
      area.right,
      canvas.height - 8,
      curves.map(({ column }, k) => [column.name, theme.curves[k % theme.curves.length] ?? '']),
    ),
  )
}

function unitOf(column: SeriesValues): string {
  return addsUp(column) ? 'kW' : column.unit
}

/** Hour of the middle of each row of the day, and its value. */
function pointsOf(column: SeriesValues, date: string): [hour: number, value: number][] {
  const points: [number, number][] = []
  const toPower = addsUp(column) ? 60 / column.rows.stepMinutes : 1
  const [day = Number.NaN] = daysOf(column.rows, date)
  for (let row = 0; row < column.rows.startMinutes.length; row++) {
    if (dayOfRow(column.rows, row) !== day) continue
    points.push([middleOf(column.rows, row).minutes / 60 - day * 24, valueAt(column, row) * toPower])
  }
  return points
}
