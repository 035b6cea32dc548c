import { describe, expect, test } from 'bun:test'
import type { RunRequest } from '@pvyield/contract/schemas'
import { countsAcConverter, withCoupling } from '../../clients/console/plant/dc-battery.ts'
import { formOf } from '../../clients/console/plant/form.ts'
import { type FormSection, fieldsOf, isField } from '../../clients/console/plant/form-entries.ts'
import { withoutDefaults } from '../../clients/console/plant/full-request.ts'
import { optionWords, textWords } from '../../clients/console/plant/option-words.ts'
import { isSame, type Json, valueAt, withValue } from '../../clients/console/plant/paths.ts'
import { byPlace, type Problem } from '../../clients/console/plant/problems.ts'
import type { Schema } from '../../clients/console/plant/schema.ts'
import { shownEntries } from '../../clients/console/plant/shown.ts'
import { switchWords } from '../../clients/console/plant/switch-words.ts'
import { meantNumber, nullWords, numberOf, numbersOf } from '../../clients/console/plant/value-text.ts'
import { completeRunRequest } from '../../engine/index.ts'
import { smallPlant } from '../engine/small-plant.ts'

const document = await Bun.file(new URL('../../openapi.json', import.meta.url)).json()
const schemas = document.components.schemas as Readonly<Record<string, Schema>>
const REF = '#/components/schemas/'
const form = formOf({ ...schemas.RunRequest, $defs: schemas })

/** Paths of all values of the document, by its own walk: objects are opened, constants are tags and arrays are values. */
function pathsOf(schema: Schema, path: string): string[] {
  const own = schema.$ref === undefined ? schema : (schemas[schema.$ref.slice(REF.length)] ?? {})
  const several = own.oneOf ?? own.anyOf?.filter(({ type }) => type !== 'null')
  const isGroup = several?.every((each) => each.$ref !== undefined) ?? false
  if (several !== undefined && isGroup) return several.flatMap((each) => pathsOf(each, path))
  if (own.properties === undefined || several !== undefined) return own.const === undefined ? [path] : []
  return Object.entries(own.properties).flatMap(([key, each]) => pathsOf(each, path === '' ? key : `${path}.${key}`))
}

describe('the form of a request', () => {
  test('has every value of the document, and nothing else', () => {
    const paths = new Set(pathsOf(schemas.RunRequest ?? {}, ''))
    expect(paths.size).toBeGreaterThan(250)
    expect(new Set(fieldsOf(form).map(({ path }) => path))).toEqual(paths)
  })

  test('says unit, bounds, default and help in the words of the document', () => {
    const field = (path: string) => fieldsOf(form).find((each) => each.path === path)
    expect(field('array.gcr')).toMatchObject({
      label: 'Ground cover ratio',
      unit: 'fraction',
      kind: 'number',
      bounds: 'above 0 to 1',
      default: 0.4,
    })
    expect(field('site.latitude')).toMatchObject({
      label: 'Latitude',
      unit: 'deg',
      bounds: 'from -90 to 90',
      isRequired: true,
      default: undefined,
    })
    expect(field('site.soiling_monthly')).toMatchObject({ kind: 'months', unit: 'fraction', bounds: 'from 0 to 1' })
    expect(field('array.tracking')).toMatchObject({ kind: 'choice', default: null })
    expect(field('thermal.u_c')?.help).toBe(document.components.schemas.Thermal.properties.u_c.description)
    for (const each of fieldsOf(form)) expect(each.help, each.path).not.toBe('')
  })

  test('has labels that tell the fields of a section apart, and none of symbols alone', () => {
    const labels = ({ alternatives }: FormSection): string[][] =>
      alternatives.flatMap(({ entries }) => [
        entries.filter(isField).map(({ label }) => label),
        ...entries.filter((entry) => !isField(entry)).flatMap((entry) => labels(entry as FormSection)),
      ])
    for (const each of form.flatMap(labels)) expect(each.filter((label, k) => each.indexOf(label) < k)).toEqual([])
    const label = (path: string) => fieldsOf(form).find((each) => each.path === path)?.label
    expect(label('module.mu_i_sc_a_per_k')).toBe('Temperature coefficient of the current')
    expect(label('thermal.sapm_b')).toBe('Wind coefficient b')
    expect(label('inverter.curves')).toBe('Curves')
    expect(label('iam.k_per_m')).toBe('Absorption')
  })

  test('offers null where the document does, and every model of module and inverter', () => {
    const section = (path: string) => form.find((each) => each.path === path) as FormSection
    expect(form.filter(({ isNullable }) => isNullable).map(({ path }) => path)).toEqual(['bifacial', 'storage', 'scene'])
    expect(section('module').alternatives.map(({ start }) => start)).toEqual([
      { id: '' },
      ...Object.keys(document.components.schemas.Module.discriminator.mapping).map((model) => ({ model })),
    ])
    expect(section('inverter').alternatives.length).toBe(1 + Object.keys(document.components.schemas.Inverter.discriminator.mapping).length)
  })

  test('finds a field by its name here, in other tools and in its help', () => {
    const found = (words: string[]) =>
      form.flatMap((section) =>
        shownEntries(section.alternatives[0]?.entries ?? [], {}, new Map(), { words, which: 'all', seen: new Set() })
          .filter(isField)
          .map(({ path }) => path),
      )
    expect(found(['subarray1_gcr'])).toEqual(['array.gcr'])
    expect(found(['wind', 'loss', 'factor'])).toContain('thermal.u_v')
  })
})

