/** More bytes than any number needs: sign, 16 digits, point, leading zeros of a small fraction, and digits that are written too far. */
export const NUMBER_BYTES = 48
const [ZERO, POINT, MINUS, COMMA] = [0x30, 0x2e, 0x2d, 0x2c]
/** Decimals that have an exact power of ten. */
const DECIMALS_MAX = 22
/** Digits of a scaled number: it is below 1e15. */
const DIGITS_MAX = 15

const FOUR = 10_000
const EIGHT = 1e8
const THOUSAND = 1000
/** Numbers with fewer decimals can have integers of more than 31 bits. */
const COMMON_MIN = 6
/** From here on, an integer is written the rare way. */
const INTEGER_MAX = 1e7
/** 0000 to 9999 as four bytes each, the first digit in the lowest byte. */
const FOURS = foursOf(Array.from({ length: FOUR }, (_, k) => String(k).padStart(4, '0')).join(''))

/** 0. to 999. as four bytes each, the first character in the lowest byte. */
const POINTED = Int32Array.from({ length: THOUSAND }, (_, k) => bytesOf(`${k}.`))
const ZEROS = bytesOf('0000')
const NULL = bytesOf('null')
const ZERO_COMMA = bytesOf('0,')
const TWO_ZEROS = bytesOf('0,0,')

/**
 * Writes numbers with a fixed number of decimals, four digits at a time.
 *
 * The common case is one function without calls, and without branches that the processor guesses
 * wrong: digits are random, so that a loop over trailing zeros or a choice by the number of digits
 * costs more than the digits. `| 0` spares the check of each sum for an overflow.
 */
export class FixedPoint {
  private readonly power: number
  /** Zeros of the fraction that no scaled number reaches. */
  private readonly leadingZeros: number
  /** Groups of four digits in the fraction; the first one may have fewer. */
  private readonly groups: number
  /** Digits of the first group. */
  private readonly firstDigits: number
  /** Whether the integers of all numbers fit into 31 bits, and the fraction has no leading zeros. */
  private readonly isCommon: boolean

  /** @param decimals  0 to 22 */
  constructor(private readonly decimals: number) {
    this.power = Number(`1e${decimals}`) // as a literal it is exact
    this.leadingZeros = Math.max(0, decimals - DIGITS_MAX)
    const digits = decimals - this.leadingZeros
    this.groups = Math.ceil(digits / 4)
    this.firstDigits = digits - 4 * (this.groups - 1)
    this.isCommon = decimals >= COMMON_MIN && decimals <= DIGITS_MAX
  }

  /**
   * Writes consecutive values of a column, each rounded as `rounded` does, without trailing zeros of
   * its fraction, and with a comma after it.
   * @param bytes    has room for NUMBER_BYTES per value at `from`
   * @param view     the same bytes
   * @param values   value * 10^decimals is below 1e15
   * @param first    position of the first value
   * @param end      position after the last value
   * @param hasNull  whether a value that is not finite is written as null; otherwise as nothing
   * @returns the position after the last comma
   */
  write(bytes: Uint8Array, view: DataView, from: number, values: Float64Array, first: number, end: number, hasNull: boolean): number {
    const { power, groups, firstDigits, isCommon } = this
    const inverse = 1 / power
    const firstShift = 32 - 8 * firstDigits
    let at = from | 0
    for (let k = first; k < end; k++) {
      const value = values[k] as number
      if (value === 0) {
        // Half of all values, most of them at night.
        if (k < end - 3 && values[k + 1] === 0 && values[k + 2] === 0 && values[k + 3] === 0) {
          view.setInt32(at, TWO_ZEROS, true)
          view.setInt32(at + 4, TWO_ZEROS, true)
          at = (at + 8) | 0
          k += 3
        } else {
          view.setInt16(at, ZERO_COMMA, true)
          at = (at + 2) | 0
        }
        continue
      }
      if (value - value !== 0) {
        if (hasNull) {
          view.setInt32(at, NULL, true)
          at = (at + 4) | 0
        }
        bytes[at] = COMMA
        at = (at + 1) | 0
        continue
      }
      const scaled = Math.floor(value * power + 0.5) // as Math.round, which takes a branch
      if (scaled < 0) {
        bytes[at] = MINUS
        at = (at + 1) | 0
      }
      const whole = Math.abs(scaled)
      // Exact where isCommon: half a unit is more than the error of the product.
      const integer = ((whole + 0.5) * inverse) | 0
      if (!isCommon || integer >= INTEGER_MAX) {
        at = this.writeRare(bytes, view, at, whole)
        continue
      }
      if (integer < THOUSAND) {
        view.setInt32(at, POINTED[integer] as number, true)
        at = (at + 2 + ((9 - integer) >>> 31) + ((99 - integer) >>> 31)) | 0
      } else {
        const upper = (integer * 1e-4) | 0 // exact, as in writeDigits
        if (upper > 0) {
          view.setInt32(at, POINTED[upper] as number, true)
          at = (at + 1 + ((9 - upper) >>> 31) + ((99 - upper) >>> 31)) | 0
        }
        view.setInt32(at, FOURS[(integer - Math.imul(upper, FOUR)) | 0] as number, true)
        bytes[at + 4] = POINT
        at = (at + 5) | 0
      }
      const fraction = whole - integer * power
      if (fraction === 0) {
        bytes[at - 1] = COMMA
        continue
      }
      const high = (fraction * 1e-8) | 0 // exact: as a double, 1e-8 is too large by 2e-17 of it
      const low = (fraction - high * EIGHT) | 0
      if (groups === 4) {
        const top = (high * 1e-4) | 0
        view.setInt32(at, (FOURS[top] as number) >>> firstShift, true)
        at = (at + firstDigits) | 0
        view.setInt32(at, FOURS[(high - Math.imul(top, FOUR)) | 0] as number, true)
        at = (at + 4) | 0
      } else if (groups === 3) {
        view.setInt32(at, (FOURS[high] as number) >>> firstShift, true)
        at = (at + firstDigits) | 0
      }
      const middle = (low * 1e-4) | 0
      if (groups > 2) {
        view.setInt32(at, FOURS[middle] as number, true)
        at = (at + 4) | 0
      } else {
        view.setInt32(at, (FOURS[middle] as number) >>> firstShift, true)
        at = (at + firstDigits) | 0
      }
      const last = FOURS[(low - Math.imul(middle, FOUR)) | 0] as number
      view.setInt32(at, last, true)
      if (last === ZEROS) while (bytes[at - 1] === ZERO) at = (at - 1) | 0
      else at = (at + 4 - (Math.clz32(last ^ ZEROS) >>> 3)) | 0
      bytes[at] = COMMA
      at = (at + 1) | 0
    }
    return at
  }

