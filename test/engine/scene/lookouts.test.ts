import { describe, expect, test } from 'bun:test'
import { Hemisphere } from '../../../engine/scene/shade/hemisphere.ts'
import { type LookoutsOfBin, lookoutsOf } from '../../../engine/scene/shade/lookouts.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { rollingTrackers } from './rolling-field.ts'

const FIELD = { rows: 10, columns: 40, pitch: 9, length: 30, width: 4, waves: 3 }
const ROTATION_RAD = 0.8

const DIRECTIONS = 2000
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** What the tables of a field lose of the sky: the shade of all of them, from directions that are spread evenly. */
function lossOfAll(targets: readonly ShadeTarget[]): number {
  const kernel = new ShadeKernel(targets, [])
  kernel.turn(ROTATION_RAD)
  let [light, lost] = [0, 0]
  for (let k = 0; k < DIRECTIONS; k++) {
    const up = (k + 0.5) / DIRECTIONS
    const level = Math.sqrt(1 - up * up)
    const azimuthRad = 2 * Math.PI * k * GOLDEN
    kernel.face(level * Math.sin(azimuthRad), level * Math.cos(azimuthRad), up)
    for (let i = 0; i < targets.length; i++) {
      const seen = Math.max(0, kernel.incidenceCos(i))
      light += seen
      lost += seen * kernel.shade(i)
    }
  }
  return lost / light
}

/** Lookouts of a field that is one bin. */
function lookouts(targets: readonly ShadeTarget[], pairs: number): LookoutsOfBin[] {
  const { length } = targets
  const bins = { count: 1, binOf: new Int32Array(length), weight: new Float64Array(length).fill(1) }
  return lookoutsOf(targets, new ShadeKernel(targets, []).origin, bins, () => pairs)
}

describe('lookouts', () => {
  test('have the mean sky of all tables within 0.1 points, and within 0.5 where they are fewer than the tables', () => {
    const targets = rollingTrackers(FIELD)
    const kernel = new ShadeKernel(targets, [])
    kernel.turn(ROTATION_RAD)
    const every = lossOfAll(targets)
    for (const [pairs, tolerance] of [
      [256, 0.005],
      [2048, 0.001],
      [8192, 0.001],
    ]) {
      const hemisphere = new Hemisphere(kernel, lookouts(targets, pairs))
      hemisphere.look()
      expect(Math.abs(hemisphere.skyLoss(0) - every), `${pairs} pairs`).toBeLessThan(tolerance)
    }
  })

  test('are on the same tables in any order of the tables, and on other places of each', () => {
    const targets = rollingTrackers(FIELD)
    const [{ targets: picked, starts }] = lookouts(targets, 60)
    expect(picked).toHaveLength(60)
    expect(new Set(starts).size).toBe(60)
    const [reversed] = lookouts(targets.toReversed(), 60)
    expect([...reversed.targets].map((i) => targets.length - 1 - i)).toEqual([...picked])
  })
})
