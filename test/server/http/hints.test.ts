import { describe, expect, test } from 'bun:test'
import type { ProblemItem } from '@pvyield/contract/schemas'
import { limitHint } from '../../../engine/core/limit-hint.ts'
import { openapi } from '../../../server/http/document.ts'
import { checkJsonBody } from '../../../server/http/json-body.ts'
import { readJsonText } from '../../../server/http/json-text.ts'
import { Problem } from '../../../server/http/problem.ts'
import { suggest } from '../../../server/http/suggest.ts'
import { Choices } from '../../contract/seeded.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { SIMPLE } from '../answers.ts'

interface Limited {
  maximum?: number
  items?: { maximum?: number }
  'x-unit'?: string
}

function itemsOf(
  body: unknown,
  validator: 'validate_createRun_body' | 'validate_createSimpleRun_body' = 'validate_createRun_body',
): readonly ProblemItem[] {
  try {
    checkJsonBody(readJsonText(JSON.stringify(body)), validator)
  } catch (error) {
    if (error instanceof Problem) return error.errors
    throw error
  }
  throw new Error('It was accepted')
}

/** The small plant with one more field at a dot path. */
function plantWith(path: string, value: unknown = 1): unknown {
  const [section = '', key] = path.split('.')
  const plant: Record<string, object> = smallPlant()
  return key === undefined ? { ...plant, [section]: value } : { ...plant, [section]: { ...plant[section], [key]: value } }
}

const EXTRA = 'Extra inputs are not permitted'

