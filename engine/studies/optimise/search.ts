import { direct } from './direct.ts'
import type { Asking, Evaluations } from './evaluations.ts'
import { isSamePoint, type Lattice, type Point, stepsBetween } from './lattice.ts'
import { patternSearch } from './pattern-search.ts'
import { probesOf } from './probes.ts'

/** Why a search ended. */
export type Stop = 'converged' | 'max_evaluations' | 'flat' | 'no_point'

/** The method, with its sources, as the answer states it. */
export const METHOD =
  'DIRECT-L (Jones, Perttunen, Stuckman 1993; Gablonsky, Kelley 2001) over the whole space, then pattern searches (Torczon 1997) with quadratic models (Custodio, Rocha, Vicente 2010) from its best points; no random numbers'

/** What is added to it where there are constraints. */
export const OF_CONSTRAINTS =
  '; constraints by the rules of Deb 2000, each as a share of the most that it was broken (Venkatraman, Yen 2005)'

/** Share of the evaluations that the search of the whole space may take. */
const WHOLE_SHARE = 0.5
/** Points from which a pattern search starts. */
const STARTS_MAX = 3
/** No start is nearer to a better point than this share of the ranges. */
const START_DISTANCE = 0.15

/**
 * Searches the smallest value: the whole space, then around its best points, then a little further along each field around the
 * best of all, which also tells how much the fields matter.
 * @param known  receives all evaluations
 * @param probed  evaluations allowed in addition for the last part
 * Checked by: test/engine/studies/optimise/search.test.ts
 */
export function* search(lattices: readonly Lattice[], known: Evaluations, probed: number): Asking<Stop> {
  yield* direct(lattices, known, Math.ceil(known.most * WHOLE_SHARE))
  if (isFlat(known)) return 'flat'
  const proven: Point[] = []
  const walk = function* (start: Point): Asking {
    const { end, isProven } = yield* patternSearch(lattices, known, start)
    if (isProven) proven.push(end)
  }
  for (const start of startsOf(lattices, known)) yield* walk(start)
  if (known.best === null) {
    yield* direct(lattices, known, known.most, () => known.best !== null)
    if (known.best === null) return 'no_point'
    yield* walk(known.best)
  }
  for (;;) {
    const best: Point = known.best
    yield* known.ask(probesOf(lattices, best), known.most + probed)
    if (isSamePoint(known.best, best)) break
    yield* walk(known.best)
  }
  const { best } = known
  return proven.some((point) => isSamePoint(point, best)) ? 'converged' : 'max_evaluations'
}

/** Whether there are points to compare, and all that count have the same value. */
function isFlat({ values }: Evaluations): boolean {
  const finite = values.filter((value) => !Number.isNaN(value))
  return finite.length > 1 && finite.every((value) => value === finite[0])
}

/** The best points, the best first, that are far from every better one. */
function startsOf(lattices: readonly Lattice[], known: Evaluations): Point[] {
  const merits = known.merits()
  const order = known.points
    .map((point, k) => ({ point, merit: merits[k] }))
    .filter(({ merit }) => Number.isFinite(merit))
    .sort((a, b) => a.merit - b.merit)
  const isNear = (one: Point, other: Point) =>
    lattices.every((lattice, k) => Math.abs(stepsBetween(lattice, one[k], other[k])) <= START_DISTANCE * lattice.last)
  const apart = order.filter(({ point }, k) => !order.slice(0, k).some((better) => isNear(point, better.point)))
  return apart.slice(0, STARTS_MAX).map(({ point }) => point)
}
