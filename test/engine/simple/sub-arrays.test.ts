import { describe, expect, test } from 'bun:test'
import { checkSimple, completeRunRequest, completeSimpleRequest, EngineError, perform, type Resolved, type Sources } from '@pvyield/engine'
import { offTarget } from '../../../engine/findings/asked.ts'
import { idsOf } from '../../../engine/simple/sub-arrays.ts'
import { MUNICH_EVERY_THIRD_HOUR } from '../chain/plant.ts'
import { cecSection } from '../module/sections.ts'
import { smallPlant } from '../small-plant.ts'

const SOURCES = {
  weather: () => MUNICH_EVERY_THIRD_HOUR,
  module: () => cecSection(),
  inverter: () => completeRunRequest<Resolved>({ ...smallPlant(), inverter: INVERTER }).inverter,
  sha256: () => '',
} as unknown as Sources
const INVERTER = { model: 'flat', name: 'A', p_ac_nom_kw: 20, efficiency: 0.98, v_mppt_min_v: 200, v_mppt_max_v: 850, v_dc_max_v: 1000 }
const PLACE = { latitude: 48.1, longitude: 11.6, weather: { id: 'met_munich' }, elevation: 552, racking: 'rooftop' }

const run = async (body: object, kind: 'simple' | 'full' = 'simple') => (await perform({ kind, body }, SOURCES)).answer
type Answer = Awaited<ReturnType<typeof run>> & {
  request?: Record<string, unknown>
  defaults_applied: { field: string; value: unknown; source: string }[]
}
const simple = async (body: object): Promise<Answer> => (await run({ ...PLACE, ...body })) as Answer

/** The failures of a body, by field. */
async function refused(body: object): Promise<Record<string, string>> {
  try {
    await run({ ...PLACE, ...body })
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause
    return Object.fromEntries(cause.failures.map(({ field, message }) => [field, message]))
  }
  throw new Error('The body ran')
}

const SOUTH = { label: 'South roof', tilt_deg: 30, azimuth_deg: 180, system_capacity_kw: 10 }
const EAST = { id: 'east', tilt_deg: 15, azimuth_deg: 90, area_m2: 40 }
const WEST = { id: 'west', racking: 'fixed', tilt_deg: 10, azimuth_deg: 270, modules: 12, module_power_w: 450, bifaciality: 0.7, gcr: 0.5 }

