import { ByteText } from './byte-text.ts'
import type { SeriesTable } from './series.ts'
import { writeCsvHead, writeCsvRows, writeSeriesJson } from './series-text.ts'
import type { SeriesWish } from './series-wish.ts'

/** Answers of this size or more are compressed here instead of on the main thread. */
const COMPRESS_FROM_BYTES = 64 * 1024
const GZIP_LEVEL = 1

export interface WrittenAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: 'gzip' | null
}

/**
 * The answer for a caller who waits. CSV contains only the series, and is compressed when it is
 * sent.
 * @param checkpoint  called between pieces; an exception ends the work
 */
export function writeAnswer(
  answer: object,
  series: SeriesTable | null,
  { form }: SeriesWish,
  gzip: boolean,
  checkpoint: () => void = () => undefined,
): WrittenAnswer {
  const out = new ByteText()
  if (form === 'csv' && series !== null) {
    drain(writeCsv(out, series), checkpoint)
    return { bytes: out.take(), contentEncoding: null }
  }
  drain(writeJson(out, answer, series), checkpoint)
  const bytes = out.take()
  if (!gzip || bytes.length < COMPRESS_FROM_BYTES) return { bytes, contentEncoding: null }
  return { bytes: Bun.gzipSync(bytes, { level: GZIP_LEVEL }), contentEncoding: 'gzip' }
}

function* writeCsv(out: ByteText, { head, ...block }: SeriesTable): Generator<void> {
  writeCsvHead(out, head)
  yield* writeCsvRows(out, head, block)
}

function* writeJson(out: ByteText, answer: object, series: SeriesTable | null): Generator<void> {
  out.text(JSON.stringify(answer).slice(0, -1))
  if (series !== null) {
    out.text(',"series":')
    yield* writeSeriesJson(out, series.head, [series])
  }
  out.text(',"links":{}}')
}

/** Runs a generator to its end: a worker has nothing else to do in the pauses. */
function drain(writing: Generator<void>, checkpoint: () => void): void {
  while (!writing.next().done) checkpoint()
}
