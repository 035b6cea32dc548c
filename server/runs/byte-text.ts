import { rounded } from '@pvyield/engine'

const FIRST_BYTES = 1 << 16
/** More than any number needs: sign, leading zeros of a small fraction, 15 digits, point. */
const NUMBER_BYTES = 48
const [ZERO, POINT, MINUS] = [0x30, 0x2e, 0x2d]
const SHORT_CHARS = 32
const ASCII_MAX = 0x7f
/** Powers of ten that are exact. */
const POWERS = Float64Array.from({ length: 23 }, (_, k) => Number(`1e${k}`))
/** Digits are written four at a time, from this text: 0000 to 9999, one after the other. */
const FOUR = 10_000
const FOURS = new TextEncoder().encode(Array.from({ length: FOUR }, (_, k) => String(k).padStart(4, '0')).join(''))

/**
 * Writes text into a growing buffer of UTF-8 bytes. A year of series has half a million numbers:
 * the text is never in memory as strings, and writing the digits of a rounded number is cheaper
 * than the runtime's search for the shortest digits.
 */
export class ByteText {
  private bytes = new Uint8Array(FIRST_BYTES)
  private length = 0
  private readonly encoder = new TextEncoder()

  text(text: string): void {
    this.makeRoom(3 * text.length) // the maximum for UTF-8
    if (text.length > SHORT_CHARS || !this.ascii(text)) {
      this.length += this.encoder.encodeInto(text, this.bytes.subarray(this.length)).written
    }
  }

  /**
   * A number rounded as `rounded` does.
   * @param value     finite; value * 10^decimals must be below 1e15
   * @param decimals  up to 22; null to write all digits
   */
  number(value: number, decimals: number | null): void {
    if (decimals === null) this.text(String(value))
    else if (decimals < 0) this.text(String(rounded(value, decimals)))
    else this.fixed(Math.round(value * (POWERS[decimals] as number)), decimals)
  }

  /** Bytes that were written since the last `take`. */
  get size(): number {
    return this.length
  }

  /** Returns the bytes so far and starts again with an empty buffer. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.bytes.slice(0, this.length)
    this.length = 0
    return taken
  }

  /**
   * Writes scaled / 10^decimals: the part before the point, then the fraction without trailing
   * zeros.
   */
  private fixed(scaled: number, decimals: number): void {
    this.makeRoom(NUMBER_BYTES)
    if (scaled < 0) this.bytes[this.length++] = MINUS
    const whole = Math.abs(scaled)
    if (whole === 0) {
      this.bytes[this.length++] = ZERO // half of all values
      return
    }
    const power = POWERS[decimals] as number
    const integer = Math.floor(whole / power) // both exact: below 2^53
    let count = 1
    while (integer >= (POWERS[count] as number)) count++
    this.length = this.digits(integer, count, this.length)
    if (decimals === 0) return
    const fraction = whole - integer * power
    if (fraction === 0) return
    this.bytes[this.length] = POINT
    let end = this.digits(fraction, decimals, this.length + 1)
    while (this.bytes[end - 1] === ZERO) end--
    this.length = end
  }

  /** Writes a whole number with `count` digits at `from`. Returns the position after it. */
  private digits(value: number, count: number, from: number): number {
    const { bytes } = this
    const first = count % 4
    let left = value
    for (let at = from + count - 4; at >= from + first; at -= 4) {
      const rest = Math.floor(left / FOUR)
      const four = (4 * (left - rest * FOUR)) | 0
      bytes[at] = FOURS[four] as number
      bytes[at + 1] = FOURS[four + 1] as number
      bytes[at + 2] = FOURS[four + 2] as number
      bytes[at + 3] = FOURS[four + 3] as number
      left = rest
    }
    const last = (4 * left + 4 - first) | 0
    for (let k = 0; k < first; k++) bytes[from + k] = FOURS[last + k] as number
    return from + count
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
  }
}
