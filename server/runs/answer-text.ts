import type { Encoding } from '../http/compression.ts'
import { ByteText } from './byte-text.ts'
import { PackedText } from './packed-text.ts'
import type { SeriesTable } from './series.ts'
import { writeCsvHead, writeCsvRows, writeSeriesJson } from './series-text.ts'
import type { SeriesWish } from './series-wish.ts'

/** Answers of this size or more are compressed here instead of on the main thread. */
const COMPRESS_FROM_BYTES = 64 * 1024
/**
 * A text that becomes longer than this is never in memory as a whole: it is packed while it is
 * written, and unpacked while it is sent to a client that accepts no encoding.
 */
const WHOLE_MAX_BYTES = 8 * 1024 * 1024
const GZIP_LEVEL = 1

export interface WrittenAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: Encoding | null
}

/**
 * The answer for a caller who waits. CSV contains only the series; a short one is compressed when it
 * is sent.
 * @param checkpoint  called between pieces; an exception ends the work
 */
export async function writeAnswer(
  answer: object,
  series: SeriesTable | null,
  { form }: SeriesWish,
  gzip: boolean,
  checkpoint: () => void = () => undefined,
): Promise<WrittenAnswer> {
  const out = new ByteText()
  const isCsv = form === 'csv' && series !== null
  let packed: PackedText | null = null
  for await (const _pause of isCsv ? writeCsv(out, series) : writeJson(out, answer, series)) {
    checkpoint()
    if (out.size < WHOLE_MAX_BYTES) continue
    packed ??= new PackedText(gzip ? 'gzip' : 'zstd')
    await packed.add(out.take())
  }
  const bytes = out.take()
  if (packed !== null) return { bytes: await packed.end(bytes), contentEncoding: packed.encoding }
  if (isCsv || !gzip || bytes.length < COMPRESS_FROM_BYTES) return { bytes, contentEncoding: null }
  return { bytes: Bun.gzipSync(bytes, { level: GZIP_LEVEL }), contentEncoding: 'gzip' }
}

async function* writeCsv(out: ByteText, { head, ...block }: SeriesTable): AsyncGenerator<void> {
  writeCsvHead(out, head)
  yield* writeCsvRows(out, head, block)
}

async function* writeJson(out: ByteText, answer: object, series: SeriesTable | null): AsyncGenerator<void> {
  out.text(JSON.stringify(answer).slice(0, -1))
  if (series !== null) {
    const { head, startMinutes, columns } = series
    out.text(',"series":')
    yield* writeSeriesJson(out, head, {
      startMinutes: () => [startMinutes],
      column: (k) => [columns[k] ?? new Float64Array()],
    })
  }
  out.text(',"links":{}}')
}
