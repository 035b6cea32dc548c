import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_WEATHER_OPTION } from '../../clients/cli/command.ts'
import { RUN } from '../../clients/cli/commands/run.ts'
import { SIMULATE } from '../../clients/cli/commands/simulate.ts'
import { SIZE } from '../../clients/cli/commands/size.ts'
import { COMMANDS } from '../../clients/cli/commands.ts'
import { inOptions } from '../../clients/cli/option-words.ts'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { fakeService, problem } from '../sdk/fake-service.ts'
import { pvyield, ROOT, refusedCalls } from './program.ts'

const YEAR = join(ROOT, 'clients', 'examples', 'year.csv')
/** Calls that are right, to which an option is added that is wrong. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  simulate: ['--lat', '48', '--lon', '11', '--kw', '10', '--weather', YEAR],
  size: ['--lat', '48', '--lon', '11', '--module', 'jinko 720', '--inverter', 'ond_sungrow_sg125hv_app01', '--weather', YEAR],
  run: ['request.json', '--weather', YEAR],
  tree: ['thermal', 'request.json', '--weather', YEAR],
  parse: [YEAR],
  performance: ['plant.json', YEAR],
  'weather quality': [YEAR],
  'weather scale': [YEAR, '--monthly-ghi', '1,1,1,1,1,1,1,1,1,1,1,1'],
  'weather correlate': [YEAR, YEAR],
  'weather typical-year': [YEAR],
  'weather synthetic': ['--place', 'Zurich', '--monthly', 'months.csv'],
  'weather fetch': ['--place', 'Zurich', '--source', 'embedded'],
  'weather compare': [YEAR, YEAR],
  serve: [],
}
const numbers = COMMANDS.flatMap(({ command }) =>
  Object.entries(command.options).flatMap(([name, { isNumber }]) => (isNumber === true ? [[command.name, name] as const] : [])),
)

test(
  'every option that is a number refuses one far out of range, and is named',
  async () => {
    expect(numbers.length).toBeGreaterThan(20)
    const calls = numbers.flatMap(([command, option]) => {
      const target = command === 'size' && !['dc-kw', 'ac-kw', 'strings'].includes(option) ? ['--dc-kw', '1000'] : []
      return ['-1e9', '1e9'].map((value) => [...command.split(' '), ...(CALLS[command] ?? []), ...target, `--${option}`, value])
    })
    const ends = await refusedCalls(calls)
    for (const [k, call] of calls.entries()) {
      const refusal = new RegExp(`^${call.at(-2)}: Input should be .*\n$`)
      expect([call, ends[k]]).toEqual([call, { status: 1, out: '', err: expect.stringMatching(refusal) }])
    }
  },
  HANG_LIMIT_MILLIS,
)

test('ranges that are checked before anything is read are those of the API', () => {
  const api = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8'))
  const known = new Map<string, readonly [number, number]>(
    ['/api/parse-weather', '/api/parse-scene'].flatMap((path) =>
      api.paths[path].post.parameters.map(
        ({ name, schema }: { name: string; schema: { minimum: number; maximum: number } }) =>
          [name, [schema.minimum, schema.maximum]] as const,
      ),
    ),
  )
  const { minimum, maximum } = api.components.schemas.OptimiseRequest.properties.max_evaluations
  known.set('max-evaluations', [minimum, maximum])
  const { CorrelateWeatherRequest, WeatherSite } = api.components.schemas
  for (const [field, { minimum, maximum }] of [
    ['station_uncertainty', CorrelateWeatherRequest.properties.station_uncertainty],
    ['elevation', WeatherSite.properties.elevation],
  ])
    known.set(field, [minimum, maximum])
  const ranges = COMMANDS.filter(({ command }) => command.name !== 'serve').flatMap(({ command }) =>
    Object.entries(command.options).flatMap(([name, { field = name, range }]) => (range === undefined ? [] : [{ field, range }])),
  )
  expect(ranges.length).toBeGreaterThan(5)
  for (const { field, range } of ranges) expect([field, known.get(field)]).toEqual([field, range])
})

test('an option that sets a field of the API names it, in every command that has one', () => {
  const given = new Set([
    'lat',
    'lon',
    'kw',
    'roofs',
    'tilt',
    'azimuth',
    'elevation',
    'racking',
    'weather',
    'uncertainty',
    'scene',
    'figures',
  ])
  for (const [name, option] of Object.entries(SIMULATE.options))
    expect([name, 'field' in option && option.field !== undefined]).toEqual([name, given.has(name)])
  for (const name of ['lat', 'lon', 'elevation', 'module', 'inverter', 'weather', 'racking'] as const)
    expect([name, typeof SIZE.options[name].field]).toEqual([name, 'string'])
  expect(RUN.options.weather).toBe(OWN_WEATHER_OPTION)
})

describe('a failure names the option that was typed', () => {
  test.each([
    ['tilt_deg: Input should be less than or equal to 90', '--tilt: Input should be less than or equal to 90', SIMULATE, {}],
    ['leave out tilt_deg, or send `azimuth_deg`', 'leave out --tilt, or send `--azimuth`', SIMULATE, {}],
    ['weather.ghi_wm2[3]: too large', '--weather (weather.ghi_wm2[3]): too large', SIMULATE, { weather: 'a.csv' }],
    ['module.model: has no voltage', '--module (module.model): has no voltage', SIZE, { module: 'a.PAN' }],
    ['weather.ghi_wm2: too large', '--weather (weather.ghi_wm2): too large', RUN, { weather: 'a.csv' }],
    ['weather.ghi_wm2: of the file', 'weather.ghi_wm2: of the file', RUN, {}],
    ['site.latitude: Field required', 'site.latitude: Field required', RUN, {}],
    ['array.tilt_deg: Field required', 'array.tilt_deg: Field required', RUN, { weather: 'a.csv' }],
  ] as const)('%s becomes %s', (text, words, command, given) => expect(inOptions(text, command, given)).toBe(words))
})

test(
  'a warning of simulate names the option in its text, and the field of the API in its JSON',
  async () => {
    const call = ['simulate', '--lat', '48', '--lon', '11', '--kw', '10', '--tilt', '60', '--azimuth', '0']
    const [text, json] = await Promise.all([pvyield(call), pvyield([...call, '--json'])])
    expect(text.out).toContain('\nNote: --azimuth: at 0 deg the plane faces north')
    expect(text.out).not.toContain('azimuth_deg')
    expect(JSON.parse(json.out).summary.warnings).toContainEqual(expect.stringContaining('azimuth_deg: at 0 deg'))
  },
  HANG_LIMIT_MILLIS,
)

test(
  'simulate and size send the numbers of their options',
  async () => {
    using service = fakeService(problem(422, 'validation_error'))
    const place = ['--lat', '45', '--lon', '10', '--elevation', '1234', '--server', service.baseUrl]
    await pvyield(['simulate', ...place, '--kw', '10', '--tilt', '35', '--azimuth', '170'])
    await pvyield([
      'size',
      ...place,
      '--module',
      'jinko 720',
      '--inverter',
      'ond_sungrow_sg125hv_app01',
      '--dc-kw',
      '1000',
      '--ratio',
      '1.3',
    ])
    const site = { latitude: 45, longitude: 10, elevation: 1234 }
    expect(service.seen.map(({ body }) => body)).toEqual([
      { ...site, system_capacity_kw: 10, tilt_deg: 35, azimuth_deg: 170, include_series: false },
      { ...site, dc_kw: 1000, dc_ac_ratio: 1.3, module: expect.any(Object), inverter: expect.any(Object) },
    ])
  },
  HANG_LIMIT_MILLIS,
)
