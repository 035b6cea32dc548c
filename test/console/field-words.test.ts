import { expect, test } from 'bun:test'
import { sweepFields } from '../../clients/console/compare/sweep-fields.ts'
import { fieldWords, namesField } from '../../clients/console/plant/field-words.ts'
import { formOf } from '../../clients/console/plant/form.ts'
import { isLockedByScene } from '../../clients/console/plant/scene-lock.ts'
import type { Schema } from '../../clients/console/plant/schema.ts'
import type { Plant } from '../../clients/console/state/console-state.ts'

const document = await Bun.file(new URL('../../openapi.json', import.meta.url)).json()
const schemas = document.components.schemas as Readonly<Record<string, Schema>>
const words = fieldWords(formOf({ ...schemas.RunRequest, $defs: schemas }))

test('fields in a message have the labels of the form, with their section', () => {
  expect(words('check weather.timezone, `array.gcr` and weather.interval')).toBe(
    'check “Timezone” under Weather, “Ground cover ratio” under Array and “What the time stamp marks” under Weather',
  )
  expect(words('set scene.terrain.heights, or raise terrain.max_slope_deg.')).toBe(
    'set “Heights” under Scene, Terrain, or raise “Steepest slope of a row or an axis” under Scene, Terrain.',
  )
  expect(words('sub_arrays.3.array.modules_per_string')).toBe('“Modules in a string” under Array')
  expect(words('leave tilt_deg out, and send that of the placements')).toBe('leave “Tilt” out, and send that of the placements')
})

test('what is no field of the form stays as it is: files, values, options, names that mean several fields', () => {
  for (const text of ['TSM_375.PAN is missing from plant.json', 'p50_kwh is no P50', 'thermal 0.5, 12.5 %', 'heights above_ground'])
    expect(words(text)).toBe(text)
  expect(namesField('The file is empty')).toBe(false)
  expect(namesField('check weather.interval')).toBe(true)
})

test('a message that the form has no words for is shown whole', () => {
  expect(words('see https://pvyield.example/docs/x and a.b.c')).toBe('see https://pvyield.example/docs/x and a.b.c')
})

test('with a scene, tilt and azimuth are fields of its placements: locked in the form and in parts, and not swept', () => {
  const scene = { placements: [] }
  expect(
    ['array.tilt_deg', 'array.azimuth_deg', 'sub_arrays.2.array.tilt_deg', 'tilt_deg'].every((path) => isLockedByScene(path, { scene })),
  ).toBe(true)
  expect(['array.gcr', 'site.latitude', 'bifacial.tilt_deg'].some((path) => isLockedByScene(path, { scene }))).toBe(false)
  expect(isLockedByScene('array.tilt_deg', { scene: null })).toBe(false)
  const paths = (plant: object) => sweepFields(plant as Plant).map(({ path }) => path)
  const simple = { latitude: 48, longitude: 11, tilt_deg: 20 }
  expect(paths({ kind: 'simple', body: simple })).toContain('tilt_deg')
  expect(paths({ kind: 'simple', body: { ...simple, scene } })).not.toContain('tilt_deg')
  const full = paths({ kind: 'full', body: { array: { tilt_deg: 20, azimuth_deg: 180, gcr: 0.4 }, scene } })
  expect(full).toContain('array.gcr')
  expect(full.filter((path) => /tilt|azimuth/.test(path))).toEqual([])
})
