import type { Vector } from './feature.ts'

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const lengthOf = (a: Vector): number => Math.hypot(a[0], a[1], a[2])
export const times = (factor: number, a: Vector): Vector => [factor * a[0], factor * a[1], factor * a[2]]
export const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const unit = (a: Vector): Vector => times(1 / lengthOf(a), a)

export const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

export function meanOf(points: readonly Vector[]): Vector {
  return times(1 / points.length, points.reduce(sum, [0, 0, 0]))
}

/** Twice the area of a polygon along its normal (Newell). */
export function areaVector(points: readonly Vector[]): Vector {
  const [first] = points
  if (first === undefined) return [0, 0, 0]
  return points.reduce<Vector>(
    (whole, point, k) => sum(whole, cross(minus(point, first), minus(points[(k + 1) % points.length] ?? first, first))),
    [0, 0, 0],
  )
}

/** Corners of the convex hull of a ground plan, counter-clockwise (Andrew's monotone chain). */
export function planHull(points: readonly Vector[]): Vector[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly Vector[]) => {
    const chain: Vector[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 0) chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turn(a: Vector, b: Vector, c: Vector): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
