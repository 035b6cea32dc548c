import { describe, expect, test } from 'bun:test'
import { ViewGrid } from '../../../engine/scene/shade/view-grid.ts'
import { Seeded } from '../properties/seeded.ts'

/** Boxes of a view: centre and half sizes. */
type Box = readonly [x: number, y: number, halfX: number, halfY: number]

function found(boxes: readonly Box[]): number[][] {
  const grid = new ViewGrid(boxes.length)
  boxes.forEach(([x, y, halfX, halfY], i) => {
    grid.x[i] = x
    grid.y[i] = y
    grid.halfX[i] = halfX
    grid.halfY[i] = halfY
  })
  grid.build()
  return boxes.map((_, i) => [...grid.found.subarray(0, grid.overlapping(i))].sort((a, b) => a - b))
}

function overlaps(boxes: readonly Box[]): number[][] {
  return boxes.map(([x, y, halfX, halfY], i) =>
    boxes.flatMap(([otherX, otherY, otherHalfX, otherHalfY], j) =>
      i !== j && Math.abs(x - otherX) < halfX + otherHalfX && Math.abs(y - otherY) < halfY + otherHalfY ? [j] : [],
    ),
  )
}

describe('the grid of a view', () => {
  test('finds each overlapping box once, of any size', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const seeded = new Seeded(seed)
      const size = (): number => 10 ** seeded.between(-3, seeded.pick([0, 0, 3]))
      const boxes = Array.from(
        { length: seeded.whole(1, 300) },
        () => [seeded.between(-50, 50), seeded.between(-5, 5), size(), size()] as const,
      )
      expect(found(boxes)).toEqual(overlaps(boxes))
    }
  })

  test('finds them among boxes without size, on a line, and at 1e12', () => {
    const line = Array.from({ length: 60 }, (_, k) => [k / 3, 0, 1, 0] as const)
    const points = Array.from({ length: 60 }, (_, k) => [k % 7, k % 5, 0, 0] as const)
    const far = Array.from({ length: 60 }, (_, k) => [1e12 * (k % 3), k, 2, 2] as const)
    const mixed = [...far, ...points, [0, 0, 1e13, 1e13] as const]
    for (const boxes of [line, points, far, mixed]) expect(found(boxes)).toEqual(overlaps(boxes))
  })
})
