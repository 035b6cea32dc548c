import { describe, expect, test } from 'bun:test'
import { completeRunRequest, type Resolved, runVariants, scoreTree, wholeAnswer } from '@pvyield/engine'
import { everyLossPlant, plant } from '../chain/plant.ts'
import { smallPlant } from '../small-plant.ts'
import { answerOf, ofParts, type Part } from './plant-of-parts.ts'
import { MODULE, sent } from './sent-parts.ts'

/** A module with voltages, for cables. */
const CURVE_MODULE = {
  model: 'pvsyst',
  p_nom_w: 300,
  length_m: 1.954,
  width_m: 0.982,
  cells_in_series: 72,
  i_sc_a: 8.87,
  v_oc_v: 44.6,
  i_mp_a: 8.3,
  v_mp_v: 36.1,
  mu_i_sc_a_per_k: 0.0058,
  r_series_ohm: 0.26,
  r_shunt_ohm: 300,
}

describe('a body with parts', () => {
  test('runs, with its modules by id and as sections', async () => {
    const { answer } = await sent([
      { id: 'a', module: { id: 'known' } },
      { id: 'b', label: 'South roof', module: MODULE, array: { tilt_deg: 10 } },
    ])
    expect(answer?.sub_arrays?.map(({ id, label, modules, dc_kwp }) => [id, label, modules, dc_kwp])).toEqual([
      ['a', null, 200, 80],
      ['b', 'South roof', 200, 80],
    ])
    expect(answer?.summary).toMatchObject({ dc_kwp: 160, ac_kw: 160, modules: 400 })
    expect(answer?.summary.performance_ratio).toBeGreaterThan(0.8)
  })

  test('a part has a rear side that the plant does not have', async () => {
    const { answer } = await sent([{ id: 'a' }, { id: 'b', bifacial: { bifaciality: 0.8, height_m: 2 } }])
    const [front, both] = answer?.sub_arrays ?? []
    expect(front?.loss_diagram.some(({ key }) => key === 'glob_rear')).toBe(false)
    expect(both?.loss_diagram.some(({ key }) => key === 'glob_rear')).toBe(true)
    expect((both?.specific_yield_kwh_per_kwp ?? 0) / (front?.specific_yield_kwh_per_kwp ?? 1)).toBeGreaterThan(1.01)
  })

  test.each<[string, unknown, string, RegExp]>([
    ['a value out of its bounds', [{ id: 'a' }, { id: 'b', array: { tilt_deg: 200 } }], 'sub_arrays.1.array.tilt_deg', /90/],
    ['a field that there is not', [{ id: 'a', thermal: { uc: 20 } }], 'sub_arrays.0.thermal.uc', /./],
    ['a module that is no section', [{ id: 'a', module: { model: 'reference', p_nom_w: -1 } }], 'sub_arrays.0.module.p_nom_w', /./],
    ['a module that is not here', [{ id: 'a', module: { id: 'other' } }], 'sub_arrays.0.module.id', /other is not here/],
    ['a section that no part has', [{ id: 'a', site: {} }], 'sub_arrays.0.site', /./],
    ['no part', [], 'sub_arrays', /./],
    ['an id with a slash', [{ id: 'a/b' }], 'sub_arrays.0.id', /./],
    ['an id twice', [{ id: 'a' }, { id: 'a' }], 'sub_arrays.1.id', /an id of its own/],
    ['inverters of no one', [{ id: 'a' }, { id: 'b', shares_inverter_with: 'c' }], 'sub_arrays.1.shares_inverter_with', /name one of a, b/],
    ['inverters of itself', [{ id: 'a', shares_inverter_with: 'a' }, { id: 'b' }], 'sub_arrays.0.shares_inverter_with', /itself/],
    [
      'a chain of parts that share',
      [{ id: 'a' }, { id: 'b', shares_inverter_with: 'a' }, { id: 'c', shares_inverter_with: 'b' }],
      'sub_arrays.2.shares_inverter_with',
      /name the part that has them, a/,
    ],
    ['parallel to no one', [{ id: 'a' }, { id: 'b', parallel: true }], 'sub_arrays.1.parallel', /shares_inverter_with/],
    [
      'parallel without voltage',
      [{ id: 'a' }, { id: 'b', shares_inverter_with: 'a', parallel: true }],
      'sub_arrays.1.parallel',
      /I-V curve/,
    ],
    [
      'another number of shared inverters',
      [{ id: 'a' }, { id: 'b', shares_inverter_with: 'a', array: { n_inverters: 3 } }],
      'sub_arrays.1.array.n_inverters',
      /leave this out/,
    ],
    [
      'a rule of the engine',
      [{ id: 'a' }, { id: 'b', array: { track_mode: 'ewf', strings_per_inverter: 1 } }],
      'sub_arrays.1.array.strings_per_inverter',
      /two faces/,
    ],
  ])('%s is refused under its path', async (_, parts, field, message) => {
    const { answer, failures } = await sent(parts)
    expect(answer).toBeNull()
    expect(failures).toHaveProperty([field], expect.stringMatching(message))
  })

  test('an error elsewhere adds none about outages of parts', async () => {
    const outages = {
      periods: [
        { from: '06-01T00:00', to: '06-02T00:00', sub_arrays: ['b'] },
        { from: 'x', to: '06-02T00:00', inverters: 1 },
      ],
    }
    const { failures } = await sent([{ id: 'a', array: { tilt_deg: 200 } }, { id: 'b' }], { ac_losses: { outages } })
    expect(Object.keys(failures).toSorted()).toEqual(['ac_losses.outages.periods.1.from', 'sub_arrays.0.array.tilt_deg'])
  })

  test.each<[string, object, object, string, RegExp]>([
    [
      'a rear side and a roof',
      { bifacial: { bifaciality: 0.7, height_m: 1 } },
      { array: { track_mode: 'rooftop' } },
      'bifacial',
      /null in/,
    ],
    [
      'rotations and a rack',
      { array: { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, rotation_series: new Array(24).fill(10) } },
      { array: { track_mode: 'fixed', tilt_deg: 10 } },
      'array.rotation_series',
      /null in/,
    ],
    [
      'cables and a loss at STC',
      { dc_losses: { cables: [{ length_m: 50, section_mm2: 4 }] } },
      { dc_losses: { dc_wiring_loss_at_stc: 0.01 } },
      'dc_losses.cables',
      /null in/,
    ],
    [
      'a limit and a pair of limits',
      { array: { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, rotation_limit_deg: 50 } },
      { array: { rotation_min_deg: -40, rotation_max_deg: 40 } },
      'array.rotation_limit_deg',
      /null in/,
    ],
    ['a layout and strips', { array: { cell_layout: 'half' } }, { array: { string_steps: 2 } }, 'array.cell_layout', /null in/],
  ])('%s of a part: named in the part, where null helps', async (_, plantHas, partHas, field, message) => {
    const { array, ...others } = plantHas as { array?: object }
    const changes = { ...others, module: CURVE_MODULE, array: { ...smallPlant().array, ...array } }
    for (const parts of [[{ id: 'a' }, { id: 'b', ...partHas }], [{ id: 'b', ...partHas }]]) {
      const at = `sub_arrays.${parts.length - 1}.${field}`
      const { failures } = await sent(parts, changes)
      expect(failures).toEqual({ [at]: expect.stringMatching(message) })
      expect(failures[at]).toContain(at)
    }
    expect((await sent(null, changes)).failures).toEqual({})
  })

  test('what is wrong with the plant is named there', async () => {
    const changes = { array: { ...smallPlant().array, track_mode: 'rooftop' }, bifacial: { bifaciality: 0.7, height_m: 1 } }
    expect(Object.keys((await sent([{ id: 'a' }, { id: 'b', array: { tilt_deg: 10 } }], changes)).failures)).toEqual(['bifacial'])
    expect(Object.keys((await sent([{ id: 'a', array: { tilt_deg: 10 } }], changes)).failures)).toEqual(['bifacial'])
  })

  test('failures of the plant are reported next to those of its parts', async () => {
    const { failures } = await sent([{ id: 'a', array: { tilt_deg: 200 } }], { array: { ...smallPlant().array, tilt_deg: 'x' } })
    expect(Object.keys(failures)).toContain('array.tilt_deg')
    expect(await sent([{ id: 'a', iam: { b0: 9 } }, { id: 'a' }], { dc_losses: { lid_loss: 2 } })).toMatchObject({ answer: null })
  })
})

