const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5,
] as const
const SQRT_2_PI = Math.sqrt(2 * Math.PI)
const TINY = 1e-300
const STEPS_MAX = 500

/** Logarithm of the gamma function of a positive number. Source: C. Lanczos, SIAM J. Numer. Anal. B 1 (1964) 86. */
function logGamma(x: number): number {
  const t = x + 5.5
  const series = LANCZOS.reduce((sum, coefficient, k) => sum + coefficient / (x + 1 + k), 1.000000000190015)
  return (x + 0.5) * Math.log(t) - t + Math.log((SQRT_2_PI * series) / x)
}

/**
 * The regularised incomplete beta function: the probability that a number of the beta distribution is below x.
 * Source: NIST Digital Library of Mathematical Functions, 8.17.22, by the continued fraction of W. J. Lentz.
 */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b
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
