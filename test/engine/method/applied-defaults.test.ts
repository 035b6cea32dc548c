import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appliedDefaults, completeRunRequest, copyFields } from '@pvyield/engine'
import { smallPlant } from '../small-plant.ts'

type Fields = Record<string, unknown>
const DOCUMENT = join(import.meta.dir, '..', '..', '..', 'openapi.json')
type Schemas = Record<string, { properties: Record<string, { default?: unknown; $ref?: string }> }>
const { schemas } = (JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { components: { schemas: Schemas } }).components
const OF_FULL = 'default of POST /api/run'

/** The fields of a section that have a default in the document and that the request leaves out. */
function leftOut(section: string, sent: Fields): Fields {
  const given = (sent[section] ?? {}) as Fields
  const schema = schemas.RunRequest?.properties[section]?.$ref?.split('/').at(-1) ?? ''
  const open = Object.entries(schemas[schema]?.properties ?? {}).filter(([key, field]) => 'default' in field && !(key in given))
  return Object.fromEntries(open.map(([key, field]) => [`${section}.${key}`, field.default]))
}

test('lists each field that the request leaves out with the default of the document, and no other field', () => {
  const sent = smallPlant() as unknown as Fields
  const listed = appliedDefaults(sent, completeRunRequest(sent))
  const expected = {
    ...leftOut('site', sent),
    ...leftOut('array', sent),
    ...leftOut('iam', sent),
    ...leftOut('thermal', sent),
    ...leftOut('dc_losses', sent),
    ...leftOut('ac_losses', sent),
    ...leftOut('spectral', sent),
    ...leftOut('lifetime', sent),
    bifacial: null,
    storage: null,
    scene: null,
    include_series: false,
    sub_arrays: null,
    sub_array_series: null,
  }
  const ofSections = listed.filter(({ field }) => !/^(weather|module|inverter)\./.test(field))
  expect(Object.fromEntries(ofSections.map(({ field, value }) => [field, value]))).toEqual(expected)
  expect(listed).toContainEqual({ field: 'module.bifaciality', value: 0, source: OF_FULL })
  expect(listed).toContainEqual({ field: 'weather.interval', value: 'start', source: OF_FULL })
  expect(new Set(listed.map(({ source }) => source))).toEqual(new Set([OF_FULL]))
  expect(ofSections.length).toBeGreaterThan(100)
})

test('the request with these values in it is the one that runs, and leaves nothing out', () => {
  const sent = smallPlant() as unknown as Fields
  const full = completeRunRequest(sent)
  const filled = copyFields(sent) as Fields
  for (const { field, value } of appliedDefaults(sent, full)) {
    const keys = field.split('.')
    const last = keys.pop() as string
    let at = filled
    for (const key of keys) {
      at[key] ??= {}
      at = at[key] as Fields
    }
    at[last] = value
  }
  expect(filled).toEqual(full as unknown as Fields)
  expect(appliedDefaults(full, completeRunRequest(full))).toEqual([])
})

test('ids have no defaults, and the items of a list are counted together', () => {
  const scene = {
    version: 2,
    types: [{ id: 'rack', kind: 'gft', length: 10, width: 4, modules: 20, strings: 2 }],
    placements: [
      { type: 'rack', x: 0, y: 0, tilt_deg: 20 },
      { type: 'rack', x: 0, y: 9, z: 1 },
    ],
  }
  const sent = { ...smallPlant(), scene, weather: { id: 'met_1' }, module: { id: 'pan_1' }, inverter: { id: 'ond_1' } }
  const before = structuredClone(sent)
  const listed = appliedDefaults(sent, completeRunRequest(sent))
  expect(sent as unknown).toEqual(before)
  expect(listed.filter(({ field }) => /^(weather|module|inverter)/.test(field))).toEqual([])
  expect(listed.filter(({ field }) => field.startsWith('scene.')).toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
    { field: 'scene.objects', value: [], source: OF_FULL },
    { field: 'scene.origin', value: null, source: OF_FULL },
    { field: 'scene.outlines', value: [], source: OF_FULL },
    { field: 'scene.placements.*.azimuth_deg', value: 180, source: `${OF_FULL}, in 2 of 2` },
    { field: 'scene.placements.*.roll_deg', value: 0, source: `${OF_FULL}, in 2 of 2` },
    { field: 'scene.placements.*.tilt_deg', value: 0, source: `${OF_FULL}, in 1 of 2` },
    { field: 'scene.placements.*.z', value: 0, source: `${OF_FULL}, in 1 of 2` },
    { field: 'scene.types.*.frame', value: 0, source: `${OF_FULL}, in 1 of 1` },
    { field: 'scene.types.*.gap', value: 0, source: `${OF_FULL}, in 1 of 1` },
  ])
})
