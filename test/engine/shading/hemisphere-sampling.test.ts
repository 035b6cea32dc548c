import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { FINE_SAMPLING, slicesOf, stepOf } from '../../../engine/shading/scene/hemisphere-sampling.ts'

describe('how finely sky and ground of a scene are averaged', () => {
  test.each([
    ['one table', 1, 1, 1, 4096],
    ['ten tables of ten orientations, 1 / 10 of the most', 1, 10, 10, 1639],
    ['100 tables', 100, 100, 1, 16_000],
    ['999 tables', 999, 999, 1, 16_384],
    ['1,000 tables: one round of the lattice', 1000, 1000, 1, 8192],
  ])('%s', (_name, tables, all, bins, slices) => {
    expect(slicesOf(FINE_SAMPLING, tables, all, bins)).toBe(slices)
  })

  test('objects alone are looked for in two rounds, whatever the size of the scene', () => {
    for (const tables of [1000, 20_000]) expect(slicesOf(FINE_SAMPLING, tables, tables, 1, false)).toBe(16_384)
  })

  test('trackers are looked at 15 deg apart, 30 from 500 on', () => {
    expect([499, 500].map((tables) => Math.round(stepOf(FINE_SAMPLING, tables) / RAD_PER_DEG))).toEqual([15, 30])
  })
})
