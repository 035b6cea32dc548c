import { describe, expect, test } from 'bun:test'
import type { SizeAnswer } from '@pvyield/contract/schemas'
import { EngineError, perform, type Sources, size } from '@pvyield/engine'
import { inputsOf, stringsAtShared } from '../../../engine/sizing/shared-inverters.ts'
import { MUNICH_EVERY_THIRD_HOUR } from '../chain/plant.ts'
import { pvsystSection } from '../module/sections.ts'

const SOURCES = { weather: () => MUNICH_EVERY_THIRD_HOUR, sha256: () => '' } as unknown as Sources
const INVERTER = {
  model: 'flat',
  name: 'A',
  p_ac_nom_kw: 20,
  efficiency: 0.98,
  v_mppt_min_v: 200,
  v_mppt_max_v: 850,
  v_dc_max_v: 1000,
  i_dc_max_a: 60,
  mppt_count: 2,
}
// 350 W
const MODULE = pvsystSection()
const PLACE = {
  latitude: 48.1,
  longitude: 11.6,
  elevation: 552,
  weather: { id: 'met_munich' },
  racking: 'rooftop',
  module: MODULE,
  inverter: INVERTER,
}
const AREA_M2 = (MODULE as { length_m: number; width_m: number }).length_m * (MODULE as { length_m: number; width_m: number }).width_m

const sizeOf = (body: object): Promise<SizeAnswer> => size({ kind: 'size', body: { ...PLACE, ...body } }, SOURCES)

async function refused(body: object): Promise<Record<string, string>> {
  try {
    await sizeOf(body)
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause
    return Object.fromEntries(cause.failures.map(({ field, message }) => [field, message]))
  }
  throw new Error('The body was sized')
}

describe('strings of parts at common inverters', () => {
  const sharer = (modules: number) => ({
    range: { min: 15, max: 20 },
    target: { kind: 'at_most', modules } as const,
    moduleW: 500,
    stringA: 13,
  })

  test('take as many inverters as the smaller roof has strings for, where fewer would clip most of the power', () => {
    // 80 kW and 25 kW on inverters of 20 kW: 5.25 times one of them, 1.75 times three, which the small roof feeds with strings of 16.
    const large = { ...sharer(160), target: { kind: 'dc', kw: 80 } as const }
    const inverters = stringsAtShared([large, sharer(50)], { kw: 20, maxA: null, ratio: 1.2 })?.map((each) => each.inverters)
    expect(inverters).toEqual([3, 3])
  })

  test('fill each roof, with as many inverters as each part has a string for', () => {
    // 60 modules of 500 W are 1.5 times 20 kW and 0.75 times 40 kW; the small roof has no second string of 15.
    expect(stringsAtShared([sharer(40), sharer(20)], { kw: 20, maxA: null, ratio: 1.2 })).toEqual([
      { modulesPerString: 20, stringsPerInverter: 2, inverters: 1 },
      { modulesPerString: 20, stringsPerInverter: 1, inverters: 1 },
    ])
  })

  test('never have more modules than a roof takes, and are null without a whole string', () => {
    for (let modules = 15; modules < 200; modules += 7) {
      const [own] = stringsAtShared([sharer(modules), sharer(90)], { kw: 25, maxA: 60, ratio: 1.2 }) ?? []
      const { modulesPerString = 0, stringsPerInverter = 0, inverters = 0 } = own ?? {}
      expect(modulesPerString * stringsPerInverter * inverters).toBeLessThanOrEqual(modules)
    }
    expect(stringsAtShared([sharer(14), sharer(90)], { kw: 25, maxA: null, ratio: 1.2 })).toBeNull()
  })

  test('take an input of their own, and the one with most strings the rest', () => {
    expect(inputsOf([4, 1], 3)).toEqual([2, 1])
    expect(inputsOf([6, 3, 1], 6)).toEqual([3, 2, 1])
    expect(inputsOf([2, 1], 1)).toEqual([1, 1])
  })
})