test('a finding about a part names its field; what every part finds is said once', () => {
  const array = { ...everyLossPlant().array, modules_per_string: 30 }
  const { findings = [] } = answerOf(ofParts(everyLossPlant(), { id: 'a' }, { id: 'b', array: { modules_per_string: 30 } })).summary
  expect(findings.filter(({ code }) => code === 'albedo_differs')).toHaveLength(1)
  expect(
    findings.filter(({ code, field }) => code === 'string_voltage_high' && field === 'sub_arrays.1.array.modules_per_string').length,
  ).toBeGreaterThan(0)
  const sole = answerOf(ofParts(everyLossPlant(), { id: 'a', array })).summary.findings ?? []
  expect(sole.find(({ code }) => code === 'string_voltage_high')?.field).toBe('sub_arrays.0.array.modules_per_string')
})

test('variants of a plant of parts are runs of their own, and the options of a stage are compared', () => {
  const parts: Partial<Part>[] = [{ array: { azimuth_deg: 90 } }, { array: { azimuth_deg: 270 } }]
  const base = ofParts(plant(), ...parts)
  const patches = [{}, { 'site.transposition': 'hay_davies' }, { 'array.tilt_deg': 20 }, { sub_arrays: null }]
  const results = runVariants(base, patches, wholeAnswer())
  const own = [
    base,
    { ...base, site: { ...base.site, transposition: 'hay_davies' } },
    { ...base, array: { ...base.array, tilt_deg: 20 } },
    plant(),
  ]
  for (const [k, result] of results.entries())
    expect(JSON.stringify('value' in result ? result.value.wanted : result.reason)).toBe(JSON.stringify(answerOf(own[k] as Resolved)))
  const { e_grid_kwh, steps } = scoreTree(base, 'irradiance', { now: () => 0 })
  expect(e_grid_kwh).toBe(answerOf(base).summary.e_grid_kwh)
  const options = steps.find(({ step }) => step === 'site.transposition')?.options ?? []
  expect(options.find(({ option }) => option === 'hay_davies')?.e_grid_kwh).toBe(answerOf(own[1] as Resolved).summary.e_grid_kwh)
})

