/** Digits of Crockford's base 32, in ascending order, so that ids sort by time. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_CHARS = 10
const RANDOM_CHARS = 16

/** `run_`, the time in milliseconds, and 80 random bits, which make the id impossible to guess. */
export function newRunId(nowMillis: number): string {
  return `run_${sortedId(nowMillis)}`
}

/** The same for a study, `study_`. */
export function newStudyId(nowMillis: number): string {
  return `study_${sortedId(nowMillis)}`
}

function sortedId(nowMillis: number): string {
  let time = ''
  for (let k = 0, rest = nowMillis; k < TIME_CHARS; k++, rest = Math.floor(rest / 32)) time = DIGITS.charAt(rest % 32) + time
  const random = Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_CHARS)), (byte) => DIGITS.charAt(byte % 32)).join('')
  return `${time}${random}`
}
