import { acrossAxis } from './across-axis.ts'
import { areaOf } from './axes.ts'
import { canvasOf, cut, isNarrow, label, linesOf, type PictureOptions, picture, textWidth } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { fixed, signed } from './number-text.ts'
import { roundScale } from './scale.ts'

/** What a row adds to the difference. */
export interface DifferencePart {
  readonly key: string
  readonly label: string
  readonly kwh: number
}

/** The way from one energy to another. */
export interface Difference {
  readonly from: { readonly name: string; readonly value: number }
  readonly to: { readonly name: string; readonly value: number }
  /** Without those that add nothing. */
  readonly parts: readonly DifferencePart[]
  readonly unit: string
  readonly decimals: number
}

const ROW_PX = 30
const NAME_SHARE = 0.36

/** Between the lines of a name that needs several, and their size. */
const LINE_PX = 10
const SMALL_PX = 10

/** A name in one line, or in up to three smaller ones; what a person called a variant may be longer than these. */
function nameLines(name: string, room: number): string[] {
  if (textWidth(name) <= room) return [name]
  const [first = '', second = '', ...rest] = linesOf(name, room, SMALL_PX)
  return [first, second, cut(rest.join(' '), room, SMALL_PX)].filter((line) => line !== '')
}

/** Height that the picture needs. */
export function differenceHeight({ parts }: Pick<Difference, 'parts'>): number {
  return 66 + (parts.length + 2) * ROW_PX
}

/** Bars from the one energy to the other, a row of the loss diagram each: each begins where the one above it ended. */
export function differencePicture({ from, to, parts, unit, decimals }: Difference, options: PictureOptions): SvgElement {
  const canvas = canvasOf(options, differenceHeight({ parts }))
  const { theme, width } = canvas
  const nameRoom = Math.min(250, width * NAME_SHARE)
  const valueRoom = textWidth(signed(-Math.max(Math.abs(from.value), 1), decimals)) + 14
  const area = areaOf(canvas, { left: nameRoom + 8, right: valueRoom, top: 4, bottom: 34 })
  const reached = [from.value]
  for (const { kwh } of parts) reached.push((reached.at(-1) ?? 0) + kwh)
  const scale = roundScale(Math.min(...reached), Math.max(...reached), area.left, area.right, isNarrow(canvas) ? 2 : 5)
  const y = (row: number) => area.top + row * ROW_PX
  const text = (row: number, name: string, value: string, weight = 400) => [
    ...nameLines(name, nameRoom - 4).map((line, k, { length }) =>
      label(nameRoom, y(row) + ROW_PX / 2 + 3 + (k - (length - 1) / 2) * LINE_PX, line, {
        'text-anchor': 'end',
        'font-weight': weight,
        ...(length > 1 && { 'font-size': SMALL_PX }),
      }),
    ),
    label(width - 8, y(row) + ROW_PX / 2 + 3, value, { 'text-anchor': 'end', 'font-weight': weight }),
  ]
  const level = (row: number, { name, value }: Difference['from']) => [
    element('path', { d: `M${scale.at(value).toFixed(1)} ${y(row) + 2}v${ROW_PX - 4}`, stroke: theme.energy, 'stroke-width': 4 }),
    ...text(row, name, fixed(value, decimals), 600),
  ]
  const bars = parts.flatMap(({ key, label: name, kwh }, k) => {
    const [a, b] = [scale.at(reached[k] ?? 0), scale.at(reached[k + 1] ?? 0)]
    const words = `${name}: ${signed(kwh, decimals)} ${unit}`
    const shape = { x: Math.min(a, b), y: y(k + 1) + 5, width: Math.max(1, Math.abs(b - a)), height: ROW_PX - 10, rx: 1.5 }
    return [
      element('rect', { ...shape, fill: kwh < 0 ? theme.loss : theme.gain, 'data-key': key }, element('title', {}, words)),
      element('path', { d: `M${b.toFixed(1)} ${y(k + 1) + ROW_PX - 5}v10`, stroke: theme.muted, 'stroke-width': 0.8 }),
      ...text(k + 1, name, signed(kwh, decimals)),
    ]
  })
  return picture(
    canvas,
    `From ${from.name} to ${to.name}, ${unit}`,
    parts.map(({ label: name, kwh }) => `${name} ${signed(kwh, decimals)} ${unit}`).join(', '),
    acrossAxis(canvas, area, scale),
    ...level(0, from),
    ...bars,
    ...level(parts.length + 1, to),
    label((area.left + area.right) / 2, canvas.height - 4, unit, { 'text-anchor': 'middle', fill: theme.muted }),
  )
}