test('a request without parts keeps its digests, and one of parts has its own', () => {
  const request = plant()
  const { sub_arrays: _, ...before } = request as Resolved & { sub_arrays: unknown }
  const digest = (of: Resolved): string => answerOf(of).summary.provenance.request_sha256
  expect(digest(request)).toBe(digest(before as Resolved))
  expect(digest(ofParts(request, {}, {}))).not.toBe(digest(request))
  expect(() => completeRunRequest({ ...smallPlant(), sub_arrays: [{ id: 'a', array: { tilt_deg: 200 } }] })).toThrow(
    'sub_arrays.0.array.tilt_deg',
  )
})

test('each part with inverters of its own whose DC/AC ratio is unusual is named, and all alike once', async () => {
  const ratios = async (parts: object[]) =>
    ((await sent(parts)).answer?.summary.findings ?? [])
      .filter(({ code }) => code === 'dc_ac_ratio_unusual')
      .map(({ field, message }) => [field, /is (\d\.\d\d)/.exec(message)?.[1]])
  const strings = (strings_per_inverter: number) => ({ strings_per_inverter })
  expect(await ratios([{ id: 'a' }, { id: 'b', array: strings(27) }, { id: 'c', array: strings(5) }])).toEqual([
    ['sub_arrays.1.inverter.p_ac_nom_kw', '3.38'],
    ['sub_arrays.2.inverter.p_ac_nom_kw', '0.63'],
  ])
  expect(
    await ratios([
      { id: 'a', array: strings(5) },
      { id: 'b', shares_inverter_with: 'a', array: strings(5) },
    ]),
  ).toEqual([])
  expect(await ratios([{ id: 'a' }, { id: 'b', shares_inverter_with: 'a' }, { id: 'c', array: strings(8) }])).toEqual([
    ['sub_arrays.0.inverter.p_ac_nom_kw', '2.50'],
  ])
  expect(
    await ratios([
      { id: 'a', array: strings(20) },
      { id: 'b', array: { ...strings(20), tilt_deg: 10 } },
    ]),
  ).toEqual([['inverter.p_ac_nom_kw', '2.50']])
})

test('the id of a part does not begin with -, which a table would read as a formula', async () => {
  const said = 'Input should be 1 to 40 letters, digits, _ and -, not beginning with -, such as east_roof'
  expect((await sent([{ id: '-roof' }])).failures).toEqual({ 'sub_arrays.0.id': said })
  expect((await sent([{ id: '_roof-2' }])).failures).toEqual({})
})

test('a finding at a field of the plant that follows from what a part changes is at the field of that part', async () => {
  const bifacial = { bifaciality: 0.7, height_m: 1 }
  const steep = { id: 'b', array: { tilt_deg: 85 } }
  const places = async (parts: object[], array: object) =>
    ((await sent(parts, { bifacial, array: { ...smallPlant().array, ...array } })).answer?.summary.findings ?? [])
      .filter(({ code }) => code === 'rear_electrical_shade')
      .map(({ field, message }) => [field, message.split(':')[0]])
  const named = (field: string) => [[field, field]]
  expect(await places([{ id: 'a' }, steep], { tilt_deg: 25 })).toEqual(named('sub_arrays.1.bifacial.model'))
  expect(await places([steep], { tilt_deg: 25 })).toEqual(named('sub_arrays.0.bifacial.model'))
  expect(await places([{ id: 'a' }, steep], { tilt_deg: 85 })).toEqual(named('bifacial.model'))
  expect(await places([{ id: 'a' }, { ...steep, bifacial }], { tilt_deg: 25 })).toEqual(named('sub_arrays.1.bifacial.model'))
})
