/**
 * Reads the Arrow IPC streams of the service: time stamps and doubles, without compression. A full
 * reader such as `apache-arrow` is 200 kB; this one has what those streams need.
 * Source: Arrow columnar format 1.5, "IPC Streaming Format"; Message.fbs and Schema.fbs
 */
import { FlatTable } from './flat-table.ts'

/** Codes of Message.fbs and Schema.fbs. */
const HEADER = { schema: 1, recordBatch: 3 } as const
const TYPE = { floatingPoint: 3, timestamp: 10 } as const
const DOUBLE = 2
/** Milliseconds in each unit of a time stamp: s, ms, us, ns. */
const UNIT_MILLIS = [1000, 1, 1e-3, 1e-6] as const

/** Begins each message since Arrow 0.15. */
const CONTINUATION = 0xffffffff
const VALUE_BYTES = 8
const HALF_RANGE = 2 ** 32

/** Slots of the tables. */
const MESSAGE = { headerType: 1, header: 2, bodyLength: 3 } as const
const SCHEMA = { endianness: 0, fields: 1, metadata: 2 } as const
const FIELD = { name: 0, typeType: 2, type: 3, dictionary: 4, metadata: 6 } as const
const BATCH = { rows: 0, nodes: 1, buffers: 2, compression: 3 } as const
const KEY_VALUE = { key: 0, value: 1 } as const

export interface ArrowColumn {
  readonly name: string
  /** Zone of a column of time stamps, such as `+01:00`; null for doubles. */
  readonly zone: string | null
  readonly metadata: Readonly<Record<string, string>>
  /** Doubles, NaN for a missing value; time stamps are in milliseconds since 1970 in UTC. */
  readonly values: Float64Array<ArrayBuffer>
}

export interface ArrowTable {
  readonly metadata: Readonly<Record<string, string>>
  readonly columns: readonly ArrowColumn[]
}

interface Field extends Omit<ArrowColumn, 'values'> {
  /** Milliseconds in a unit of its time stamps; null for doubles. */
  readonly unitMillis: number | null
}

/**
 * Reads a stream. Columns of doubles in one batch are views of its memory, where it is aligned.
 * Fails: RangeError for a stream that is cut, TypeError for one that this reader does not know.
 */
export function readArrow(stream: Uint8Array<ArrayBuffer>): ArrowTable {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  let fields: readonly Field[] | null = null
  let metadata: Readonly<Record<string, string>> = {}
  const batches: Float64Array<ArrayBuffer>[][] = []
  for (let at = 0; at < stream.byteLength; ) {
    if (view.getUint32(at, true) === CONTINUATION) at += 4
    const headBytes = view.getInt32(at, true)
    if (headBytes === 0) break
    at += 4
    const message = FlatTable.root(view, at)
    const header = message.table(MESSAGE.header)
    const body = at + headBytes
    const type = message.byte(MESSAGE.headerType)
    if (type === HEADER.schema) {
      if (header.short(SCHEMA.endianness) !== 0) throw unknown('numbers in big-endian order')
      fields = header.tables(SCHEMA.fields).map(readField)
      metadata = keyValues(header.tables(SCHEMA.metadata))
    } else if (type === HEADER.recordBatch && fields !== null) batches.push(readBatch(view, header, body, fields))
    else throw unknown(`a message of type ${type}`)
    at = body + message.long(MESSAGE.bodyLength)
  }
  if (fields === null) throw new RangeError('The Arrow stream has no schema: it is empty or cut')
  const columns = fields.map(({ name, zone, metadata }, k) => ({ name, zone, metadata, values: joined(batches.map((batch) => batch[k])) }))
  return { metadata, columns }
}

function readField(field: FlatTable): Field {
  const name = field.text(FIELD.name) ?? ''
  const type = field.table(FIELD.type)
  const code = field.byte(FIELD.typeType)
  const metadata = keyValues(field.tables(FIELD.metadata))
  if (field.has(FIELD.dictionary)) throw unknown(`a dictionary in column ${name}`)
  if (code === TYPE.timestamp) return { name, metadata, zone: type.text(1) ?? '', unitMillis: UNIT_MILLIS[type.short(0)] ?? 1 }
  if (code !== TYPE.floatingPoint || type.short(0) !== DOUBLE) throw unknown(`column ${name}, neither doubles nor time stamps`)
  return { name, metadata, zone: null, unitMillis: null }
}

function readBatch(view: DataView<ArrayBuffer>, batch: FlatTable, body: number, fields: readonly Field[]): Float64Array<ArrayBuffer>[] {
  if (batch.has(BATCH.compression)) throw unknown('compressed columns')
  const nodes = batch.pairs(BATCH.nodes)
  const buffers = batch.pairs(BATCH.buffers)
  return fields.map(({ unitMillis }, k) => {
    const [rows = 0, missing = 0] = nodes[k] ?? []
    const [present = 0] = buffers[2 * k] ?? []
    const [start = 0] = buffers[2 * k + 1] ?? []
    const values = unitMillis === null ? doubles(view, body + start, rows) : millis(view, body + start, rows, unitMillis)
    if (missing === 0) return values
    const marked = values.slice()
    for (let row = 0; row < rows; row++) if (((view.getUint8(body + present + (row >> 3)) >> (row & 7)) & 1) === 0) marked[row] = Number.NaN
    return marked
  })
}

function doubles({ buffer, byteOffset }: DataView<ArrayBuffer>, at: number, rows: number): Float64Array<ArrayBuffer> {
  const start = byteOffset + at
  const end = start + rows * VALUE_BYTES
  if (end > buffer.byteLength) throw new RangeError('The Arrow stream is cut')
  return start % VALUE_BYTES === 0 ? new Float64Array(buffer, start, rows) : new Float64Array(buffer.slice(start, end))
}

function millis(view: DataView<ArrayBuffer>, at: number, rows: number, unitMillis: number): Float64Array<ArrayBuffer> {
  const values = new Float64Array(rows)
  for (let row = 0, place = at; row < rows; row++, place += VALUE_BYTES)
    values[row] = (view.getInt32(place + 4, true) * HALF_RANGE + view.getUint32(place, true)) * unitMillis
  return values
}

function joined(parts: readonly (Float64Array<ArrayBuffer> | undefined)[]): Float64Array<ArrayBuffer> {
  const [first = new Float64Array(0)] = parts
  if (parts.length <= 1) return first
  const values = new Float64Array(parts.reduce((rows, part) => rows + (part?.length ?? 0), 0))
  let rows = 0
  for (const part of parts) {
    values.set(part ?? [], rows)
    rows += part?.length ?? 0
  }
  return values
}

function keyValues(entries: readonly FlatTable[]): Record<string, string> {
  return Object.fromEntries(entries.map((entry) => [entry.text(KEY_VALUE.key) ?? '', entry.text(KEY_VALUE.value) ?? '']))
}

function unknown(what: string): TypeError {
  return new TypeError(`The Arrow stream has ${what}: read it with apache-arrow`)
}
