import { describe, expect, test } from 'bun:test'
import { PlanarHull } from '../../../engine/scene/shade/planar-hull.ts'
import { Seeded } from '../properties/seeded.ts'

type Point = readonly [x: number, y: number]

function hullOf(points: readonly Point[]): Point[] {
  const hull = new PlanarHull(points.length)
  points.forEach(([x, y], k) => {
    hull.x[k] = x
    hull.y[k] = y
  })
  return [...hull.hull.subarray(0, hull.wrap(points.length))].map((k) => points[k])
}

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax)

describe('the hull of points of a plane', () => {
  test('has all points to the left of each side, whatever their order, also with many on one line', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const seeded = new Seeded(seed)
      // few different numbers, so that many points share a line
      const points = Array.from({ length: seeded.whole(3, 12) }, () => [seeded.whole(0, 3), seeded.whole(0, 3)] as const)
      const corners = hullOf(points)
      const areOnLine = points.every((point) => points.every((other) => side(points[0], point, other) === 0))
      if (areOnLine) {
        expect(corners.length).toBeLessThan(3)
        continue
      }
      expect(corners.length).toBeGreaterThan(2)
      corners.forEach((corner, k) => {
        const next = corners[(k + 1) % corners.length]
        for (const point of points) expect(side(corner, next, point), `seed ${seed}`).toBeGreaterThanOrEqual(0)
      })
    }
  })
})
