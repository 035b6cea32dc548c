/**
 * A component table: `PVLB`, header length (u32, little-endian), header (JSON, UTF-8), then one raw
 * deflate stream with the columns in the header's order. A text column is its rows joined by line
 * feeds; the first one is one line, the provenance as JSON, which names dozens of sources. A figure
 * column keeps each number as the decimal printed in the list: six byte planes of the mantissa (i48,
 * low byte first) and one plane of the power of ten (i8; 127 for a number that the list does not
 * state). Byte planes deflate 5 % better than whole integers, and a row can be read without decoding
 * the others. A column of flags or positions is one byte per row, 255 for none.
 */
import { deflateSync, inflateSync } from 'fflate'
import { type Decimal, decimalValue } from './decimal.ts'
import { TextColumn } from './text-column.ts'

const MAGIC = 0x424c5650 // 'PVLB'
const MISSING = 127
const MANTISSA_BYTES = 6
const PLANES = MANTISSA_BYTES + 1
const MAX_MANTISSA = 2 ** 47 - 1
const TWO_32 = 2 ** 32
const NO_BYTE = 255
const PROVENANCE = 'provenance'

/** A list, a PAN or OND file, or a data sheet; rows refer to it by its position. */
export interface TableSource {
  file: string
  /** What it is, for readers of an entry. */
  title: string
  /** Date of the list; year of the file or data sheet. */
  list_date: string
  rows: number
  sha256: string
  /** Where it was taken from. */
  carrier: string
}

/** What a source states about a model series. */
export interface ComponentSeries {
  /** Name under which it is sold, `Tiger Neo`; null where no source gives one. */
  series: string | null
  /** Cells of its modules; null where no source states them, and for inverters. */
  cell_type: string | null
  /** The source. */
  basis: string
}

/** Source and licence of the figures, and what was left out. */
export interface TableProvenance {
  title: string
  sources: TableSource[]
  licence: string
  /** Model series that a source names; rows refer to them by position. */
  series: ComponentSeries[]
  /** Number of rows that were left out, by reason. */
  kept_out: Record<string, number>
}

interface ComponentTableHeader {
  format: 3
  rows: number
  texts: { name: string; bytes: number; lines: number }[]
  figures: string[]
  bytes: string[]
}

export interface ComponentTable {
  rows: number
  provenance: TableProvenance
  /** Names of its columns of figures, and of bytes. */
  columns: { figures: readonly string[]; bytes: readonly string[] }
  /** A text column: one line per row, or for sections one line per row that has its own. */
  text(name: string): TextColumn
  /** Returns a reader of a figure column: the number in a row, NaN when the list states none. */
  figure(name: string): (row: number) => number
  /** Returns a reader of a column of bytes: the byte in a row, null for none. */
  byte(name: string): (row: number) => number | null
}

/** Readers of figure columns, by name. */
export type FigureReaders<Name extends string> = Readonly<Record<Name, (row: number) => number>>

export function figureReaders<Name extends string>(table: ComponentTable, names: readonly Name[]): FigureReaders<Name> {
  return Object.fromEntries(names.map((name) => [name, table.figure(name)])) as FigureReaders<Name>
}

/** Columns by name; null for a number that the list does not state. */
export interface TableColumns {
  texts: Record<string, string[]>
  figures: Record<string, (Decimal | null | undefined)[]>
  bytes: Record<string, (number | null | undefined)[]>
}

/**
 * Packs a table into bytes. The same columns give the same bytes.
 * Fails: Error when a mantissa needs more than 47 bits, or a byte is above 254.
 */
export function packTable(provenance: TableProvenance, { texts, figures, bytes }: TableColumns): Uint8Array {
  const encoder = new TextEncoder()
  const textBytes = Object.entries({ [PROVENANCE]: [JSON.stringify(provenance)], ...texts }).map(([name, values]) => ({
    name,
    lines: values.length,
    bytes: encoder.encode(values.join('\n')),
  }))
  const planes = Object.entries(figures).map(([name, values]) => packFigures(name, values))
  const header: ComponentTableHeader = {
    format: 3,
    rows: Object.values(figures)[0].length,
    texts: textBytes.map(({ name, bytes, lines }) => ({ name, bytes: bytes.length, lines })),
    figures: Object.keys(figures),
    bytes: Object.keys(bytes),
  }
  const head = encoder.encode(JSON.stringify(header))
  const byteColumns = Object.entries(bytes).map(([name, values]) => packBytes(name, values))
  const body = deflateSync(concat([...textBytes.map(({ bytes }) => bytes), ...planes, ...byteColumns]), { level: 9, mem: 12 })
  const prefix = new Uint8Array(8)
  const view = new DataView(prefix.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, head.length, true)
  return concat([prefix, head, body])
}

