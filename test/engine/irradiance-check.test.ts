import { describe, expect, test } from 'bun:test'
import { type Resolved, run, weatherQuality } from '@pvyield/engine'
import { MUNICH_YEAR, plant } from './chain/plant.ts'
import { Seeded } from './properties/seeded.ts'

type Weather = Resolved['weather']
type Name = 'ghi_wm2' | 'dhi_wm2' | 'dni_wm2'

const changed = (name: Name, of: (value: number, row: number) => number | null, weather: Weather = MUNICH_YEAR): Weather => ({
  ...weather,
  [name]: (weather[name] ?? []).map((value, row) => (value === null ? null : of(value, row))),
})
const inFebruary = (row: number): boolean => row >= 31 * 24 && row < 59 * 24

const warningsOf = (weather: Weather): string[] => run(plant({ weather })).answer.summary.warnings
const about = (texts: readonly string[], words: string): string[] => texts.filter((text) => text.includes(words))
const CLOSURE = 'GHI and DHI + DNI cos z differ by'
const DARK = 'no GHI (zero or less)'
const SUN = 'extraterrestrial'
const UNIT = 'seem to be in kW/m2'
const ANNUAL = 'Annual GHI'
const ALL = [CLOSURE, DARK, SUN, UNIT, ANNUAL]

