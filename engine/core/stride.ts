/**
 * Rows between two samples, for about `wanted` samples. It has no factor in common with hours and
 * days, so that every hour of the day is met.
 */
export function strideOf(rows: number, wanted: number): number {
  let stride = Math.max(1, Math.ceil(rows / wanted))
  while (stride > 1 && (stride % 2 === 0 || stride % 3 === 0 || stride % 5 === 0)) stride++
  return stride
}
