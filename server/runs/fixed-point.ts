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
    const { power } = this
    const scaled = Math.round(value * power)
    let at = from
    if (scaled < 0) bytes[at++] = MINUS
    const whole = Math.abs(scaled)
    const integer = Math.floor(whole / power) // both exact: below 2^53
    at = integer < FOUR ? writeShort(view, at, integer | 0) : writeInteger(view, at, integer)
    const fraction = whole - integer * power
    return fraction === 0 ? at : this.writeFraction(bytes, view, at, fraction)
  }

  /** Writes the point and the fraction, which is not 0. Short functions are faster: the compiler inlines them. */
  private writeFraction(bytes: Uint8Array, view: DataView, from: number, fraction: number): number {
    bytes[from] = POINT
    let at = from + 1
    if (this.leadingZeros > 0) at = writeZeros(bytes, at, this.leadingZeros)
    const high = (fraction * 1e-8) | 0 // exact, as in writeDigits
    const low = (fraction - high * EIGHT) | 0
    if (this.highDigits > 0) {
      writeDigits(view, at, high, this.highDigits)
      at += this.highDigits
    }
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
  if (value < FOUR) return writeShort(view, at, value)
  const high = Math.floor(value / FOUR)
  const end = writeInteger(view, at, high)
  view.setInt32(end, FOURS[value - high * FOUR] as number, true)
  return end + 4
}

function writeZeros(bytes: Uint8Array, at: number, count: number): number {
  bytes.fill(ZERO, at, at + count)
  return at + count
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
