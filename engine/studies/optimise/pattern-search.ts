import type { Asking, Evaluations } from './evaluations.ts'
import { isSamePoint, type Lattice, moved, type Point } from './lattice.ts'
import { modelPoint } from './quadratic-model.ts'

/** The first mesh, as a share of a range: what the search of the whole space leaves open. */
const FIRST_MESH = 1 / 18
/** A mesh without a better point becomes finer by this factor. */
const FINER = 4

/**
 * Walks from a point to one that no neighbour on the lattice is better than: neighbours that differ by one step in one field, or in two.
 * A generalised pattern search (Torczon 1997, doi 10.1137/S1052623493250780, algorithm 1, with all directions of the axes
 * polled; Kolda, Lewis, Torczon 2003, doi 10.1137/S003614450242889): moves to the best point of its mesh, makes the mesh finer where none is
 * better, and first tries the minimum of a quadratic model. A point that does not count is worse than every one that does (extreme
 * barrier: Audet and Dennis 2006, doi 10.1137/040603371, section 2); from one it walks to where the constraints are broken less.
 * @returns the last point, and whether all of its neighbours are known to be no better
 */
export function* patternSearch(lattices: readonly Lattice[], known: Evaluations, start: Point): Asking<{ end: Point; isProven: boolean }> {
  let centre = start
  let mesh = lattices.map(({ last }) => Math.max(1, Math.round(last * FIRST_MESH)))
  for (;;) {
    const model = modelPoint(lattices, known, centre, mesh)
    const better =
      (yield* firstBetter(known, centre, model === null ? [] : [model])) ??
      (yield* firstBetter(known, centre, nextTo(lattices, centre, mesh)))
    if (better !== null) {
      centre = better
      continue
    }
    if (mesh.some((step) => step > 1)) {
      mesh = mesh.map((step) => Math.max(1, Math.floor(step / FINER)))
      continue
    }
    const around = diagonalTo(lattices, centre)
    const diagonal = yield* firstBetter(known, centre, around)
    if (diagonal === null) {
      const all = [...nextTo(lattices, centre, mesh), ...around]
      return { end: centre, isProven: all.every((point) => known.valueOf(point) !== undefined) }
    }
    centre = diagonal
  }
}

/** The best of some points, if it is better than the centre. */
function* firstBetter(known: Evaluations, centre: Point, points: readonly Point[]): Asking<Point | null> {
  yield* known.ask(points)
  const best = known.bestOf(points)
  return best !== null && known.isBetter(best, centre) ? best : null
}

/** The points that differ in one field by its mesh. */
function nextTo(lattices: readonly Lattice[], centre: Point, mesh: readonly number[]): Point[] {
  const steps = lattices.flatMap((_, field) => [-1, 1].map((sign) => mesh.map((step, k) => (k === field ? sign * step : 0))))
  return movedPoints(lattices, centre, steps)
}

/** The points that differ in two fields by one step. */
function diagonalTo(lattices: readonly Lattice[], centre: Point): Point[] {
  const fields = lattices.map((_, k) => k)
  const pairs = fields.flatMap((one) => fields.filter((other) => other > one).map((other) => [one, other] as const))
  const steps = pairs.flatMap(([one, other]) =>
    [-1, 1].flatMap((a) => [-1, 1].map((b) => fields.map((k) => (k === one ? a : k === other ? b : 0)))),
  )
  return movedPoints(lattices, centre, steps)
}

function movedPoints(lattices: readonly Lattice[], centre: Point, steps: readonly (readonly number[])[]): Point[] {
  return steps.map((by) => moved(lattices, centre, by)).filter((point) => !isSamePoint(point, centre))
}
