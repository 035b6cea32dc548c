import type { SeriesColumns } from '@pvyield/engine'
import { unpack } from '../db/zstd.ts'

/** Rows of a block: a leap year of hours. One block is in memory at a time when a series is read. */
const BLOCK_ROWS = 8784

/** What the stored columns are. */
export interface SeriesHead {
  readonly stepMin: number
  readonly rows: number
  readonly names: readonly string[]
  readonly units: readonly string[]
  /** Columns of another tool, after the run's own. */
  readonly referenceNames: readonly string[]
}

/** Columns of another tool, as long as the series; NaN where there is no value. */
export interface ReferenceColumns {
  readonly names: readonly string[]
  readonly columns: readonly Float64Array[]
}

/** Rows that follow each other: their starts and the columns of the head. */
export interface SeriesBlock {
  readonly startMin: Float64Array
  readonly columns: readonly Float64Array[]
}

export interface PackedBlock {
  readonly block: number
  readonly rows: number
  readonly data: Uint8Array
}

export function headOf(series: SeriesColumns, reference: ReferenceColumns): SeriesHead {
  return {
    stepMin: series.stepMin,
    rows: series.startMin.length,
    names: series.names,
    units: series.units,
    referenceNames: reference.names,
  }
}

/** Packs a series block by block. */
export function packSeries(series: SeriesColumns, reference: ReferenceColumns): PackedBlock[] {
  const columns = [series.startMin, ...series.columns, ...reference.columns]
  const blocks: PackedBlock[] = []
  for (let first = 0; first < series.startMin.length; first += BLOCK_ROWS) {
    const rows = Math.min(BLOCK_ROWS, series.startMin.length - first)
    const values = new Float64Array(rows * columns.length)
    for (const [k, column] of columns.entries()) values.set(column.subarray(first, first + rows), k * rows)
    blocks.push({ block: blocks.length, rows, data: Bun.zstdCompressSync(new Uint8Array(values.buffer)) })
  }
  return blocks
}

export async function unpackBlock({ rows, data }: PackedBlock): Promise<SeriesBlock> {
  const bytes = await unpack(data)
  const values = new Float64Array(new Uint8Array(bytes).buffer)
  const [startMin = new Float64Array(), ...columns] = Array.from({ length: values.length / rows }, (_, k) =>
    values.subarray(k * rows, (k + 1) * rows),
  )
  return { startMin, columns }
}
