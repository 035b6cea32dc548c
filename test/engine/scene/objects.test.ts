import { describe, expect, test } from 'bun:test'
import { cylinder } from '../../../engine/scene/objects/cylinder.ts'
import { prism } from '../../../engine/scene/objects/prism.ts'
import { treeLine } from '../../../engine/scene/objects/tree-line.ts'
import { wall } from '../../../engine/scene/objects/wall.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { Occluder } from '../../../engine/scene/shade/target.ts'
import { direction, rackAxes } from './bodies.ts'

/** A large level plate, on which shadows can be measured. */
const PLATE = { ...rackAxes(0, 180, 0), centre: [0, 0, 0] as const, halfLength: 50, halfWidth: 50, strips: 1, cellFrac: 1, turns: false }

/** Area of the shadow on level ground. */
function shadowArea(occluders: readonly Occluder[], azimuth: number, elevation: number): number {
  const kernel = new ShadeKernel([PLATE], occluders)
  kernel.face(...direction(azimuth, elevation))
  return kernel.shade(0) * 10_000
}

describe('the shadow on level ground', () => {
  test('of a box is its base and height, seen from the side', () => {
    const box = prism([
      [0, 0, 0, 3],
      [4, 0, 0, 3],
      [4, 2, 0, 3],
      [0, 2, 0, 3],
    ])
    expect(shadowArea([box], 180, 90)).toBeCloseTo(8, 6)
    expect(shadowArea([box], 180, 45)).toBeCloseTo(8 + 4 * 3, 4)
    expect(shadowArea([box], 90, 45)).toBeCloseTo(8 + 2 * 3, 4)
    // both sides are seen, each at its angle
    expect(shadowArea([box], 30, 60)).toBeCloseTo(
      8 + (3 / Math.tan(Math.PI / 3)) * (4 * Math.cos(Math.PI / 6) + 2 * Math.sin(Math.PI / 6)),
      4,
    )
  })

  test('of a round prism of 10,000 vertices and of a cylinder is that of a cylinder', () => {
    const [radius, height, elevation] = [2, 5, 50]
    const expected = Math.PI * radius ** 2 + (2 * radius * height) / Math.tan((elevation * Math.PI) / 180)
    const ring = Array.from({ length: 10_000 }, (_, k) => [radius * Math.cos(k / 1591.55), radius * Math.sin(k / 1591.55), 0, height])
    for (const azimuth of [0, 77, 200]) {
      expect(Math.abs(shadowArea([cylinder(1, 1, 0, radius, height)], azimuth, elevation) / expected - 1)).toBeLessThan(0.003)
      expect(Math.abs(shadowArea([prism(ring)], azimuth, elevation) / expected - 1)).toBeLessThan(0.003)
    }
  })

  test('of a prism that is not convex is that of its hull, with many vertices too', () => {
    const elbow = [
      [0, 0, 0, 2],
      [4, 0, 0, 2],
      [4, 1, 0, 2],
      [1, 1, 0, 2],
      [1, 4, 0, 2],
      [0, 4, 0, 2],
    ]
    const hull = [
      [0, 0, 0, 2],
      [4, 0, 0, 2],
      [4, 1, 0, 2],
      [1, 4, 0, 2],
      [0, 4, 0, 2],
    ]
    const detailed = elbow.flatMap(([east, north, up, height], k) => {
      const [nextEast, nextNorth] = elbow[(k + 1) % elbow.length]
      return [0, 0.25, 0.5, 0.75].map((share) => [east + share * (nextEast - east), north + share * (nextNorth - north), up, height])
    })
    expect(detailed.length).toBeGreaterThan(12)
    for (const azimuth of [15, 130, 250]) {
      const expected = shadowArea([prism(hull)], azimuth, 40)
      expect(shadowArea([prism(elbow)], azimuth, 40)).toBeCloseTo(expected, 4)
      expect(shadowArea([prism(detailed)], azimuth, 40)).toBeCloseTo(expected, 4)
    }
  })

  test('of a house with a roof of many planes and vertices is within 3 % of its hull', () => {
    // a round tent: the rim low, the ridge across it high
    const tent = Array.from({ length: 40 }, (_, k) => [
      3 * Math.cos(k * (Math.PI / 20)),
      3 * Math.sin(k * (Math.PI / 20)),
      0,
      2 + 2 * Math.abs(Math.sin(k * (Math.PI / 20))),
    ])
    const points = Float64Array.from(tent.flatMap(([east, north, up, height]) => [east, north, up, east, north, up + height]))
    const edges = Uint16Array.from(Array.from({ length: 80 * 80 }, (_, k) => [Math.floor(k / 80), k % 80]).flat())
    const exact: Occluder = { points, edges, transmittance: 0, group: 0 }
    for (const azimuth of [10, 100, 190]) {
      for (const elevation of [15, 50])
        expect(Math.abs(shadowArea([prism(tent)], azimuth, elevation) / shadowArea([exact], azimuth, elevation) - 1)).toBeLessThan(0.03)
    }
  })

  test('of a wall has its height between vertices, and none below a height of 0', () => {
    expect(
      shadowArea(
        wall([
          [0, 0, 0, 2],
          [6, 0, 0, 4],
        ]),
        180,
        45,
      ),
    ).toBeCloseTo(18, 4)
    expect(
      shadowArea(
        wall([
          [0, 0, 0, -2],
          [6, 0, 0, 4],
        ]),
        180,
        45,
      ),
    ).toBeCloseTo(12, 4)
    expect(
      wall([
        [0, 0, 0, 2],
        [0, 0, 0, 2],
        [1, 0, 0, 2],
      ]),
    ).toHaveLength(1)
  })

  test('of one tree line is as dark where it crosses a ray twice; of two it is darker', () => {
    const straight = [
      [-5, 0, 0, 4],
      [5, 0, 0, 4],
    ]
    const back = [
      [5, 1, 0, 5],
      [-5, 1, 0, 5],
    ]
    const darkest = (occluders: readonly Occluder[]): number => {
      const kernel = new ShadeKernel([{ ...PLATE, halfLength: 1, halfWidth: 0.2, centre: [0, 2, 0] }], occluders)
      kernel.face(...direction(180, 45))
      return kernel.shade(0)
    }
    expect(darkest(treeLine([...straight, ...back], 0.3, 1))).toBeCloseTo(0.7, 9)
    expect(darkest([...treeLine(straight, 0.3, 1), ...treeLine(back, 0.5, 2)])).toBeCloseTo(1 - 0.15, 9)
    expect(darkest([...treeLine(straight, 0.3, 1), ...wall(back)])).toBe(1)
  })
})
