import { formatStamp, rounded } from '@pvyield/engine/quick'
import { FIXED_POINTS, type FixedPoint, NUMBER_BYTES, writeDigits } from './fixed-point.ts'

const FIRST_BYTES = 1 << 16
/** Longer buffers are not kept: a year of hours of all series has 3 MB. */
const MOST_KEPT_BYTES = 1 << 22
const [ZERO, COMMA, T, COLON, QUOTE, LINE_FEED] = [0x30, 0x2c, 0x54, 0x3a, 0x22, 0x0a]
const SHORT_CHARS = 32
const ASCII_MAX = 0x7f
/** Numbers between two checks of the room. */
const NUMBERS_AT_ONCE = 4096
/** More bytes than a time stamp in quotes needs. */
const STAMP_BYTES = 48
const MINUTES_PER_DAY = 1440

/**
 * Buffer of a text that is finished. It is paged in, and has grown to the size of an answer: the
 * pages of a new one cost a fifth of the writing of a series.
 */
let kept: Uint8Array<ArrayBuffer> | null = null

/**
 * Writes text into a growing buffer of UTF-8 bytes. A year of series has half a million numbers:
 * the text is never in memory as strings, and writing the digits of a rounded number is cheaper
 * than the runtime's search for the shortest digits.
 */
export class ByteText {
  private bytes: Uint8Array<ArrayBuffer>
  private view: DataView
  private length = 0
  private readonly encoder = new TextEncoder()
  /** Date of the last time stamp: the next one usually has the same. */
  private day = Number.NaN
  private date = new Uint8Array()

  constructor() {
    this.bytes = kept ?? new Uint8Array(FIRST_BYTES)
    this.view = new DataView(this.bytes.buffer)
    kept = null
  }

  text(text: string): void {
    this.makeRoom(text.length)
    if (text.length <= SHORT_CHARS && this.ascii(text)) return
    const { read, written } = this.encoder.encodeInto(text, this.bytes.subarray(this.length))
    this.length += written
    if (read === text.length) return
    this.makeRoom(3 * (text.length - read)) // the maximum for UTF-8
    this.length += this.encoder.encodeInto(text.slice(read), this.bytes.subarray(this.length)).written
  }

  /**
   * Numbers with a comma between two of them, each rounded as `rounded` does; `null` for one that is
   * not finite.
   * @param values    times 10^decimals below 1e15
   * @param decimals  up to 22; null to write all digits
   */
  numbers(values: Float64Array, decimals: number | null): void {
    const fixed = fixedPointOf(decimals)
    for (let first = 0; first < values.length; first += NUMBERS_AT_ONCE) {
      const some = values.subarray(first, first + NUMBERS_AT_ONCE)
      if (first > 0) this.text(',')
      if (fixed === undefined) this.writeTexts(some, decimals)
      else this.writeFixed(some, fixed)
    }
  }

  /**
   * One row of a table: each value as `numbers` writes it with a comma after it; nothing for one
   * that is not finite.
   * @param decimals  of each column
   */
  cells(columns: readonly Float64Array[], row: number, decimals: readonly (number | null)[]): void {
    this.makeRoom(columns.length * NUMBER_BYTES)
    const { bytes, view } = this
    let at = this.length
    for (let k = 0; k < columns.length; k++) {
      const column = columns[k] as Float64Array
      const value = column[row] as number
      const fixed = fixedPointOf(decimals[k] as number | null)
      if (value === 0) {
        bytes[at] = ZERO
        bytes[at + 1] = COMMA
        at += 2
      } else if (fixed !== undefined) at = fixed.write(bytes, view, at, column, row, row + 1, false)
      else {
        if (value - value === 0) at = this.writeText(at, value, decimals[k] as number | null)
        bytes[at++] = COMMA
      }
    }
    this.length = at
  }

  /** Ends a row of cells: its last comma becomes the end of the line. */
  endRow(): void {
    this.bytes[this.length - 1] = LINE_FEED
  }