describe('an unknown key suggests', () => {
  test.each([
    ['array.tilt', 'tilt_deg', 'Did you mean tilt_deg?'],
    ['array.tiltDeg', 'tilt_deg', 'Did you mean tilt_deg?'],
    ['array.tilt_dge', 'tilt_deg', 'Did you mean tilt_deg?'],
    ['array.surface_azimuth', 'azimuth_deg', 'Did you mean azimuth_deg?'],
    ['array.pitch_m', 'gcr', 'Send gcr: pitch is collector_width_m / gcr'],
    ['array.latitude', 'site.latitude', 'Send it in site'],
    ['array.lat', 'site.latitude', 'Send it in site as latitude'],
    ['site.gcr', 'array.gcr', 'Send it in array'],
    ['tilt_deg', 'array.tilt_deg', 'Send it in array'],
    ['site.weather', 'weather', 'Send it at the top level of the body'],
    ['lifetime.years', 'analysis_period_years', 'Did you mean analysis_period_years?'],
    ['weather.tz', 'timezone', 'Did you mean timezone?'],
    ['weather.ghi', 'ghi_wm2', 'Did you mean ghi_wm2?'],
    ['inverter.p_nom_kw', 'p_ac_nom_kw', 'Did you mean p_ac_nom_kw?'],
    ['module.gamma_pdc', 'temperature_coefficient', 'Did you mean temperature_coefficient?'],
    // Names of SAM (PySAM 7.1), PVGIS (API 5.3), PlantPredict and SolarFarmer (their Python packages), and PVsyst (its help)
    ['array.subarray1_gcr', 'gcr', 'Did you mean gcr?'],
    ['array.post_to_post_spacing', 'gcr', 'Send gcr: pitch is collector_width_m / gcr'],
    ['array.aspect', 'azimuth_deg', 'Send azimuth_deg: aspect counts from south, positive to the west: azimuth_deg is aspect + 180'],
    ['array.stringLength', 'modules_per_string', 'Did you mean modules_per_string?'],
    ['site.subarray1_soiling', 'soiling_monthly', 'Send soiling_monthly: a percentage in SAM, a fraction here'],
    ['dc_losses.light_induced_degradation', 'lid_loss', 'Send lid_loss: a percentage in PlantPredict, a fraction here'],
    ['ac_losses.availability', 'unavailability_loss', 'Send unavailability_loss: it is a loss, and an availability of 98 % is 0.02'],
    ['ac_losses.grid_interconnection_limit_kwac', 'grid_poi_limit_kw', 'Did you mean grid_poi_limit_kw?'],
    ['thermal.heat_balance_conductive_coef', 'u_c', 'Did you mean u_c?'],
    ['array.surface_tlit', 'tilt_deg', 'Did you mean tilt_deg?'],
    ['array.row_spaceing', 'gcr', 'Send gcr: pitch is collector_width_m / gcr'],
    ['weather.DrybBulb', 'temp_air_c', 'Did you mean temp_air_c?'],
    ['weather.df', 'dhi_wm2', 'Did you mean dhi_wm2?'],
    ['weather.GlobHor', 'ghi_wm2', 'Send ghi_wm2: its values are W/m2, and the monthly values of PVsyst are sums in kWh/m2'],
    ['weather.Globalstrahlung', 'ghi_wm2', 'Did you mean ghi_wm2?'],
    ['array.DryBulb', 'weather.temp_air_c', 'Send it in weather as temp_air_c'],
  ])('%s -> %s', (path, did_you_mean, advice) => {
    const [item] = itemsOf(plantWith(path))
    expect(item).toMatchObject({ field: path, message: `${EXTRA}. ${advice}`, did_you_mean })
  })

  test.each([
    ['capacity_kw', 'system_capacity_kw'],
    ['kwp', 'system_capacity_kw'],
    ['lat', 'latitude'],
    ['tilt', 'tilt_deg'],
    ['module_power', 'module_power_w'],
    ['dc_ac', 'dc_ac_ratio'],
    ['losses', 'losses_percent'],
    ['inv_eff', 'inverter_efficiency'],
    ['array_type', 'racking'],
    ['peakpower', 'system_capacity_kw'],
    ['track_mode', 'racking'],
  ])('in a simple run %s -> %s', (key, did_you_mean) => {
    expect(itemsOf({ ...SIMPLE, [key]: 1 }, 'validate_createSimpleRun_body')).toMatchObject([{ field: key, did_you_mean }])
  })

  test.each([
    ['spectral', 'spectral', undefined],
    ['lifetime', 'lifetime', undefined],
    ['u_c', 'thermal.u_c', undefined],
    ['dc_degradation_rate', 'lifetime.dc_degradation_rate', undefined],
    ['grid_poi_limit_kw', 'ac_losses.grid_poi_limit_kw', undefined],
    ['soiling_monthly', 'site.soiling_monthly', undefined],
    ['albedo_monthly', 'site.albedo_monthly', 'albedo'],
    ['track_mode', 'array.track_mode', 'racking'],
  ])('in a simple run %s is said to be one of the full run', (key, path, meant) => {
    const [item] = itemsOf({ ...SIMPLE, [key]: 1 }, 'validate_createSimpleRun_body')
    expect(item?.message).toContain(
      `Only a full run has ${path}: add it to the \`request\` of a simple run's answer, and send that to POST /api/run`,
    )
    expect(item?.did_you_mean).toBe(meant)
  })

  test('from and to of an outage for what others call start and end', () => {
    const period = { start: '06-01T00:00', end: '06-02T00:00' }
    const items = itemsOf(plantWith('ac_losses.outages', { periods: [period] }))
    const hintOf = (name: string) => items.find(({ field }) => field === `ac_losses.outages.periods.0.${name}`)?.message
    expect(hintOf('start')).toBe(`${EXTRA}. Did you mean from?`)
    expect(hintOf('end')).toBe(`${EXTRA}. Did you mean to?`)
  })

  test('uncertainty where a simple run is asked for P90', () => {
    expect(itemsOf({ ...SIMPLE, P90: true }, 'validate_createSimpleRun_body')).toMatchObject([{ did_you_mean: 'uncertainty' }])
  })

  test('nothing when no key is similar; `allowed` lists the keys of the union branch that the object selects', () => {
    const [item] = itemsOf(plantWith('module.zzz'))
    expect(item).toMatchObject({ field: 'module.zzz', message: EXTRA })
    for (const key of ['model', 'efficiency', 'p_nom_w']) expect(item?.allowed).toContain(key)
    expect(item).not.toHaveProperty('did_you_mean')
    expect(item?.allowed).not.toContain('i_sc_a')
    expect(itemsOf({ ...smallPlant(), weather: { id: 'met_1', zzz: 1 } })[0]?.allowed).toEqual(['id'])
  })

  test('removing _meta when the body of GET /api/defaults is sent with it', () => {
    const [item] = itemsOf({ _meta: { title: '' }, ...smallPlant() })
    expect(item).toMatchObject({ field: '_meta', message: expect.stringMatching(/^Extra inputs are not permitted\. Remove _meta: /) })
  })
})

