import { describe, expect, test } from 'bun:test'
import { BodyBounds } from '../../../engine/scene/shade/body-bounds.ts'
import { HIGH_RISE, NearBodies } from '../../../engine/scene/shade/near-bodies.ts'
import { inHalves } from '../../../engine/scene/shade/plan-halves.ts'
import { Solids } from '../../../engine/scene/shade/solids.ts'
import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { Seeded } from '../properties/seeded.ts'
import { rollingTrackers } from './rolling-field.ts'

const FIELD = rollingTrackers({ rows: 8, columns: 25, pitch: 6, length: 30, width: 2.4, waves: 3 })
const TAN_60 = Math.sqrt(3)

function near(targets: readonly ShadeTarget[]): NearBodies {
  const bounds = new BodyBounds(targets, new Solids([], [0, 0, 0]), [0, 0, 0])
  return new NearBodies(bounds, 0)
}

/** What is found of each target when its list is made. */
function searched(bodies: NearBodies, count: number, rise: number, turnSin: number): number[] {
  for (let before = 0; before < 2; before++) for (let i = 0; i < count; i++) expect(bodies.search(i, rise, turnSin)).toBe(-1)
  return Array.from({ length: count }, (_, i) => bodies.search(i, rise, turnSin))
}

describe('the bodies that can shade a table while the sun is high', () => {
  test('are fewer the higher it is and the less the trackers turn; that none is missed: sun-walk.test.ts', () => {
    const bodies = near(FIELD)
    const mean = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0) / counts.length
    const steep = mean(searched(bodies, FIELD.length, TAN_60, 0))
    const turned = mean(FIELD.map((_, i) => bodies.search(i, TAN_60, 1)))
    const low = mean(FIELD.map((_, i) => bodies.search(i, HIGH_RISE, 1)))
    expect(steep).toBeLessThan(2)
    expect(turned).toBeGreaterThan(steep)
    expect(turned).toBeLessThan(4)
    expect(low).toBeGreaterThan(2 * turned)
  })

  test('are not listed where many are near, and for sites whose tables are seldom looked at', () => {
    const heap = FIELD.slice(0, 80).map((target, i) => ({ ...target, centre: [i / 100, 0, 1] as const }))
    expect(searched(near(heap), heap.length, TAN_60, 0)).toEqual(heap.map(() => -1))
    const many = Array.from({ length: 10_001 }, (_, i) => ({ ...FIELD[0], centre: [6 * i, 0, 1] as const }))
    const bodies = near(many)
    expect([1, 2, 3, 4].map(() => bodies.search(10_000, TAN_60, 0))).toEqual([-1, -1, -1, -1])
  })
})

describe('bodies in halves', () => {
  test.each([1, 3, 4, 5, 63, 64, 65, 1000])('are all there, and each half stands apart from the other: %p of them', (count) => {
    const seeded = new Seeded(count)
    const place = (): Float64Array => Float64Array.from({ length: count }, () => Math.floor(seeded.between(0, 40)))
    const [east, north] = [place(), place()]
    const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, count / 4)))
    const order = inHalves(east, north, leaves, (leaf) => Math.min(4 * leaf, count))
    expect(Array.from(order).sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, k) => k))
    for (let size = 4 * leaves; size > 4; size /= 2) {
      for (let from = 0; from + size / 2 < count; from += size) {
        const [first, second] = [order.subarray(from, from + size / 2), order.subarray(from + size / 2, from + size)]
        const isApart = [east, north].some(
          (axis) => Math.max(...Array.from(first, (k) => axis[k])) <= Math.min(...Array.from(second, (k) => axis[k])),
        )
        expect(isApart).toBe(true)
      }
    }
  })

  test('in equal parts, of which there may be more than bodies', () => {
    const east = Float64Array.from([5, 1, 3])
    expect(Array.from(inHalves(east, new Float64Array(3), 8, (part) => Math.floor((part * 3) / 8)))).toEqual([1, 2, 0])
  })

  test('of places that are no numbers, or one place, are all there', () => {
    for (const value of [Number.NaN, 7, Number.POSITIVE_INFINITY]) {
      const same = new Float64Array(50).fill(value)
      const order = inHalves(same, same, 16, (leaf) => Math.min(4 * leaf, 50))
      expect(new Set(order).size).toBe(50)
    }
  })
})