describe('a request without its defaults', () => {
  test.each([
    ['the small plant', smallPlant()],
    ['an empty bifacial section, which is not null', { ...smallPlant(), bifacial: {} }],
    ['a battery', { ...smallPlant(), storage: { capacity_kwh: 10, strategy: 'self_consumption' } }],
  ])('of %s is the same request once they are filled in again', (_, plant) => {
    const whole = completeRunRequest<RunRequest>(structuredClone(plant)) as unknown as Json
    const lean = withoutDefaults(whole, form)
    expect(completeRunRequest<RunRequest>(structuredClone(lean)) as unknown).toEqual(whole)
    expect(JSON.stringify(lean).length).toBeLessThan(JSON.stringify(whole).length)
  })
})

test('the number that was meant by what is none', () => {
  const meant = (unit: string, values: readonly unknown[]) => values.map((value) => meantNumber(value, unit))
  expect(meant('fraction', ['0,4', '40 %', '7,5%', 40, 1.4, 'abc', '', '1.2.3'])).toEqual([0.4, 0.4, 0.075, 0.4, null, null, null, null])
  expect(meant('kW', ['12 kW', '12,5KW', '12 W', '1,000', '40 %', 40, [1], null])).toEqual([12, 12.5, null, null, null, null, null, null])
})

describe('values by their paths', () => {
  test('are changed in a copy; a section whose last value is taken out stays', () => {
    const before = { array: { gcr: 0.4 }, bifacial: { height_m: 2 } }
    expect(withValue(before, 'array.gcr', 0.5)).toEqual({ array: { gcr: 0.5 }, bifacial: { height_m: 2 } })
    expect(withValue(before, 'bifacial.height_m', undefined)).toEqual({ array: { gcr: 0.4 }, bifacial: {} })
    expect(withValue({}, 'thermal.u_c', 29)).toEqual({ thermal: { u_c: 29 } })
    expect(before.array.gcr).toBe(0.4)
    expect([valueAt(before, 'array.gcr'), valueAt(before, 'module.model'), isSame([1, 2], [1, 2])]).toEqual([0.4, undefined, true])
  })

  test('what is no number is sent as it was written, so that the check of the request answers', () => {
    expect(['0.5', '-3e-2', '−4', '', 'none', '12 %', '0,5'].map(numberOf)).toEqual([0.5, -0.03, -4, undefined, null, '12 %', '0,5'])
    for (const text of ['0x10', '0b1', '1_000', '1e999', 'Infinity', 'NaN', '.', '-', '1e']) expect(numberOf(text)).toBe(text)
    expect(['1, 2;3 4', '', 'empty', '1 x'].map(numbersOf)).toEqual([[1, 2, 3, 4], undefined, [], [1, 'x']])
  })
})