describe('other failures', () => {
  test('an invalid enum value is reported with the allowed values and the one that was probably meant', () => {
    const [item] = itemsOf(plantWith('array.track_mode', 'single-axis'))
    expect(item).toMatchObject({
      allowed: ['fixed', 'single_axis', 'two_axis', 'seasonal_tilt', 'ewf', 'rooftop'],
      did_you_mean: 'single_axis',
    })
  })

  test.each([
    ['tracker', 'single_axis'],
    ['HSAT', 'single_axis'],
    ['roof', 'rooftop'],
    ['ground_mount', 'fixed'],
  ])('%s as a kind of racking is answered with %s', (sent, meant) => {
    expect(itemsOf(plantWith('array.track_mode', sent))[0]).toMatchObject({ did_you_mean: meant })
  })

  test.each(['weather', 'module', 'inverter'])('an id or a whole answer as %s is reported with what to send', (section) => {
    const plant: Record<string, unknown> = { ...smallPlant() }
    expect(itemsOf({ ...plant, [section]: 'some id' })).toMatchObject([
      { field: section, message: expect.stringContaining('Send an id as {"id": "..."}') },
    ])
    const items = itemsOf({ ...plant, [section]: { [section]: plant[section], meta: {}, notes: [] } })
    expect(items[0]?.message).toEndWith(`This is the whole answer of another operation: send its member "${section}" as ${section}`)
  })

  test.each([
    ['array.azimuth_deg', -90],
    ['array.azimuth_deg', 400],
  ])('%s %d is reported with the direction in which azimuths count', (path, value) => {
    expect(itemsOf(plantWith(path, value))).toMatchObject([
      { field: path, message: expect.stringContaining('clockwise from north: 90 is east, 180 is south') },
    ])
  })

  test('null in a field that may be absent and may not be null is answered with leaving it out', () => {
    const { schemas } = openapi().components
    type Node = { $ref?: string; required?: string[]; properties?: Record<string, Node> }
    const resolved = (node: Node): Node => (node.$ref === undefined ? node : (schemas[node.$ref.split('/').at(-1) ?? ''] as Node))
    const optionalOf = (node: Node) => {
      const { properties = {}, required = [] } = resolved(node)
      return Object.keys(properties).filter((key) => !required.includes(key))
    }
    const root = schemas.RunRequest as Node
    const inSections = Object.entries(root.properties ?? {}).flatMap(([section, node]) =>
      optionalOf(node).map((key) => `${section}.${key}`),
    )
    const check = (path: string, body: unknown, validator?: Parameters<typeof itemsOf>[1]): number => {
      try {
        const item = itemsOf(body, validator).find(({ field }) => field === path)
        if (item === undefined) return 0
        expect([path, item.message]).toEqual([path, expect.stringMatching(/\. null is not a value of it: leave it out for the default$/)])
        return 1
      } catch (error) {
        if (error instanceof Error && error.message === 'It was accepted') return 0
        throw error
      }
    }
    const refused = [...optionalOf(root), ...inSections].map((path) => check(path, plantWith(path, null)))
    const simple = optionalOf(schemas.SimpleRunRequest as Node).map((path) =>
      check(path, { ...SIMPLE, [path]: null }, 'validate_createSimpleRun_body'),
    )
    expect(refused.filter((count) => count > 0).length).toBeGreaterThan(80)
    expect(simple.filter((count) => count > 0).length).toBeGreaterThan(5)
    expect(itemsOf(plantWith('array.modules_per_string', null))[0]?.message).not.toContain('leave it out')
  })

  test('a missing weather, module or inverter is reported with where to get it', () => {
    const { site, array } = smallPlant()
    expect(itemsOf({ site, array }).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'weather: Field required. Send {"id": ...} with an id from GET /api/weather/tmy or POST /api/parse-weather, or an inline section',
      'module: Field required. Send {"id": ...} with an id from GET /api/library/modules, or an inline section',
      'inverter: Field required. Send {"id": ...} with an id from GET /api/library/inverters, or an inline section',
    ])
  })

  test('only the first 20 of many unknown keys get a hint', () => {
    const flood = Object.fromEntries(Array.from({ length: 2000 }, (_, k) => [`tilt_${k}`, 0]))
    const items = itemsOf({ ...smallPlant(), site: { ...smallPlant().site, ...flood } })
    expect(items).toHaveLength(1000)
    expect(items.filter(({ allowed }) => allowed !== undefined)).toHaveLength(20)
  })
})

describe('suggestions', () => {
  const { properties = {} } = openapi().components.schemas.ArraySection as { properties?: object }
  const known = Object.keys(properties)

  test('a key of eight letters or more is found despite one typing error', () => {
    const choices = new Choices(6)
    for (const key of known.filter(({ length }) => length >= 8)) {
      const at = Math.floor(choices.between(0, key.length))
      for (const slip of [
        key.slice(0, at) + key.slice(at + 1),
        `${key.slice(0, at)}q${key.slice(at)}`,
        key.toUpperCase(),
        key.replaceAll('_', ''),
      ]) {
        expect([slip, suggest(slip, known)]).toEqual([slip, key])
      }
    }
  })

  test('a key that is similar to none, or too long, suggests nothing', () => {
    for (const key of ['zzz', '', '_', 'x'.repeat(1_000_000), '__proto__', 'constructor']) expect(suggest(key, known)).toBeNull()
  })
})