describe('a simple run of three parts', () => {
  test('gives the energy of three simple runs, and of the full request that it made', async () => {
    const answer = await simple({
      bifaciality: 0.5,
      racking: 'fixed',
      sub_arrays: [{ ...SOUTH, racking: 'rooftop' }, { ...EAST, racking: 'rooftop' }, WEST],
    })
    const { area_m2: _, id: __, ...east } = EAST
    const { id: ___, ...west } = WEST
    const { label: ____, ...south } = SOUTH
    // Module of 500 W and 19 %: 2.6316 m2, of which 15.2 fit on 40 m2.
    const alone = await Promise.all([simple(south), simple({ ...east, modules: 15, module_power_w: 500 }), simple(west)])
    const sum = alone.reduce((total, { summary }) => total + summary.e_grid_kwh, 0)
    expect(answer.summary.e_grid_kwh / sum).toBeCloseTo(1, 9)
    answer.sub_arrays?.forEach(({ specific_yield_kwh_per_kwp: specific, dc_kwp, ac_kw }, k) => {
      const { summary, loss_diagram } = alone[k] as Answer
      const atInverter = loss_diagram.find(({ key }) => key === 'e_inverter_output')?.value ?? 0
      expect((specific * dc_kwp) / atInverter).toBeCloseTo(1, 9)
      expect([dc_kwp, ac_kw]).toEqual([summary.dc_kwp, summary.ac_kw])
    })
    expect(answer.sub_arrays?.map(({ id, label, modules }) => [id, label, modules])).toEqual([
      ['p1', 'South roof', 20],
      ['east', null, 15],
      ['west', null, 12],
    ])
    const full = await run(answer.request as object, 'full')
    for (const key of ['summary', 'loss_diagram', 'sub_arrays', 'weather_meta'] as const) expect(full[key]).toEqual(answer[key])
  })

  test('lists what was assumed for all parts once, and the rest by part', async () => {
    const { defaults_applied: applied } = await simple({
      bifaciality: 0.5,
      racking: 'fixed',
      sub_arrays: [{ ...SOUTH, racking: 'rooftop' }, { ...EAST, racking: 'rooftop' }, WEST],
    })
    const fields = applied.map(({ field }) => field)
    expect(new Set(fields).size).toBe(fields.length)
    const sourceOf = (field: string) => applied.find((item) => item.field === field)
    expect(sourceOf('sub_arrays.1.modules')).toEqual({
      field: 'sub_arrays.1.modules',
      value: 15,
      source: 'as many whole modules as area_m2 takes',
    })
    expect(sourceOf('sub_arrays.0.bifaciality')).toMatchObject({ value: 0, source: 'on a roof no light reaches the rear side' })
    expect(sourceOf('sub_arrays.2.inverter_ac_kw')).toMatchObject({
      value: expect.closeTo(4.5, 12),
      source: 'DC power divided by dc_ac_ratio',
    })
    expect(sourceOf('sub_arrays.0.thermal.noct_c')).toMatchObject({ value: 49 })
    expect(sourceOf('dc_losses.lid_loss')).toMatchObject({ value: 0.015 })
    for (const field of ['sub_arrays', 'sub_arrays.0.tilt_deg', 'sub_arrays.2.bifaciality', 'system_capacity_kw'])
      expect(fields).not.toContain(field)
  })

  test('shares an inverter: its AC power is that of both, and one clips less than two', async () => {
    const of = async (shares_inverter_with: string | null) =>
      simple({
        dc_ac_ratio: 1.6,
        sub_arrays: [
          { id: 'a', azimuth_deg: 90, system_capacity_kw: 8 },
          { id: 'b', azimuth_deg: 270, system_capacity_kw: 8, shares_inverter_with },
        ],
      })
    const [own, shared] = await Promise.all([of(null), of('a')])
    expect([own.summary.ac_kw, shared.summary.ac_kw]).toEqual([10, 10])
    expect(shared.sub_arrays?.map(({ ac_kw }) => ac_kw)).toEqual([10, null])
    expect(shared.summary.e_grid_kwh).toBeGreaterThan(own.summary.e_grid_kwh)
    expect(shared.defaults_applied).toContainEqual({
      field: 'sub_arrays.0.inverter_ac_kw',
      value: 10,
      source: 'DC power of the parts that feed it divided by dc_ac_ratio',
    })
  })

  test('of one part is the simple run of that part', async () => {
    const { label: _, ...south } = SOUTH
    const [listed, alone] = await Promise.all([simple({ sub_arrays: [SOUTH] }), simple(south)])
    expect(listed.summary.e_grid_kwh).toBe(alone.summary.e_grid_kwh)
    expect(listed.loss_diagram).toEqual(alone.loss_diagram)
  })

  test('of named components has whole strings in each part, and as many modules as fit on an area', async () => {
    const { request, sub_arrays } = await simple({
      module: { id: 'm' },
      inverter: { id: 'i' },
      sub_arrays: [
        { ...SOUTH, system_capacity_kw: 24 },
        { ...EAST, area_m2: 150 },
      ],
    })
    const parts = request?.sub_arrays as { array: Record<string, number>; module: unknown }[]
    const { length_m = 0, width_m = 0 } = cecSection() as { length_m?: number; width_m?: number }
    const most = Math.floor(150 / (length_m * width_m))
    const modules = parts.map(
      ({ array: { modules_per_string = 0, strings_per_inverter = 0, n_inverters = 0 } }) =>
        modules_per_string * strings_per_inverter * n_inverters,
    )
    expect(sub_arrays?.map((part) => part.modules)).toEqual(modules)
    expect(modules[1]).toBeLessThanOrEqual(most)
    expect(modules[1]).toBeGreaterThan(most - 20)
    expect(parts.map(({ module }) => module)).toEqual([null, null])
  })
})

test('expandSimple and checkSimple, which know no parts, refuse them', () => {
  const request = completeSimpleRequest({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 5, sub_arrays: [SOUTH] })
  expect(checkSimple(request)).toEqual([expect.objectContaining({ field: 'sub_arrays' })])
})

