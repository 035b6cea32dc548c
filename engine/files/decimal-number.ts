/** Longest text that is read as a number. */
const CHARS_MAX = 40
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
/** A comma is a decimal sign when it is the only one and there is no point. */
const WITH_COMMA = /^[+-]?\d*,\d+(?:[eE][+-]?\d+)?$/

/** A finite number with a decimal point or comma; NaN for any other text. */
export function decimalNumber(text: string): number {
  if (text.length > CHARS_MAX) return Number.NaN
  const value = NUMBER.test(text) ? Number(text) : WITH_COMMA.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return Number.isFinite(value) ? value + 0 : Number.NaN
}

/** A number of the file in another unit, without the noise of a division of decimals. */
export function scaledDown(value: number, divisor: number): number {
  return Number((value / divisor).toPrecision(12)) + 0 // no -0
}
