import { describe, expect, test } from 'bun:test'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { Occluder, ShadeTarget } from '../../../engine/scene/shade/target.ts'
import type { Vector } from '../../../engine/scene/vector.ts'
import { direction } from './bodies.ts'
import { randomScene } from './random-scene.ts'
import { lossesOfTables } from './table-losses.ts'

const SEEDS = Array.from({ length: 12 }, (_, k) => 301 + k)
const SLICES = 1024
const SUNS = [direction(95, 4), direction(160, 25), direction(250, 12), direction(300, 55)]

interface Setting {
  targets: readonly ShadeTarget[]
  occluders: readonly Occluder[]
  rotations: Float64Array
}

/** Shade, loss of strips, sky and ground of all targets, in a list. */
function everything({ targets, occluders, rotations }: Setting, suns: readonly Vector[] = SUNS): number[] {
  const kernel = new ShadeKernel(targets, occluders)
  kernel.turn(rotations)
  const [linear, electrical] = [new Float64Array(targets.length), new Float64Array(targets.length)]
  const results: number[] = []
  for (const sun of suns) {
    kernel.shadeAll(...sun, linear, electrical)
    results.push(...linear, ...electrical)
  }
  const { sky, ground } = lossesOfTables(kernel, targets, SLICES)
  return [...results, ...sky, ...ground]
}

function expectSame(found: readonly number[], expected: readonly number[], seed: number): void {
  expect(found.length).toBe(expected.length)
  const difference = found.reduce((most, value, k) => Math.max(most, Math.abs(value - expected[k])), 0)
  expect(difference, `seed ${seed}`).toBeLessThan(1e-9)
}

/** The setting with every point mapped, and every direction, for which lengths keep their ratios. */
function mapped(setting: Setting, point: (at: Vector) => Vector, unit: (at: Vector) => Vector, scale: number): Setting {
  return {
    targets: setting.targets.map((target) => ({
      ...target,
      centre: point(target.centre),
      along: unit(target.along),
      across: unit(target.across),
      halfLength: scale * target.halfLength,
      halfWidth: scale * target.halfWidth,
    })),
    occluders: setting.occluders.map((occluder) => {
      const points = occluder.points.slice()
      for (let p = 0; p < points.length; p += 3) points.set(point([points[p], points[p + 1], points[p + 2]]), p)
      return { ...occluder, points }
    }),
    rotations: setting.rotations,
  }
}

const same = (at: Vector): Vector => at

describe('the shade of a scene', () => {
  test('is the same in feet as in metres', () => {
    for (const seed of SEEDS) {
      const scene = randomScene(seed)
      const feet = mapped(scene, ([east, north, up]) => [east / 0.3048, north / 0.3048, up / 0.3048], same, 1 / 0.3048)
      expectSame(everything(feet), everything(scene), seed)
    }
  })

  test('does not depend on the origin, also at 1e6', () => {
    for (const seed of SEEDS) {
      const scene = randomScene(seed)
      // whole numbers of 2^-20, so that the move itself loses no digit
      const fine = mapped(scene, (at) => at.map((value) => Math.round(value * 2 ** 20) / 2 ** 20) as unknown as Vector, same, 1)
      const moved = mapped(fine, ([east, north, up]) => [east + 1e6, north - 4e6, up + 2000], same, 1)
      expectSame(everything(moved), everything(fine), seed)
    }
  })

  test('is that of the mirrored scene under the mirrored sun', () => {
    for (const seed of SEEDS) {
      const scene = randomScene(seed)
      const east = ([east, north, up]: Vector): Vector => [-east, north, up]
      // a mirror image is left-handed: `along` the other way makes it face the same side, and turn back
      const mirror = mapped(scene, east, east, 1)
      const righted = {
        ...mirror,
        targets: mirror.targets.map((target) => ({
          ...target,
          along: east(target.along).map((value, axis) => (axis === 0 ? value : -value)) as unknown as Vector,
        })),
      }
      expectSame(everything(righted, SUNS.map(east)), everything(scene), seed)
    }
  })

  test('does not depend on the order of tables and objects', () => {
    for (const seed of SEEDS) {
      const scene = randomScene(seed)
      const order = scene.targets.map((_, i) => i).sort((a, b) => ((a * 7919) % 31) - ((b * 7919) % 31) || a - b)
      const shuffled = {
        targets: order.map((i) => scene.targets[i]),
        occluders: scene.occluders.toReversed(),
        rotations: Float64Array.from(order, (i) => scene.rotations[i]),
      }
      const count = order.length
      const expected = everything(scene)
      const inOrder = expected.map((_, k) => expected[Math.floor(k / count) * count + order[k % count]])
      expectSame(everything(shuffled), inOrder, seed)
    }
  })

  test('with trees of transmittance 0 is that with walls, and of 1 that without', () => {
    for (const seed of SEEDS) {
      const scene = randomScene(seed)
      const trees = (transmittance: number): Setting => ({
        ...scene,
        occluders: scene.occluders.map((occluder) => ({ ...occluder, transmittance, group: 5 })),
      })
      const walls = { ...scene, occluders: scene.occluders.map((occluder) => ({ ...occluder, transmittance: 0, group: 0 })) }
      expect(everything(trees(0))).toEqual(everything(walls))
      expect(everything(trees(1))).toEqual(everything({ ...scene, occluders: [] }))
    }
  })

  test('never falls when an object is added', () => {
    for (const seed of SEEDS) {
      const scene = randomScene(seed)
      const more = everything(scene)
      const less = everything({ ...scene, occluders: scene.occluders.slice(1) })
      more.forEach((value, k) => {
        expect(value).toBeGreaterThan(less[k] - 1e-9)
      })
    }
  })

  test('without that of tables is that of each table alone among the objects', () => {
    for (const seed of SEEDS) {
      const scene = randomScene(seed)
      const kernel = new ShadeKernel(scene.targets, scene.occluders, false)
      kernel.turn(scene.rotations)
      scene.targets.forEach((target, i) => {
        const alone = new ShadeKernel([target], scene.occluders)
        alone.turn(scene.rotations.subarray(i))
        for (const sun of SUNS) {
          kernel.face(...sun)
          alone.face(...sun)
          expect(kernel.shade(i)).toBeCloseTo(alone.shade(0), 9)
        }
      })
    }
  })

  test('is the same bytes whatever directions came before', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const scene = randomScene(seed)
      const kernel = new ShadeKernel(scene.targets, scene.occluders)
      const shades = (): Float64Array => {
        const linear = new Float64Array(scene.targets.length)
        kernel.turn(scene.rotations)
        kernel.shadeAll(...SUNS[0], linear, null)
        return linear
      }
      const first = shades()
      kernel.turn(0.3)
      for (const sun of SUNS) kernel.shadeAll(...sun, new Float64Array(scene.targets.length), null)
      expect(shades()).toEqual(first)
    }
  })
})
