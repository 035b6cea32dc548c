/**
 * Parallelograms in plan, six numbers each: centre, half of one side, half of the other, each east
 * and north.
 */
export type Footprints = Float64Array
export const FOOTPRINT_NUMBERS = 6

/** Rounded coordinates let neighbours that touch overlap by this share of the smaller side. */
const TOLERATED_FRAC = 0.01
/**
 * Most comparisons, which bound the time for hostile scenes: 20,000 tables in one point have 200
 * million pairs. A field of 100,000 tables in rows needs about a million.
 */
const COMPARED_MAX = 20_000_000
const TESTED_MAX = 1_000_000
/** A heap of tables has at least so many overlaps; to find the rest would take longer than all other checks. */
const PAIRS_MAX = 200_000

export interface Overlaps {
  readonly pairs: number
  /** The pair with the lowest positions; null when there is none. */
  readonly first: readonly [number, number] | null
  /** Every pair was compared; otherwise there may be more, and one with lower positions. */
  readonly isComplete: boolean
}

/**
 * Counts the pairs of parallelograms that overlap. Sorts them along the axis on which they stand
 * less crowded, and compares each with those that begin before it ends.
 */
export function findOverlaps(plan: Footprints): Overlaps {
  const count = plan.length / FOOTPRINT_NUMBERS
  const [east, north] = [rangesOf(plan, 0), rangesOf(plan, 1)]
  const [sweep, other] = crowding(east) <= crowding(north) ? [east, north] : [north, east]
  const lengths = sideLengths(plan)
  const order = new Uint32Array(count).map((_, at) => at).sort((a, b) => sweep.low[a] - sweep.low[b])
  let [pairs, compared, tested] = [0, 0, 0]
  let first: [number, number] | null = null
  for (let i = 0; i < count; i++) {
    const a = order[i]
    for (let j = i + 1; j < count && sweep.low[order[j]] < sweep.high[a]; j++) {
      const b = order[j]
      if (++compared > COMPARED_MAX || tested > TESTED_MAX || pairs >= PAIRS_MAX) return { pairs, first, isComplete: false }
      if (other.low[b] >= other.high[a] || other.low[a] >= other.high[b]) continue
      tested++
      if (!areOverlapping(plan, lengths, a, b)) continue
      pairs++
      if (first === null || isBefore(a, b, first)) first = [Math.min(a, b), Math.max(a, b)]
    }
  }
  return { pairs, first, isComplete: true }
}

function isBefore(a: number, b: number, [low, high]: readonly [number, number]): boolean {
  const least = Math.min(a, b)
  return least < low || (least === low && Math.max(a, b) < high)
}

interface Ranges {
  readonly low: Float64Array
  readonly high: Float64Array
}

/** @param axis  0 for east, 1 for north */
function rangesOf(plan: Footprints, axis: 0 | 1): Ranges {
  const count = plan.length / FOOTPRINT_NUMBERS
  const [low, high] = [new Float64Array(count), new Float64Array(count)]
  for (let at = 0; at < count; at++) {
    const from = at * FOOTPRINT_NUMBERS + axis
    const half = Math.abs(plan[from + 2]) + Math.abs(plan[from + 4])
    low[at] = plan[from] - half
    high[at] = plan[from] + half
  }
  return { low, high }
}

/** How many footprints lie over a place of the axis on average. */
function crowding({ low, high }: Ranges): number {
  let [sum, least, most] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < low.length; at++) {
    sum += high[at] - low[at]
    least = Math.min(least, low[at])
    most = Math.max(most, high[at])
  }
  return sum / (most - least)
}

/** Lengths of half of each side, two of each footprint. */
function sideLengths(plan: Footprints): Float64Array {
  const lengths = new Float64Array((2 * plan.length) / FOOTPRINT_NUMBERS)
  for (let side = 0; side < lengths.length; side++) {
    const from = sideFrom(side)
    lengths[side] = Math.sqrt(plan[from] ** 2 + plan[from + 1] ** 2)
  }
  return lengths
}

/** Where the numbers of a side begin; a footprint has the sides 2 x its position and the next. */
function sideFrom(side: number): number {
  return (side >> 1) * FOOTPRINT_NUMBERS + 2 + 2 * (side & 1)
}

/** Whether no line along a side separates two parallelograms. */
function areOverlapping(plan: Footprints, lengths: Float64Array, a: number, b: number): boolean {
  const tolerated = 2 * TOLERATED_FRAC * Math.min(lengths[2 * a], lengths[2 * a + 1], lengths[2 * b], lengths[2 * b + 1])
  return !(
    isSeparated(plan, lengths, 2 * a, a, b, tolerated) ||
    isSeparated(plan, lengths, 2 * a + 1, a, b, tolerated) ||
    isSeparated(plan, lengths, 2 * b, a, b, tolerated) ||
    isSeparated(plan, lengths, 2 * b + 1, a, b, tolerated)
  )
}

function isSeparated(plan: Footprints, lengths: Float64Array, side: number, a: number, b: number, tolerated: number): boolean {
  const length = lengths[side]
  if (length === 0) return false
  const from = sideFrom(side)
  const east = -plan[from + 1] / length
  const north = plan[from] / length
  const atA = a * FOOTPRINT_NUMBERS
  const atB = b * FOOTPRINT_NUMBERS
  const apart = Math.abs((plan[atB] - plan[atA]) * east + (plan[atB + 1] - plan[atA + 1]) * north)
  return reachOf(plan, atA, east, north) + reachOf(plan, atB, east, north) - apart <= tolerated
}

/** Half of a parallelogram's extent in a direction. */
function reachOf(plan: Footprints, at: number, east: number, north: number): number {
  return Math.abs(plan[at + 2] * east + plan[at + 3] * north) + Math.abs(plan[at + 4] * east + plan[at + 5] * north)
}
