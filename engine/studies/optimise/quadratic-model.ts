import type { Evaluations } from './evaluations.ts'
import { isSamePoint, type Lattice, moved, type Point, stepsBetween } from './lattice.ts'

/** Points within this many meshes of the centre are fitted, and the minimum of the model is looked for as far. */
const REACH = 3
/** Sweeps over the fields when the model is minimised. */
const SWEEPS_MAX = 60
/** A pivot this much smaller than the largest one is none: the points do not say what the model is. */
const PIVOT_MIN = 1e-10

/** A point near the centre, in meshes from it, and how much worse it is. */
interface Sample {
  readonly at: readonly number[]
  readonly value: number
}

/**
 * Where a quadratic model of the points around a centre has its minimum: the search step of a direct search, as Custodio,
 * Rocha, Vicente 2010 (doi 10.1007/s10589-009-9283-0) and Conn and Le Digabel 2013 (doi 10.1080/10556788.2011.623162) add to it. With
 * enough points the model has all products of two fields, with fewer the squares alone.
 * @returns null without a point that is new
 */
export function modelPoint(lattices: readonly Lattice[], known: Evaluations, centre: Point, mesh: readonly number[]): Point | null {
  const samples = nearby(lattices, known, centre, mesh)
  const n = lattices.length
  const full = ((n + 1) * (n + 2)) / 2 - 1
  const pairs = samples.length >= full ? pairsOf(n) : lattices.map((_, k) => [k, k] as const)
  if (samples.length < n + pairs.length) return null
  const model = fitted(samples.slice(0, 2 * full), n, pairs)
  if (model === null) return null
  const limits = lattices.map(({ last, isCircle }, k) => [
    Math.max(-REACH, isCircle ? -REACH : -centre[k] / mesh[k]),
    Math.min(REACH, isCircle ? REACH : (last - centre[k]) / mesh[k]),
  ]) as readonly (readonly [number, number])[]
  const by = minimum(model, limits)
  const point = moved(
    lattices,
    centre,
    by.map((each, k) => Math.round(each * mesh[k])),
  )
  return isSamePoint(point, centre) || known.valueOf(point) !== undefined ? null : point
}

/** The points around a centre, the nearest first; of equally near ones the one that was evaluated first. */
function nearby(lattices: readonly Lattice[], known: Evaluations, centre: Point, mesh: readonly number[]): Sample[] {
  const start = known.indexOf(centre)
  // Where no point counts, the way to one that does: how much the constraints are broken.
  const worth = Number.isNaN(known.values[start]) ? (index: number) => known.violationAt(index) : (index: number) => known.values[index]
  const own = worth(start)
  const samples = known.points.flatMap((point, k) => {
    const at = lattices.map((lattice, field) => stepsBetween(lattice, centre[field], point[field]) / mesh[field])
    const far = Math.max(...at.map(Math.abs))
    const value = worth(k) - own
    return far === 0 || far > REACH || !Number.isFinite(value) ? [] : [{ at, far, value }]
  })
  return samples.sort((a, b) => a.far - b.far)
}

/** Value of the model: slopes times u, plus half of u times curvature times u. */
interface Model {
  readonly slopes: readonly number[]
  readonly curvature: readonly (readonly number[])[]
}

function pairsOf(n: number): (readonly [number, number])[] {
  return Array.from({ length: n }, (_, i) => Array.from({ length: n - i }, (_, k) => [i, i + k] as const)).flat()
}

/** Least squares by the normal equations. */
function fitted(samples: readonly Sample[], n: number, pairs: readonly (readonly [number, number])[]): Model | null {
  const rows = samples.map(({ at }) => [...at, ...pairs.map(([i, k]) => (i === k ? at[i] * at[i] * 0.5 : at[i] * at[k]))])
  const size = n + pairs.length
  const matrix = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, k) => rows.reduce((sum, row) => sum + row[i] * row[k], 0)),
    rows.reduce((sum, row, s) => sum + row[i] * samples[s].value, 0),
  ])
  const solution = solved(matrix)
  if (solution === null) return null
  const curvature = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  for (const [at, [i, k]] of pairs.entries()) curvature[i][k] = curvature[k][i] = solution[n + at]
  return { slopes: solution.slice(0, n), curvature }
}

/** Gaussian elimination with pivots. @param matrix  with the right side as its last column; changed */
function solved(matrix: number[][]): number[] | null {
  const n = matrix.length
  const largest = Math.max(...matrix.map((row, k) => Math.abs(row[k])))
  for (let k = 0; k < n; k++) {
    let pivot = k
    for (let i = k + 1; i < n; i++) if (Math.abs(matrix[i][k]) > Math.abs(matrix[pivot][k])) pivot = i
    ;[matrix[k], matrix[pivot]] = [matrix[pivot], matrix[k]]
    if (Math.abs(matrix[k][k]) <= largest * PIVOT_MIN) return null
    for (let i = k + 1; i < n; i++) {
      const factor = matrix[i][k] / matrix[k][k]
      for (let j = k; j <= n; j++) matrix[i][j] -= factor * matrix[k][j]
    }
  }
  const solution = new Array<number>(n).fill(0)
  for (let k = n - 1; k >= 0; k--) {
    const rest = matrix[k].slice(k + 1, n).reduce((sum, each, j) => sum + each * solution[k + 1 + j], 0)
    solution[k] = (matrix[k][n] - rest) / matrix[k][k]
  }
  return solution
}

/** The minimum of a model within limits, field by field: exact for a convex one. */
function minimum({ slopes, curvature }: Model, limits: readonly (readonly [number, number])[]): number[] {
  const at = slopes.map(() => 0)
  for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
    for (const [k, [low, high]] of limits.entries()) {
      const slope = slopes[k] + curvature[k].reduce((sum, each, j) => sum + (j === k ? 0 : each * at[j]), 0)
      const bend = curvature[k][k]
      const worth = (u: number) => slope * u + 0.5 * bend * u * u
      at[k] = bend > 0 ? Math.min(high, Math.max(low, -slope / bend)) : worth(low) < worth(high) ? low : high
    }
  }
  return at
}
