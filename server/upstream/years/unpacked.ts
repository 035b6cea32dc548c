import { UnreadableAnswer } from './year-source.ts'

/** Bytes of gzip begin so. */
const GZIP = [0x1f, 0x8b]
/** A ZIP archive begins with the head of its first file. */
const ZIP = [0x50, 0x4b, 3, 4]
/** A year of hours inflates to a few MB. */
const INFLATED_MAX = 64e6
/** Files of an archive that are read. */
const FILES_MAX = 8

/** The texts in an answer: of a plain one and of gzip the one, of a ZIP archive those of its files. */
export function unpackedTexts(bytes: Uint8Array): string[] {
  const begins = (mark: readonly number[]) => mark.every((byte, k) => bytes[k] === byte)
  if (begins(ZIP)) return zipTexts(bytes)
  if (!begins(GZIP)) return [new TextDecoder().decode(bytes)]
  requireSize(viewOf(bytes).getUint32(bytes.length - 4, true))
  return [new TextDecoder().decode(Bun.gunzipSync(new Uint8Array(bytes)))]
}

const END_OF_LIST = 0x06054b50
const IN_LIST = 0x02014b50
const END_BYTES = 22
const COMMENT_MAX = 65_535
const RECORD_BYTES = 46
const HEAD_BYTES = 30
const DEFLATED = 8

/** The files of an archive by the list at its end, as text. */
function zipTexts(bytes: Uint8Array): string[] {
  const view = viewOf(bytes)
  let end = bytes.length - END_BYTES
  while (end >= Math.max(0, bytes.length - END_BYTES - COMMENT_MAX) && view.getUint32(end, true) !== END_OF_LIST) end--
  if (end < 0 || view.getUint32(end, true) !== END_OF_LIST) throw new UnreadableAnswer('its archive is cut')
  const texts: string[] = []
  let at = view.getUint32(end + 16, true)
  while (texts.length < FILES_MAX && at + RECORD_BYTES <= end && view.getUint32(at, true) === IN_LIST) {
    const method = view.getUint16(at + 10, true)
    const [packed, size, from] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true), view.getUint32(at + 42, true)]
    requireSize(size)
    if (method !== 0 && method !== DEFLATED) throw new UnreadableAnswer('its archive is packed by a method that is not read')
    if (from + HEAD_BYTES > bytes.length) throw new UnreadableAnswer('its archive is cut')
    // a copy: the list states where a file begins, its own head how long that head is
    const start = from + HEAD_BYTES + view.getUint16(from + 26, true) + view.getUint16(from + 28, true)
    const data = bytes.slice(start, start + packed)
    texts.push(new TextDecoder().decode(method === DEFLATED ? inflated(data) : data))
    at += RECORD_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return texts
}

function inflated(data: Uint8Array<ArrayBuffer>): Uint8Array {
  try {
    return Bun.inflateSync(data)
  } catch {
    throw new UnreadableAnswer('its archive is damaged')
  }
}

function requireSize(size: number): void {
  if (size > INFLATED_MAX) throw new UnreadableAnswer(`it inflates to more than ${INFLATED_MAX / 1e6} MB`)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
