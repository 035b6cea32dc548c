const MAX_STEPS = 200

/**
 * Zero of a continuous function between two arguments where its signs differ, by the Illinois
 * variant of the secant method; NaN when the signs agree.
 * @param widthTolerance  stops when the bracket is this narrow, relative to its larger end
 * Source: Dowell & Jarratt 1971, doi:10.1007/BF01934364.
 */
export function bracketedRoot(f: (x: number) => number, low: number, high: number, widthTolerance = 1e-13): number {
  let a = low
  let b = high
  let fa = f(a)
  let fb = f(b)
  if (fa === 0) return a
  if (fb === 0) return b
  if (!(fa * fb < 0)) return Number.NaN
  for (let step = 0; step < MAX_STEPS && Math.abs(b - a) > widthTolerance * Math.max(Math.abs(a), Math.abs(b)); step++) {
    const c = b - (fb * (b - a)) / (fb - fa)
    const fc = f(c)
    if (fc === 0) return c
    if (fc * fb < 0) {
      a = b
      fa = fb
    } else fa /= 2 // halves the weight of the end that stays, so that both ends move
    b = c
    fb = fc
  }
  return b
}

const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Argument of the minimum of a function with one minimum, by golden section. Infinite values are
 * treated as a wall on the right.
 */
export function goldenMinimum(f: (x: number) => number, low: number, high: number, widthTolerance: number): number {
  let a = low
  let b = high
  let left = b - GOLDEN * (b - a)
  let right = a + GOLDEN * (b - a)
  let fLeft = f(left)
  let fRight = f(right)
  for (let step = 0; step < MAX_STEPS && b - a > widthTolerance; step++) {
    if (fLeft <= fRight) {
      b = right
      right = left
      fRight = fLeft
      left = b - GOLDEN * (b - a)
      fLeft = f(left)
    } else {
      a = left
      left = right
      fLeft = fRight
      right = a + GOLDEN * (b - a)
      fRight = f(right)
    }
  }
  return (a + b) / 2
}

const MAX_SECANT_STEPS = 20

/**
 * Argument above 0 and below a limit at which the squares of several deviations have the least sum,
 * by Gauss-Newton steps whose slopes are those between the last two arguments; with one deviation,
 * the secant method. It takes a fifth of the evaluations of `goldenMinimum`. NaN when a step leaves
 * the range or meets null, or when the steps do not vanish: then search with `goldenMinimum`.
 * @param stepTolerance  stops after a step this small
 */
export function leastSquares(
  f: (x: number) => Float64Array | null,
  first: number,
  second: number,
  limit: number,
  stepTolerance: number,
): number {
  let x = second
  let before = f(first)
  let moved = second - first
  for (let step = 0; step < MAX_SECANT_STEPS; step++) {
    const here = f(x)
    if (before === null || here === null) break
    let product = 0
    let square = 0
    for (let k = 0; k < here.length; k++) {
      const slope = (here[k] - before[k]) / moved
      product += slope * here[k]
      square += slope * slope
    }
    moved = -product / square
    before = here
    x += moved
    if (!(x > 0 && x < limit)) break
    if (Math.abs(moved) <= stepTolerance) return x
  }
  return Number.NaN
}