  /** Writes a scaled number with a comma after it, for any number of decimals. */
  private writeRare(bytes: Uint8Array, view: DataView, from: number, whole: number): number {
    const { power, leadingZeros, decimals } = this
    const integer = Math.floor(whole / power) // both exact: below 2^53
    const fraction = whole - integer * power
    let at = writeInteger(view, from, integer)
    if (fraction > 0) {
      bytes[at++] = POINT
      bytes.fill(ZERO, at, at + leadingZeros)
      at += leadingZeros
      const digits = decimals - leadingZeros
      const high = Math.floor(fraction / EIGHT)
      if (digits > 8) {
        writeDigits(view, at, high, digits - 8)
        at += digits - 8
      }
      const lowDigits = Math.min(digits, 8)
      writeDigits(view, at, fraction - high * EIGHT, lowDigits)
      at += lowDigits
      while (bytes[at - 1] === ZERO) at--
    }
    bytes[at++] = COMMA
    return at
  }
}

/** A writer for each number of decimals, 0 to 22. */
export const FIXED_POINTS: readonly FixedPoint[] = Array.from({ length: DECIMALS_MAX + 1 }, (_, decimals) => new FixedPoint(decimals))

/** Writes a whole number below 1e15 without leading zeros. */
function writeInteger(view: DataView, at: number, value: number): number {
  if (value < FOUR) return writeShort(view, at, value)
  const high = Math.floor(value / FOUR)
  const end = writeInteger(view, at, high)
  view.setInt32(end, FOURS[value - high * FOUR] as number, true)
  return end + 4
}

/** Writes a whole number below 10,000 without leading zeros. */
function writeShort(view: DataView, at: number, value: number): number {
  const count = value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : 4
  view.setInt32(at, (FOURS[value] as number) >>> (8 * (4 - count)), true)
  return at + count
}

/**
 * Writes a whole number below 1e8 with 1 to 8 digits. Up to three bytes after them are overwritten.
 */
export function writeDigits(view: DataView, at: number, value: number, count: number): void {
  const high = (value * 1e-4) | 0 // exact: as a double, 1e-4 is too large by 5e-17 of it
  const low = (value - high * FOUR) | 0
  if (count > 4) {
    view.setInt32(at, (FOURS[high] as number) >>> (8 * (8 - count)), true)
    view.setInt32(at + count - 4, FOURS[low] as number, true)
  } else view.setInt32(at, (FOURS[low] as number) >>> (8 * (4 - count)), true)
}

function foursOf(digits: string): Int32Array {
  const view = new DataView(new TextEncoder().encode(digits).buffer)
  return Int32Array.from({ length: FOUR }, (_, k) => view.getInt32(4 * k, true))
}

/** Up to four characters, the first one in the lowest byte. */
function bytesOf(text: string): number {
  return new DataView(new TextEncoder().encode(text.padEnd(4)).buffer).getInt32(0, true)
}
