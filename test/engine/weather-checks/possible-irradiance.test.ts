import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { meanShares } from '../../../engine/core/mean-light-limits.ts'
import { RowStarts } from '../../../engine/core/row-starts.ts'
import { PossibleIrradiance } from '../../../engine/weather-checks/possible-irradiance.ts'
import { weatherQuality } from '../../../engine/weather-quality.ts'
import { describeReference } from '../../reference.ts'
import { plant } from '../chain/plant.ts'
import { compared } from './compared.ts'
import { realYear, SEVERAL_YEARS, withFault } from './faults.ts'

const EXTRA_WM2 = 1361

type Rows = readonly (readonly [cos: number, wm2: number])[]

/** One column, with the sun at these cosines. */
function checkOf(name: 'ghiWm2' | 'dhiWm2' | 'dniWm2', stepMinutes: number, rows: Rows): PossibleIrradiance {
  const starts = new RowStarts(new Float64Array(rows.length), { firstMinutes: 0, stepMinutes })
  const none = { ghiWm2: null, dhiWm2: null, dniWm2: null }
  const columns = { ...none, [name]: Float64Array.from(rows, ([, wm2]) => wm2) }
  const cosines = Float64Array.from(rows, ([cos]) => cos)
  const check = new PossibleIrradiance({ starts, stepMinutes })
  check.add(compared(columns, cosines, EXTRA_WM2))
  return check
}

const minutes = (name: 'ghiWm2' | 'dhiWm2' | 'dniWm2', ...rows: Rows): number => checkOf(name, 5, rows).rows
const means = (name: 'ghiWm2' | 'dhiWm2' | 'dniWm2', ...rows: Rows): number => checkOf(name, 60, rows).rows

/** By hand: 0.5^1.2 = 0.435275, 0.8^1.2 = 0.765082, 0.1^1.2 = 0.063096. */
const POWERS = [
  [1, 1],
  [0.8, 0.765082],
  [0.5, 0.435275],
  [0.1, 0.063096],
] as const

describe('steps below ten minutes: the limits of BSRN', () => {
  test('global and diffuse irradiance above 1.5 S cos z^1.2 + 100 and 0.95 S cos z^1.2 + 50', () => {
    for (const [cos, power] of POWERS) {
      const ghi = 1.5 * EXTRA_WM2 * power + 100
      const dhi = 0.95 * EXTRA_WM2 * power + 50
      expect(minutes('ghiWm2', [cos, ghi - 0.1])).toBe(0)
      expect(minutes('ghiWm2', [cos, ghi + 0.1])).toBe(1)
      expect(minutes('dhiWm2', [cos, dhi - 0.1])).toBe(0)
      expect(minutes('dhiWm2', [cos, dhi + 0.1])).toBe(1)
    }
  })

  test('a beam above that of the sun outside the atmosphere, and light at night', () => {
    expect(minutes('dniWm2', [0.5, 1360], [0.5, 1362], [0.5, Number.NaN])).toBe(1)
    expect(minutes('ghiWm2', [-0.5, 200], [-0.5, 1900])).toBe(1)
  })
})

test('steps below ten minutes with a wrong sun: the limits are those of a sun in the zenith', () => {
  const named = (name: 'ghiWm2' | 'dhiWm2', wm2: number) => checkOf(name, 5, [[0.1, wm2]]).findings(false).length
  for (const [name, limit] of [
    ['ghiWm2', 1.5 * EXTRA_WM2 + 100],
    ['dhiWm2', 0.95 * EXTRA_WM2 + 50],
  ] as const)
    expect([named(name, limit - 0.1), named(name, limit + 0.1)]).toEqual([0, 1])
})

