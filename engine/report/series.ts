import type { Series } from '@pvyield/contract/schemas'
import { formatStamp } from '../core/calendar.ts'
import { isLitOnly } from '../core/clearing.ts'
import { changeOf, columnNamed } from '../core/column-names.ts'
import type { ColumnName } from '../core/columns.ts'
import { columnOf, type Frame, type LitRows } from '../core/frame.ts'
import { partSeries, type SeriesName } from '../core/part-series.ts'
import type { Parts } from '../core/parts.ts'
import { QUANTITIES, type Quantity, type QuantityName } from '../core/quantities.ts'
import { labelOf, legendOf } from '../core/reference-columns.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { decimalsOf, rounded } from './decimals.ts'
import { keepColumns, takeColumn } from './kept-columns.ts'

/** The time series as columns, as they are passed between threads and stored. */
export interface SeriesColumns {
  stepMinutes: number
  /** Hours from UTC of the row starts. */
  timezoneH: number
  /** Start of each row, minutes since 1970-01-01T00:00 in the weather's standard time. */
  startMinutes: Float64Array
  names: readonly string[]
  units: readonly string[]
  columns: Float64Array[]
}

/** Names of the series of a plant with these parts, in the order of the table. */
export function seriesNames(parts: Parts): QuantityName[] {
  return (Object.keys(QUANTITIES) as QuantityName[]).filter((name) => {
    const { only }: Quantity = QUANTITIES[name]
    return only === undefined || parts[only]
  })
}

/** Series whose columns contain anything until `addToSeries` writes them. */
export function makeSeries({ n, stepMinutes, timezoneH }: WeatherTable, names: readonly SeriesName[]): SeriesColumns {
  return {
    stepMinutes,
    timezoneH,
    startMinutes: takeColumn(n),
    names,
    units: names.map(seriesUnit),
    columns: names.map(() => takeColumn(n)),
  }
}

/**
 * Gives the memory of a series to the next one, and leaves it without columns. Optional: call it
 * when nothing reads the columns of a run any more, views of them included.
 */
export function giveBackSeries(series: SeriesColumns): void {
  const { startMinutes, columns } = series
  series.startMinutes = new Float64Array()
  series.columns = []
  keepColumns([startMinutes, ...columns])
}

export function seriesUnit(name: SeriesName): Quantity['unit'] {
  return (quantityOf(name) as Quantity).unit
}

function quantityOf(name: string): Quantity | null {
  return Object.hasOwn(QUANTITIES, name) ? QUANTITIES[name as QuantityName] : (partSeries(name)?.quantity ?? null)
}

/**
 * Writes the rows of the current block of the frame into the series, converted to the units of the
 * wire.
 * @param isSole  whether the plant is its only part: parts of others write their own columns
 * @param atBattery  id of the part at whose DC side a battery stands, empty for the plant itself; null for none
 */
export function addToSeries(series: SeriesColumns, frame: Frame, isSole = false, atBattery: string | null = null): void {
  series.startMinutes.set(frame.sky.startMinutes.subarray(0, frame.n), frame.first)
  for (let k = 0; k < series.names.length; k++) {
    const name = series.names[k]
    const isOfPlant = isSole || Object.hasOwn(QUANTITIES, name)
    const quantity = quantityOf(name)
    if (quantity === null) continue
    if (isOfPlant) writeRows(series.columns[k], quantity, frame)
    if (atBattery !== null && (isOfPlant || partSeries(name)?.id === atBattery)) addChanges(series.columns[k], quantity, frame)
  }
}

/** Adds what a battery at the DC side changes. */
function addChanges(column: Float64Array, { terms, unit }: Quantity, frame: Frame): void {
  const { first, n } = frame
  const factor = unit === 'kWh' ? frame.stepMinutes / 60 / 1000 : 1
  const out = column.subarray(first, first + n)
  for (const term of terms) {
    const change = changeOf(term.column)
    if (change !== null) addColumn(out, columnOf(frame, change), term.sign * factor)
  }
}

/**
 * Writes the rows of the current block of the frame into one column.
 * @param times  of equal arrays, of which the frame has one
 */
export function writeRows(column: Float64Array, { terms, map, unit }: Quantity, frame: Frame, times = 1): void {
  const { first, n, lit } = frame
  const out = column.subarray(first, first + n)
  const factor = (unit === 'kWh' ? frame.stepMinutes / 60 / 1000 : 1) * (unit === 'kWh' || unit === 'A' ? times : 1)
  const [only] = terms
  if (only !== undefined && terms.length === 1) setColumn(out, frame, only.column, only.sign * factor)
  else {
    out.fill(0)
    for (const { column, sign } of terms) {
      if (isLit(column)) addLit(out, columnOf(frame, column), sign, lit)
      else addColumn(out, columnOf(frame, column), sign)
    }
    if (factor !== 1) for (let i = 0; i < n; i++) out[i] *= factor
  }
  if (map !== undefined) for (let i = 0; i < n; i++) out[i] = map(out[i])
}

/** Dark rows of the column are not read: another run may have written them. */
function isLit(column: ColumnName): boolean {
  return isLitOnly(columnNamed(column).entry)
}

/** In one pass what adding to zeros and the unit do in three; 0 + turns -0 into 0 as the sum does. */
function setColumn(out: Float64Array, frame: Frame, name: ColumnName, factor: number): void {
  const column = columnOf(frame, name)
  if (!isLit(name)) {
    for (let i = 0; i < out.length; i++) out[i] = 0 + column[i] * factor
    return
  }
  out.fill(0)
  const { rows, n } = frame.lit
  for (let k = 0; k < n; k++) out[rows[k]] = 0 + column[rows[k]] * factor
}

function addColumn(out: Float64Array, column: ArrayLike<number>, sign: number): void {
  for (let i = 0; i < out.length; i++) out[i] += sign * column[i]
}

function addLit(out: Float64Array, column: ArrayLike<number>, sign: number, { rows, n }: LitRows): void {
  for (let k = 0; k < n; k++) out[rows[k]] += sign * column[rows[k]]
}

/** The series as they are sent in the answer, with rounded values (see `decimalsOf`). */
export function seriesToWire({ startMinutes, stepMinutes, timezoneH, names, units, columns }: SeriesColumns): Series {
  return {
    time: Array.from(startMinutes, formatStamp),
    step_minutes: stepMinutes,
    timezone: timezoneH,
    units: Object.fromEntries(names.map((name, k) => [name, units[k]])),
    labels: labelsOf(names),
    legends: legendsOf(names),
    columns: Object.fromEntries(names.map((name, k) => [name, roundedColumn(columns[k])])),
  }
}

/** Meaning of the values of coded columns, by column name. */
export function legendsOf(names: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const legend = legendOf(name)
      return legend === null ? [] : [[name, [...legend]]]
    }),
  )
}

/** What each column contains, by column name. */
export function labelsOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, labelOf(name)]))
}

function roundedColumn(column: Float64Array): number[] {
  const decimals = decimalsOf(column)
  return decimals === null ? Array.from(column) : Array.from(column, (value) => rounded(value, decimals))
}