function packBytes(name: string, values: (number | null | undefined)[]): Uint8Array {
  const tooLarge = values.find((value) => (value ?? 0) >= NO_BYTE)
  if (tooLarge !== undefined) throw new Error(`Column ${name}: ${tooLarge} is above ${NO_BYTE - 1}, the largest byte`)
  return Uint8Array.from(values, (value) => value ?? NO_BYTE)
}

function packFigures(name: string, values: (Decimal | null | undefined)[]): Uint8Array {
  const rows = values.length
  const planes = new Uint8Array(PLANES * rows)
  for (let row = 0; row < rows; row++) {
    const { mantissa, power } = values[row] ?? { mantissa: 0, power: MISSING }
    if (Math.abs(mantissa) > MAX_MANTISSA) throw new Error(`Column ${name}, row ${row}: the mantissa ${mantissa} needs more than 47 bits`)
    const high = Math.floor(mantissa / TWO_32)
    for (let byte = 0; byte < 4; byte++) planes[byte * rows + row] = (mantissa - high * TWO_32) >>> (8 * byte)
    for (let byte = 4; byte < MANTISSA_BYTES; byte++) planes[byte * rows + row] = high >> (8 * (byte - 4))
    planes[MANTISSA_BYTES * rows + row] = power
  }
  return planes
}

/** Decompresses a raw deflate stream. */
export type Inflate = (deflated: Uint8Array) => Uint8Array

/** Opens a table. Fails: Error when the bytes are not a component table. */
export function openTable(bytes: Uint8Array, inflate: Inflate = inflateSync): ComponentTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8 || view.getUint32(0, true) !== MAGIC)
    throw new Error('The bytes are not a component table: pass the content of modules.bin or inverters.bin')
  const decoder = new TextDecoder()
  const headEnd = 8 + view.getUint32(4, true)
  const header = JSON.parse(decoder.decode(bytes.subarray(8, headEnd))) as ComponentTableHeader
  const { format, rows, texts, figures, bytes: byteColumns } = header
  if (format !== 3)
    throw new Error(
      `The component table has format ${format}, but only format 3 can be read: install engine and tables of the same version`,
    )
  const body = inflate(bytes.subarray(headEnd))

  const sizes = [
    ...texts.map((text) => [text.name, text.bytes] as const),
    ...figures.map((name) => [name, PLANES * rows] as const),
    ...byteColumns.map((name) => [name, rows] as const),
  ]
  const offsetOf = columnOffsets(sizes)
  const text = (name: string): TextColumn => {
    const start = offsetOf(name)
    const { bytes, lines } = texts.find((text) => text.name === name) ?? { bytes: 0, lines: 0 }
    return TextColumn.of(body.subarray(start, start + bytes), lines)
  }
  return {
    rows,
    provenance: JSON.parse(text(PROVENANCE).at(0)),
    columns: { figures, bytes: byteColumns },
    text,
    figure: (name) => figureColumn(body, rows, offsetOf(name)),
    byte(name) {
      const p = offsetOf(name)
      return (row) => (body[p + row] === NO_BYTE ? null : body[p + row])
    },
  }
}

/** Returns where a column begins: they follow each other. */
function columnOffsets(sizes: readonly (readonly [name: string, bytes: number])[]): (name: string) => number {
  const offsets = new Map<string, number>()
  let end = 0
  for (const [name, bytes] of sizes) {
    offsets.set(name, end)
    end += bytes
  }
  return (name) => {
    const offset = offsets.get(name)
    if (offset === undefined) throw new Error(`The component table has no column ${name}`)
    return offset
  }
}

function figureColumn(body: Uint8Array, rows: number, start: number): (row: number) => number {
  return (row) => {
    const at = start + row
    const power = (body[at + MANTISSA_BYTES * rows] << 24) >> 24
    if (power === MISSING) return Number.NaN
    const low = (body[at] | (body[at + rows] << 8) | (body[at + 2 * rows] << 16) | (body[at + 3 * rows] << 24)) >>> 0
    const high = ((body[at + 4 * rows] << 16) | (body[at + 5 * rows] << 24)) >> 16
    return decimalValue(high * TWO_32 + low, power)
  }
}

function concat(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
