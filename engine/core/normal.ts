/** Beyond it the distribution has no more of a double. */
const FURTHEST = 9
const SQRT_2_PI = Math.sqrt(2 * Math.PI)

/**
 * Probability that a standard normal number is below x.
 * Source: G. Marsaglia, Evaluating the normal distribution, J. Stat. Softw. 11 (2004) 4, eq. 3.
 * Checked by: test/engine/studies/uncertainty/distribution.test.ts
 */
export function normalCdf(x: number): number {
  if (x < -FURTHEST) return 0
  if (x > FURTHEST) return 1
  let [sum, term, before] = [x, x, 0]
  for (let k = 3; Math.abs(sum - before) > 0; k += 2) {
    before = sum
    term *= (x * x) / k
    sum += term
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / SQRT_2_PI
}

export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / SQRT_2_PI
}

type Coefficients = readonly number[]

/** Of numerators and denominators, for the middle, the shoulders and the tails; the highest power first. */
const MIDDLE: readonly [Coefficients, Coefficients] = [
  [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513, 133.14166789178438,
    3.3871328727963665,
  ],
  [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579, 42.31333070160091,
    1,
  ],
]
const SHOULDERS: readonly [Coefficients, Coefficients] = [
  [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045, 5.769497221460691,
    4.630337846156546, 1.4234371107496835,
  ],
  [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851, 1.6763848301838038,
    2.053191626637759, 1,
  ],
]
const TAILS: readonly [Coefficients, Coefficients] = [
  [
    2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487, 1.7848265399172913,
    5.463784911164114, 6.657904643501103,
  ],
  [
    2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133, 0.014875361290850615, 0.1369298809227358,
    0.599832206555888, 1,
  ],
]

/**
 * The standard normal number below which a share u of all numbers is, 0 < u < 1.
 * Source: M. J. Wichura, Algorithm AS 241: the percentage points of the normal distribution, Appl. Stat. 37 (1988) 477,
 * PPND16, accurate to 1e-16.
 * Checked by: test/engine/studies/uncertainty/distribution.test.ts
 */
export function normalQuantile(u: number): number {
  const q = u - 0.5
  if (Math.abs(q) <= 0.425) return q * ratioAt(MIDDLE, 0.180625 - q * q)
  const r = Math.sqrt(-Math.log(q < 0 ? u : 1 - u))
  const size = r <= 5 ? ratioAt(SHOULDERS, r - 1.6) : ratioAt(TAILS, r - 5)
  return q < 0 ? -size : size
}

function ratioAt([above, below]: readonly [Coefficients, Coefficients], x: number): number {
  return polynomial(above, x) / polynomial(below, x)
}

function polynomial(coefficients: Coefficients, x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)
}
