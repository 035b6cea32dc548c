import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { ShadingTable } from '../../../engine/scene/shade/shading-table.ts'
import { sunGrid } from '../../../engine/scene/shade/sun-grid.ts'
import { TargetSample } from '../../../engine/scene/shade/target-sample.ts'
import { ProjectedShade } from '../../../engine/shading/scene/projected-shade.ts'
import { backtracking, rollingTrackers } from './rolling-field.ts'
import { yearOfSuns } from './year-of-suns.ts'

const TARGETS = rollingTrackers({ rows: 10, columns: 60, pitch: 6, length: 30, width: 2.4, waves: 3 })
const COUNT = TARGETS.length
/** A large bin, one of 40 tables and one of 3. */
const BINS = {
  count: 3,
  binOf: Int32Array.from(TARGETS, (_, i) => (i < 3 ? 2 : i < 43 ? 1 : 0)),
  weight: new Float64Array(COUNT).fill(1),
}

const NONE = new Float64Array(0)

describe('the sample of tables in a direction', () => {
  test('stands for all tables of each bin, whole where a bin has few, and none twice', () => {
    const sample = new TargetSample(TARGETS, BINS, 100)
    for (let direction = 0; direction < 50; direction++) {
      sample.take(direction, 7)
      const stoodFor = [0, 0, 0]
      sample.targets.forEach((i, k) => {
        stoodFor[BINS.binOf[i]] += sample.share[k]
      })
      expect(stoodFor.map((sum) => Math.round(1e9 * sum) / 1e9)).toEqual([COUNT - 43, 40, 3])
      expect(new Set(sample.targets).size).toBe(sample.targets.length)
    }
    expect(sample.targets.length).toBe(Math.ceil((100 * (COUNT - 43)) / COUNT) + 8 + 3)
  })

  test('has every table as often as any other over many directions', () => {
    const sample = new TargetSample(TARGETS, { ...BINS, count: 1, binOf: new Int32Array(COUNT) }, 60)
    const taken = new Float64Array(COUNT)
    const directions = 2000
    for (let direction = 0; direction < directions; direction++) {
      sample.take(direction % 40, Math.floor(direction / 40))
      for (const i of sample.targets) taken[i]++
    }
    const even = (directions * 60) / COUNT
    expect(Math.min(...taken)).toBeGreaterThan(0.9 * even)
    expect(Math.max(...taken)).toBeLessThan(1.1 * even)
  })

  test('of 256 tables gives the annual losses of 600 within 0.5 %', () => {
    const bins = { count: 1, binOf: new Int32Array(COUNT), weight: new Float64Array(COUNT).fill(1) }
    const grid = () => sunGrid(37 * RAD_PER_DEG, true, 2000)
    const [all, sampled] = [null, new TargetSample(TARGETS, bins, 256)].map(
      (sample) => new ShadingTable(new ShadeKernel(TARGETS, []), grid(), bins, backtracking(0.4, 60), sample),
    )
    const sums = { linear: 0, electrical: 0, sampledLinear: 0, sampledElectrical: 0 }
    for (const { sun, beamWm2 } of yearOfSuns(37, 3)) {
      all.face(...sun)
      sampled.face(...sun)
      sums.linear += beamWm2 * all.linear(0)
      sums.electrical += beamWm2 * all.electrical(0)
      sums.sampledLinear += beamWm2 * sampled.linear(0)
      sums.sampledElectrical += beamWm2 * sampled.electrical(0)
    }
    expect(sampled.nodes).toBe(all.nodes)
    expect(Math.abs(sums.sampledLinear / sums.linear - 1)).toBeLessThan(0.005)
    expect(Math.abs(sums.sampledElectrical / sums.electrical - 1)).toBeLessThan(0.005)
  })

  test('projects the losses of a year within 0.3 %, with others in each row', () => {
    const bins = { count: 1, binOf: new Int32Array(COUNT), weight: new Float64Array(COUNT).fill(1) }
    const law = backtracking(0.4, 60)
    const [all, sampled] = [null, new TargetSample(TARGETS, bins, 256)].map(
      (sample) => new ProjectedShade(new ShadeKernel(TARGETS, []), bins, law, sample),
    )
    const [sums, sampledSums] = [all, sampled].map((shade) => {
      const sum = { linear: 0, electrical: 0 }
      for (const { sun, beamWm2 } of yearOfSuns(37, 5)) {
        shade.face(...sun, NONE, false)
        sum.linear += beamWm2 * shade.linear(0)
        sum.electrical += beamWm2 * shade.electrical(0)
      }
      return sum
    })
    expect(Math.abs(sampledSums.linear / sums.linear - 1)).toBeLessThan(0.003)
    expect(Math.abs(sampledSums.electrical / sums.electrical - 1)).toBeLessThan(0.003)
  })

  test('is the same bytes in any order of the directions', () => {
    const bins = { count: 1, binOf: new Int32Array(COUNT), weight: new Float64Array(COUNT).fill(1) }
    const suns = yearOfSuns(37, 211)
    const values = (order: typeof suns): Map<string, number> => {
      const table = new ShadingTable(
        new ShadeKernel(TARGETS, []),
        sunGrid(0.65, true, 2000),
        bins,
        backtracking(0.4, 60),
        new TargetSample(TARGETS, bins, 50),
      ) // prettier-ignore
      return new Map(
        order.map(({ sun }) => {
          table.face(...sun)
          return [sun.join(' '), table.linear(0)]
        }),
      )
    }
    expect([...values(suns.toReversed())].toReversed()).toEqual([...values(suns)])
  })
})