test('a problem is shown at its field, at the nearest section, or for the plant as a whole', () => {
  const at = (field: string | null): Problem => ({ level: 'error', page: 'error.validation_error', field, message: String(field) })
  const placed = byPlace(
    [at('array.gcr'), at('site.soiling_monthly.3'), at('array.pitch_m'), at('colour'), at(null)],
    new Set(['array', 'array.gcr', 'site', 'site.soiling_monthly']),
  )
  expect([...placed].map(([place, list]) => [place, ...list.map(({ message }) => message)])).toEqual([
    ['array.gcr', 'array.gcr'],
    ['site.soiling_monthly', 'site.soiling_monthly.3'],
    ['array', 'array.pitch_m'],
    ['', 'colour', 'null'],
  ])
})

describe('a form is read by people', () => {
  const fields = fieldsOf(form)

  test('no option is shown as its key', () => {
    const shown = fields.flatMap(({ path, options }) =>
      options.filter((option) => typeof option === 'string').map((option) => [`${path} ${option}`, optionWords(path, option)]),
    )
    expect(shown.length).toBeGreaterThan(120)
    expect(shown.filter(([, words = '']) => words === '' || /_|^[a-z]/.test(words))).toEqual([])
  })

  test('the options of a field and the forms of a section have words of their own', () => {
    for (const { path, options } of fields) {
      const words = options.map((option) => optionWords(path, String(option)))
      expect(new Set(words).size, path).toBe(words.length)
    }
    for (const { alternatives, path } of form) expect(new Set(alternatives.map(({ label }) => label)).size, path).toBe(alternatives.length)
  })

  test('words that people chose, such as ids, stay as they are', () => {
    expect(['storage.sub_array', 'module.id', 'sub_arrays.roof.module.name'].map((path) => textWords(path, 'rows'))).toEqual([
      'rows',
      'rows',
      'rows',
    ])
    expect(textWords('sub_arrays.roof.array.track_mode', 'single_axis')).toBe('Single-axis trackers')
    expect(textWords('array.track_mode', 'constructor')).toBe('constructor')
  })

  test('every section that can be taken in says what that means', () => {
    const within = ({ alternatives }: FormSection): FormSection[] =>
      alternatives.flatMap(({ entries }) => entries.flatMap((entry) => (isField(entry) ? [] : [entry, ...within(entry)])))
    const optional = form.flatMap((section) => [section, ...within(section)]).filter(({ isNullable }) => isNullable)
    expect(optional.length).toBeGreaterThan(10)
    expect(optional.filter(({ path }) => switchWords(path) === undefined)).toEqual([])
    expect(switchWords('sub_arrays.2.module.low_light')).toBe(switchWords('module.low_light'))
  })

  test('a default of null says what it stands for', () => {
    const means = (path: string) => nullWords(fields.find((each) => each.path === path)?.help ?? '')
    expect(means('storage.charge_max_kw')).toBe('half the capacity per hour')
    expect(means('storage.dc_converter_kw')).toBe('as charge_max_kw and discharge_max_kw')
    expect(means('array.row_length_m')).toBe('endless rows')
    expect(means('module.v_bi_v')).toBe('0.9 V per junction')
    expect(means('thermal.ross_k')).toBe('computed')
    expect(means('storage.load_kw')).toBe('none')
  })
})

test('a battery that moves to the DC side leaves the efficiency of a converter to AC behind, and takes it back', () => {
  const at = (coupling: string, more: object = {}) => ({ storage: { capacity_kwh: 10, strategy: 'grid_limit', coupling, ...more } })
  const own = { efficiency_charge: 0.98, efficiency_discharge: 0.98 }
  expect(withCoupling(at('dc'), 'storage.coupling')).toEqual(at('dc', own))
  expect(withCoupling(at('ac', own), 'storage.coupling')).toEqual(at('ac'))
  const chosen = { efficiency_charge: 0.97, efficiency_discharge: 0.96 }
  for (const side of ['ac', 'dc']) expect(withCoupling(at(side, chosen), 'storage.coupling')).toEqual(at(side, chosen))
  expect(withCoupling(at('dc'), 'storage.reserve')).toEqual(at('dc'))
  expect([at('dc'), at('ac'), at('dc', own), at('dc', { efficiency_curve: [] })].map(countsAcConverter)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
