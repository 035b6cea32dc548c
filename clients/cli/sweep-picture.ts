import type { SweepAnswer } from '@pvyield/sdk'
import { figureText, percentText, pointText } from './figure-text.ts'
import { aligned } from './table.ts'

const BAR_COLUMNS = 40
/** From the worst to the best of a table. */
const SHADES = [' ', '░', '▒', '▓', '█']
/** A wider table would not fit a terminal. */
const TABLE_MAX_COLUMNS = 12
const LISTED_MAX = 5

/** A sweep as lines of text: the picture of one or two axes, the best variant with its neighbours, what was refused, notes. */
export function sweepLines(answer: SweepAnswer): string[] {
  const { count, failed, failed_count: failedCount, findings } = answer
  const refused = failed.slice(0, LISTED_MAX).map(({ point, errors: [error] }) => `  ${pointText(point)}: ${error?.message ?? 'refused'}`)
  const notes = findings.map(({ message, variants }) => `Note${variants < count ? ` (${variants} of ${count})` : ''}: ${message}`)
  return [
    picture(answer),
    bestLines(answer),
    failedCount === 0
      ? []
      : [`${failedCount} of ${count} variants were refused`, ...refused, ...(failedCount > LISTED_MAX ? ['  ...'] : [])],
    notes,
  ]
    .filter((lines) => lines.length > 0)
    .flatMap((lines) => [...lines, ''])
    .slice(0, -1)
}

function picture(answer: SweepAnswer): string[] {
  const [first, second] = answer.axes
  const column = answer.best === null ? undefined : answer.columns[answer.best.by]
  if (first === undefined || column === undefined || answer.axes.length > 2) return []
  const text = (variant: number) => (isRefused(answer, variant) ? 'refused' : figureText(column[variant] ?? null))
  if (second === undefined) return bars(first, column, text)
  return second.values.length > TABLE_MAX_COLUMNS ? [] : shaded(first, second, column, text)
}

type Axis = SweepAnswer['axes'][number]
type Column = readonly (number | null)[]

/** Of those that are not listed, one without any figure. */
function isRefused({ failed, failed_count: count, columns }: SweepAnswer, variant: number): boolean {
  if (failed.some((each) => each.variant === variant)) return true
  return count > failed.length && Object.values(columns).every((column) => (column[variant] ?? null) === null)
}

/** A bar for each value; none where there is no figure. */
function bars({ path, values }: Axis, column: Column, text: (variant: number) => string): string[] {
  const part = between(column)
  const rows = values.map((value, k) => {
    const own = column[k] ?? null
    const filled = Math.round(BAR_COLUMNS * part(own))
    return [String(value), text(k), own === null ? '' : '█'.repeat(filled) + '░'.repeat(BAR_COLUMNS - filled)]
  })
  return aligned([[path, '', ''], ...rows], 0)
}

/** The rows are the first axis, the columns the second. */
function shaded(down: Axis, across: Axis, column: Column, text: (variant: number) => string): string[] {
  const part = between(column)
  const cell = (variant: number) => {
    const shade = SHADES[Math.round(part(column[variant] ?? null) * (SHADES.length - 1))] ?? ''
    return `${text(variant)} ${shade.repeat(2)}`
  }
  const rows = down.values.map((value, k) => [String(value), ...across.values.map((_, i) => cell(k * across.values.length + i))])
  return aligned([[`${down.path} \\ ${across.path}`, ...across.values.map((value) => `${value}   `)], ...rows], 1)
}

/** Where a value is between the least and the most, 0 to 1. */
function between(column: Column): (value: number | null) => number {
  const values = column.filter((value) => value !== null)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (value) => (value === null ? 0 : most === least ? 1 : (value - least) / (most - least))
}

function bestLines({ best, units, labels, failed_count: failed, count }: SweepAnswer): string[] {
  if (failed === count) return []
  if (best === null) return ['No variant has the figure that decides which is the best']
  const { by, point, value, neighbours, at_end_of: ends, sense } = best
  const rows = neighbours.map(({ path, step, value: own }) => [
    `  ${path} one step ${step < 0 ? 'before' : 'after'}`,
    own === null ? '-' : percentText(own / value - 1, 3, 'exceptZero'),
  ])
  return [
    `Best (${sense === 'max' ? 'largest' : 'smallest'} ${labels[by] ?? by}): ${pointText(point)}, ${figureText(value)} ${units[by] ?? ''}`,
    ...aligned(rows, 1),
    ...ends.map((path) => `  ${path} is at an end of its axis: beyond it there may be a better one`),
  ]
}
