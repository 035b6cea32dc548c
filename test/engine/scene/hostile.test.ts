import { describe, expect, test } from 'bun:test'
import { cylinder } from '../../../engine/scene/objects/cylinder.ts'
import { prism } from '../../../engine/scene/objects/prism.ts'
import { treeLine } from '../../../engine/scene/objects/tree-line.ts'
import { wall } from '../../../engine/scene/objects/wall.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { Occluder, ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { rounds } from '../../rounds.ts'
import { Seeded } from '../properties/seeded.ts'
import { direction, rackAxes } from './bodies.ts'
import { lossesOfTables } from './table-losses.ts'

const RACK: ShadeTarget = {
  ...rackAxes(25, 180, 0),
  centre: [0, 0, 1],
  halfLength: 2,
  halfWidth: 1,
  strips: 3,
  cellFrac: 0.3,
  turns: false,
}

/** Slices of the sky from a target. */
const SLICES = 512
/** Targets up to which sky and ground are looked at. */
const HEMISPHERE_MAX = 8

/** Shades of all targets from many sides; each must be 0 to 1, and the strips' loss at least the shade. */
function expectSound(targets: readonly ShadeTarget[], occluders: readonly Occluder[]): void {
  const kernel = new ShadeKernel(targets, occluders)
  const [linear, electrical] = [new Float64Array(targets.length), new Float64Array(targets.length)]
  const expectFractions = (values: Float64Array): void => expect(values.every((value) => value >= 0 && value <= 1)).toBe(true)
  for (const azimuth of [0, 90, 233]) {
    for (const elevation of [-5, 0, 1e-9, 25, 90]) {
      kernel.shadeAll(...direction(azimuth, elevation), linear, electrical)
      expectFractions(linear)
      expectFractions(electrical)
      expect(linear.every((shade, i) => shade <= electrical[i])).toBe(true)
    }
  }
  if (targets.length > HEMISPHERE_MAX) return
  const { sky, ground } = lossesOfTables(kernel, targets, SLICES)
  expectFractions(sky)
  expectFractions(ground)
}

/** Targets made from one by changes. */
const each = (count: number, change: (k: number) => Partial<ShadeTarget>): ShadeTarget[] =>
  Array.from({ length: count }, (_, k) => ({ ...RACK, ...change(k) }))

describe('hostile scenes have shades from 0 to 1', () => {
  test('no target, one target, nothing else', () => {
    expectSound([], [])
    expectSound([RACK], [])
    expectSound(
      [],
      wall([
        [0, 0, 0, 1],
        [1, 0, 0, 1],
      ]),
    )
  })

  test('targets at one place, of one plane and of many', () => {
    expectSound(
      each(40, () => ({})),
      [],
    )
    expectSound(
      each(40, (k) => rackAxes(2 * k, 7 * k, 0)),
      [],
    )
    const kernel = new ShadeKernel(
      each(40, () => ({})),
      [],
    )
    kernel.face(...direction(150, 20))
    expect(kernel.shade(3)).toBe(0)
  })

  test('needles, dust and planes without area', () => {
    expectSound(
      each(30, (k) => ({ centre: [0, 0.1 * k, 1], halfLength: 1e6, halfWidth: 1e-6 })),
      [],
    )
    expectSound(
      each(30, (k) => ({ centre: [0.1 * k, 0, 1], halfLength: 1e-300, halfWidth: 1e-300 })),
      [],
    )
    expectSound(
      each(30, (k) => ({ centre: [0, k, 1], halfLength: k % 2, halfWidth: k % 3 })),
      [],
    )
    expectSound(
      each(5, (k) => ({ centre: [0, k, 1], strips: 1e12, cellFrac: 1e-12 })),
      [],
    )
  })

  test('coordinates of 1e12 and of 1e300, next to ordinary ones', () => {
    expectSound(
      each(30, (k) => ({ centre: [1e12 * (k % 3), 1e12 * k, 1e11 * k] })),
      [],
    )
    expectSound(
      each(30, (k) => ({ centre: [k % 2 === 0 ? k : 1e300, k, 1] })),
      [cylinder(1e12, 0, 0, 1e11, 1e12)],
    )
    expectSound(
      each(4, (k) => ({ halfLength: 10 ** (75 * k), halfWidth: 10 ** (70 * k) })),
      wall([
        [-1e300, 0, 0, 1e300],
        [1e300, 3, 0, 1],
      ]),
    )
  })

  test('objects through targets, without area, of one point and of 10,000 vertices', () => {
    const ring = Array.from({ length: 10_000 }, (_, k) => [3 * Math.sin(k), 3 * Math.cos(k), 0, 1 + Math.sin(k) ** 2])
    const level = ring.map(([east, north]) => [east, north, 0, 2])
    const occluders = [
      prism([
        [-5, 0, 0, 4],
        [5, 0, 0, 4],
        [5, 0.3, 0, 4],
        [-5, 0.3, 0, 4],
      ]),
      prism([
        [0, 0, 0, 1],
        [1, 1, 0, 1],
        [2, 2, 0, 1],
      ]),
      prism([
        [1, 1, 1, 0],
        [1, 1, 1, 0],
        [1, 1, 1, 1],
      ]),
      prism(ring),
      prism(level),
      ...wall([
        [0, -3, 0, 3],
        [0, 3, 0, 3],
        [0, 3, 0, 9],
        [0, 3, 1, 9],
      ]),
      ...treeLine(ring.slice(0, 500), 0.5, 1),
      cylinder(0, 0, -1, 1e-9, 1e9),
    ]
    expectSound(
      each(rounds(2, 6), (k) => ({ centre: [k, -k, 1] })),
      occluders,
    )
  })

  test('hundreds of shadows on one target are within 0.2 % of the exact union', () => {
    // laths across the sun: with more shadows than are swept exactly, and the same merged in fewer
    const lath = (from: number, width: number): number[][] => [
      [-3, -2, 2.6 + from, width],
      [3, -2, 2.6 + from, width],
    ]
    const many = Array.from({ length: 200 }, (_, k) => wall(lath(0.01 * k, 0.005))).flat()
    const slanted = Array.from({ length: 40 }, (_, k) =>
      treeLine(
        [
          [-3 + 0.1 * k, -2, 0, 6],
          [-2.98 + 0.1 * k, -2, 0, 6],
        ],
        0.4,
        k,
      ),
    ).flat()
    expectSound([RACK], [...many, ...slanted])
    const kernel = new ShadeKernel([RACK], many)
    kernel.face(...direction(180, 60))
    // laths of half the spacing shade half of what the fence of the same height does
    const fence = new ShadeKernel(
      [RACK],
      wall([
        [-3, -2, 2.6, 2],
        [3, -2, 2.6, 2],
      ]),
    )
    fence.face(...direction(180, 60))
    expect(fence.shade(0)).toBeGreaterThan(0)
    expect(Math.abs(kernel.shade(0) - fence.shade(0) / 2)).toBeLessThan(0.004)
  })

  test('a thousand tables in a heap', () => {
    const seeded = new Seeded(5)
    const heap = each(1000, () => ({
      centre: [seeded.between(0, 60), seeded.between(0, 60), seeded.between(0, 3)],
      ...rackAxes(seeded.between(0, 90), seeded.between(0, 360), 0),
    }))
    const kernel = new ShadeKernel(heap, [])
    const linear = new Float64Array(heap.length)
    for (const elevation of [0, 5, 40]) {
      kernel.shadeAll(...direction(200, elevation), linear, null)
      expect(linear.every((shade) => shade >= 0 && shade <= 1)).toBe(true)
    }
  })
})
