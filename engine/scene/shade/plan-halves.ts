/**
 * Orders items of the plan so that a binary tree over parts of the list has narrow boxes: each part is cut across the
 * side on which it is longer.
 * @param east, north  of each item, in any unit of length
 * @param parts    a power of two
 * @param startOf  where a part begins in the list, from 0 to the number of items for `parts`; the last parts may be empty
 * @returns positions of the items
 * Source: J. L. Bentley, Communications of the ACM 18, 1975.
 */
export function inHalves(east: Float64Array, north: Float64Array, parts: number, startOf: (part: number) => number): Int32Array {
  const order = Int32Array.from(east, (_, k) => k)
  const halve = (first: number, count: number): void => {
    if (count === 1) return
    const [from, middle, to] = [startOf(first), startOf(first + count / 2), startOf(first + count)]
    if (to > middle) {
      const isEast = rangeOf(order, from, to, east) > rangeOf(order, from, to, north)
      select(order, isEast ? east : north, from, to - 1, middle)
      halve(first + count / 2, count / 2)
    }
    halve(first, count / 2)
  }
  halve(0, parts)
  return order
}

function rangeOf(order: Int32Array, from: number, to: number, values: Float64Array): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let k = from; k < to; k++) {
    const value = values[order[k]]
    if (value < least) least = value
    if (value > most) most = value
  }
  return most - least
}

/** Brings the least values of a range before a place, the greatest from there on. Source: C. A. R. Hoare, 1961. */
function select(order: Int32Array, values: Float64Array, first: number, last: number, place: number): void {
  let [low, high] = [first, last]
  while (low < high) {
    const pivot = values[order[(low + high) >> 1]]
    let [a, b] = [low, high]
    while (a <= b) {
      while (values[order[a]] < pivot) a++
      while (values[order[b]] > pivot) b--
      if (a > b) break
      const kept = order[a]
      order[a++] = order[b]
      order[b--] = kept
    }
    if (place <= b) high = b
    else if (place >= a) low = a
    else return
  }
}
