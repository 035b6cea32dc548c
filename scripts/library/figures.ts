import { type Decimal, decimalValue, parseDecimal } from '../../engine/library/decimal.ts'
import { cellText } from './sam-list.ts'

/** Columns of the table: name in the table, name in the list, power of ten of the conversion. */
export type FigureColumns = readonly (readonly [name: string, listed: string, shift?: number])[]

/**
 * The figures of a row by table column, with null for an empty cell. Returns undefined when a cell
 * is not a number.
 */
export function readFigures(row: Map<string, string>, columns: FigureColumns): Record<string, Decimal | null> | undefined {
  const figures: Record<string, Decimal | null> = {}
  for (const [name, listed, shift = 0] of columns) {
    const text = cellText(row, listed)
    const decimal = text === '' ? null : parseDecimal(text, shift)
    if (decimal === null && text !== '') return undefined
    figures[name] = decimal
  }
  return figures
}

/** Value of a figure; NaN for a missing one. */
export function figureValue(decimal: Decimal | null | undefined): number {
  return decimal ? decimalValue(decimal.mantissa, decimal.power) : Number.NaN
}
