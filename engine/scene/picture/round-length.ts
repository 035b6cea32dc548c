/** The largest of 1, 2 and 5 times a power of ten that is at most a length. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9)
  return power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1)
}

/** The least of 1, 2 and 5 times a power of ten that is more than a length. */
export function nextRound(length: number): number {
  const round = roundLength(length * (1 + 1e-9))
  const first = Math.round(round / 10 ** Math.floor(Math.log10(round) + 1e-9))
  return first === 2 ? 2.5 * round : 2 * round
}

/** A length as text, without the digits of its rounding. */
export function roundText(length: number): string {
  return String(Number(length.toPrecision(6)))
}
