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

export interface Overlaps {
  readonly pairs: number
  /** The pair with the lowest positions; null when there is none. */
  readonly first: readonly [number, number] | null
  /** Every pair was compared. */
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
  const order = Uint32Array.from({ length: count }, (_, at) => at).sort((a, b) => sweep.low[a] - sweep.low[b])
  let [pairs, compared, tested] = [0, 0, 0]
  let first: [number, number] | null = null
  for (let i = 0; i < count; i++) {
    const a = order[i]
    for (let j = i + 1; j < count && sweep.low[order[j]] < sweep.high[a]; j++) {
      const b = order[j]
      if (++compared > COMPARED_MAX || tested > TESTED_MAX) return { pairs, first, isComplete: false }
      if (other.low[b] >= other.high[a] || other.low[a] >= other.high[b]) continue
      tested++
      if (!areOverlapping(plan, a * FOOTPRINT_NUMBERS, b * FOOTPRINT_NUMBERS)) continue
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

/** Whether no line along a side separates two parallelograms, given by where their numbers begin. */
function areOverlapping(plan: Footprints, a: number, b: number): boolean {
  const tolerated = 2 * TOLERATED_FRAC * Math.min(sideOf(plan, a + 2), sideOf(plan, a + 4), sideOf(plan, b + 2), sideOf(plan, b + 4))
  for (const side of [a + 2, a + 4, b + 2, b + 4]) {
    const length = sideOf(plan, side)
    if (length === 0) continue
    const [east, north] = [-plan[side + 1] / length, plan[side] / length]
    const apart = Math.abs((plan[b] - plan[a]) * east + (plan[b + 1] - plan[a + 1]) * north)
    if (reachOf(plan, a, east, north) + reachOf(plan, b, east, north) - apart <= tolerated) return false
  }
  return true
}

function sideOf(plan: Footprints, at: number): number {
  return Math.sqrt(plan[at] ** 2 + plan[at + 1] ** 2)
}

/** Half of a parallelogram's extent in a direction. */
function reachOf(plan: Footprints, at: number, east: number, north: number): number {
  return Math.abs(plan[at + 2] * east + plan[at + 3] * north) + Math.abs(plan[at + 4] * east + plan[at + 5] * north)
}
