/** Lowest and highest of the heights that are known. */
export function boundsOf(heights: Iterable<number | null>): { lowest: number; highest: number } {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const height of heights) {
    if (height === null) continue
    if (height < lowest) lowest = height
    if (height > highest) highest = height
  }
  return { lowest, highest }
}
