import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeRunRequest, completeSimpleRequest, EngineError, expandSimple, type Resolved, run } from '@pvyield/engine'
import { Seeded } from '../properties/seeded.ts'
import { smallPlant } from '../small-plant.ts'
import { RACKS, RIDGES, TRACKERS } from './scenes.ts'

type Schema = Readonly<Record<string, unknown>>

const REQUESTS = 4000
const SEED = 8

const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')) as {
  components: { schemas: { SimpleRunRequest: { properties: Record<string, Schema> } } }
}
// components.test.ts and ../sizing have module and inverter, sub-arrays.test.ts has the parts
const {
  weather: _,
  weather_source: __,
  include_series: ___,
  module: ____,
  inverter: _____,
  sub_arrays: ______,
  ...FIELDS
} = document.components.schemas.SimpleRunRequest.properties
const SIZES = ['system_capacity_kw', 'modules', 'module_power_w']
/** Bounds that only the rules check, not the document. */
const BOUNDS: Readonly<Record<string, readonly [low: number, high: number]>> = {
  module_efficiency: [0.001, 0.8999999999999999],
  temperature_coefficient: [-0.02, 0.02],
}
const PLACE = { weather: smallPlant().weather, weatherSource: null, timezoneH: 1, elevationM: null }

/** Values at the bounds of the fields, just inside them, and of every order of magnitude. */
function extreme(name: string, schema: Schema, seeded: Seeded): unknown {
  if (name === 'scene') return seeded.pick([null, RACKS, TRACKERS, RIDGES])
  if (name === 'report') return { project: 'A plant' }
  if (name === 'uncertainty_parts') return seeded.pick([null, { resource: 0.04 }])
  if (schema.enum !== undefined) return seeded.pick(schema.enum as readonly unknown[])
  const [low, high] = BOUNDS[name] ?? [Number(schema.minimum ?? schema.exclusiveMinimum), Number(schema.maximum ?? schema.exclusiveMaximum)]
  const inside = schema.exclusiveMinimum === undefined ? low : low + Math.max(Number.MIN_VALUE, Math.abs(low) * Number.EPSILON)
  const below = schema.exclusiveMaximum === undefined ? high : high * (1 - Number.EPSILON)
  const value = seeded.pick([low + (high - low) * seeded.share(), inside, below, low + (high - low) * 10 ** seeded.between(-12, 0)])
  return schema.type === 'integer' ? Math.max(Math.round(value), low) : value
}

function request(seeded: Seeded): Record<string, unknown> {
  const sizes = seeded.pick([
    ['system_capacity_kw'],
    ['system_capacity_kw', 'modules'],
    ['system_capacity_kw', 'module_power_w'],
    ['modules', 'module_power_w'],
  ])
  const sent = Object.keys(FIELDS).filter(
    (name) => name === 'latitude' || name === 'longitude' || (SIZES.includes(name) ? sizes.includes(name) : seeded.chance(0.25)),
  )
  return Object.fromEntries(sent.map((name) => [name, extreme(name, FIELDS[name] ?? {}, seeded)]))
}

test('an extreme simple request that passes its checks gives a full request that runs; a failure names a sent field or a size', () => {
  const seeded = new Seeded(SEED)
  const rejected = new Set<string | null>()
  let ran = 0
  for (let k = 0; k < REQUESTS; k++) {
    const body = request(seeded)
    const expanded = expandSimple(completeSimpleRequest(body), new Set(Object.keys(body)), PLACE as never)
    if ('failures' in expanded) {
      for (const { field } of expanded.failures) {
        rejected.add(field)
        expect(Object.keys(FIELDS), JSON.stringify(body)).toContain(String(field))
      }
      continue
    }
    try {
      const { summary, loss_diagram } = run(completeRunRequest<Resolved>(expanded.request)).answer
      expect([summary.e_grid_kwh, ...loss_diagram.map(({ value }) => value)].every(Number.isFinite), JSON.stringify(body)).toBe(true)
      ran++
    } catch (error) {
      if (error instanceof EngineError) throw new Error(`${JSON.stringify(body)} was accepted by its checks but fails: ${error.message}`)
      throw error
    }
  }
  expect(ran).toBeGreaterThan(REQUESTS / 4)
  expect([...rejected].sort()).toEqual([
    'azimuth_deg',
    'bifaciality',
    'inverter_ac_kw',
    'inverter_efficiency',
    'module_power_w',
    'modules',
    'racking',
    'system_capacity_kw',
    'tilt_deg',
    'uncertainty',
  ])
})
