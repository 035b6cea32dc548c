import type { Point } from './lattice.ts'

/** Asks for the values of points, in batches: what is asked for together can share its work. */
export type Asking<Result = void> = Generator<readonly Point[], Result, readonly Worth[]>

/** What a point is worth. */
export interface Worth {
  /** The smallest is the best; NaN for a point that was refused. */
  readonly value: number
  /** Of each constraint, by how much the point breaks it; zero for one that holds. */
  readonly broken: readonly number[]
}

/**
 * The points that were evaluated, in their order. A point counts that was not refused and breaks no constraint. Points compare by
 * the rules of Deb 2000 (doi 10.1016/S0045-7825(99)00389-8): those that count by their values and before all others, these by how
 * much they break the constraints, refused ones last. How much is the sum over the constraints, each as a share of the most
 * that a point so far has broken it (Venkatraman and Yen 2005, doi 10.1109/TEVC.2005.846817), so that their units do not matter.
 */
export class Evaluations {
  readonly points: Point[] = []
  /** NaN for a point that does not count. */
  readonly values: number[] = []
  private readonly worths: Worth[] = []
  private readonly known = new Map<string, number>()
  private readonly mostBroken: number[] = []
  private ranks: readonly number[] | null = null
  private bestAt = -1

  /** @param most  points that may be evaluated */
  constructor(readonly most: number) {}

  get count(): number {
    return this.points.length
  }

  /** Of equal points the one that was evaluated first; null while none counts. */
  get best(): Point | null {
    return this.bestAt === -1 ? null : this.points[this.bestAt]
  }

  get bestIndex(): number {
    return this.bestAt
  }

  /** The point that breaks the constraints least, as long as none counts; -1 where all were refused. */
  get nearestIndex(): number {
    const violations = this.points.map((_, k) => this.violationAt(k))
    return violations.reduce((least, each, k) => (each < (violations[least] ?? Number.POSITIVE_INFINITY) ? k : least), -1)
  }

  /** NaN for a point that does not count; undefined for one that was not evaluated. */
  valueOf(point: Point): number | undefined {
    const index = this.indexOf(point)
    return index === -1 ? undefined : this.values[index]
  }

  /** -1 for a point that was not evaluated. */
  indexOf(point: Point): number {
    return this.known.get(keyOf(point)) ?? -1
  }

  /** Of each constraint, by how much an evaluation breaks it. */
  brokenAt(index: number): readonly number[] {
    return this.worths[index].broken
  }

  /** By how much an evaluation breaks the constraints: zero where it breaks none; infinite for one that was refused. */
  violationAt(index: number): number {
    const { value, broken } = this.worths[index]
    if (Number.isNaN(value)) return Number.POSITIVE_INFINITY
    return broken.reduce((sum, each, k) => sum + (each === 0 ? 0 : each / this.mostBroken[k]), 0)
  }

  /**
   * Small numbers for good evaluations, in the order of the rules: while none counts, how much each breaks the constraints
   * (the first phase of the simplex method, which minimises that alone); then the values of those that count, with the others behind the
   * worst of them. Infinite for a refused one.
   */
  merits(): readonly number[] {
    this.ranks ??= this.rankedMerits()
    return this.ranks
  }

  /** Whether the first comes before the other. */
  isBetter(point: Point, than: Point): boolean {
    const [own, other] = [this.indexOf(point), this.indexOf(than)]
    if (own === -1 || other === -1) return own !== -1
    const [a, b] = [this.violationAt(own), this.violationAt(other)]
    return a === b ? this.values[own] < this.values[other] : a < b
  }

  /** The best of some points; of equal ones the first. */
  bestOf(points: readonly Point[]): Point | null {
    return points.reduce<Point | null>((best, point) => (best === null || this.isBetter(point, best) ? point : best), null)
  }

  /** Evaluates the points that are not known yet, as far as there is room. @param most  points that may be known afterwards */
  *ask(points: readonly Point[], most = this.most): Asking {
    const fresh = new Map(points.filter((point) => this.indexOf(point) === -1).map((point) => [keyOf(point), point]))
    const asked = [...fresh.values()].slice(0, Math.max(0, most - this.count))
    if (asked.length === 0) return
    const worths = yield asked
    for (const [k, point] of asked.entries()) this.add(point, worths[k])
  }

  private add(point: Point, worth: Worth): void {
    const counts = worth.broken.every((each) => each === 0)
    const value = counts ? worth.value : Number.NaN
    this.known.set(keyOf(point), this.count)
    this.points.push(point)
    this.worths.push(worth)
    this.values.push(value)
    if (!Number.isNaN(worth.value))
      for (const [k, each] of worth.broken.entries()) this.mostBroken[k] = Math.max(this.mostBroken[k] ?? 0, each)
    const best = this.bestAt === -1 ? Number.POSITIVE_INFINITY : this.values[this.bestAt]
    if (value < best) this.bestAt = this.count - 1
    this.ranks = null
  }

  private rankedMerits(): readonly number[] {
    const counting = this.values.filter((value) => !Number.isNaN(value))
    if (counting.length === 0) return this.points.map((_, k) => this.violationAt(k))
    const [least, worst] = [Math.min(...counting), Math.max(...counting)]
    const behind = worst - least || Math.abs(worst) || 1
    return this.values.map((value, k) => (Number.isNaN(value) ? worst + behind * this.violationAt(k) : value))
  }
}

function keyOf(point: Point): string {
  return point.join(' ')
}
