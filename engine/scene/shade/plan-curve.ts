/** Steps of the plan to each side, at most 2 ** 16: with a body's number, the place on the curve fits in a double. */
const STEPS = 2 ** 14
const BODIES_MAX = 2 ** 20

/**
 * Sorts bodies by where they are on a curve that fills the plan: neighbours in this order are near each
 * other.
 * @param east, north  of each, in the order of `numbers`
 * Valid for: up to 1,048,576 bodies.
 * Source: G. M. Morton, IBM, 1966.
 */
export function alongCurve(numbers: ArrayLike<number>, east: Float64Array, north: Float64Array, steps = STEPS): Int32Array {
  const eastSteps = stepsOf(east, steps)
  const northSteps = stepsOf(north, steps)
  const keys = Float64Array.from(east, (_, k) => BODIES_MAX * (spread(eastSteps[k]) + 2 * spread(northSteps[k])) + k)
  return Int32Array.from(keys.sort(), (key) => numbers[key % BODIES_MAX])
}

/** Numbers the steps from the least to the largest value; 0 for what is no number. */
function stepsOf(values: Float64Array, steps: number): Int32Array {
  const least = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
  const most = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY)
  const perLength = most > least ? (steps - 1) / (most - least) : 0
  return Int32Array.from(values, (value) => Math.floor((value - least) * perLength) || 0)
}

/** Moves the 16 bits of a number apart, so that those of another one fit between them. */
function spread(value: number): number {
  let bits = value
  bits = (bits | (bits << 8)) & 0x00ff00ff
  bits = (bits | (bits << 4)) & 0x0f0f0f0f
  bits = (bits | (bits << 2)) & 0x33333333
  return (bits | (bits << 1)) & 0x55555555
}
