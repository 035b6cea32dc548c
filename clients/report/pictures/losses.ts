import type { LossRow } from '../answer.ts'
import { type Canvas, canvasOf, FONT_PX, isNarrow, label, linesOf, type PictureOptions, picture, textWidth } from './canvas.ts'
import { element, lineThrough, type SvgElement } from './element.ts'
import { energyText, fixed, signed, signedPercent } from './number-text.ts'

const LEVEL_PX = 30
const LOSS_PX = 22
const GAP_PX = 12
/** Between the lines of a name. */
const LINE_PX = 14
/** Letters of a bold text of 12 px are as wide as those of a usual one of this size. */
const BOLD_PX = 13.5

export interface LossesOptions extends PictureOptions {
  /** Whether rows of exactly 0 are drawn. */
  readonly all?: boolean
}

/** A row as it is drawn: the band narrows from `before` to `after`, in the unit of the row. */
export interface DrawnLoss {
  readonly row: LossRow
  readonly before: number
  readonly after: number
}

/**
 * The loss diagram as a band as wide as what is left: light first, then energy. A level is a bar, a loss an arrow out of
 * the band, a gain one into it. Every row has its `key` as `data-key`.
 */
export function lossesPicture(rows: readonly LossRow[], options: LossesOptions = {}): SvgElement {
  const chains = chainsOf(rows).map((chain) => chain.filter(({ row }) => !row.loss || options.all === true || row.value !== 0))
  const hidden = rows.length - chains.reduce((sum, chain) => sum + chain.length, 0)
  const canvas = canvasOf(options, 0)
  const band = bandOf(canvas, chains)
  let y = canvas.top
  const drawn = chains.flatMap((chain) => {
    y += GAP_PX
    return chain.map((one) => {
      const lines = linesOf(one.row.label, band.nameWidth, one.row.loss ? FONT_PX : BOLD_PX)
      const place = placeOf(band, one.row, lines.length, y)
      y = place.bottom
      return one.row.loss ? lossRow(band, one, lines, place) : levelRow(band, one, lines, place)
    })
  })
  const height = y + (hidden > 0 ? 24 : 8)
  const note =
    hidden > 0 ? label(16, height - 8, `${hidden} rows of 0 are not drawn.`, { fill: canvas.theme.muted, 'font-size': 11 }) : null
  return picture({ ...canvas, height }, 'Loss diagram', describe(rows), ...drawn, note)
}

/**
 * The chains of a diagram, one for each level that no other one leads to, with what the rows so far leave. Closes: the
 * level at the end of losses equals what they leave.
 */
export function chainsOf(rows: readonly LossRow[]): DrawnLoss[][] {
  const chains: DrawnLoss[][] = []
  const chainOf = new Map<string, DrawnLoss[]>()
  const left = new Map<string, number>()
  for (const row of rows) {
    const chain = row.basis === null ? [] : (chainOf.get(row.basis) ?? [])
    if (row.basis === null) chains.push(chain)
    if (row.loss) {
      const before = left.get(row.basis ?? '') ?? 0
      chain.push({ row, before, after: before - row.value })
      left.set(row.basis ?? '', before - row.value)
    } else {
      chain.push({ row, before: row.value, after: row.value })
      chainOf.set(row.key, chain)
      left.set(row.key, row.value)
    }
  }
  return chains
}

interface Band {
  readonly canvas: Canvas
  /** Whether names stand above their bars: on a phone there is no room next to them. */
  readonly isStacked: boolean
  readonly left: number
  /** Width of a value of a unit, px. */
  readonly widthOf: (value: number, unit: string) => number
  /** Where the arrows, the numbers and the names begin. */
  readonly right: number
  readonly numbers: number
  readonly names: number
  readonly nameWidth: number
}

function bandOf(canvas: Canvas, chains: readonly (readonly DrawnLoss[])[]): Band {
  const left = 16
  const isStacked = isNarrow(canvas)
  const room = canvas.width * (isStacked ? 0.5 : 0.42)
  const names = isStacked ? left + 4 : left + room + 96
  const largest = new Map<string, number>()
  for (const { row, before, after } of chains.flat())
    largest.set(row.unit, Math.max(largest.get(row.unit) ?? Number.MIN_VALUE, before, after))
  return {
    canvas,
    isStacked,
    left,
    right: left + room,
    numbers: left + room + 86,
    names,
    nameWidth: canvas.width - names - 8,
    widthOf: (value, unit) => (room * Math.max(0, value)) / (largest.get(unit) ?? 1),
  }
}

/** Where a row stands: its name from the top, its bar or its arrow from the middle of the picture's row. */
interface Place {
  readonly top: number
  /** Of the bar. */
  readonly bar: number
  readonly bottom: number
  /** Base line of the first line of the name. */
  readonly name: number
}

