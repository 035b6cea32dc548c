import { describe, expect, test } from 'bun:test'
import { cylinder } from '../../../engine/scene/objects/cylinder.ts'
import { prism } from '../../../engine/scene/objects/prism.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { Occluder, ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { Seeded } from '../properties/seeded.ts'
import { direction, type Point } from './bodies.ts'
import { randomScene } from './random-scene.ts'
import { rollingTrackers } from './rolling-field.ts'

/** Below it lie sums of the same areas in another order. */
const ROUNDING = 1e-12
const FIELD = { rows: 8, columns: 25, pitch: 6, length: 30, width: 2.4, waves: 3 }

/** Largest difference of shade and loss by strips between targets asked for one by one and all of them. */
function worstOf(targets: readonly ShadeTarget[], occluders: readonly Occluder[], rotations: Float64Array, suns: readonly Point[]): number {
  const all = new ShadeKernel(targets, occluders)
  const few = new ShadeKernel(targets, occluders)
  let worst = 0
  for (const sun of suns) {
    all.turn(rotations)
    all.face(...sun)
    few.faceFew(...sun, rotations)
    for (let i = 0; i < all.count; i++) {
      expect(few.incidenceCos(i)).toBe(all.incidenceCos(i))
      worst = Math.max(worst, Math.abs(few.shade(i) - all.shade(i)), Math.abs(few.electrical - all.electrical))
    }
  }
  return worst
}

function sunsOf(seeded: Seeded): Point[] {
  const low = [-3, 0, 1, seeded.between(2, 15), seeded.between(15, 89)]
  // lists of near bodies are made after some searches
  const high = [...low, 20, 89, 18, seeded.between(18, 40), seeded.between(18, 89)]
  return high.map((elevation) => direction(seeded.between(0, 360), elevation))
}

/** The field with every body moved. */
function moved(targets: readonly ShadeTarget[], move: (centre: readonly number[], i: number) => Point): ShadeTarget[] {
  return targets.map((target, i) => ({ ...target, centre: move(target.centre, i) }))
}

describe('a walk towards the sun finds all that shades a table', () => {
  test('in random scenes of every kind of body', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { targets, occluders, rotations } = randomScene(seed)
      expect(worstOf(targets, occluders, rotations, [...sunsOf(new Seeded(seed)), [0, 0, 1]])).toBeLessThan(ROUNDING)
    }
  })

  test('on rolling ground, in one rotation and in many, with frames that shade', () => {
    const targets = rollingTrackers(FIELD).map((target) => ({ ...target, frame: 0.4 }))
    for (let seed = 1; seed <= 12; seed++) {
      const seeded = new Seeded(seed)
      const common = seeded.between(-1, 1)
      const rotations = Float64Array.from(targets, () => (seed % 2 === 0 ? common : seeded.between(-1, 1)))
      expect(worstOf(targets, [], rotations, sunsOf(seeded))).toBeLessThan(ROUNDING)
    }
  })

  test('between bodies of very different sizes, in far groups, on one line and in one place', () => {
    const field = rollingTrackers({ ...FIELD, rows: 3 })
    const large = field.map((target, i) => (i % 9 === 0 ? { ...target, halfLength: 300, halfWidth: 20 } : target))
    const objects = [
      cylinder(40, 40, -3, 0.1, 12),
      cylinder(20, 10, -3, 30, 60),
      prism([
        [-500, -300, -5, 80],
        [500, -300, -5, 80],
        [500, -290, -5, 80],
      ]),
    ] // prettier-ignore
    const scenes: readonly (readonly ShadeTarget[])[] = [
      large,
      moved(field, ([east, north, up], i) => [east + (i % 3) * 40_000, north - (i % 2) * 9000, up]),
      moved(field, ([east, , up]) => [east, 0, up]),
      moved(field, ([, , up], i) => [0, 0, up + i]),
      moved(field, ([east, north, up], i) => [i === 0 ? 1e9 : east, north, up]),
      moved(field, ([east, north, up]) => [east, north, up + north / 2]),
    ]
    scenes.forEach((targets, k) => {
      const seeded = new Seeded(k)
      const rotations = Float64Array.from(targets, () => seeded.between(-1, 1))
      expect(worstOf(targets, objects, rotations, sunsOf(seeded))).toBeLessThan(ROUNDING)
    })
  })

  test('of objects alone, where tables do not shade each other', () => {
    const targets = rollingTrackers(FIELD)
    const [all, few] = [0, 1].map(() => new ShadeKernel(targets, [cylinder(60, 100, -3, 4, 30)], false))
    const rotations = new Float64Array(targets.length)
    for (const sun of sunsOf(new Seeded(3))) {
      all.turn(rotations)
      all.face(...sun)
      few.faceFew(...sun, rotations)
      for (let i = 0; i < targets.length; i++) expect(few.shade(i)).toBeCloseTo(all.shade(i), 12)
    }
  })
})
