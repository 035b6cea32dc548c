import { Problem } from '../http/problem.ts'
import { ByteText } from './byte-text.ts'
import { type ReadPacked, readBlocks } from './packed-part.ts'
import { BLOCK_VALUES, type SeriesHead, unpackColumn, unpackColumns } from './series.ts'
import { writeSeriesArrow } from './series-arrow.ts'
import { type SeriesParts, writeCsvHead, writeCsvRows, writeSeriesJson } from './series-text.ts'
import type { SeriesForm } from './series-wish.ts'

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
const NOTHING = new Uint8Array()

/**
 * Writes a stored series piece by piece. Only a part of the store is read at once: a block of rows for
 * CSV, for the other forms all rows of as many columns as have no more values than a block.
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

/**
 * The columns of a series. Those that are short are read together: an object store takes as long for a
 * column as for a block.
 */
function partsOf({ head, at }: StoredSeries, read: ReadPacked): SeriesParts {
  const columns = stored(at)
  const atOnce = Math.max(1, Math.floor(BLOCK_VALUES / head.rows))
  let first = -1
  let blocks: readonly (readonly Uint8Array[])[] = []
  const blocksWith = async (place: number) => {
    const wanted = place - (place % atOnce)
    if (wanted === first) return blocks
    blocks = [] // those before are not kept while the next ones are read
    blocks = await Array.fromAsync(readBlocks(columns.slice(wanted, wanted + atOnce), read))
    first = wanted
    return blocks
  }
  const parts = async function* (place: number): AsyncGenerator<Float64Array> {
    let rows = 0
    for await (const block of atOnce > 1 ? await blocksWith(place) : readBlocks(columns.slice(place, place + 1), read)) {
      const part = await unpackColumn(block[place % atOnce] ?? NOTHING)
      rows += part.length
      yield part
    }
    requireAll(rows, head)
  }
  return { startMinutes: () => parts(0), column: (k) => parts(k + 1) }
}

/** A series that lost rows while it was read must not look complete. Fails: Problem not_found. */
function requireAll(rows: number, head: SeriesHead): void {
  if (rows < head.rows) throw new Problem('not_found', 'The run was deleted while it was read')
}

/** Positions of the starts of the rows and of the columns. */
function stored(at: readonly number[]): number[] {
  return [0, ...at.map((k) => k + 1)]
}