describe('a simple request with parts is refused', () => {
  const A = { id: 'a', system_capacity_kw: 5 }
  test.each<[string, object, string, RegExp]>([
    [
      'without the size of a part',
      { sub_arrays: [{ id: 'a' }] },
      'sub_arrays.0',
      /size of the part a is missing: send system_capacity_kw, modules or area_m2/,
    ],
    ['with two sizes', { sub_arrays: [{ ...A, area_m2: 40 }] }, 'sub_arrays.0.area_m2', /leave out area_m2, or system_capacity_kw/],
    ['with a size of the plant', { system_capacity_kw: 5, sub_arrays: [A] }, 'system_capacity_kw', /Each part has its own/],
    [
      'with an area below a module',
      { sub_arrays: [{ area_m2: 2 }] },
      'sub_arrays.0.area_m2',
      /2 m2 are less than the 2.632 m2 of one module/,
    ],
    ['with modules of no power', { sub_arrays: [{ modules: 3 }] }, 'sub_arrays.0.system_capacity_kw', /missing/],
    ['with one id twice', { sub_arrays: [A, A] }, 'sub_arrays.1.id', /Two parts have the id a/],
    [
      'with an unknown owner',
      { sub_arrays: [{ ...A, shares_inverter_with: 'b' }] },
      'sub_arrays.0.shares_inverter_with',
      /No part has the id b: name one of a/,
    ],
    [
      'with an inverter next to a shared one',
      { sub_arrays: [A, { ...A, id: 'b', inverter_ac_kw: 3, shares_inverter_with: 'a' }] },
      'sub_arrays.1.inverter_ac_kw',
      /those of the part a/,
    ],
    [
      'with an inverter that is too small for all',
      {
        sub_arrays: [
          { ...A, inverter_ac_kw: 2 },
          { ...A, id: 'b', shares_inverter_with: 'a' },
        ],
      },
      'sub_arrays.0.inverter_ac_kw',
      /ratio of DC to AC power is 5/,
    ],
    ['with a rear side on the roof', { sub_arrays: [{ ...A, bifaciality: 0.7 }] }, 'sub_arrays.0.bifaciality', /On a roof/],
    [
      'with a wrong field of the plant, once',
      { temperature_coefficient: -0.37, sub_arrays: [A, { ...A, id: 'b' }] },
      'temperature_coefficient',
      /send -0.37/,
    ],
    ['with a field that a part does not have', { sub_arrays: [{ ...A, albedo: 0.3 }] }, 'sub_arrays.0.albedo', /./],
  ])('%s', async (_, body, field, message) => {
    const failures = await refused(body)
    expect(Object.keys(failures)).toEqual([field])
    expect(failures[field]).toMatch(message)
  })
})

test('a part without an id takes none that another part has, and its place otherwise', () => {
  const idsOfAll = (...ids: (string | undefined)[]) => idsOf(ids.map((id) => ({ id })) as unknown as Parameters<typeof idsOf>[0])
  expect(idsOfAll(undefined, 'x', undefined)).toEqual(['p1', 'x', 'p3'])
  expect(idsOfAll('p2', undefined)).toEqual(['p2', 'p3'])
  expect(idsOfAll('p2', undefined, undefined, 'p4')).toEqual(['p2', 'p3', 'p5', 'p4'])
})

test('a target that is all but 0 has no infinite deviation', () => {
  expect(offTarget(Number.POSITIVE_INFINITY)).toBe('more than 1000000 times the target')
  expect(offTarget(1)).toBe('100.0 % off the target')
})

test('a size of the plant that runs with another value names the roofs, where these are not all', async () => {
  const said = async (...roofs: object[]) =>
    ((await simple({ dc_ac_ratio: 1, sub_arrays: roofs })).summary.findings ?? [])
      .filter(({ code, values }) => code === 'size_changed' && values.size === 'dc_ac_ratio')
      .map(({ message }) => message)
  const east = { ...EAST, inverter_ac_kw: 2.5 }
  const west = { id: 'west', tilt_deg: 10, azimuth_deg: 270, system_capacity_kw: 7.5, inverter_ac_kw: 2.5 }
  expect(await said(SOUTH, east)).toEqual(['dc_ac_ratio 1 runs as 3 in the part east: 7.5 kW DC divided by inverter_ac_kw'])
  expect(await said(SOUTH, east, west)).toEqual(['dc_ac_ratio 1 runs as 3 in the parts east, west: 7.5 kW DC divided by inverter_ac_kw'])
  expect(await said(east, west)).toEqual(['dc_ac_ratio 1 runs as 3: 7.5 kW DC divided by inverter_ac_kw'])
})
