const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5,
] as const
const SQRT_2_PI = Math.sqrt(2 * Math.PI)
const TINY = 1e-300
const STEPS_MAX = 500

/** Logarithm of the gamma function of a positive number. Source: C. Lanczos, SIAM J. Numer. Anal. B 1 (1964) 86. */
export function logGamma(x: number): number {
  const t = x + 5.5
  const series = LANCZOS.reduce((sum, coefficient, k) => sum + coefficient / (x + 1 + k), 1.000000000190015)
  return (x + 0.5) * Math.log(t) - t + Math.log((SQRT_2_PI * series) / x)
}

/** A beta distribution of numbers from 0 to 1. */
export interface Beta {
  /** The probability that a number is below x. */
  cdf(x: number): number
  /** The number below which u of all are, to 1e-15. */
  quantile(u: number): number
}

const TABLE = 1024
const ROUNDS_MAX = 60
const CLOSE = 1e-15

/**
 * The probability that a number of the beta distribution of the shapes a and b is below x.
 * Source: NIST Digital Library of Mathematical Functions, 8.17.22, by the continued fraction of W. J. Lentz.
 */
export function betaBelow(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  return belowBy(Math.exp(logFrontOf(a, b) + a * Math.log(x) + b * Math.log1p(-x)), x, a, b)
}

function logFrontOf(a: number, b: number): number {
  return logGamma(a + b) - logGamma(a) - logGamma(b)
}

function belowBy(front: number, x: number, a: number, b: number): number {
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b
}

/**
 * The distribution of the shapes a and b.
 * Source: `betaBelow`; its inverse by Newton's method, which halves its bracket where a step would leave it.
 */
export function betaOf(a: number, b: number): Beta {
  const logFront = logFrontOf(a, b)
  const frontAt = (x: number): number => Math.exp(logFront + a * Math.log(x) + b * Math.log1p(-x))
  const cdfBy = (front: number, x: number): number => belowBy(front, x, a, b)
  const cdf = (x: number): number => (x <= 0 ? 0 : x >= 1 ? 1 : cdfBy(frontAt(x), x))
  const table = Float64Array.from({ length: TABLE + 1 }, (_, k) => cdf(k / TABLE))

  const quantile = (u: number): number => {
    const place = lastBelow(table, u)
    let [low, high] = [place / TABLE, (place + 1) / TABLE]
    let x = low + (high - low) * Math.min(Math.max((u - table[place]) / (table[place + 1] - table[place]), 0), 1)
    for (let round = 0; round < ROUNDS_MAX && high - low > CLOSE; round++) {
      if (!(x > low && x < high)) x = (low + high) / 2
      const front = frontAt(x)
      const excess = cdfBy(front, x) - u
      if (excess < 0) low = x
      else high = x
      const next = x - (excess * x * (1 - x)) / front
      if (Math.abs(next - x) < CLOSE) return next
      x = next
    }
    return (low + high) / 2
  }
  return { cdf, quantile }
}

/** The last place of an ascending table, but for its end, whose value is below u. */
function lastBelow(table: Float64Array, u: number): number {
  let [low, high] = [0, table.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (table[middle] < u) low = middle
    else high = middle
  }
  return low
}

function fraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / kept(1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m <= STEPS_MAX; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / kept(1 + even * d)
    c = kept(1 + even / c)
    value *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / kept(1 + odd * d)
    c = kept(1 + odd / c)
    const step = d * c
    value *= step
    if (Math.abs(step - 1) < 1e-15) break
  }
  return value
}

function kept(value: number): number {
  return Math.abs(value) < TINY ? TINY : value
}
