/**
 * Linear interpolation between points of ascending x; constant beyond either end. For a small
 * number of points.
 * Checked by: pvlib t05 iam.interp (linear)
 */
export function polylineAt(x: ArrayLike<number>, y: ArrayLike<number>, at: number): number {
  const last = x.length - 1
  if (at <= x[0]) return y[0]
  if (at >= x[last]) return y[last]
  let k = 1
  while (at > x[k]) k++
  return y[k - 1] + ((at - x[k - 1]) / (x[k] - x[k - 1])) * (y[k] - y[k - 1])
}

/** Index of the first value that is not above the previous one; -1 when all ascend. */
export function firstNotAscending(values: readonly number[]): number {
  return values.findIndex((value, k) => k > 0 && value <= values[k - 1])
}
