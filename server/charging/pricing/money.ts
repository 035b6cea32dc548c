const MICROS_PER_USD = 1_000_000

/** Micro-dollars as a number of dollars with at most six decimals, as answers carry money. */
export function usdOf(micros: number): number {
  return micros / MICROS_PER_USD
}

/** Dollars as whole micro-dollars, the nearest. */
export function microsOf(usd: number): number {
  return Math.round(usd * MICROS_PER_USD)
}
