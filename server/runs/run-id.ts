/** Digits of Crockford's base 32, in order: ids sort as their times do. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_CHARS = 10
const RANDOM_CHARS = 16

/** `run_`, the time in milliseconds, and 80 random bits that nobody guesses. */
export function newRunId(nowMillis: number): string {
  let time = ''
  for (let k = 0, rest = nowMillis; k < TIME_CHARS; k++, rest = Math.floor(rest / 32)) time = DIGITS.charAt(rest % 32) + time
  const random = Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_CHARS)), (byte) => DIGITS.charAt(byte % 32)).join('')
  return `run_${time}${random}`
}
