/**
 * Rows of a plant as the tests read them: of a measurement, or of a run. Columns have one length `n`;
 * gaps are NaN, and what was not measured is null.
 */
export interface TestRows {
  readonly n: number
  readonly stepMinutes: number
  /** Hours from UTC of the stamps. */
  readonly timezoneH: number
  /** Start of each row, minutes since 1970-01-01T00:00 in standard time of `timezoneH`. */
  readonly startMinutes: Float64Array
  readonly poaWm2: Float64Array
  readonly airC: Float64Array | null
  readonly windMps: Float64Array | null
  readonly cellC: Float64Array | null
  readonly acW: Float64Array | null
  readonly dcW: Float64Array | null
  /** Share of the plant that is available, 0 to 1; NaN counts as available. */
  readonly availableFrac: Float64Array | null
  /** Share of the row in which the power is limited by grid, operator or inverter, 0 to 1; NaN counts as not. */
  readonly limitedFrac: Float64Array | null
}

/** Values that no instrument shows, in the unit of any column: squares of smaller ones and quotients by them lose all digits. */
const TRACE = 1e-9

/** Traces become 0, in place. */
export function withoutTraces<Column extends Float64Array | null>(column: Column): Column {
  if (column !== null) for (let i = 0; i < column.length; i++) if (Math.abs(column[i]) < TRACE) column[i] = 0
  return column
}

/** Value of a column that may be absent. */
export function valueAt(column: Float64Array | null, i: number): number {
  return column === null ? Number.NaN : column[i]
}

/** Whether all of the plant can produce in a row. */
export function isAvailable({ availableFrac }: TestRows, i: number): boolean {
  return !(valueAt(availableFrac, i) < 1)
}

/** Whether something other than the light limits the power of a row. */
export function isLimited({ limitedFrac }: TestRows, i: number): boolean {
  return valueAt(limitedFrac, i) > 0
}
