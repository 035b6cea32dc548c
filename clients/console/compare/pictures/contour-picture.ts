import {
  type Area,
  areaOf,
  bottomAxis,
  type Canvas,
  canvasOf,
  decimalsOf,
  element,
  fixed,
  label,
  marksOf,
  type PictureOptions,
  picture,
  rampColour,
  roundScale,
  type Scale,
  type SvgElement,
  scaleOf,
  textWidth,
} from '@pvyield/report/charts'
import { isolines } from '../isolines.ts'

interface SweptAxis {
  readonly title: string
  readonly values: readonly number[]
}

/** A figure over the values of two fields, row by row of the second. */
export interface SweptField {
  readonly x: SweptAxis
  readonly y: SweptAxis
  readonly title: string
  readonly values: readonly (number | null)[]
  readonly decimals: number
  readonly best: number | null
  /** Where the plant is. */
  readonly now: readonly [x: number | null, y: number | null]
}

/** A cell needs so much to hold its number. */
const NUMBER_HEIGHT = 18
/** Of more cells, lines of equal value say more than numbers. */
const NUMBERS_MAX = 150
/** Lines of equal value, about. */
const LEVELS = 7

/** The field of a sweep: a cell for each point, lines of equal value, the optimum. */
export function contourPicture({ x, y, title, values, decimals, best, now }: SweptField, options: PictureOptions): SvgElement {
  const canvas = canvasOf(options, 460)
  const { theme } = canvas
  const area = areaOf(canvas, { top: 30, bottom: 48 })
  const [columns, rows] = [x.values.length, y.values.length]
  const [cellWidth, cellHeight] = [(area.right - area.left) / columns, (area.bottom - area.top) / rows]
  // The middle of a cell is its point.
  const placeX = (column: number) => area.left + (column + 0.5) * cellWidth
  const placeY = (row: number) => area.bottom - (row + 0.5) * cellHeight
  const toX = axisScale(x.values, placeX(0), placeX(columns - 1))
  const toY = axisScale(y.values, placeY(0), placeY(rows - 1))
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const shareOf = (value: number) => (most > least ? (value - least) / (most - least) : 0.5)
  const hasNumbers = columns * rows <= NUMBERS_MAX && cellHeight >= NUMBER_HEIGHT && cellWidth >= textWidth(fixed(most, decimals), 11) + 4
  const words = (k: number) =>
    `${x.title} ${x.values[k % columns]}, ${y.title} ${y.values[Math.floor(k / columns)]}: ${shownValue(values[k] ?? null, decimals)}`
  const cells = values.map((value, k) => {
    const [left, middle] = [area.left + (k % columns) * cellWidth, placeY(Math.floor(k / columns))]
    const shape = { x: left, y: middle - cellHeight / 2, width: cellWidth + 0.4, height: cellHeight + 0.4 }
    const share = value === null ? 0 : shareOf(value)
    return element(
      'g',
      {},
      element('title', {}, words(k)),
      element('rect', { ...shape, fill: value === null ? theme.area : rampColour(theme, share) }),
      hasNumbers && value !== null
        ? label(left + cellWidth / 2, middle + 4, fixed(value, decimals), { 'text-anchor': 'middle', 'font-size': 11, fill: inkOn(share) })
        : null,
    )
  })
  const steps = roundScale(least, most, 0, 1, LEVELS)
  const levels = !hasNumbers && most > least ? marksOf(steps).filter((level) => level > least && level < most) : []
  const lines = levels.flatMap((level) => {
    const pieces = isolines({ columns, rows, values }, level)
    const d = pieces
      .map(([[a, b], [c, e]]) => `M${placeX(a).toFixed(1)} ${placeY(b).toFixed(1)}L${placeX(c).toFixed(1)} ${placeY(e).toFixed(1)}`)
      .join('')
    const ink = inkOn(shareOf(level))
    const at = pieces[Math.floor(pieces.length / 2)]?.[0]
    return [
      element('path', { d, stroke: ink, 'stroke-width': 1, 'stroke-opacity': 0.7, fill: 'none' }),
      at === undefined
        ? null
        : label(Math.min(placeX(at[0]), area.right - 24), placeY(at[1]) - 3, fixed(level, decimalsOf(steps)), {
            'text-anchor': 'middle',
            'font-size': 11,
            fill: ink,
          }),
    ]
  })
  const [nowX, nowY] = now
  return picture(
    canvas,
    `${title} over ${x.title} and ${y.title}`,
    best === null ? 'No point could be computed' : `Best at ${words(best)}. The table below the picture has all values`,
    ...cells,
    ...lines,
    upAxis(canvas, area, toY, y.title),
    bottomAxis(canvas, area, toX, x.title),
    nowX === null || nowY === null || !isWithin(nowX, x.values) || !isWithin(nowY, y.values) ? null : cross(toX.at(nowX), toY.at(nowY)),
    best === null ? null : ring(placeX(best % columns), placeY(Math.floor(best / columns)), words(best)),
  )
}

/** Values on the left, without lines across the cells. */
function upAxis({ theme }: Canvas, area: Area, scale: Scale, title: string): SvgElement {
  const marks = marksOf(scale).map((value) =>
    label(area.left - 8, scale.at(value) + 4, fixed(value, decimalsOf(scale)), { 'text-anchor': 'end', fill: theme.muted }),
  )
  return element('g', {}, ...marks, label(8, area.top - 10, title, { fill: theme.muted }))
}

function axisScale(values: readonly number[], from: number, to: number) {
  const [first = 0, last = 1] = [values[0], values.at(-1)]
  const { step } = roundScale(first, last, from, to)
  const whole = scaleOf(first, last, step, from, to)
  // Marks at round values within the points.
  const [min, max] = [Math.ceil(first / step - 1e-9) * step, Math.floor(last / step + 1e-9) * step]
  return { min, max, step, at: whole.at }
}

function isWithin(value: number, values: readonly number[]): boolean {
  return value >= (values[0] ?? 0) && value <= (values.at(-1) ?? 0)
}

function shownValue(value: number | null, decimals: number): string {
  return value === null ? 'refused' : fixed(value, decimals)
}

/** The ramp is dark below its middle. */
function inkOn(share: number): string {
  return share < 0.5 ? '#ffffff' : '#10151b'
}

function cross(x: number, y: number): SvgElement {
  const d = `M${(x - 6).toFixed(1)} ${y.toFixed(1)}h12m-6 -6v12`
  return element(
    'g',
    {},
    element('title', {}, 'The plant as it is'),
    element('path', { d, stroke: '#ffffff', 'stroke-width': 4 }),
    element('path', { d, stroke: '#10151b', 'stroke-width': 1.8 }),
  )
}

function ring(cx: number, cy: number, words: string): SvgElement {
  return element(
    'g',
    { 'data-best': '' },
    element('title', {}, `Best: ${words}`),
    element('circle', { cx, cy, r: 8, fill: 'none', stroke: '#ffffff', 'stroke-width': 4.5 }),
    element('circle', { cx, cy, r: 8, fill: 'none', stroke: '#b3261e', 'stroke-width': 2.2 }),
  )
}
