/**
 * Orders items so that a binary tree over equal parts of the list has narrow boxes: each part is halved across its
 * longer side. Part k of `parts` begins at floor(k x items / parts).
 * @param parts  a power of two
 * Source: J. L. Bentley, Communications of the ACM 18, 1975.
 */
export function inHalves(east: Float64Array, north: Float64Array, parts: number): Int32Array {
  const order = Int32Array.from(east, (_, k) => k)
  halve(order, east, north, parts, 0, parts)
  return order
}

function halve(order: Int32Array, east: Float64Array, north: Float64Array, parts: number, first: number, count: number): void {
  if (count === 1) return
  const at = (part: number): number => Math.floor((part * order.length) / parts)
  const [from, end] = [at(first), at(first + count)]
  const isWide = extent(order, east, from, end) >= extent(order, north, from, end)
  select(order, isWide ? east : north, from, end - 1, at(first + count / 2))
  halve(order, east, north, parts, first, count / 2)
  halve(order, east, north, parts, first + count / 2, count / 2)
}

function extent(order: Int32Array, values: Float64Array, from: number, end: number): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let k = from; k < end; k++) {
    const value = values[order[k]]
    if (value < least) least = value
    if (value > most) most = value
  }
  return most - least
}

/** Moves items so that those before position `at` are not above those from it on (quickselect). */
function select(order: Int32Array, values: Float64Array, first: number, last: number, at: number): void {
  while (first < last) {
    const pivot = values[order[(first + last) >> 1]]
    let [low, high] = [first, last]
    while (low <= high) {
      while (values[order[low]] < pivot) low++
      while (values[order[high]] > pivot) high--
      if (low > high) break
      const kept = order[low]
      order[low++] = order[high]
      order[high--] = kept
    }
    if (at <= high) last = high
    else if (at >= low) first = low
    else return
  }
}
