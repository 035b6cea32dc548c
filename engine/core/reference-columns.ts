import { partSeries } from './part-series.ts'
import { QUANTITIES, type Quantity } from './quantities.ts'

const SUFFIX = '_ref'
const KNOWN: Readonly<Record<string, Quantity>> = QUANTITIES

/** A column of a reference series in an answer. */
export interface ReferenceColumn {
  readonly name: string
  /** Null for a series that no run has. */
  readonly unit: Quantity['unit'] | null
}

/**
 * The column of a reference series. One named like a series of a run has the unit of that series and
 * a name that says which is which: `E_Grid_ref`.
 */
export function referenceColumn(name: string): ReferenceColumn {
  const quantity = quantityOf(name)
  return quantity === null ? { name, unit: null } : { name: `${name}${SUFFIX}`, unit: quantity.unit }
}

/** Content of a column of an answer. */
export function labelOf(column: string): string {
  const own = quantityOf(column)
  if (own !== null) return own.label
  const part = partSeries(column)
  if (part !== null) return `${part.id}: ${part.quantity.label}`
  const reference = ofReference(column)
  return reference === null ? 'Reference series' : `Reference: ${reference.label}`
}

/** Meaning of the whole numbers of a coded column; null for any other. */
export function legendOf(column: string): readonly string[] | null {
  return (quantityOf(column) ?? partSeries(column)?.quantity ?? ofReference(column))?.legend ?? null
}

function ofReference(column: string): Quantity | null {
  return column.endsWith(SUFFIX) ? quantityOf(column.slice(0, -SUFFIX.length)) : null
}

function quantityOf(name: string): Quantity | null {
  return Object.hasOwn(KNOWN, name) ? KNOWN[name] : null
}
