import type { RunLinks } from '@pvyield/contract/schemas'
import { compressNow, type Encoding } from '../http/compression.ts'
import { ByteText } from './byte-text.ts'
import { PackedText } from './packed-text.ts'
import type { SeriesTable } from './series.ts'
import { writeSeriesArrow } from './series-arrow.ts'
import { type SeriesParts, writeCsvHead, writeCsvRows, writeSeriesJson } from './series-text.ts'
import { isSeriesOnly, type SeriesWish } from './series-wish.ts'
import { zoneName } from './utc-offset.ts'

/**
 * A text that becomes longer than this is never in memory as a whole: it is packed while it is
 * written, and unpacked while it is sent to a client that accepts no encoding.
 */
const WHOLE_MAX_BYTES = 8 * 1024 * 1024

export interface WrittenAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: Encoding | null
  /** Zone of the time stamps of a CSV, `UTC+01:00`; null for another form, which states it itself. */
  readonly zone: string | null
}

/**
 * The answer for a caller who waits, compressed unless it is short. CSV and Arrow contain only the series.
 * @param answerText  the answer without series and links, JSON
 * @param encoding    encoding that the caller accepts
 * @param checkpoint  called between pieces; an exception ends the work
 * @param links       to the run, when it is stored
 */
export async function writeAnswer(
  answerText: () => string,
  series: SeriesTable | null,
  wish: SeriesWish,
  encoding: Encoding | null,
  checkpoint: () => void = () => undefined,
  links: RunLinks = {},
): Promise<WrittenAnswer> {
  const { form } = wish
  const out = new ByteText()
  let packed: PackedText | null = null
  const zone = series === null || form !== 'csv' ? null : zoneName(series.head.timezoneH)
  const pieces = series === null || !isSeriesOnly(form) ? writeJson(out, answerText(), series, links) : FORMS[form](out, series, wish)
  for await (const _pause of pieces) {
    checkpoint()
    if (out.size < WHOLE_MAX_BYTES) continue
    packed ??= new PackedText(encoding ?? 'zstd')
    await packed.add(out.take())
  }
  if (packed !== null) return { bytes: await packed.end(out.take()), contentEncoding: packed.encoding, zone }
  const compressed = compressNow(out.written, encoding)
  const bytes = compressed.encoding === null ? out.take() : compressed.bytes
  out.giveBack()
  return { bytes, contentEncoding: compressed.encoding, zone }
}

/** Writers of the answers that contain only the series. */
const FORMS = {
  csv: writeCsv,
  arrow: (out: ByteText, series: SeriesTable) => writeSeriesArrow(out, series.head, partsOf(series)),
}

async function* writeCsv(out: ByteText, { head, ...block }: SeriesTable, wish: SeriesWish): AsyncGenerator<void> {
  const withZone = wish.withZone === true
  writeCsvHead(out, head, withZone)
  yield* writeCsvRows(out, head, block, withZone)
}

async function* writeJson(out: ByteText, answerText: string, series: SeriesTable | null, links: RunLinks): AsyncGenerator<void> {
  out.text(answerText.slice(0, -1))
  if (series !== null) {
    out.text(',"series":')
    yield* writeSeriesJson(out, series.head, partsOf(series))
  }
  out.text(`,"links":${JSON.stringify(links)}}`)
}

function partsOf({ startMinutes, columns }: SeriesTable): SeriesParts {
  return { startMinutes: () => [startMinutes], column: (k) => [columns[k] ?? new Float64Array()] }
}
