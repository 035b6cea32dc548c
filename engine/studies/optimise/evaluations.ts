import type { Point } from './lattice.ts'

/** Asks for the values of points, in batches: what is asked for together can share its work. */
export type Asking<Result = void> = Generator<readonly Point[], Result, readonly number[]>

/** The points that were evaluated, in their order. The smallest value is the best; NaN is a point that does not count. */
export class Evaluations {
  readonly points: Point[] = []
  readonly values: number[] = []
  private readonly known = new Map<string, number>()
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

  /** NaN for a point that does not count; undefined for one that was not evaluated. */
  valueOf(point: Point): number | undefined {
    const index = this.indexOf(point)
    return index === -1 ? undefined : this.values[index]
  }

  /** -1 for a point that was not evaluated. */
  indexOf(point: Point): number {
    return this.known.get(keyOf(point)) ?? -1
  }

  /** Whether a point counts, and is better than another. */
  isBetter(point: Point, than: Point): boolean {
    const [own = Number.NaN, other = Number.NaN] = [this.valueOf(point), this.valueOf(than)]
    return own < other || (!Number.isNaN(own) && Number.isNaN(other))
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
    const values = yield asked
    for (const [k, point] of asked.entries()) this.add(point, values[k])
  }

  private add(point: Point, value: number): void {
    this.known.set(keyOf(point), this.count)
    this.points.push(point)
    this.values.push(value)
    const best = this.bestAt === -1 ? Number.POSITIVE_INFINITY : this.values[this.bestAt]
    if (value < best) this.bestAt = this.count - 1
  }
}

function keyOf(point: Point): string {
  return point.join(' ')
}
