/**
 * Writes FlatBuffers, the format of Arrow's messages: tables that refer to what stands after them.
 * Source: FlatBuffers internals, https://flatbuffers.dev/internals/
 */

/** A number inside a table: its size in bytes is its type. */
interface Scalar {
  readonly bytes: 1 | 2 | 8
  readonly value: number
}

/** What a table or a list refers to. It is written at the end of the buffer, and returns its position. */
export type Part = (to: FlatBuffer) => number

/** A field of a table, in the order of its schema; null leaves it out. */
export type Field = Scalar | Part | null

const OFFSET_BYTES = 4
const FIRST_BYTES = 4096

export const byte = (value: number): Scalar => ({ bytes: 1, value })
export const short = (value: number): Scalar => ({ bytes: 2, value })
export const long = (value: number): Scalar => ({ bytes: 8, value })

export function table(...fields: readonly Field[]): Part {
  return (to) => to.table(fields)
}

export function list(parts: readonly Part[]): Part {
  return (to) => to.list(parts)
}

export function text(value: string): Part {
  return (to) => to.text(value)
}

/** A list of structures that consist of whole numbers, 8 bytes each. */
export function longs(structures: readonly (readonly number[])[]): Part {
  return (to) => to.longs(structures)
}

/** The bytes of a buffer with this root. Their length is a multiple of 8. */
export function flatBuffer(root: Part): Uint8Array<ArrayBuffer> {
  return new FlatBuffer().finish(root)
}

class FlatBuffer {
  private view = new DataView(new ArrayBuffer(FIRST_BYTES))
  private length = 0

  finish(root: Part): Uint8Array<ArrayBuffer> {
    this.refer([this.take(OFFSET_BYTES, OFFSET_BYTES)], [root])
    return new Uint8Array(this.view.buffer.slice(0, alignedTo(8, this.length)) as ArrayBuffer)
  }

  /** First the list of where each field stands in the table, then the table. */
  table(fields: readonly Field[]): number {
    let tableBytes = OFFSET_BYTES
    const places = fields.map((field) => {
      if (field === null) return 0 // the place of a field that is left out
      const bytes = sizeOf(field)
      const place = alignedTo(bytes, tableBytes)
      tableBytes = place + bytes
      return place
    })
    const placesAt = this.take(2 * (2 + fields.length), 2)
    const at = this.take(tableBytes, 8)
    for (const [k, value] of [2 * (2 + fields.length), tableBytes, ...places].entries()) this.view.setUint16(placesAt + 2 * k, value, true)
    this.view.setInt32(at, at - placesAt, true)
    const references: number[] = []
    const parts: Part[] = []
    for (const [k, field] of fields.entries()) {
      const place = at + (places[k] ?? 0)
      if (typeof field === 'function') {
        references.push(place)
        parts.push(field)
      } else if (field !== null) this.scalar(place, field)
    }
    this.refer(references, parts)
    return at
  }

  list(parts: readonly Part[]): number {
    const at = this.take(OFFSET_BYTES * (1 + parts.length), OFFSET_BYTES)
    this.view.setUint32(at, parts.length, true)
    this.refer(
      parts.map((_, k) => at + OFFSET_BYTES * (1 + k)),
      parts,
    )
    return at
  }

  text(value: string): number {
    const bytes = new TextEncoder().encode(value)
    const at = this.take(OFFSET_BYTES + bytes.length + 1, OFFSET_BYTES) // a zero ends it
    this.view.setUint32(at, bytes.length, true)
    new Uint8Array(this.view.buffer).set(bytes, at + OFFSET_BYTES)
    return at
  }

  longs(structures: readonly (readonly number[])[]): number {
    const numbers = structures.flat()
    this.length = alignedTo(8, this.length + OFFSET_BYTES) - OFFSET_BYTES // the first number is aligned
    const at = this.take(OFFSET_BYTES + 8 * numbers.length, OFFSET_BYTES)
    this.view.setUint32(at, structures.length, true)
    for (const [k, value] of numbers.entries()) this.view.setBigInt64(at + OFFSET_BYTES + 8 * k, BigInt(value), true)
    return at
  }

  private scalar(at: number, { bytes, value }: Scalar): void {
    if (bytes === 1) this.view.setUint8(at, value)
    else if (bytes === 2) this.view.setInt16(at, value, true)
    else this.view.setBigInt64(at, BigInt(value), true)
  }

  /** Writes each part, and its distance where it is referred to. */
  private refer(references: readonly number[], parts: readonly Part[]): void {
    for (const [k, part] of parts.entries()) {
      const at = references[k] ?? 0
      const position = part(this) // may replace the view
      this.view.setUint32(at, position - at, true)
    }
  }

  private take(bytes: number, alignment: number): number {
    const at = alignedTo(alignment, this.length)
    this.length = at + bytes
    const needed = alignedTo(8, this.length)
    if (needed > this.view.byteLength) {
      const grown = new Uint8Array(Math.max(needed, 2 * this.view.byteLength))
      grown.set(new Uint8Array(this.view.buffer))
      this.view = new DataView(grown.buffer)
    }
    return at
  }
}

function sizeOf(field: Scalar | Part): number {
  return typeof field === 'function' ? OFFSET_BYTES : field.bytes
}

function alignedTo(alignment: number, length: number): number {
  return Math.ceil(length / alignment) * alignment
}