function placeOf({ isStacked }: Band, { loss }: LossRow, lines: number, top: number): Place {
  const bar = top + lines * LINE_PX + 2
  if (isStacked) return { top, bar, bottom: bar + (loss ? LINE_PX + 2 : LEVEL_PX), name: top + 11 }
  const height = Math.max(loss ? LOSS_PX : LEVEL_PX, lines * LINE_PX + 6)
  return { top, bar: top, bottom: top + height, name: top + (height - (lines - 1) * LINE_PX) / 2 + (loss ? 4 : 5) }
}

function nameOf({ names }: Band, lines: readonly string[], y: number, attributes: Readonly<Record<string, string | number>> = {}) {
  return lines.map((line, k) => label(names, y + k * LINE_PX, line, attributes))
}

function levelRow(band: Band, { row }: DrawnLoss, lines: readonly string[], { top, bar, bottom, name }: Place): SvgElement {
  const { canvas, left, widthOf } = band
  const { theme } = canvas
  const length = widthOf(row.value, row.unit)
  const isEnergy = row.unit === 'kWh'
  const fill = isEnergy ? theme.energy : theme.light
  const value = levelText(row)
  const fits = length > textWidth(value, 13) + 10
  return element(
    'g',
    { 'data-key': row.key, 'data-value': String(row.value) },
    element('title', {}, `${row.label}: ${value}`),
    bar === top ? null : element('rect', { x: left, y: top, width: Math.max(length, 1), height: bar - top, fill, 'fill-opacity': 0.28 }),
    element('rect', { x: left, y: bar, width: Math.max(length, 1), height: bottom - bar, fill }),
    label(fits ? left + length / 2 : left + length + 6, (bar + bottom) / 2 + 5, value, {
      'font-weight': 600,
      ...(fits ? { 'text-anchor': 'middle', fill: isEnergy ? theme.paper : '#1c2430' } : {}),
    }),
    ...nameOf(band, lines, name, { 'font-weight': 600 }),
  )
}

function lossRow(band: Band, { row, before, after }: DrawnLoss, lines: readonly string[], place: Place): SvgElement {
  const { canvas, left, right, numbers, widthOf } = band
  const { top, bar, bottom, name } = place
  const { theme } = canvas
  const [from, to] = [left + widthOf(before, row.unit), left + widthOf(after, row.unit)]
  const isGain = row.value < 0
  const colour = isGain ? theme.gain : row.value > 0 ? theme.loss : theme.muted
  const share = row.fraction_of_previous
  const number = share === null ? '' : signedPercent(-share)
  const middle = (bar + bottom) / 2
  const edge = (from + to) / 2
  const arrow = isGain
    ? `M${right + 24} ${middle}H${edge + 7}M${edge + 11} ${middle - 3.5}L${edge + 5} ${middle}L${edge + 11} ${middle + 3.5}`
    : `M${edge + 3} ${middle}H${right + 22}M${right + 18} ${middle - 3.5}L${right + 24} ${middle}L${right + 18} ${middle + 3.5}`
  return element(
    'g',
    { 'data-key': row.key, 'data-value': String(row.value) },
    element(
      'title',
      {},
      `${row.label}: ${number === '' ? '' : `${number}, `}${signed(-row.value, row.unit === 'kWh' ? 0 : 1)} ${unitText(row)}`,
    ),
    element('path', {
      d: lineThrough(
        [
          [left, top],
          [from, top],
          [to, bottom],
          [left, bottom],
        ],
        'Z',
      ),
      fill: row.unit === 'kWh' ? theme.energy : theme.light,
      'fill-opacity': 0.28,
    }),
    element('path', { d: arrow, stroke: colour, 'stroke-width': 1, fill: 'none', 'stroke-opacity': 0.7 }),
    label(numbers, middle + 4, number, { 'text-anchor': 'end', fill: colour }),
    ...nameOf(band, lines, name),
  )
}

function levelText(row: LossRow): string {
  return row.unit === 'kWh' ? energyText(row.value) : `${fixed(row.value, 1)} ${unitText(row)}`
}

function unitText({ unit }: LossRow): string {
  return unit === 'kWh' ? unit : 'kWh/m²'
}

function describe(rows: readonly LossRow[]): string {
  const levels = rows.filter(({ loss }) => !loss).map((row) => `${row.label} ${levelText(row)}`)
  const losses = rows
    .filter(({ loss, value, fraction_of_previous }) => loss && value !== 0 && fraction_of_previous !== null)
    .map(({ label: name, fraction_of_previous }) => `${name} ${signedPercent(-(fraction_of_previous ?? 0))}`)
  return `${levels.join(', ')}. Losses and gains: ${losses.join(', ')}.`
}
