/**
 * Straight lines between points of ascending x; beyond either end the value of that end. For a handful of points.
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

/** Index of the first value that is not above the one before it; -1 where all ascend. */
export function firstNotAscending(values: readonly number[]): number {
  return values.findIndex((value, k) => k > 0 && value <= values[k - 1])
}
