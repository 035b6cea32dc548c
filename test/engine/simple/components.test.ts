import { describe, expect, test } from 'bun:test'
import {
  checkSimple,
  completeRunRequest,
  completeSimpleRequest,
  expandSimple,
  type Resolved,
  run,
  type SimplePlace,
  type SimpleSections,
} from '@pvyield/engine'
import { MUNICH_YEAR } from '../chain/plant.ts'
import { cecSection, pvsystSection } from '../module/sections.ts'
import { MUNICH } from './expanded.ts'
import { RACKS, RIDGES } from './scenes.ts'

const PLACE: SimplePlace = { weather: MUNICH_YEAR, weatherSource: null, timezoneH: 1, elevationM: 520 }
const INVERTER = { model: 'flat', name: 'A', p_ac_nom_kw: 20, efficiency: 0.98, v_mppt_min_v: 200, v_mppt_max_v: 850, v_dc_max_v: 1000 }

function sectionsOf(module: Resolved['module']): SimpleSections {
  const inverter = completeRunRequest<Resolved>({ ...BASE, module, inverter: INVERTER }).inverter
  return { module, inverter, weather: MUNICH_YEAR }
}
const BASE = {
  site: { latitude: 48.1, longitude: 11.6 },
  array: { modules_per_string: 1, strings_per_inverter: 1 },
  weather: { id: 'met_test' },
}

function expandedWith(module: Resolved['module'], sent: Record<string, unknown>) {
  const body = { ...MUNICH, module, inverter: INVERTER, ...sent }
  const found = expandSimple(completeSimpleRequest(body), new Set(Object.keys(body)), PLACE, sectionsOf(module))
  if ('failures' in found) throw new Error(found.failures.map(({ field, message }) => `${field}: ${message}`).join('; '))
  return found
}

function fieldsRefused(sent: Record<string, unknown>): (string | null)[] {
  const body = { ...MUNICH, ...sent }
  return checkSimple(completeSimpleRequest(body), new Set(Object.keys(body))).map(({ field }) => field)
}

test.each([
  ['module_efficiency', 21, '21 is not a fraction from 0.001 to below 0.9: send 21 % as 0.21'],
  ['module_efficiency', 0, '0 is not a fraction from 0.001 to below 0.9: send 19 % as 0.19'],
  ['module_efficiency', 2100, '2100 is not a fraction from 0.001 to below 0.9: send 19 % as 0.19'],
  ['temperature_coefficient', -0.35, '-0.35 is not a fraction per degC: send -0.35 %/degC as -0.0035'],
  ['temperature_coefficient', -35, '-35 is not a fraction per degC: send -0.37 %/degC as -0.0037'],
])('%s of %d, which looks like a percentage, is answered with the fraction of that value', (field, value, message) => {
  const body = { ...MUNICH, system_capacity_kw: 100, [field]: value }
  expect(checkSimple(completeSimpleRequest(body), new Set(Object.keys(body)))).toEqual([expect.objectContaining({ field, message })])
})

