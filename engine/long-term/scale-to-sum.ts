/** What became of the values of some rows. */
export interface Scaled {
  /** By which the values below their limits were multiplied. */
  readonly factor: number
  /** Rows at their limits. */
  readonly limited: number
  /** Part of the sum that the limits do not admit. */
  readonly unmet: number
}

/** Each pass puts at least one more row at its limit, and nearly all of them in the first passes. */
const PASSES_MAX = 1000
/** Of the sum. */
const ROUNDING = 1e-9

/**
 * Multiplies the values of some rows by one factor so that they have a given sum, without raising any
 * above its limit: what the limits cut off goes to the others, in proportion. A value that is above
 * its limit already is not raised. When all limits together are below the sum, every value is at its
 * limit, and the rest is reported.
 * @param values  are changed in place; none is NaN
 * @param sum     0 or more, in the unit of the values
 * Checked by: test/engine/long-term/scale-to-sum.test.ts
 */
export function scaleToSum(values: Float64Array, limits: Float64Array, rows: Int32Array, sum: number): Scaled {
  let total = 0
  for (const i of rows) total += values[i]
  if (sum <= total || total === 0) {
    const factor = total === 0 ? 1 : sum / total
    for (const i of rows) values[i] *= factor
    return { factor, limited: 0, unmet: total === 0 ? sum : 0 }
  }
  let factor = sum / total
  let limited = 0
  for (let pass = 0; pass < PASSES_MAX; pass++) {
    let free = 0
    let taken = 0
    let atLimit = 0
    for (const i of rows) {
      const most = Math.max(values[i], limits[i])
      if (factor * values[i] <= most) free += values[i]
      else {
        taken += most
        atLimit++
      }
    }
    limited = atLimit
    if (free === 0) break
    const next = (sum - taken) / free
    if (next <= factor * (1 + 1e-12)) break
    factor = next
  }
  let reached = 0
  for (const i of rows) {
    values[i] = Math.min(factor * values[i], Math.max(values[i], limits[i]))
    reached += values[i]
  }
  const unmet = sum - reached
  return { factor, limited, unmet: unmet > ROUNDING * sum ? unmet : 0 }
}
