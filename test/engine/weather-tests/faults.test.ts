import { describe, expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { typicalYear } from '../../../engine/climate/index.ts'
import { completeWeather } from '../../../engine/request.ts'
import { assessWeather } from '../../../engine/weather-tests/assess.ts'
import { turbidityAt } from '../../../engine/weather-tests/turbidity.ts'
import { describeReference } from '../../reference.ts'
import { openTable } from '../climate/open-table.ts'
import { type Fault, realYear, SEVERAL_YEARS, withFault } from '../weather-checks/faults.ts'

const PLACE = { latitude: 40.4, longitude: -3.7, elevation: 650 }
/** A year of Madrid without any fault: its components close, and its light follows the sun. */
const year = { ...typicalYear(openTable(), PLACE).weather, ...PLACE }
const turbidity = await turbidityAt(PLACE.latitude, PLACE.longitude)

function flagsOf(weather: Weather): Record<string, number> {
  const { report } = assessWeather(weather, { turbidity })
  return Object.fromEntries(report.tests.filter(({ flagged }) => flagged > 0).map(({ test, flagged }) => [test, flagged]))
}

test('a year without a fault has no flag', () => expect(flagsOf(year)).toEqual({}))

/** 20 June of any year, and its hours of high sun. */
const isNoon = ({ month, day, hour }: Parameters<Fault>[1], from = 11, to = 12) => month === 6 && day === 20 && hour >= from && hour < to
const inColumn =
  (column: string, value: (was: number) => number, from?: number, to?: number): Fault =>
  (was, when, name) =>
    name === column && isNoon(when, from, to) ? value(was) : was

describe('a fault made by hand is named by its test', () => {
  const cases: readonly (readonly [test: string, fault: Fault, rows: number])[] = [
    ['ghi_possible', inColumn('ghi_wm2', () => 2400), 1],
    ['dhi_possible', inColumn('dhi_wm2', () => 1500), 1],
    ['dni_possible', inColumn('dni_wm2', () => 1450), 1],
    ['ghi_mean', inColumn('ghi_wm2', () => 1400), 1],
    ['dhi_mean', inColumn('dhi_wm2', () => 1000), 1],
    ['dni_mean', inColumn('dni_wm2', () => 1260), 1],
    ['ghi_rare', inColumn('ghi_wm2', () => 1900), 1],
    ['dhi_rare', inColumn('dhi_wm2', () => 1100), 1],
    ['dni_rare', inColumn('dni_wm2', () => 1330), 1],
    ['closure', inColumn('ghi_wm2', (was) => 0.9 * was), 1],
    ['diffuse_ratio', inColumn('dhi_wm2', () => 1050), 1],
    ['diffuse_clear', (was, when, name) => (isNoon(when) ? (name === 'dni_wm2' ? 0 : 880) : was), 1],
    ['beam_clearness', (was, when, name) => (isNoon(when) ? (name === 'dni_wm2' ? 900 : 300) : was), 1],
    ['beam_limit', inColumn('dni_wm2', () => 1180), 1],
    ['clearness', inColumn('ghi_wm2', () => 1850), 1],
    ['tracker_off', (was, when, name) => (isNoon(when) ? (name === 'dni_wm2' ? 3 : name === 'ghi_wm2' ? 950 : 400) : was), 1],
    ['clear_sky', inColumn('ghi_wm2', () => 1300), 1],
    ['ghi_standing', inColumn('ghi_wm2', () => 512, 8, 16), 8],
    ['dhi_standing', inColumn('dhi_wm2', () => 212, 8, 16), 8],
    ['dni_standing', inColumn('dni_wm2', () => 412, 8, 16), 8],
    ['no_light', (was, when) => (isNoon(when, 9, 15) ? 0 : was), 6],
    ['night_light', inColumn('ghi_wm2', () => 60, 1, 3), 2],
  ]
  test.each(cases)('%s', (name, fault, rows) => {
    expect(flagsOf(withFault(year, fault))[name]).toBe(rows)
  })
})

test('a quarter of an hour of 1,400 W/m2 between those of half a clear sky is impossible, and removed', () => {
  const light = Array.from({ length: 96 * 3 }, (_, row) => Math.max(0, 450 * Math.sin((Math.PI * ((row % 96) - 20)) / 60)))
  light[50] = 1400
  const quarters = completeWeather({
    ...PLACE,
    timezone: 1,
    step_minutes: 15,
    start: '2019-06-01T00:00',
    ghi_wm2: light,
    temp_air_c: light.map(() => 15),
  })
  const { report, weather } = assessWeather(quarters as Weather, { turbidity })
  expect(report.tests.find(({ test }) => test === 'ghi_mean')?.flagged).toBe(1)
  expect(weather?.ghi_wm2?.[50]).toBeLessThan(500)
})

describe('the four misses of the assessment are named', () => {
  test('one hour of 1,900 W/m2', () => {
    expect(
      Object.keys(
        flagsOf(
          withFault(
            year,
            inColumn('ghi_wm2', () => 1900),
          ),
        ),
      ),
    ).toContain('ghi_mean')
  })

  test('48 standing hours', () => {
    const standing = withFault(year, (was, { month, day }, name) =>
      name === 'ghi_wm2' && month === 6 && (day === 20 || day === 21) ? 431 : was,
    )
    expect(flagsOf(standing).ghi_standing).toBe(48)
  })

  test('a sensor at -12 % for three months', () => {
    const { report } = assessWeather(
      withFault(year, (was, { month }) => (month >= 6 && month <= 8 ? 0.88 * was : was)),
      { turbidity },
    )
    expect(report.series.notes.some((note) => note.startsWith('From June to August ') && note.includes('too low'))).toBe(true)
    const clearest = report.months.map(({ clearest_ratio }) => clearest_ratio ?? 0)
    expect(Math.max(...clearest.slice(5, 8))).toBeLessThan(Math.min(...clearest.slice(2, 5)))
  })

  test('DHI times 1.5', () => {
    const flags = flagsOf(withFault(year, (was, _, name) => (name === 'dhi_wm2' ? 1.5 * was : was)))
    expect(flags.closure).toBeGreaterThan(2000)
  })

  test('DHI times 1.5 without DNI, by the diffuse light of the year', () => {
    const { dni_wm2: _, ...without } = withFault(year, (was, __, name) => (name === 'dhi_wm2' ? 1.5 * was : was))
    const { report } = assessWeather(without, { turbidity })
    expect(report.series.notes.some((note) => note.includes('diffuse'))).toBe(true)
  })
})

describeReference('real years', () => {
  test.each(SEVERAL_YEARS.map(([path, known]) => ({ path, known })))(
    '$path: DHI times 1.5 fails closure or the diffuse of the year',
    async ({ path, known }) => {
      const { report } = assessWeather(
        withFault(realYear(known === undefined ? [path] : [path, known]), (was, _, name) => (name === 'dhi_wm2' ? 1.5 * was : was)),
        {},
      )
      const closure = report.tests.find(({ test }) => test === 'closure')?.flagged ?? 0
      expect(closure > 500 || report.series.notes.some((note) => note.includes('diffuse'))).toBe(true)
    },
  )
})
