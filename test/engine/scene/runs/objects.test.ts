import { describe, expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { runWithSeries } from '../../chain/plant.ts'
import type { SentScene } from '../small-scene.ts'
import { NEAR, sumOfRows, unlikeRows, withScene } from './scene-run.ts'
import { YARDS } from './yards.ts'

const SAME = 1e-9

/** The yard with other objects. */
function withObjects(yard: Resolved, objects: SentScene['objects'], row_model: string): Resolved {
  return withScene(yard, { ...(yard.scene as object), objects }, { row_model })
}

describe.each(YARDS.map(({ name, plant }) => [name, plant] as const))('%s', (_, plant) => {
  const yard = plant()
  const { objects } = yard.scene as unknown as SentScene
  const trees = objects.find(({ kind }) => kind === 'tree_line') as Record<string, unknown>

  test('a tree line of transmittance 0 is a wall, of 1 nothing', () => {
    const { transmittance: _, ...line } = trees
    for (const row_model of ['projection', 'shading_table']) {
      const runWith = (changed: SentScene['objects']) => run(withObjects(yard, changed, row_model))
      const wall = runWith([{ ...line, kind: 'wall' }])
      expect(unlikeRows(wall, runWith([{ ...trees, transmittance: 0 }]), SAME)).toEqual([])
      const nothing = runWith([])
      expect(unlikeRows(nothing, runWith([{ ...trees, transmittance: 1 }]), SAME)).toEqual([])
      expect(sumOfRows(wall, NEAR)).toBeGreaterThan(sumOfRows(nothing, NEAR))
    }
  })

  test('no object adds light in any hour, nor energy to any hour', () => {
    for (const row_model of ['projection', 'shading_table']) {
      let before = runWithSeries(withObjects(yard, [], row_model))
      for (let count = 1; count <= objects.length; count++) {
        const more = runWithSeries(withObjects(yard, objects.slice(0, count), row_model))
        for (const name of ['GlobShd', 'GlobEff', 'EArrMPP']) {
          const [less, full] = [more.column(name), before.column(name)]
          const most = full.reduce((largest, value) => Math.max(largest, value), 0)
          const gained = less.findIndex((value, row) => value > full[row] + SAME * most)
          expect(gained, `${row_model}, ${String(objects[count - 1]?.id)}, ${name}`).toBe(-1)
        }
        expect(more.answer.summary.e_grid_kwh).toBeLessThan(before.answer.summary.e_grid_kwh)
        before = more
      }
    }
  })
})
