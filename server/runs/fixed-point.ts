/** More bytes than any number needs: sign, 16 digits, point, leading zeros of a small fraction, and digits that are written too far. */
export const NUMBER_BYTES = 48
const [ZERO, POINT, MINUS] = [0x30, 0x2e, 0x2d]
/** Decimals that have an exact power of ten. */
const DECIMALS_MAX = 22
/** Digits of a scaled number: it is below 1e15. */
const DIGITS_MAX = 15

const FOUR = 10_000
const EIGHT = 1e8
/** 0000 to 9999 as four bytes each, the first digit in the lowest byte. */
const FOURS = foursOf(Array.from({ length: FOUR }, (_, k) => String(k).padStart(4, '0')).join(''))

/** Writes numbers with a fixed number of decimals, four digits at a time. */
export class FixedPoint {
  private readonly power: number
  /** Zeros of the fraction that no scaled number reaches. */
  private readonly leadingZeros: number
  /** Digits of the fraction before its last eight. */
  private readonly highDigits: number
  private readonly lowDigits: number

  /** @param decimals  0 to 22 */
  constructor(decimals: number) {
    this.power = Number(`1e${decimals}`) // as a literal it is exact
    this.leadingZeros = Math.max(0, decimals - DIGITS_MAX)
    const digits = decimals - this.leadingZeros
    this.highDigits = Math.max(0, digits - 8)
    this.lowDigits = Math.min(digits, 8)
  }

  /**
   * Writes a number rounded as `rounded` does, without trailing zeros of its fraction.
   * @param bytes  has room for NUMBER_BYTES at `from`
   * @param view   the same bytes
   * @param value  finite; value * 10^decimals is below 1e15
   * @returns the position after the number
   */
  write(bytes: Uint8Array, view: DataView, from: number, value: number): number {
    const scaled = Math.round(value * this.power)
    let at = from
    if (scaled === 0) {
      bytes[at] = ZERO // half of all values
      return at + 1
    }
    if (scaled < 0) bytes[at++] = MINUS
    const whole = Math.abs(scaled)
    const integer = Math.floor(whole / this.power) // both exact: below 2^53
    at = writeInteger(view, at, integer)
    const fraction = whole - integer * this.power
    if (fraction === 0) return at
    bytes[at++] = POINT
    for (let k = 0; k < this.leadingZeros; k++) bytes[at++] = ZERO
    const high = floorOf(fraction, EIGHT)
    const low = fraction - high * EIGHT
    writeDigits(view, at, high, this.highDigits)
    at += this.highDigits
    if (low !== 0) {
      writeDigits(view, at, low, this.lowDigits)
      at += this.lowDigits
    }
    while (bytes[at - 1] === ZERO) at--
    return at
  }
}

/** A writer for each number of decimals, 0 to 22. */
export const FIXED_POINTS: readonly FixedPoint[] = Array.from({ length: DECIMALS_MAX + 1 }, (_, decimals) => new FixedPoint(decimals))

/** Writes a whole number below 1e15 without leading zeros. */
function writeInteger(view: DataView, at: number, value: number): number {
  if (value >= EIGHT) {
    const high = floorOf(value, EIGHT)
    const end = writeInteger(view, at, high)
    writeDigits(view, end, value - high * EIGHT, 8)
    return end + 8
  }
  let count = 1
  for (let power = 10; value >= power; power *= 10) count++
  writeDigits(view, at, value, count)
  return at + count
}

/**
 * Writes a whole number below 1e8 with 0 to 8 digits, and whatever the remaining bytes of a group
 * of four hold.
 */
export function writeDigits(view: DataView, at: number, value: number, count: number): void {
  const high = floorOf(value, FOUR)
  const low = value - high * FOUR
  if (count > 4) {
    view.setUint32(at, (FOURS[high] as number) >>> (8 * (8 - count)), true)
    view.setUint32(at + count - 4, FOURS[low] as number, true)
  } else if (count > 0) view.setUint32(at, (FOURS[low] as number) >>> (8 * (4 - count)), true)
}

/** Quotient of exact whole numbers, rounded down. */
function floorOf(value: number, divisor: number): number {
  return Math.floor(value / divisor)
}

function foursOf(digits: string): Uint32Array {
  const view = new DataView(new TextEncoder().encode(digits).buffer)
  return Uint32Array.from({ length: FOUR }, (_, k) => view.getUint32(4 * k, true))
}
