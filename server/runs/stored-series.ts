import { Problem } from '../http/problem.ts'
import { ByteText } from './byte-text.ts'
import { type SeriesHead, unpackColumn, unpackColumns } from './series.ts'
import { writeSeriesArrow } from './series-arrow.ts'
import { type SeriesParts, writeCsvHead, writeCsvRows, writeSeriesJson } from './series-text.ts'
import type { SeriesForm } from './series-wish.ts'

/** A part of a stored series: columns of consecutive blocks. */
export interface PackedPart {
  /** Positions of the columns in their blocks; 0 has the starts of the rows. */
  readonly columns: readonly number[]
  /** The first block. */
  readonly from: number
  /** How many blocks. */
  readonly count: number
}

/** Reads packed columns, one block after the other; fewer at the end of the series. */
export type ReadPacked = (part: PackedPart) => Promise<readonly Uint8Array[]>

/** A stored series as it is answered. */
export interface StoredSeries {
  /** With the columns of the answer. */
  readonly head: SeriesHead
  /** Positions of these columns in the blocks of the store. */
  readonly at: readonly number[]
  readonly form: SeriesForm
  /** Whether a CSV has the zone of its time stamps as its last column. */
  readonly withZone: boolean
  /** Entries of an Arrow schema besides those of the head. */
  readonly metadata: Readonly<Record<string, string>>
}

/** Length of the pieces of an answer. */
const PIECE_BYTES = 128 * 1024
/** Blocks of one column that are read at once, together at most 1 MB. */
const BLOCKS_AT_ONCE = 8

/**
 * Writes a stored series piece by piece. Only the part of the store that a piece needs is read: a
 * block of rows for CSV, blocks of one column for the other forms.
 */
export async function* writeStored(series: StoredSeries, read: ReadPacked): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const out = new ByteText()
  for await (const _pause of WRITERS[series.form](out, series, read)) if (out.size >= PIECE_BYTES) yield out.take()
  yield out.take()
}

const WRITERS: Readonly<Record<SeriesForm, (out: ByteText, series: StoredSeries, read: ReadPacked) => AsyncGenerator<void>>> = {
  csv: writeCsv,
  json: (out, series, read) => writeSeriesJson(out, series.head, partsOf(series, read)),
  arrow: (out, series, read) => writeSeriesArrow(out, series.head, partsOf(series, read), series.metadata),
}

async function* writeCsv(out: ByteText, { head, at, withZone }: StoredSeries, read: ReadPacked): AsyncGenerator<void> {
  writeCsvHead(out, head, withZone)
  const columns = stored(at)
  let rows = 0
  for (let from = 0; ; from++) {
    const [startMinutes, ...values] = await unpackColumns(await read({ columns, from, count: 1 }))
    if (startMinutes === undefined) break
    yield* writeCsvRows(out, head, { startMinutes, columns: values }, withZone)
    rows += startMinutes.length
  }
  requireAll(rows, head)
}

function partsOf({ head, at }: StoredSeries, read: ReadPacked): SeriesParts {
  const [startMinutes = 0, ...columns] = stored(at)
  return { startMinutes: () => columnParts(head, startMinutes, read), column: (k) => columnParts(head, columns[k] ?? 0, read) }
}

/** A series that lost rows while it was read must not look complete. Fails: Problem not_found. */
function requireAll(rows: number, head: SeriesHead): void {
  if (rows < head.rows) throw new Problem('not_found', 'The run was deleted while it was read')
}

/** Positions of the starts of the rows and of the columns. */
function stored(at: readonly number[]): number[] {
  return [0, ...at.map((k) => k + 1)]
}

async function* columnParts(head: SeriesHead, column: number, read: ReadPacked): AsyncGenerator<Float64Array> {
  let rows = 0
  for (let from = 0; ; from += BLOCKS_AT_ONCE) {
    const packed = await read({ columns: [column], from, count: BLOCKS_AT_ONCE })
    for (const data of packed) {
      const part = await unpackColumn(data)
      rows += part.length
      yield part
    }
    if (packed.length < BLOCKS_AT_ONCE) break
  }
  requireAll(rows, head)
}