describe('irradiance columns that disagree', () => {
  test('a DHI that is three times too large is reported with the same values by the run and by the check of the file', () => {
    const weather = changed('dhi_wm2', (value) => 3 * value)
    const [text = ''] = about(warningsOf(weather), CLOSURE)
    expect(text).toMatch(
      /^GHI and DHI \+ DNI cos z differ by \d+\.\d W\/m2 \(rms\), by -\d+\.\d on average, in \d{4} rows: check that their units/,
    )
    const { quality, notes } = weatherQuality({ ...weather, latitude: 48.1, longitude: 11.6, elevation: 520 })
    expect(about(notes, CLOSURE)).toHaveLength(1)
    const [, rms, mean, rows] = /differ by ([\d.]+) .*, by ([-\d.]+) on average, in (\d+) rows/.exec(text) ?? []
    expect(Number(rms)).toBeCloseTo(quality.closure_rms_wm2 ?? 0, 0)
    expect(Number(mean)).toBeCloseTo(quality.closure_mean_wm2 ?? 0, 0)
    expect(Number(rows)).toBe(quality.closure_rows)
  })

  test('seeded: an error in one column is reported exactly when GHI and DHI + DNI cos z differ by more than 20 W/m2 rms', () => {
    const seeded = new Seeded(181)
    for (let k = 0; k < 20; k++) {
      const name = seeded.pick(['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const)
      const factor = seeded.between(0.5, 1.5)
      const weather = changed(name, (value) => value * factor)
      const { quality } = weatherQuality({ ...weather, latitude: 48.1, longitude: 11.6, elevation: 520 })
      const rms = quality.closure_rms_wm2 ?? 0
      if (Math.abs(rms - 20) > 0.1) expect(about(warningsOf(weather), CLOSURE).length, `${name} x ${factor}`).toBe(rms > 20 ? 1 : 0)
    }
  })

  test('a month without GHI (zero or below) but with DHI and DNI is reported with its number of rows and the first row', () => {
    for (const missing of [0, -5]) {
      const [text = ''] = about(warningsOf(changed('ghi_wm2', (value, row) => (inFebruary(row) ? missing : value))), DARK)
      expect(text).toMatch(/^\d{3} daylight rows have no GHI \(zero or less\) but DHI or DNI \(first 1990-02-01T0\d:00\): send null/)
    }
    const { dni_wm2: _, ...withoutDni } = changed('ghi_wm2', (value, row) => (inFebruary(row) ? 0 : value))
    expect(about(warningsOf(withoutDni), DARK)).toHaveLength(1)
  })

  test('two columns, or a consistent year, cause no warning', () => {
    const { dni_wm2: _, ...pair } = changed('dhi_wm2', (value) => 0.5 * value)
    for (const weather of [MUNICH_YEAR, pair]) for (const words of ALL) expect(about(warningsOf(weather), words)).toEqual([])
  })
})

describe('diffuse light next to the global, without the beam', () => {
  const { dni_wm2: _, ...pair } = MUNICH_YEAR
  const ghi = MUNICH_YEAR.ghi_wm2 ?? []
  const share = (of: (value: number, row: number) => number): string[] => {
    const warnings = warningsOf({ ...pair, dhi_wm2: ghi.map((value, row) => of(value ?? 0, row)) })
    return [...about(warnings, 'dhi_wm2 is above ghi_wm2'), ...about(warnings, 'The diffuse light of the year')]
  }

  test('more diffuse than global light is reported, and a year with hardly any or nothing else', () => {
    expect(share((value) => 1.5 * value)[0]).toMatch(/^dhi_wm2 is above ghi_wm2 in \d+ rows, 7\d\.\d % of the rows with the sun up/)
    expect(share(() => 0)[0]).toStartWith('The diffuse light of the year is 0 % of what its clearness lets expect (Erbs)')
    expect(share((value) => value)[0]).toMatch(/^The diffuse light of the year is [12]\d\d % of what its clearness lets expect/)
  })

  test('single rows of a shadow ring, and a year that is right, are not', () => {
    const dhi = MUNICH_YEAR.dhi_wm2 ?? []
    expect(share((value, row) => (row % 400 === 12 ? 2 * value : (dhi[row] ?? 0)))).toEqual([])
    for (const words of ['dhi_wm2 is above', 'The diffuse light']) expect(about(warningsOf(pair), words)).toEqual([])
  })
})

describe('irradiance that the sun cannot cause', () => {
  const only = (column: (number | null)[]): Weather => {
    const { dhi_wm2: _, dni_wm2: __, ...weather } = MUNICH_YEAR
    return { ...weather, ghi_wm2: column }
  }
  const ghi = MUNICH_YEAR.ghi_wm2 ?? []
  const times = (factor: number): (number | null)[] => ghi.map((value) => (value ?? 0) * factor)

  test('a year in kW/m2 is refused, whatever columns it has; a very dark year in W/m2 is not', () => {
    const inKw = (['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const).reduce(
      (weather, name) => changed(name, (value) => value / 1000, weather),
      MUNICH_YEAR,
    )
    const { ghi_wm2: _, ...parts } = inKw
    for (const weather of [inKw, parts, only(times(0.001))]) {
      expect(() => warningsOf(weather)).toThrow(UNIT)
    }
    expect(about(warningsOf(only(times(0.05))), UNIT)).toEqual([])
    expect(about(warningsOf(only(times(0))), UNIT)).toEqual([])
  })

  test('GHI above the extraterrestrial irradiance in many rows, and a year above 3,000 kWh/m2, are reported', () => {
    const texts = warningsOf(only(times(3.6).map((value) => Math.min(value ?? 0, 2500))))
    expect(about(texts, SUN)[0]).toMatch(
      /^GHI is above the extraterrestrial irradiance on the horizontal in \d+\.\d % of the sunlit rows: check its unit, the time zone and the stamps$/,
    )
    expect(about(texts, ANNUAL)[0]).toMatch(/^Annual GHI is \d{4} kWh\/m2, above 3000, which no place on Earth receives/)
    expect(about(warningsOf(only(times(1))), ANNUAL)).toEqual([])
  })

  test('single rows above the extraterrestrial irradiance, as at the edges of clouds, are not reported', () => {
    const spiky = ghi.map((value, row) => (row % 400 === 12 ? 1500 : value))
    expect(about(warningsOf(only(spiky)), SUN)).toEqual([])
  })
})

describe('albedo and plane irradiance of the weather', () => {
  const rows = MUNICH_YEAR.temp_air_c.length
  const withAlbedo = (value: number | null, site: object = {}): string[] =>
    about(run(plant({ site, weather: { ...MUNICH_YEAR, albedo: new Array(rows).fill(value) } })).answer.summary.warnings, 'albedo')

  test('an albedo of the weather that differs much from the site albedo is reported with both values', () => {
    expect(withAlbedo(0.45)).toEqual([
      'The run uses the albedo of the weather, 0.45 on average; site.albedo_monthly gives 0.20: set site.use_weather_albedo to false to use the albedo of the site',
    ])
    expect(withAlbedo(0.1)).toHaveLength(1)
  })

  test('an albedo within 0.05 of the site albedo, no albedo, or an unused albedo is not reported', () => {
    for (const near of [0.16, 0.24, null]) expect(withAlbedo(near)).toEqual([])
    expect(withAlbedo(0.45, { use_weather_albedo: false })).toEqual([])
    expect(withAlbedo(0.45, { albedo_monthly: new Array(12).fill(0.43) })).toEqual([])
  })

  test('irradiance in the plane is reported as not used when horizontal columns are sent too', () => {
    const poa_wm2 = MUNICH_YEAR.ghi_wm2
    // It equals the horizontal irradiance on a tilted plane, which is a finding of its own.
    const [unused, flat] = about(warningsOf({ ...MUNICH_YEAR, poa_wm2 } as Weather), 'poa_wm2')
    expect(flat).toContain('the sensor seems to lie flat')
    expect([unused]).toEqual([
      'weather.poa_wm2 is not used, not even in gaps: the horizontal columns take precedence. Send poa_wm2 without ghi_wm2, dhi_wm2 and dni_wm2 to use it',
    ])
    const { ghi_wm2: _, dhi_wm2: __, dni_wm2: ___, ...rest } = MUNICH_YEAR
    expect(about(warningsOf({ ...rest, poa_wm2 } as Weather), 'poa_wm2')).toEqual([])
  })
})
