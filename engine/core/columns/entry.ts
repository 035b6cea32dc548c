import type { Parts } from '../parts.ts'

/**
 * The stages that write columns, in the order of the chain. A stage reads its own columns and those
 * of the stages before it.
 */
export const WRITERS = [
  'weather',
  'sun',
  'irradiance',
  'albedo',
  'brightness',
  'orientation',
  'transposition',
  'horizon',
  'shading',
  'optics',
  'rear',
  'thermal',
  'dc',
  'clear sky',
  'inverter',
  'dc bus',
  'outages',
  'storage',
  'ac',
] as const

export type Writer = (typeof WRITERS)[number]

/**
 * Rows of a block that the writers of a column write: every row; every lit row and no other; some
 * of the lit rows; some of all rows. Rows that a run reads and no stage wrote are zero.
 */
export type WrittenRows = 'every' | 'lit' | 'some lit' | 'some'

/** Parts of a plant without which a row is not in the loss diagram. */
export type RowPart = 'rear' | 'twoFaces' | 'storageStandby' | 'dcBattery' | 'outages'

export interface ColumnEntry {
  readonly unit: 'W/m2' | 'W' | 'V' | 'A' | 'degC' | 'm/s' | 'rad' | 'min' | '1'
  /** Label of the series that shows it; a column that no series shows has a comment. */
  readonly meaning?: string
  /** The stage that writes it first, then those that reduce it in place. */
  readonly writers: readonly [Writer, ...Writer[]]
  readonly rows: WrittenRows
  /** The part of the plant without which no stage writes the column: it is then zero. */
  readonly only?: keyof Parts
  /** Small whole numbers: one byte a row. */
  readonly isByte?: true
  /**
   * How the column is combined over several faces: mean weighted by area, sum, or not at all (each
   * face keeps its own).
   */
  readonly faces?: 'mean' | 'sum' | 'own'
  /**
   * The column of the inverters whose change by a battery at their DC side this is. Rows of the loss
   * diagram, levels, months and series are the two together.
   */
  readonly changes?: string
  /**
   * Row of the loss diagram. The rows of a stage have the order of the table. The column is
   * positive for a loss, unless the row is a gain. With `only`, the row is in the diagram of plants
   * with this part only.
   */
  readonly row?: { readonly key: string; readonly label: string; readonly isGain?: true; readonly only?: RowPart }
}