describe('a simple run with a module and an inverter', () => {
  test.each([
    ['a typical year of the service', { source: 'embedded' }, 1],
    ['a typical year from a file', { source: 'file', months_years: Array.from({ length: 12 }, (_, month) => 2001 + month) }, 1],
    ['weather of one real year', { source: 'file', months_years: null }, 0],
  ])('in %s warns once, or not at all, that the place has colder days', (_, meta, count) => {
    const body = { ...MUNICH, module: pvsystSection(), inverter: INVERTER, system_capacity_kw: 100 }
    const sections = sectionsOf(pvsystSection())
    const weather = { ...sections.weather, meta: { ...sections.weather.meta, ...meta } } as SimpleSections['weather']
    const found = expandSimple(completeSimpleRequest(body), new Set(Object.keys(body)), PLACE, { ...sections, weather })
    const said = ('failures' in found ? [] : found.findings.map(({ message }) => message)).filter((text) => text.includes('temp_air_min_c'))
    expect(said).toHaveLength(count)
    // The lowest of all rows, which NEC 2023, 690.7(A) wants below that of a typical year.
    const lowest = Math.min(...MUNICH_YEAR.temp_air_c.filter((value): value is number => value !== null))
    for (const text of said) expect(text).toStartWith(`The strings are sized for ${Number(lowest.toFixed(1))} degC,`)
  })

  test('runs them in whole strings, says how they were sized, and lists the size that it did not keep', () => {
    const { request, defaultsApplied, findings } = expandedWith(pvsystSection(), { system_capacity_kw: 100 })
    const { modules_per_string, strings_per_inverter, n_inverters } = request.array
    const dcKw = (modules_per_string * strings_per_inverter * n_inverters * 350) / 1000
    expect(Math.abs(dcKw / 100 - 1)).toBeLessThan(0.05)
    const source = (field: string) => defaultsApplied.find((item) => item.field === field)?.source ?? ''
    expect(source('array.modules_per_string')).toMatch(/^sized as POST \/api\/size does: \d+ to \d+ modules keep every voltage limit/)
    expect(source('array.strings_per_inverter')).toContain('sized')
    expect(source('array.n_inverters')).toContain('sized')
    expect(source('system_capacity_kw')).toContain(
      `${n_inverters} x ${strings_per_inverter} whole strings of ${modules_per_string} modules of 350 W`,
    )
    expect(findings.some(({ message }) => message.startsWith(`system_capacity_kw 100 kW runs as ${dcKw} kW`))).toBe(true)
    for (const field of [
      'module_type',
      'module_efficiency',
      'temperature_coefficient',
      'inverter_efficiency',
      'inverter_model',
      'inverter_ac_kw',
    ])
      expect(defaultsApplied.map((item) => item.field)).not.toContain(field)
    expect(defaultsApplied.filter(({ field }) => /^(module|inverter)\./.test(field))).toEqual([])
  })

  test('counts the rear sides of a bifacial module, but not on a roof', () => {
    const module = pvsystSection({ bifaciality: 0.7 })
    expect(expandedWith(module, { system_capacity_kw: 100 }).request.bifacial).not.toBeNull()
    expect(expandedWith(module, { system_capacity_kw: 100, racking: 'rooftop' }).request.bifacial).toBeNull()
  })

  test('gives the digits of its full request, and no warning of strings', () => {
    for (const module of [pvsystSection(), cecSection()]) {
      const sections = sectionsOf(module)
      const { request } = expandedWith(module, { system_capacity_kw: 100 })
      const answerOf = (value: unknown) => run({ ...completeRunRequest<Resolved>(value), ...sections }, { sha256: () => '' }).answer
      const answer = answerOf(request)
      expect(answerOf(JSON.parse(JSON.stringify(request)))).toEqual(answer)
      expect(answer.summary.warnings.filter((text) => text.startsWith('Strings of'))).toEqual([])
      expect(answer.summary.dc_ac_ratio).toBeGreaterThan(1)
    }
  })

  test('takes the number of modules of a scene exactly, and equal faces of ridges', () => {
    for (const scene of [RACKS, RIDGES]) {
      const { request } = expandedWith(pvsystSection(), { scene })
      const { modules_per_string, strings_per_inverter, n_inverters } = request.array
      expect(modules_per_string * strings_per_inverter * n_inverters).toBe(60)
      const sections = sectionsOf(pvsystSection())
      const { summary } = run({ ...completeRunRequest<Resolved>(request), ...sections }, { sha256: () => '' }).answer
      expect(summary.warnings.filter((text) => /^Strings of|odd/.test(text))).toEqual([])
    }
    expect(() => expandedWith(pvsystSection(), { scene: RACKS, system_capacity_kw: 50 })).toThrow(
      'system_capacity_kw: The sizes disagree: 60 modules of the scene x 350 W are 21 kW, not 50 kW; omit system_capacity_kw',
    )
  })

  test('refuses one without the other, and every field that they state themselves', () => {
    const module = { id: 'cec_any' }
    const inverter = { id: 'cec_any' }
    expect(fieldsRefused({ system_capacity_kw: 100, module })).toEqual(['inverter'])
    expect(fieldsRefused({ system_capacity_kw: 100, inverter })).toEqual(['module'])
    const stated = {
      module_power_w: 400,
      module_type: 'standard',
      module_efficiency: 0.2,
      temperature_coefficient: -0.0037,
      bifaciality: 0,
      inverter_ac_kw: 80,
      inverter_efficiency: 0.96,
      inverter_model: 'flat',
    }
    for (const [field, value] of Object.entries(stated)) {
      expect(fieldsRefused({ system_capacity_kw: 100, module, inverter, [field]: value })).toContain(field)
    }
    expect(fieldsRefused({ system_capacity_kw: 100, module, inverter })).toEqual([])
    expect(fieldsRefused({ modules: 100, module, inverter })).toEqual([])
    expect(fieldsRefused({ module, inverter })).toEqual(['system_capacity_kw'])
    expect(fieldsRefused({ system_capacity_kw: 100, modules: 100, module, inverter })).toEqual(['system_capacity_kw'])
  })
})