  /** As `formatStamp`. */
  stamp(minutes: number): void {
    this.makeRoom(STAMP_BYTES)
    this.length = this.writeStamp(this.length, minutes)
  }

  /** Time stamps in quotes, with a comma between two of them. */
  stamps(startMinutes: Float64Array): void {
    this.makeRoom(startMinutes.length * STAMP_BYTES)
    const { bytes } = this
    let at = this.length
    for (let row = 0; row < startMinutes.length; row++) {
      bytes[at] = QUOTE
      at = this.writeStamp(at + 1, startMinutes[row] as number)
      bytes[at] = QUOTE
      bytes[at + 1] = COMMA
      at += 2
    }
    this.length = Math.max(this.length, at - 1)
  }

  /** Finished bytes. */
  add(bytes: Uint8Array): void {
    this.makeRoom(bytes.length)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  /** Bytes that were written since the last `take`. */
  get size(): number {
    return this.length
  }

  /** Call when nothing more is written: the next text begins with this buffer. */
  giveBack(): void {
    if (this.bytes.length <= MOST_KEPT_BYTES) kept = this.bytes
    this.bytes = new Uint8Array()
  }

  /** The bytes since the last `take`, until the next call. */
  get written(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length)
  }

  /** Returns the bytes so far and starts again with an empty buffer. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.bytes.slice(0, this.length)
    this.length = 0
    return taken
  }

  private writeStamp(from: number, minutes: number): number {
    const day = Math.floor(minutes / MINUTES_PER_DAY)
    if (day !== this.day) {
      this.day = day
      const text = formatStamp(day * MINUTES_PER_DAY)
      this.date = this.encoder.encode(text.slice(0, text.indexOf('T')))
    }
    const { date, bytes, view } = this
    let at = from
    for (let k = 0; k < date.length; k++) bytes[at++] = date[k] as number
    const minuteOfDay = Math.floor(minutes) - day * MINUTES_PER_DAY
    const hour = Math.floor(minuteOfDay / 60)
    bytes[at] = T
    writeDigits(view, at + 1, hour, 2)
    bytes[at + 3] = COLON
    writeDigits(view, at + 4, minuteOfDay - hour * 60, 2)
    return at + 6
  }

  private writeFixed(values: Float64Array, fixed: FixedPoint): void {
    this.makeRoom(values.length * NUMBER_BYTES)
    this.length = fixed.write(this.bytes, this.view, this.length, values, 0, values.length, true) - 1
  }

  /** The text of a number has less than NUMBER_BYTES characters. */
  private writeText(at: number, value: number, decimals: number | null): number {
    this.length = at
    this.ascii(textOf(value, decimals))
    return this.length
  }

  private writeTexts(values: Float64Array, decimals: number | null): void {
    this.text(Array.from(values, (value) => (Number.isFinite(value) ? textOf(value, decimals) : 'null')).join(','))
  }

  /**
   * Writes a short ASCII text faster than the encoder. Returns false and writes nothing for other
   * text.
   */
  private ascii(text: string): boolean {
    const { bytes, length } = this
    for (let k = 0; k < text.length; k++) {
      const code = text.charCodeAt(k)
      if (code > ASCII_MAX) return false
      bytes[length + k] = code
    }
    this.length += text.length
    return true
  }

  private makeRoom(count: number): void {
    const needed = this.length + count
    if (needed <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(needed, 2 * this.bytes.length))
    grown.set(this.bytes.subarray(0, this.length))
    this.bytes = grown
    this.view = new DataView(grown.buffer)
  }
}

/** Undefined for a column that keeps all digits or is rounded to tens or more. */
function fixedPointOf(decimals: number | null): FixedPoint | undefined {
  return decimals === null ? undefined : FIXED_POINTS[decimals]
}

function textOf(value: number, decimals: number | null): string {
  return String(decimals === null ? value : rounded(value, decimals))
}