describe('means of half an hour and more', () => {
  test('global irradiance above a clearness of 1 is impossible, and what the clearest air and clouds give is not', () => {
    // clearness 0.8 is the clearest air at sea level, 0.87 on high mountains
    for (const cos of [1, 0.8, 0.5]) expect(means('ghiWm2', [cos, 0.87 * EXTRA_WM2 * cos])).toBe(0)
    for (const cos of [1, 0.8]) expect(means('ghiWm2', [cos, EXTRA_WM2 * cos])).toBe(1)
    // 0.9 x 1361 x 0.8 + 100 = 1079.9
    expect(means('ghiWm2', [0.8, 1079], [0.8, 1081])).toBe(1)
    // 0.7 x 1361 x 0.8 + 50 = 812.2
    expect(means('dhiWm2', [0.8, 812], [0.8, 813])).toBe(1)
  })

  test('a beam above that of clean dry air', () => {
    // Kasten 1996, by hand: 0.9005 at air mass 1, 0.836 at 2; the limit is 1361 x 0.95 / 1.05 = 1231.4 and 1361 x 0.475 / 0.55 = 1175.4
    expect(means('dniWm2', [1, 0.9 * EXTRA_WM2], [1, 1232], [0.5, 0.836 * EXTRA_WM2], [0.5, 1176])).toBe(2)
  })

  test('the note names the limit of its row; with a wrong sun only that of any sun counts', () => {
    const check = checkOf('ghiWm2', 60, [
      [0.5, 800],
      [0.8, 1900],
    ])
    // 0.9 x 1361 x 0.5 + 100 = 712.45; overhead: 0.9 x 1361 + 100 = 1324.9
    expect(check.findings(true).map(({ message }) => message)[0]).toMatch(
      /limit for its sun in 2 rows .*first at \d{4}-\d\d-\d\dT00:00 with 800 W\/m2 where at most 712\.[45] are possible/,
    )
    expect(check.findings(false).map(({ message }) => message)[0]).toMatch(
      /limit for any sun in 1 row .*T01:00 with 1900 W\/m2 where at most 1324\.9 are possible/,
    )
  })
})

describeReference('one impossible hour in real years', () => {
  const years = SEVERAL_YEARS.filter(([path]) => /12839|723170TYA|phoenix|psm4_raw_30min/.test(path))
  const COLUMNS = [['ghi_wm2'], ['ghi_wm2', 'dhi_wm2'], ['ghi_wm2', 'dni_wm2'], ['ghi_wm2', 'dhi_wm2', 'dni_wm2']] as const

  test('1,900 W/m2 on a June noon and 1,500 in July are named by the parser and by a run, whatever columns there are', () => {
    for (const year of years) {
      const real = realYear(year)
      for (const columns of COLUMNS) {
        const { ghi_wm2: _g, dhi_wm2: _d, dni_wm2: _n, ...air } = real
        const weather = { ...air, ...Object.fromEntries(columns.map((name) => [name, real[name]])) }
        for (const [month, wm2] of [
          [6, 1900],
          [7, 1500],
        ] as const) {
          const faulty = withFault(weather, (value, when, column) =>
            column === 'ghi_wm2' && when.month === month && when.day === 10 && when.hour === 12 ? wm2 : value,
          )
          const note = new RegExp(
            `^ghi_wm2 is above the physically possible limit for its sun in 1 row, first at \\d{4}-0${month}-10T12:00 with ${wm2} W/m2 where at most 1[123]\\d\\d(\\.\\d)? are possible`,
          )
          expect(weatherQuality(faulty).notes, year[0]).toContainEqual(expect.stringMatching(note))
          if (weather.step_minutes < 60) continue
          const { latitude, longitude } = weather
          const { warnings } = run(plant({ weather: faulty, site: { latitude, longitude } })).answer.summary
          expect(warnings).toContainEqual(expect.stringMatching(note))
        }
      }
    }
  })
})

test('means of 10 to 29 minutes: between minutes and half hours on a line of the logarithm', () => {
  // by hand: ln 15 / ln 30 = 0.796205, 1.5 - 0.6 x 0.796205 = 1.022277, 0.95 - 0.25 x 0.796205 = 0.750949
  for (const [name, share, offset] of [
    ['ghiWm2', 1.022277, 100],
    ['dhiWm2', 0.750949, 50],
  ] as const) {
    const limit = share * EXTRA_WM2 * 0.8 + offset
    expect(checkOf(name, 15, [[0.8, limit - 0.1]]).rows).toBe(0)
    expect(checkOf(name, 15, [[0.8, limit + 0.1]]).rows).toBe(1)
  }
  expect(meanShares(30)).toEqual({ ghi: expect.closeTo(0.9, 12), dhi: expect.closeTo(0.7, 12) })
})
