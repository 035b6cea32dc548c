import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { wall } from '../../../engine/scene/objects/wall.ts'
import { equalNeighbourhoods } from '../../../engine/scene/shade/neighbourhoods.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { direction } from './bodies.ts'
import { rollingRacks, rollingTrackers } from './rolling-field.ts'

const FIELD = { rows: 6, columns: 30, pitch: 9, length: 30, width: 4, waves: 0 }
const ELEVATION_DEG = 10

describe('equal neighbourhoods', () => {
  test('have equal shade from their elevation on, and are few in a regular field', () => {
    const walls = wall([
      [-20, -10, -2, 6],
      [-20, 40, -2, 6],
    ])
    for (const [targets, rotation] of [
      [rollingTrackers(FIELD), 0.7],
      [rollingRacks({ ...FIELD, rows: 20, columns: 9, length: 9 }, 30), 0],
    ] as const) {
      const first = equalNeighbourhoods(targets, walls, null, ELEVATION_DEG * RAD_PER_DEG)
      expect(new Set(first).size).toBeLessThan(targets.length / 2)
      const kernel = new ShadeKernel(targets, walls)
      kernel.turn(rotation)
      for (const azimuth of [80, 140, 200, 265, 310]) {
        for (const elevation of [ELEVATION_DEG, 14, 30]) {
          kernel.face(...direction(azimuth, elevation))
          first.forEach((equal, i) => {
            if (equal !== i) expect(kernel.shade(i)).toBeCloseTo(kernel.shade(equal), 9)
          })
        }
      }
    }
  })

  test('are equal in what their keys say, and in what surrounds them', () => {
    const targets = rollingTrackers({ ...FIELD, rows: 3, columns: 3, pitch: 500, length: 10 }).map((target, k) => ({
      ...target,
      centre: [500 * k, 0, 2] as const,
    }))
    const at = ELEVATION_DEG * RAD_PER_DEG
    expect([...equalNeighbourhoods(targets, [], null, at)]).toEqual(targets.map(() => 0))
    expect([...equalNeighbourhoods(targets, [], Int32Array.of(0, 1, 0, 1, 0, 1, 0, 1, 2), at)]).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 8])
    expect([
      ...equalNeighbourhoods(
        targets,
        wall([
          [995, -9, 0, 3],
          [995, 9, 0, 3],
        ]),
        null,
        at,
      ),
    ]).toEqual([0, 0, 2, 0, 0, 0, 0, 0, 0])
  })

  test('are not looked for on rolling ground', () => {
    const targets = rollingTrackers({ ...FIELD, rows: 10, waves: 3 })
    expect([...equalNeighbourhoods(targets, [], null, 0.1)]).toEqual(targets.map((_, i) => i))
  })
})
