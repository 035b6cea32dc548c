import { describe, expect, test } from 'bun:test'
import { FOOTPRINT_NUMBERS, findOverlaps } from '../../../engine/scene/overlaps.ts'
import { Seeded } from '../properties/seeded.ts'

type Point = readonly [number, number]

/** Corners of a footprint in order. */
function cornersOf([x = 0, y = 0, ux = 0, uy = 0, vx = 0, vy = 0]: readonly number[]): Point[] {
  return [
    [x - ux - vx, y - uy - vy],
    [x + ux - vx, y + uy - vy],
    [x + ux + vx, y + uy + vy],
    [x - ux + vx, y - uy + vy],
  ]
}

/** Common area by clipping one polygon at each side of the other (Sutherland and Hodgman 1974). */
function commonArea(a: readonly number[], b: readonly number[]): number {
  let points: Point[] = cornersOf(a)
  const clip = cornersOf(b)
  clip.forEach((from, k) => {
    const to = clip[(k + 1) % 4] as Point
    const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
    points = points.flatMap((point, i) => {
      const next = points[(i + 1) % points.length] as Point
      const [here, there] = [side(point), side(next)]
      const kept: Point[] = here >= 0 ? [point] : []
      if (here >= 0 === there >= 0) return kept
      const share = here / (here - there)
      return [...kept, [point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])] as const]
    })
  })
  return Math.abs(
    points.reduce(
      (sum, [x, y], i) => sum + x * (points[(i + 1) % points.length]?.[1] ?? 0) - y * (points[(i + 1) % points.length]?.[0] ?? 0),
      0,
    ) / 2,
  )
}

function flat(footprints: readonly (readonly number[])[]): Float64Array {
  return Float64Array.from(footprints.flat())
}

const square = (x: number, y: number): number[] => [x, y, 1, 0, 0, 1]

describe('overlaps', () => {
  test('are those that clipping the polygons finds, but for slivers, in random layouts of any angle', () => {
    const choices = new Seeded(7)
    for (let round = 0; round < 15; round++) {
      const footprints = Array.from({ length: 60 }, () => {
        const turn = choices.between(0, Math.PI)
        const [length, width] = [choices.between(0.5, 8), choices.between(0.2, 2)]
        const [east, north] = [Math.sin(turn), Math.cos(turn)]
        return [choices.between(0, 60), choices.between(0, 60), length * east, length * north, -width * north, width * east]
      })
      const areas = footprints.flatMap((a, i) => footprints.slice(i + 1).map((b) => commonArea(a, b)))
      const { pairs, isComplete } = findOverlaps(flat(footprints))
      expect(isComplete).toBe(true)
      expect(pairs).toBeLessThanOrEqual(areas.filter((area) => area > 0).length)
      // A larger common area is deeper than the tolerance, whatever its length.
      expect(pairs).toBeGreaterThanOrEqual(areas.filter((area) => area > 0.7).length)
    }
  })

  test('name the pair with the lowest positions, in any order of the footprints', () => {
    const footprints = [square(9, 0), square(50, 0), square(10, 0), square(51, 0), square(8, 0)]
    expect(findOverlaps(flat(footprints))).toEqual({ pairs: 3, first: [0, 2], isComplete: true })
    expect(findOverlaps(new Float64Array())).toEqual({ pairs: 0, first: null, isComplete: true })
  })

  test('20,000 tables in one point are not all compared', () => {
    const { pairs, first, isComplete } = findOverlaps(flat(Array.from({ length: 20_000 }, () => square(0, 0))))
    expect([first !== null, isComplete]).toEqual([true, false])
    expect(pairs).toBeGreaterThan(100_000)
    expect(pairs).toBeLessThanOrEqual(200_000)
  })

  test('50,000 needles across each other, and lines without area, end as well', () => {
    const needles = Array.from({ length: 50_000 }, (_, k) => [k * 1e-3, 0, 1e6, 1e6, -1e-9, 1e-9])
    expect(findOverlaps(flat(needles))).toEqual({ pairs: 0, first: null, isComplete: false })
    expect(
      findOverlaps(
        flat([
          [0, 0, 1, 0, 0, 0],
          [0, 0, 1, 0, 0, 0],
          [0, 0, 0, 0, 0, 0],
        ]),
      ).pairs,
    ).toBe(0)
  })

  test('a field of 20,000 tables in rows is compared completely', () => {
    const field = Array.from({ length: 20_000 }, (_, k) => [30 * (k % 100), 8 * Math.floor(k / 100), 14.9, 0, 0, 2])
    expect(findOverlaps(flat(field))).toEqual({ pairs: 0, first: null, isComplete: true })
    expect(field[0]).toHaveLength(FOOTPRINT_NUMBERS)
  })
})
