/**
 * Sorts bodies so that each half of the list, each half of a half, and so on, stands together on the
 * plan: parts are cut across the side on which they are longer.
 * @param east, north  of each, in the order of `numbers`
 * @param leaf  bodies of the smallest parts
 * @param leaves  number of them, a power of two; the last ones may be empty
 */
export function inHalves(numbers: ArrayLike<number>, east: Float64Array, north: Float64Array, leaf: number, leaves: number): Int32Array {
  const order = Int32Array.from(east, (_, k) => k)
  const part = (from: number, size: number): void => {
    const middle = from + size / 2
    const to = Math.min(order.length, from + size)
    if (size <= leaf) return
    if (to > middle) {
      const isEast = rangeOf(order, from, to, east) > rangeOf(order, from, to, north)
      select(order, isEast ? east : north, from, to - 1, middle)
      part(middle, size / 2)
    }
    part(from, size / 2)
  }
  part(0, leaf * leaves)
  return order.map((k) => numbers[k])
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
