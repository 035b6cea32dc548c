import { describe, expect, test } from 'bun:test'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { rounds } from '../../rounds.ts'
import { Seeded } from '../properties/seeded.ts'
import { direction, type Point } from './bodies.ts'
import { randomScene } from './random-scene.ts'
import { RayCaster } from './ray-caster.ts'

const SCENES = rounds(40, 100)
/** So that no test takes long on a slow machine. */
const SCENES_PER_TEST = 5
const COARSE_RAYS = 1_000
const FINE_RAYS = 10_000
const TOLERANCE = 0.002

describe('the projection of the beam is that of rays, within 0.2 % of every table', () => {
  for (let first = 1; first <= SCENES; first += SCENES_PER_TEST) {
    const last = first + SCENES_PER_TEST - 1
    test(`in random scenes ${first} to ${last}`, () => {
      let partly = 0
      const wrong: string[] = []
      for (let seed = first; seed <= last; seed++) {
        const scene = randomScene(seed)
        const kernel = new ShadeKernel(scene.targets, scene.occluders)
        kernel.turn(scene.rotations)
        const casters = scene.rectangles.map((target) => new RayCaster(target, scene.bodies))
        for (const sun of sunsOf(seed)) {
          kernel.face(...sun)
          casters.forEach((caster, i) => {
            const shade = kernel.shade(i)
            const isCertain = shade === 0 || shade === 1
            const byRays = caster.shade(sun, isCertain ? COARSE_RAYS : FINE_RAYS)
            if (!isCertain) partly++
            if (!(Math.abs(shade - byRays) <= TOLERANCE))
              wrong.push(`seed ${seed}, sun ${sun.join(' ')}, table ${i}: ${shade}, by rays ${byRays}`)
          })
        }
      }
      expect(wrong).toEqual([])
      expect(partly).toBeGreaterThan(SCENES_PER_TEST)
    })
  }
})

/** A low and a high sun. */
function sunsOf(seed: number): readonly Point[] {
  const seeded = new Seeded(1000 + seed)
  return [direction(seeded.between(0, 360), seeded.between(1, 20)), direction(seeded.between(0, 360), seeded.between(15, 80))]
}
