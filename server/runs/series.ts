import type { SeriesColumns } from '@pvyield/engine'
import { decimalsOf, referenceColumn } from '@pvyield/engine/quick'
import { unpack } from '../db/zstd.ts'
import { freeBuffer } from '../memory/free-buffer.ts'

/**
 * Values of a block, 4 MB as doubles: an hourly year of all own series is one block. Reading the
 * rows of a series keeps one block in memory at a time.
 */
export const BLOCK_VALUES = 9000 * 58
/** Limits of the rows of a block: not too many small columns, and none above 512 kB. */
const BLOCK_ROWS_MIN = 512
const BLOCK_ROWS_MAX = 65_536
/** On series, level 1 packs as small as level 3 in half of the time. */
const PACKED = { level: 1 }

export interface SeriesColumn {
  readonly name: string
  /** Null for a reference series that no run has. */
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

/**
 * Consecutive rows as they are stored. Each column is packed on its own, so that it can be read
 * without the others.
 */
export interface PackedBlock {
  /** Position of the block in the series. */
  readonly block: number
  /** The packed columns, one after the other; the first one has the starts of the rows. */
  readonly data: Uint8Array
  /** Where each packed column ends in `data`. */
  readonly ends: readonly number[]
}

/** Reference series by name; null where there is no value. */
export type ReferenceSeries = Readonly<Record<string, readonly (number | null)[]>>

/**
 * The columns of a run and those of its reference series.
 * @param chosen  names in the requested order, all of them known; null for all, the run's own first
 */
export function seriesTable(series: SeriesColumns, reference: ReferenceSeries, chosen: readonly string[] | null): SeriesTable {
  const { startMinutes, stepMinutes, timezoneH } = series
  const rows = startMinutes.length
  const sources = [...ownSources(series), ...referenceSources(reference, rows)]
  const wanted = chosen === null ? sources : chosen.flatMap((name) => sources.find((source) => source.name === name) ?? [])
  const columns = wanted.map(({ name, unit, values }) => ({ name, unit, decimals: decimalsOf(values) }))
  return {
    head: { stepMinutes, timezoneH, rows, columns },
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
    return { ...referenceColumn(name), values }
  })
}

/**
 * Packs a series block by block, each column as consecutive doubles.
 * @param checkpoint  called before each block; an exception ends the work
 */
export function packSeries(table: SeriesTable, checkpoint: () => void = () => undefined): PackedBlock[] {
  const columns = [table.startMinutes, ...table.columns]
  const blockRows = Math.min(BLOCK_ROWS_MAX, Math.max(BLOCK_ROWS_MIN, Math.floor(BLOCK_VALUES / columns.length)))
  const blocks: PackedBlock[] = []
  for (let first = 0; first < table.startMinutes.length; first += blockRows) {
    checkpoint()
    const packed = columns.map((column) => packColumn(column.subarray(first, first + blockRows)))
    let length = 0
    const ends = packed.map((data) => {
      length += data.length
      return length
    })
    blocks.push({ block: blocks.length, data: new Uint8Array(Bun.concatArrayBuffers(packed)), ends })
    packed.forEach(freeBuffer)
  }
  return blocks
}

function packColumn({ buffer, byteOffset, byteLength }: Float64Array): Uint8Array {
  return Bun.zstdCompressSync(new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength), PACKED)
}

export async function unpackColumn(packed: Uint8Array): Promise<Float64Array> {
  const { buffer, byteOffset, byteLength } = await unpack(packed)
  if (byteOffset % Float64Array.BYTES_PER_ELEMENT === 0)
    return new Float64Array(buffer, byteOffset, byteLength / Float64Array.BYTES_PER_ELEMENT)
  return new Float64Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** One after the other: all at once would take their turns from other requests. */
export async function unpackColumns(packed: readonly Uint8Array[]): Promise<Float64Array[]> {
  const columns: Float64Array[] = []
  for (const column of packed) columns.push(await unpackColumn(column))
  return columns
}
