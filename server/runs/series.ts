import { decimalsOf, type SeriesColumns } from '@pvyield/engine'
import { unpack } from '../db/zstd.ts'

/** Rows of a block: an hourly leap year. Reading a series keeps one block in memory at a time. */
const BLOCK_ROWS = 8784

export interface SeriesColumn {
  readonly name: string
  /** Null for a series of another tool. */
  readonly unit: string | null
  /** Decimals in an answer; null for all digits. The stored column is exact. */
  readonly decimals: number | null
}

interface SeriesSource {
  readonly name: string
  readonly unit: string | null
  readonly values: Float64Array
}

/** Description of the columns of a series. */
export interface SeriesHead {
  readonly stepMinutes: number
  /** Offset of the row starts from UTC, hours. */
  readonly timezoneH: number
  readonly rows: number
  readonly columns: readonly SeriesColumn[]
  /**
   * The caller named the columns. An answer then contains all of them, including those of another
   * tool.
   */
  readonly isChosen: boolean
}

/** Consecutive rows: their starts and the columns that the head describes. */
export interface SeriesBlock {
  readonly startMinutes: Float64Array
  readonly columns: readonly Float64Array[]
}

/** A series as one block. */
export interface SeriesTable extends SeriesBlock {
  readonly head: SeriesHead
}

export interface PackedBlock {
  readonly block: number
  readonly rows: number
  readonly data: Uint8Array
}

/** Columns of another tool by name; null where there is no value. */
export type ReferenceSeries = Readonly<Record<string, readonly (number | null)[]>>

/**
 * The columns of a run and those of another tool.
 * @param chosen  names in the requested order, all of them known; null for all, the run's own first
 */
export function seriesTable(series: SeriesColumns, reference: ReferenceSeries, chosen: readonly string[] | null): SeriesTable {
  const { startMinutes, stepMinutes, timezoneH } = series
  const rows = startMinutes.length
  // The run's own series come first: they take precedence over another tool's series of the same
  // name.
  const sources = [...ownSources(series), ...referenceSources(reference, rows)]
  const wanted = chosen === null ? sources : chosen.flatMap((name) => sources.find((source) => source.name === name) ?? [])
  const columns = wanted.map(({ name, unit, values }) => ({ name, unit, decimals: decimalsOf(values) }))
  return {
    head: { stepMinutes, timezoneH, rows, columns, isChosen: chosen !== null },
    startMinutes,
    columns: wanted.map(({ values }) => values),
  }
}

function ownSources({ names, units, columns }: SeriesColumns): SeriesSource[] {
  return columns.map((values, k) => ({ name: names[k] ?? '', unit: units[k] ?? '', values }))
}

function referenceSources(reference: ReferenceSeries, rows: number): SeriesSource[] {
  return Object.entries(reference).map(([name, column]) => {
    const values = Float64Array.from({ length: rows }, (_, row) => column[row] ?? Number.NaN)
    return { name, unit: null, values }
  })
}

/**
 * Packs a series block by block.
 * @param checkpoint  called before each block; an exception ends the work
 */
export function packSeries(table: SeriesTable, checkpoint: () => void = () => undefined): PackedBlock[] {
  const columns = [table.startMinutes, ...table.columns]
  const blocks: PackedBlock[] = []
  for (let first = 0; first < table.startMinutes.length; first += BLOCK_ROWS) {
    checkpoint()
    const rows = Math.min(BLOCK_ROWS, table.startMinutes.length - first)
    const values = new Float64Array(rows * columns.length)
    for (const [k, column] of columns.entries()) values.set(column.subarray(first, first + rows), k * rows)
    blocks.push({ block: blocks.length, rows, data: Bun.zstdCompressSync(new Uint8Array(values.buffer)) })
  }
  return blocks
}

export async function unpackBlock({ rows, data }: PackedBlock): Promise<SeriesBlock> {
  const bytes = await unpack(data)
  const values = new Float64Array(new Uint8Array(bytes).buffer)
  const [startMinutes = new Float64Array(), ...columns] = Array.from({ length: values.length / rows }, (_, k) =>
    values.subarray(k * rows, (k + 1) * rows),
  )
  return { startMinutes, columns }
}
