import { UnreadableAnswer } from './year-source.ts'

/** The rows of an answer by the names of its columns. */
export interface CsvTable {
  readonly names: readonly string[]
  readonly rows: readonly string[][]
  /** Where a column is; -1 for one that is not there. */
  readonly column: (name: string) => number
}

/** Bytes of gzip begin so. */
const GZIP = [0x1f, 0x8b]
/** A year of hours inflates to a few MB. */
const INFLATED_MAX = 64e6

/**
 * A table whose line of names is its first that has all of `required`; lines above it are passed over. Plain, or
 * compressed with gzip.
 * @param mark  lines of the head begin with it; it is not part of a name
 */
export function csvTable(bytes: Uint8Array, required: readonly string[], separator = ',', mark = ''): CsvTable {
  const lines = textOf(bytes).split(/\r?\n/)
  for (const [k, line] of lines.entries()) {
    const names = line
      .slice(line.startsWith(mark) ? mark.length : 0)
      .split(separator)
      .map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
    if (!required.every((name) => names.includes(name))) continue
    const rows = lines.slice(k + 1).filter((row) => row.trim() !== '' && (mark === '' || !row.startsWith(mark)))
    return { names, rows: rows.map((row) => row.split(separator)), column: (name) => names.indexOf(name) }
  }
  throw new UnreadableAnswer(`it has no line with the names ${required.join(', ')}`)
}

/** The text of bytes, inflated where they are gzip. */
function textOf(bytes: Uint8Array): string {
  const isGzip = GZIP.every((byte, k) => bytes[k] === byte)
  if (!isGzip) return new TextDecoder().decode(bytes)
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.byteLength - 4, true)
  if (size > INFLATED_MAX) throw new UnreadableAnswer(`it inflates to more than ${INFLATED_MAX / 1e6} MB`)
  return new TextDecoder().decode(Bun.gunzipSync(new Uint8Array(bytes)))
}
