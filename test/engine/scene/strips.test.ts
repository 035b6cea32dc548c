import { describe, expect, test } from 'bun:test'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { surplusFrac } from '../../../engine/shading/row-section.ts'
import { direction, type Point } from './bodies.ts'
import { randomScene } from './random-scene.ts'
import { RayCaster } from './ray-caster.ts'
import { racksInRows } from './rows.ts'

const COLUMNS = 60
const HEIGHTS = 240
const SCENES = 12

/**
 * Loss of strips by rays: at each position along the table, each strip keeps the mean light of its
 * darkest points that make up the depth of a cell.
 */
function lossByRays(caster: RayCaster, sun: Point, strips: number, cellFrac: number): number {
  const perStrip = HEIGHTS / strips
  const cell = perStrip * cellFrac
  let lost = 0
  for (let column = 0; column < COLUMNS; column++) {
    const lights = Array.from({ length: HEIGHTS }, (_, k) => caster.lightAt((column + 0.5) / COLUMNS, (k + 0.5) / HEIGHTS, sun))
    for (let strip = 0; strip < strips; strip++) {
      const darkest = lights.slice(strip * perStrip, (strip + 1) * perStrip).sort((a, b) => a - b)
      for (let k = 0; k < cell; k++) lost += (1 - darkest[k]) * Math.min(1, cell - k)
    }
  }
  return lost / (COLUMNS * strips * cell)
}

describe('loss of strips', () => {
  test('is that of rays at every position, with the light that trees let through', () => {
    for (let seed = 201; seed < 201 + SCENES; seed++) {
      const scene = randomScene(seed)
      // strips of a whole number of rays
      const targets = scene.targets.map((target, i) => ({ ...target, strips: 1 + (i % 4), cellFrac: 0.25 }))
      const kernel = new ShadeKernel(targets, scene.occluders)
      kernel.turn(scene.rotations)
      const sun = direction(37 * seed, 5 + (seed % 40))
      kernel.face(...sun)
      targets.slice(0, 4).forEach(({ strips, cellFrac }, i) => {
        kernel.shade(i)
        const byRays = kernel.incidenceCos(i) > 0 ? lossByRays(new RayCaster(scene.rectangles[i], scene.bodies), sun, strips, cellFrac) : 0
        expect(Math.abs(kernel.electrical - byRays), `seed ${seed}, table ${i}`).toBeLessThan(0.012)
      })
    }
  })

  test('is that of the array section behind an endless row', () => {
    for (const [strips, cellFrac] of [
      [1, 0.2],
      [3, 0.5],
      [6, 0.9],
      [2, 1],
    ] as const) {
      const kernel = new ShadeKernel(racksInRows({ count: 2, length: 4000, width: 4, pitch: 7, tiltDeg: 30, strips, cellFrac }), [])
      for (const elevation of [4, 8, 12, 16, 20]) {
        kernel.face(...direction(180, elevation))
        const shade = kernel.shade(1)
        expect(kernel.electrical - shade).toBeCloseTo(surplusFrac(shade, strips, cellFrac), 9)
      }
    }
  })

  test('of each strip adds up to that of the table, and so does the shade', () => {
    const scene = randomScene(7)
    const targets = scene.targets.map((target) => ({ ...target, strips: 5, cellFrac: 0.4 }))
    const kernel = new ShadeKernel(targets, scene.occluders)
    kernel.turn(scene.rotations)
    kernel.face(...direction(120, 9))
    targets.forEach((_, i) => {
      const shade = kernel.shade(i, true)
      expect(kernel.stripLinear.subarray(0, 5).reduce((sum, strip) => sum + strip / 5, 0)).toBeCloseTo(shade, 12)
      expect(kernel.stripElectrical.subarray(0, 5).reduce((sum, strip) => sum + strip / 5, 0)).toBeCloseTo(kernel.electrical, 12)
    })
  })
})
