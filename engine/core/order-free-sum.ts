/** A sum that is the same to the last digit in any order of its values. */
export function orderFreeSum(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0)
}