describe('a plant of roofs', () => {
  const ROOFS = [
    { label: 'South', tilt_deg: 30, area_m2: 41.5 * AREA_M2 },
    { id: 'east', tilt_deg: 10, azimuth_deg: 90, modules: 19, shares_inverter_with: 'p1' },
    { id: 'west', tilt_deg: 10, azimuth_deg: 270, system_capacity_kw: 42 },
  ]

  test('is sized part by part within every voltage limit, and its request runs with these parts', async () => {
    const answer = await sizeOf({ sub_arrays: ROOFS })
    const parts = answer.sub_arrays ?? []
    const [south, east, west] = parts
    expect(parts.map(({ id, label, shares_inverter_with }) => [id, label, shares_inverter_with])).toEqual([
      ['p1', 'South', null],
      ['east', null, 'p1'],
      ['west', null, null],
    ])
    for (const { modules_per_string, module_at, limits } of parts) {
      expect(modules_per_string.chosen * module_at.v_oc_cold_v).toBeLessThanOrEqual(1000)
      expect(modules_per_string.chosen * module_at.v_mp_hot_v).toBeGreaterThanOrEqual(200)
      expect(limits.filter(({ name, is_met }) => name.startsWith('v_') && is_met !== true)).toEqual([])
    }
    for (const [part, most] of [
      [south, 41],
      [east, 19],
    ] as const) {
      expect((part?.modules ?? 0) + (part?.modules_left ?? 0)).toBe(most)
      expect(part?.modules_left).toBeGreaterThanOrEqual(0)
    }
    // Both feed the inverters of the south roof; current and ratio there are those of both.
    const dcKw = ((south?.modules ?? 0) + (east?.modules ?? 0)) * 0.35
    expect(south?.dc_ac_ratio).toBeCloseTo(dcKw / (20 * (south?.n_inverters ?? 0)), 3)
    expect(east?.ac_kw).toBeNull()
    const currentOf = (part: typeof south, name: string) => part?.limits.find((line) => line.name === name)
    const currentA = [south, east].reduce((sum, part) => sum + (part?.strings_per_inverter ?? 0) * (part?.module_at.i_mp_hot_a ?? 0), 0)
    expect(currentOf(south, 'i_mp_inverter')?.value).toBeCloseTo(currentA, 1)
    expect(currentOf(east, 'i_mp_tracker')?.limit).toBe(30)
    expect(answer.modules).toBe(parts.reduce((sum, { modules }) => sum + modules, 0))
    expect(west?.dc_kw).toBeCloseTo(42, -1)

    const { answer: run } = await perform({ kind: 'full', body: answer.request as object }, SOURCES)
    expect(run.sub_arrays?.map(({ id, modules, ac_kw }) => [id, modules, ac_kw])).toEqual(
      parts.map(({ id, modules, ac_kw }) => [id, modules, ac_kw]),
    )
    expect(run.summary.warnings.filter((text) => text.startsWith('Strings'))).toEqual([])
    const { answer: simple } = await perform({ kind: 'simple', body: { ...PLACE, sub_arrays: ROOFS } }, SOURCES)
    expect(simple.summary.e_grid_kwh).toBe(run.summary.e_grid_kwh)
  })

  test('of one roof with a capacity is sized as the plant without roofs', async () => {
    const [one, roof] = await Promise.all([
      sizeOf({ dc_kw: 60, tilt_deg: 30 }),
      sizeOf({ sub_arrays: [{ tilt_deg: 30, system_capacity_kw: 60 }] }),
    ])
    for (const key of ['array_patch', 'limits', 'module_at', 'dc_kw', 'ac_kw', 'modules'] as const) expect(roof[key]).toEqual(one[key])
  })

  test('is warned of what does not fit, by part, and of too few inputs', async () => {
    const { warnings, findings } = await sizeOf({
      sub_arrays: [
        { id: 'a', modules: 40 },
        { id: 'b', modules: 40, shares_inverter_with: 'a' },
        { id: 'c', modules: 40, shares_inverter_with: 'a' },
        { id: 'd', modules: 26 },
      ],
      modules_per_string: 17,
    })
    expect(
      warnings.some((text) => text.includes('3 parts feed the same inverter') && text.includes('send the inputs of the data sheet')),
    ).toBe(true)
    expect(warnings.filter((text) => text.startsWith('The part d is -34.6 % off'))).toHaveLength(1)
    expect(findings.filter(({ code }) => code === 'power_off_target').map(({ field }) => field)).toContain('sub_arrays.3.modules')
  })

  test.each<[string, object, string, RegExp]>([
    [
      'a roof without room for a string',
      { sub_arrays: [{ modules: 40 }, { modules: 2 }] },
      'sub_arrays.1.modules',
      /2 modules are no whole string/,
    ],
    ['an area below a module', { sub_arrays: [{ area_m2: 1 }] }, 'sub_arrays.0.area_m2', /1 m2 are less than the/],
    ['a size of the plant', { dc_kw: 20, sub_arrays: [{ modules: 40 }] }, 'dc_kw', /Each part has its own size/],
    ['a part without a size', { sub_arrays: [{ id: 'a' }] }, 'sub_arrays.0', /size of the part a is missing/],
  ])('is refused with %s', async (_, body, field, message) => {
    const failures = await refused(body)
    expect(Object.keys(failures)).toEqual([field])
    expect(failures[field]).toMatch(message)
  })
})