describe('an id next to keys of an inline section', () => {
  test.each(['module', 'inverter', 'weather'])('%s: one of the two is to be sent', (section) => {
    const [item] = itemsOf({ ...smallPlant(), [section]: { id: 'met_0123456789abcdef', name: 'x' } })
    expect(item).toMatchObject({ field: `${section}.name`, allowed: ['id'] })
    expect(item?.message).toBe(`${EXTRA}. Send one of the two: the id alone, or a section ${section} without id`)
  })

  test('columns of weather next to its id: one item says so, however the section is read', () => {
    for (const columns of [
      { ghi_wm2: [1], temp_air_c: [1] },
      { timezone: 1, step_minutes: 60, ghi_wm2: [1], temp_air_c: [1] },
    ]) {
      const items = itemsOf({ ...smallPlant(), weather: { id: 'met_0123456789abcdef', ...columns } })
      const [item] = items.filter(({ field }) => field === 'weather.id')
      expect(item?.message).toBe(`${EXTRA}. Send one of the two: the id alone, or a section weather without id`)
      expect(item?.did_you_mean).toBeUndefined()
    }
  })
})

test('an unknown model lists the models and the one that was meant', () => {
  const [item] = itemsOf({ ...smallPlant(), module: { model: 'Reference' } })
  expect(item).toMatchObject({
    field: 'module',
    allowed: ['pvsyst', 'cec', 'desoto', 'sandia', 'iec61853', 'reference'],
    did_you_mean: 'reference',
  })
})

describe('a number out of its range suggests', () => {
  test.each([
    ['array.gcr', 40, 'If this is in percent, send 0.4'],
    ['dc_losses.lid_loss', 1.5, 'If this is in percent, send 0.015'],
    ['site.albedo_monthly', Array(12).fill(20), 'If this is in percent, send 0.2'],
    ['lifetime.dc_degradation_rate', 0.5, 'If this is in percent, send 0.005'],
    ['dc_losses.quality_loss', -0.75, 'If this is in percent, send -0.0075'],
    ['site.timezone', 60, 'It is in hours: send 1 for 60 minutes'],
    ['weather.temp_air_c', [293.15], 'It is in degrees Celsius: send 20 for 293.15 K'],
    ['weather.pressure_hpa', [101_325], 'It is in hectopascals: send 1013.25 for 101325 Pa'],
    ['weather.relative_humidity', [55], 'If this is in percent, send 0.55'],
  ])('%s %p: %s', (path, value, advice) => {
    expect(itemsOf(plantWith(path, value)).map(({ message }) => message)).toContainEqual(expect.stringContaining(advice))
  })

  test('swapped coordinates', () => {
    const [item] = itemsOf({ ...SIMPLE, latitude: 116.4, longitude: 39.9 }, 'validate_createSimpleRun_body')
    expect(item?.message).toContain('If latitude and longitude are swapped, send latitude 39.9 and longitude 116.4')
  })

  test.each([[139.7], [-95.6]])('swapped coordinates west and east of Greenwich: latitude %d', (latitude) => {
    const [item] = itemsOf({ ...SIMPLE, latitude, longitude: 33.7 }, 'validate_createSimpleRun_body')
    expect(item?.message).toContain(`If latitude and longitude are swapped, send latitude 33.7 and longitude ${latitude}`)
  })

  test('a temperature, and only a temperature, for kelvin', () => {
    const schemas = Object.entries(openapi().components.schemas) as unknown as [string, { properties?: Record<string, Limited> }][]
    const fields = schemas.flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, own]) => (own.maximum ?? own.items?.maximum) !== undefined && own['x-unit'] !== undefined)
        .map(([name, own]) => [`${schema}.${name}`, name, own['x-unit'] === 'degC'] as const),
    )
    expect(fields.filter(([, , isTemperature]) => isTemperature).length).toBeGreaterThan(15)
    for (const [at, name, isTemperature] of fields) {
      const failure = { keyword: 'maximum', params: { limit: 200 } } as unknown as Parameters<typeof limitHint>[0]
      expect([at, limitHint(failure, [name], { [name]: 290 })?.includes(' K') ?? false]).toEqual([at, isTemperature])
    }
  })

  test('nothing for a number that is no slip of a unit', () => {
    for (const [path, value] of [
      ['thermal.u_c', 290],
      ['array.gcr', 400],
      ['array.gcr', 1.01],
      ['site.latitude', 200],
      ['lifetime.dc_degradation_rate', 0.25],
      ['weather.temp_air_c', [90]],
    ] as const)
      for (const { message } of itemsOf(plantWith(path, value)))
        expect(message).toMatch(/^Input should be less than( or equal to)? [\d.]+$/)
  })
})
