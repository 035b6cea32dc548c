import type { Vector } from '../vector.ts'
import type { ShadeBins } from './shade-bins.ts'
import type { ShadeTarget } from './target.ts'

/** From where the sky of a bin is looked at. */
export interface LookoutsOfBin {
  readonly targets: Int32Array
  readonly weights: Float64Array
  /** Pairs of places on each target, and the number of the first one: other places and azimuths on each. */
  readonly pairs: number
  readonly starts: Int32Array
}

/** Lengths are compared in units of this share of the widest target: no whole number, so that none is halfway by design. */
const RESOLUTION = 1e-5 * Math.SQRT2

/**
 * Spreads pairs of places over the targets of each bin, in the order of their heights: over all of
 * them where there are enough, or over every k-th. Targets of one height follow each other from the
 * south, then by their distance from the middle, so that a mirrored scene has the same places.
 * @param middle  mean of the targets
 * @param pairsOf  places of a bin over two, by its number of targets
 */
export function lookoutsOf(
  targets: readonly ShadeTarget[],
  middle: Vector,
  bins: ShadeBins,
  pairsOf: (members: number) => number,
): LookoutsOfBin[] {
  const unit = RESOLUTION * targets.reduce((widest, { halfWidth }) => Math.max(widest, halfWidth), 0)
  const keys = targets.map(({ centre: [east, north, up] }) => {
    const [toEast, toNorth, toUp] = [east - middle[0], north - middle[1], up - middle[2]]
    return [toUp, toNorth, Math.abs(toEast)].map((length) => Math.round(length / unit))
  })
  const members: number[][] = Array.from({ length: bins.count }, () => [])
  for (let i = 0; i < targets.length; i++) members[bins.binOf[i]].push(i)
  for (const list of members) list.sort((a, b) => compare(keys[a], keys[b]))
  const lookouts: LookoutsOfBin[] = []
  const inOrder = members.map((_, bin) => bin).sort((a, b) => compare(keys[members[a][0]], keys[members[b][0]]))
  let [begin, end] = [0, 0]
  inOrder.forEach((bin, at) => {
    const list = members[bin]
    if (at > 0 && compare(keys[members[inOrder[at - 1]][0]], keys[list[0]]) !== 0) begin = end
    const wanted = pairsOf(list.length)
    const taken = Math.min(list.length, wanted)
    const picked = Int32Array.from({ length: taken }, (_, k) => list[Math.floor(((k + 0.5) * list.length) / taken)])
    // equal ones, such as those that a mirror exchanges, have the same places
    const ranks = new Int32Array(taken)
    for (let k = 1; k < taken; k++) ranks[k] = ranks[k - 1] + (compare(keys[picked[k - 1]], keys[picked[k]]) === 0 ? 0 : 1)
    const pairs = Math.ceil(wanted / Math.max(ranks[taken - 1] + 1, taken / 2))
    const starts = ranks.map((rank) => begin + rank * pairs)
    end = starts[taken - 1] + pairs
    lookouts[bin] = { targets: picked, weights: Float64Array.from(picked, (i) => bins.weight[i]), pairs, starts }
  })
  return lookouts
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return a[k] < b[k] ? -1 : 1
  return 0
}
