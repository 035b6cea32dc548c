import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import type { SentScene } from '../small-scene.ts'
import { sceneOfRows } from './array-as-scene.ts'
import { shadedPlant, withScene } from './scene-run.ts'

const ROWS = shadedPlant({ track_mode: 'fixed', tilt_deg: 25, azimuth_deg: 180, gcr: 0.5, row_length_m: 60, n_rows: 6 })
const SCENE = sceneOfRows(ROWS) as SentScene

/** The findings of a run whose modules have a place of so many square metres each. */
function foundWith(perModuleM2: number, w: number) {
  const types = SCENE.types.map((type) => ({ ...type, length: (perModuleM2 * Number(type.modules)) / Number(type.width) }))
  const plant = withScene({ ...ROWS, module: { ...ROWS.module, p_nom_w: w } } as typeof ROWS, { ...SCENE, types })
  return (run(plant).answer.summary.findings ?? []).filter(({ code }) => code === 'scene_module_power_unusual')
}

test('a power that the place of a module does not have is warned of, with both numbers', () => {
  const { p_nom_w: w } = ROWS.module
  expect(foundWith(w / 200, w)).toEqual([])
  const [found] = foundWith(w / 400, w)
  expect(found).toMatchObject({ field: 'scene.types.0.modules', values: { module_w: w, area_m2: w / 400 } })
  expect(found?.message).toContain('400 W/m2 (modules have 100 to 250): check module.p_nom_w')
})

test('feet that are read as metres are warned of', () => {
  const { p_nom_w: w } = ROWS.module
  expect(foundWith(w / 200 / 0.3048 ** 2, w)).toHaveLength(1)
})
