import { describe, expect, test } from 'bun:test'
import { lossBetween } from '../../../engine/scene/shade/beam-shares.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { StripSweep } from '../../../engine/scene/shade/strip-sweep.ts'
import { surplusFrac, wholeSurplusFrac } from '../../../engine/shading/row-section.ts'
import { type BypassGroups, WholeStrings } from '../../../engine/shading/strings/whole-strings.ts'
import reference from '../../fixtures/shading/pvmismatch-tables.json'
import { direction } from '../scene/bodies.ts'
import { racksInRows } from '../scene/rows.ts'
import { shadowsOf } from './shadows.ts'

const STRIPS = 3

/** Losses of power of a table by area, by the strips' rule and by whole strings. @param beam  share of the light */
function lossesOf(polygons: Parameters<typeof shadowsOf>[0], cellFrac: number, groups: BypassGroups, beam: number) {
  const sweep = new StripSweep([0])
  const whole = new WholeStrings(new StripSweep([0]))
  const shadows = shadowsOf(polygons)
  sweep.run(shadows, STRIPS, cellFrac, false)
  whole.run(shadows, STRIPS, cellFrac, groups, sweep.linear)
  return { area: beam * sweep.linear, strips: beam * sweep.electrical, whole: beam * lossBetween((k) => whole.loss[k], 1 / beam) }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const MOUNTINGS = [
  { name: 'portrait', cellFrac: 0.1, groups: { along: 36, up: 1 } },
  { name: 'landscape', cellFrac: 1 / 6, groups: { along: 6, up: 3 } },
] as const

describe('whole strings', () => {
  // The strips' rule is 0.09 to 0.13 too kind on these tables, which are shaded in part.
  test.each(MOUNTINGS)('lose the power that PVMismatch finds, $name', ({ name, cellFrac, groups }) => {
    for (const diffuse of [10, 30] as const) {
      const rows = reference.tables.map((table) => ({
        iv: table[`loss_${name}_${diffuse}`],
        ...lossesOf(table.polygons, cellFrac, groups, 1 - diffuse / 100),
      }))
      const off = rows.map(({ whole, iv }) => whole - iv)
      expect(Math.abs(mean(off)), `mean at ${diffuse} %`).toBeLessThan(0.016)
      expect(mean(off.map(Math.abs)), `mean size at ${diffuse} %`).toBeLessThan(0.02)
      expect(Math.max(...off.map(Math.abs)), `worst at ${diffuse} %`).toBeLessThan(0.075)
      expect(mean(rows.map(({ strips, iv }) => strips - iv))).toBeLessThan(-0.08)
      for (const { area, whole } of rows) expect(whole).toBeGreaterThanOrEqual(area - 1e-12)
    }
  })

  test('shaded alike along the table, upright modules lose what strips lose', () => {
    const whole = new WholeStrings(new StripSweep([0]))
    const kernel = new ShadeKernel(
      racksInRows({ count: 2, length: 4000, width: 4, pitch: 7, tiltDeg: 30, strips: 3, cellFrac: 0.1 }).map((target) => ({
        ...target,
        circuit: {
          lose(shadows, linear) {
            whole.run(shadows, 3, 0.1, { along: 60, up: 1 }, linear)
            return whole.loss
          },
        },
      })),
      [],
    )
    for (const elevation of [4, 8, 12, 16]) {
      kernel.face(...direction(180, elevation))
      kernel.shade(1)
      const losses = new Float64Array(kernel.losses)
      kernel.addLosses(1, 1, losses, 0)
      for (const loss of losses) expect(loss).toBeCloseTo(kernel.electrical, 9)
    }
  })

  test.each([1, 3])('rows of the array section lose what the table in a scene loses, %d steps', (up) => {
    for (const [height, length] of [
      [0.2, 1],
      [0.45, 0.5],
      [0.9, 0.25],
    ] as const) {
      const polygon = [
        [0, 0],
        [length, 0],
        [length, height],
        [0, height],
      ]
      for (const beam of [0.9, 0.6, 0.3]) {
        const { area, whole } = lossesOf([polygon], 0.1, { along: 60, up }, beam)
        const surplus = wholeSurplusFrac(height, STRIPS, 0.1, up, length, 1 / beam)
        // between two shares of the beam that are kept the loss is a straight line
        expect(Math.abs(area + beam * surplus - whole)).toBeLessThan(0.012)
      }
    }
  })

  test('one depth along endless rows is the rule of the strips', () => {
    for (const shaded of [0.05, 0.3, 0.5, 0.97, 1]) {
      expect(wholeSurplusFrac(shaded, 2, 0.1, 1, 1, 1.2)).toBeCloseTo(surplusFrac(shaded, 2, 0.1), 12)
    }
  })
})
