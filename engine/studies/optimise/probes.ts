import { isSamePoint, type Lattice, moved, type Point } from './lattice.ts'

/** Shares of its range by which each field is moved away from the optimum. */
const SHARES = [0.01, 0.05]

/** Most points around an optimum that are evaluated for its sensitivity, per field. */
export const PROBES_OF_FIELD = 2 * SHARES.length

/** The points around an optimum along each field, as far as the bounds allow. */
export function probesOf(lattices: readonly Lattice[], best: Point): Point[] {
  return lattices.flatMap((_, field) => probesAlong(lattices, best, field))
}

/** Along one field, from lower to higher values. */
export function probesAlong(lattices: readonly Lattice[], best: Point, field: number): Point[] {
  const steps = SHARES.map((share) => Math.max(1, Math.round(share * lattices[field].last)))
  const signed = [...steps.map((step) => -step), ...steps].sort((a, b) => a - b)
  const points = signed.map((by) =>
    moved(
      lattices,
      best,
      lattices.map((_, k) => (k === field ? by : 0)),
    ),
  )
  return points.filter((point, k) => !isSamePoint(point, best) && !points.slice(0, k).some((other) => isSamePoint(point, other)))
}
