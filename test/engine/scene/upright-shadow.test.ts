import { describe, expect, test } from 'bun:test'
import { cylinder } from '../../../engine/scene/objects/cylinder.ts'
import { prism } from '../../../engine/scene/objects/prism.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { Occluder, ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { Seeded } from '../properties/seeded.ts'
import { direction, rackAxes, trackerAxes } from './bodies.ts'

/** A silo with corners in counterclockwise order. */
const SILO = prism(
  Array.from({ length: 30 }, (_, k) => {
    const [east, north] = direction(90 - 12 * k, 0)
    return [6 + 2 * east, -3 + 2 * north, -1, 5]
  }),
)

/** The same body, of which nothing is known but its points and edges. */
function asHull({ levelEnds: _, ...body }: Occluder): Occluder {
  return body
}

function tableIn(seeded: Seeded): ShadeTarget {
  const axes = seeded.chance(0.5)
    ? rackAxes(seeded.between(0, 90), seeded.between(0, 360), seeded.between(-10, 10))
    : trackerAxes(seeded.between(-8, 8), seeded.between(0, 360))
  const centre = [seeded.between(-8, 8), seeded.between(-8, 8), seeded.between(-1, 4)] as const
  return { ...axes, centre, halfLength: seeded.between(2, 15), halfWidth: seeded.between(0.5, 3), strips: 2, cellFrac: 0.2, turns: true }
}

describe('the shadow of an upright body with level ends', () => {
  test('is that of the hull of its points, for thin and thick ones, above, across and below tables', () => {
    let [partly, worst] = [0, 0]
    for (let seed = 1; seed <= 150; seed++) {
      const seeded = new Seeded(seed)
      const targets = Array.from({ length: 6 }, () => tableIn(seeded))
      const bodies = [
        SILO,
        cylinder(seeded.between(-6, 6), seeded.between(-6, 6), -1, 0.2, 9),
        cylinder(0, 0, seeded.between(-2, 3), 1.5, seeded.between(0.5, 12)),
      ]
      expect(bodies.map(({ levelEnds }) => levelEnds)).toEqual([30, 40, 40])
      const [kernel, hulls] = [bodies, bodies.map(asHull)].map((each) => new ShadeKernel(targets, each, false))
      for (const elevation of [-3, 0, 1, seeded.between(2, 20), seeded.between(20, 88), 90]) {
        const sun = direction(seeded.between(0, 360), elevation)
        const rotations = Float64Array.from(targets, () => seeded.between(-1, 1))
        for (const each of [kernel, hulls]) {
          each.turn(rotations)
          each.face(...sun)
        }
        for (let i = 0; i < targets.length; i++) {
          const shade = kernel.shade(i)
          if (shade > 0 && shade < 1) partly++
          worst = Math.max(worst, Math.abs(shade - hulls.shade(i)), Math.abs(kernel.electrical - hulls.electrical))
        }
      }
    }
    expect(worst).toBeLessThan(1e-9)
    expect(partly).toBeGreaterThan(500)
  })
})
