import type { Asking, Evaluations } from './evaluations.ts'
import { type Lattice, type Point, pointOfUnit } from './lattice.ts'

/** A box of the unit cube. Its side along a field is 1/3 to the power of its level there. */
interface Box {
  readonly centre: readonly number[]
  readonly levels: number[]
  readonly point: Point
}

/** A box has to be able to win this share of what the best value is below the median: Jones 1993 eq. 8, Finkel and Kelley 2006. */
const GAIN_MIN = 1e-4

/**
 * Searches the whole space: divides boxes that may have the best point, whatever the steepness, large ones first.
 * DIRECT of Jones, Perttunen, Stuckman 1993 (doi 10.1007/BF00941892, section 5) in its form for few optima, DIRECT-L of
 * Gablonsky and Kelley 2001 (doi 10.1023/A:1017930332101): a box is as large as its longest side, and of each size one is
 * divided. The least gain is a share of the median's distance from the best value, so that a constant added to the objective
 * changes nothing: Finkel and Kelley 2006 (doi 10.1007/s10898-006-9029-9). Centres are rounded to the lattice; a side shorter than a step is not
 * divided. The merits of the evaluations decide, so that constraints lead it to where they hold; a refused point is as bad as the worst other.
 * @param until  number of evaluations at which it ends
 * @param isEnough  ends it earlier
 * Checked by: test/engine/studies/optimise/search.test.ts
 */
export function* direct(lattices: readonly Lattice[], known: Evaluations, until: number, isEnough = () => false): Asking {
  const whole = boxAt(
    lattices.map(() => 0.5),
    lattices.map(() => 0),
    lattices,
  )
  const boxes = [whole]
  yield* known.ask([whole.point], until)
  while (known.count < until && !isEnough()) {
    const chosen = potentiallyOptimal(boxes, lattices, known)
    if (chosen.length === 0) return
    const trials = chosen.map((box) => trialsOf(box, lattices))
    yield* known.ask(
      trials.flat().flatMap(({ lower, upper }) => [lower.point, upper.point]),
      until,
    )
    for (const [k, box] of chosen.entries()) boxes.push(...divided(box, trials[k], known))
  }
}

/** The two points a third of a side away along a field. */
interface Trial {
  readonly field: number
  readonly lower: Box
  readonly upper: Box
}

/** Along the longest sides. */
function trialsOf(box: Box, lattices: readonly Lattice[]): Trial[] {
  const level = sizeLevel(box, lattices)
  return lattices.flatMap((lattice, field) => {
    if (box.levels[field] !== level || !isDivisible(box, lattice, field)) return []
    const third = 3 ** -(level + 1)
    const [lower, upper] = [-third, third].map((by) =>
      boxAt(
        box.centre.map((at, k) => (k === field ? at + by : at)),
        [...box.levels],
        lattices,
      ),
    )
    return [{ field, lower, upper }]
  })
}

/** Divides a box along its trials, those with the best points first, so that these are in the largest boxes. */
function divided(box: Box, trials: readonly Trial[], known: Evaluations): Box[] {
  const bestOf = ({ lower, upper }: Trial) => Math.min(worthIn(lower, known), worthIn(upper, known))
  const order = trials.map((trial) => ({ trial, best: bestOf(trial) })).sort((a, b) => a.best - b.best || a.trial.field - b.trial.field)
  const made: Box[] = []
  for (const { trial } of order) {
    box.levels[trial.field]++
    for (const part of [trial.lower, trial.upper]) {
      part.levels.splice(0, part.levels.length, ...box.levels)
      made.push(part)
    }
  }
  return made
}

/** Of each size the best box, where it can win under some steepness: the lower right hull of sizes and values. */
function potentiallyOptimal(boxes: readonly Box[], lattices: readonly Lattice[], known: Evaluations): Box[] {
  const finite = known
    .merits()
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const [least = 0, median = 0, worst = 0] = [finite[0], finite[finite.length >> 1], finite.at(-1)]
  const bestOfSize = new Map<number, { box: Box; value: number }>()
  for (const box of boxes) {
    const level = sizeLevel(box, lattices)
    if (level === null) continue
    const value = Math.min(worst, worthIn(box, known))
    const best = bestOfSize.get(level)
    if (best === undefined || value < best.value) bestOfSize.set(level, { box, value })
  }
  const sizes = [...bestOfSize].map(([level, { box, value }]) => ({ size: 3 ** -level, box, value })).sort((a, b) => b.size - a.size)
  return sizes.filter((each) => isOnHull(each, sizes, least - GAIN_MIN * (median - least))).map(({ box }) => box)
}

interface Sized {
  readonly size: number
  readonly value: number
}

function isOnHull({ size, value }: Sized, all: readonly Sized[], wanted: number): boolean {
  let [least, most] = [0, Number.POSITIVE_INFINITY]
  for (const other of all) {
    const slope = (value - other.value) / (size - other.size)
    if (other.size < size) least = Math.max(least, slope)
    if (other.size > size) most = Math.min(most, slope)
  }
  return most > 0 && least <= most && (most === Number.POSITIVE_INFINITY || value - most * size <= wanted)
}

/** Level of the longest side that can be divided; null for a box that cannot. */
function sizeLevel(box: Box, lattices: readonly Lattice[]): number | null {
  const levels = box.levels.filter((_, field) => isDivisible(box, lattices[field], field))
  return levels.length === 0 ? null : Math.min(...levels)
}

function isDivisible(box: Box, { last }: Lattice, field: number): boolean {
  return last * 3 ** -box.levels[field] >= 1
}

function boxAt(centre: readonly number[], levels: number[], lattices: readonly Lattice[]): Box {
  return { centre, levels, point: pointOfUnit(lattices, centre) }
}

/** Infinite for a point that was refused, or was not evaluated. */
function worthIn({ point }: Box, known: Evaluations): number {
  return known.merits()[known.indexOf(point)] ?? Number.POSITIVE_INFINITY
}
