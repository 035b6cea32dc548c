/**
 * The messages of an Arrow IPC stream whose columns are time stamps and doubles.
 * Source: Arrow columnar format 1.5, "IPC Streaming Format"; Message.fbs and Schema.fbs
 */
import { byte, type Field, flatBuffer, list, long, longs, type Part, short, table, text } from './flat-buffer.ts'

/** Codes of Message.fbs and Schema.fbs. */
const VERSION_5 = 4
const HEADER = { schema: 1, recordBatch: 3 } as const
const TYPE = { floatingPoint: 3, timestamp: 10 } as const
const DOUBLE = 2
const MILLISECOND = 1
const LITTLE_ENDIAN = 0

/** Begins each message. */
const CONTINUATION = 0xffffffff
const PREFIX_BYTES = 8
const VALUE_BYTES = 8

/** A column without missing values: a double that is not a number stands for none. */
export interface ArrowColumn {
  readonly name: string
  readonly metadata: Readonly<Record<string, string>>
  /** Offset from UTC, such as `+01:00`, of a column of time stamps; doubles have none. */
  readonly zone?: string
}

/** The end of a stream. */
export const END_OF_STREAM = prefix(0)

/** First message of a stream: its columns. */
export function schemaMessage(columns: readonly ArrowColumn[], metadata: Readonly<Record<string, string>>): Uint8Array {
  return message(HEADER.schema, table(short(LITTLE_ENDIAN), list(columns.map(fieldOf)), keyValues(metadata)), 0)
}

/**
 * The message that announces a batch of rows. After it come the values of all columns, one column
 * after the other, 8 bytes each.
 */
export function batchMessage(rows: number, columnCount: number): Uint8Array {
  const bytes = rows * VALUE_BYTES
  const columns = Array.from({ length: columnCount }, (_, k) => k)
  // Of each column: rows and missing values; then its bitmap of missing values, empty, and its values.
  const nodes = longs(columns.map(() => [rows, 0]))
  const buffers = longs(
    columns.flatMap((k) => [
      [k * bytes, 0],
      [k * bytes, bytes],
    ]),
  )
  return message(HEADER.recordBatch, table(long(rows), nodes, buffers), columnCount * bytes)
}

function fieldOf({ name, metadata, zone }: ArrowColumn): Part {
  const type: [Field, Field] =
    zone === undefined ? [byte(TYPE.floatingPoint), table(short(DOUBLE))] : [byte(TYPE.timestamp), table(short(MILLISECOND), text(zone))]
  const [isNullable, dictionary, children] = [byte(0), null, list([])]
  return table(text(name), isNullable, ...type, dictionary, children, keyValues(metadata))
}

function keyValues(entries: Readonly<Record<string, string>>): Part {
  return list(Object.entries(entries).map(([key, value]) => table(text(key), text(value))))
}

function message(type: number, header: Part, bodyBytes: number): Uint8Array {
  const metadata = flatBuffer(table(short(VERSION_5), byte(type), header, long(bodyBytes)))
  return new Uint8Array(Bun.concatArrayBuffers([prefix(metadata.length), metadata]))
}

function prefix(metadataBytes: number): Uint8Array {
  const bytes = new Uint8Array(PREFIX_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, CONTINUATION, true)
  view.setInt32(4, metadataBytes, true)
  return bytes
}
