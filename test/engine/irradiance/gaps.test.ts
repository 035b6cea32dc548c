import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { MUNICH_YEAR, plant, runWithSeries } from '../chain/plant.ts'
import { Seeded } from '../properties/seeded.ts'

type Weather = Resolved['weather']
type Column = (number | null)[]

const HOURS = 8760
const COLUMNS = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const
type Name = (typeof COLUMNS)[number]
const CLOSURES = ['global_diffuse', 'beam_diffuse', 'global_beam'] as const

/** The year without some values of a column. */
function without(name: Name, isGap: (row: number) => boolean, weather: Weather = MUNICH_YEAR): Weather {
  return { ...weather, [name]: (weather[name] ?? []).map((value, row) => (isGap(row) ? null : value)) }
}

/** The year with only these irradiance columns. */
function only(names: readonly Name[]): Weather {
  const weather = { ...MUNICH_YEAR }
  for (const name of COLUMNS) if (!names.includes(name)) delete weather[name]
  return weather
}

function runOf(weather: Weather, site: Partial<Resolved['site']> = {}) {
  const { answer, column } = runWithSeries(plant({ site: { ...site }, weather }))
  return { answer, energyKwh: answer.summary.e_grid_kwh, column, warnings: answer.summary.warnings.join('\n') }
}

const whole = runOf(MUNICH_YEAR)
const FEBRUARY = [31 * 24, 59 * 24] as const
const inFebruary = (row: number): boolean => row >= FEBRUARY[0] && row < FEBRUARY[1]

describe('a row is closed from the values that it has', () => {
  for (const name of COLUMNS) {
    test(`a year whose ${name} is all null gives the energy of the year without that column, and of the complete year within 0.5 %`, () => {
      const empty = runOf(without(name, () => true))
      expect(empty.energyKwh).toBe(runOf(only(COLUMNS.filter((other) => other !== name))).energyKwh)
      expect(Math.abs(empty.energyKwh / whole.energyKwh - 1)).toBeLessThan(0.005)
      expect(empty.warnings).not.toContain('Gaps')
    })

    test(`a February whose ${name} is null keeps its irradiation on the plane within 1 %`, () => {
      const { answer } = runOf(without(name, inFebruary))
      const [inc, before] = [answer, whole.answer].map(({ summary }) => summary.monthly.glob_inc_kwhm2[1] ?? Number.NaN)
      expect(Math.abs((inc ?? 0) / (before ?? 0) - 1)).toBeLessThan(0.01)
    })
  }

  test('a year with global irradiance alone in every row gives the energy of a year that was sent with that column alone', () => {
    const ghiAlone = without(
      'dhi_wm2',
      () => true,
      without('dni_wm2', () => true),
    )
    expect(runOf(ghiAlone).energyKwh).toBe(runOf(only(['ghi_wm2'])).energyKwh)
  })

  test('a row with diffuse alone or beam alone counts as zero irradiance', () => {
    for (const kept of ['dhi_wm2', 'dni_wm2'] as const) {
      const gappy = COLUMNS.filter((name) => name !== kept).reduce((weather, name) => without(name, inFebruary, weather), MUNICH_YEAR)
      const { answer, warnings } = runOf(gappy)
      expect(answer.summary.monthly.glob_hor_kwhm2[1]).toBe(null)
      expect(warnings).toContain(
        '672 rows (7.7 %, first 1990-02-01T00:00) count as zero irradiance, because ghi_wm2 and at least one of dni_wm2 and dhi_wm2 are missing',
      )
    }
  })

  test('the warning counts the rows of each way and names the first of each', () => {
    const gappy = without(
      'ghi_wm2',
      (row) => row === 5000,
      without('dhi_wm2', (row) => inFebruary(row) || row >= 8758),
    )
    const { warnings } = runOf(without('dni_wm2', (row) => row === 5000 || row === 8758, gappy))
    expect(warnings).toContain(
      'Gaps in the irradiance of the weather: 673 rows (7.7 %, first 1990-02-01T00:00) closed from ghi_wm2 and dni_wm2; 1 row (0.0 %, first 1990-12-31T22:00) closed from ghi_wm2 alone by the decomposition erbs; 1 row (0.0 %, first 1990-07-28T08:00) count as zero irradiance, because ghi_wm2 and at least one of dni_wm2 and dhi_wm2 are missing',
    )
  })

  test('a gap in a column that the closure does not read changes nothing and causes no warning', () => {
    const { energyKwh, warnings } = runOf(without('dni_wm2', inFebruary))
    expect(energyKwh).toBe(whole.energyKwh)
    expect(warnings).not.toContain('Gaps')
  })
})

describe('seeded gaps in all three columns', () => {
  const WAYS = {
    ghi_dhi: only(['ghi_wm2', 'dhi_wm2']),
    ghi_dni: only(['ghi_wm2', 'dni_wm2']),
    dhi_dni: only(['dhi_wm2', 'dni_wm2']),
    ghi: only(['ghi_wm2']),
  }
  /** The ways in the order in which a row tries them; the pair of the closure is first. */
  const ORDER = {
    global_diffuse: ['ghi_dhi', 'dhi_dni', 'ghi_dni', 'ghi'],
    beam_diffuse: ['dhi_dni', 'ghi_dhi', 'ghi_dni', 'ghi'],
    global_beam: ['ghi_dni', 'ghi_dhi', 'dhi_dni', 'ghi'],
  } as const

  for (const irradiance_closure of CLOSURES) {
    test(`${irradiance_closure}: every row equals the same row of a year with only the columns that the row has`, () => {
      const seeded = new Seeded(8)
      const gaps = Object.fromEntries(COLUMNS.map((name) => [name, Array.from({ length: HOURS }, () => seeded.chance(0.4))]))
      const gappy = COLUMNS.reduce<Weather>((weather, name) => without(name, (row) => gaps[name]?.[row] ?? false, weather), MUNICH_YEAR)
      const run = runOf(gappy, { irradiance_closure })
      const ways = Object.fromEntries(Object.entries(WAYS).map(([way, weather]) => [way, runOf(weather, { irradiance_closure })]))
      for (const series of ['GlobHor', 'DiffHor', 'GlobInc', 'E_Grid'] as const) {
        const expected = Array.from({ length: HOURS }, (_, row) => {
          const has = (way: string): boolean => way.split('_').every((name) => gaps[`${name}_wm2`]?.[row] === false)
          const way = ORDER[irradiance_closure].find(has)
          return way === undefined ? 0 : ways[way]?.column(series)[row]
        })
        expect([...run.column(series)]).toEqual(expected as number[])
      }
    })
  }

  test('dirint ignores a neighbour without global irradiance in the change of clearness, in any block', () => {
    const site = { decomposition: 'dirint' } as const
    const lone = (row: number): boolean => row % 2 === 1
    const ghi = only(['ghi_wm2'])
    const everySecond = runOf(without('ghi_wm2', lone, ghi), site).column('DiffHor')
    const hours = (weather: Weather): number[] => [...runOf(weather, site).column('DiffHor')]
    const darkened = hours({ ...ghi, ghi_wm2: (ghi.ghi_wm2 ?? []).map((value, row) => (lone(row) ? 0 : value)) })
    const complete = hours(ghi)
    const noon = 171 * 24 + 12
    expect(everySecond[noon]).not.toBe(complete[noon]) // unknown changes have their own class
    expect(everySecond[noon]).not.toBe(darkened[noon]) // a gap is not a cloud
    expect([...everySecond].every((value, row) => !lone(row) || value === 0)).toBe(true)
  })
})

describe('irradiance in the plane of the array', () => {
  const poa: Column = [...(MUNICH_YEAR.ghi_wm2 ?? [])]
  const poaAlone = { ...only([]), poa_wm2: poa }
  const nulls: Column = poa.map(() => null)

  test('is used when every horizontal column is all null', () => {
    const all = runOf({ ...poaAlone, ghi_wm2: nulls, dhi_wm2: nulls, dni_wm2: nulls })
    expect(all.energyKwh).toBe(runOf(poaAlone).energyKwh)
  })

  test('has gaps that count as zero irradiance and cause a warning', () => {
    const { answer, warnings } = runOf({ ...poaAlone, poa_wm2: poa.map((value, row) => (inFebruary(row) ? null : value)) })
    expect(answer.summary.monthly.glob_inc_kwhm2[1]).toBe(null)
    expect(warnings).toContain('weather.poa_wm2 has 672 gaps (7.7 % of the rows, first 1990-02-01T00:00): they count as zero irradiance')
  })

  test('does not fill gaps of horizontal columns, and a warning says so', () => {
    const gappy = COLUMNS.reduce<Weather>((weather, name) => without(name, inFebruary, weather), MUNICH_YEAR)
    const { answer, warnings } = runOf({ ...gappy, poa_wm2: poa })
    expect(answer.summary.monthly.glob_inc_kwhm2[1]).toBe(null)
    expect(warnings).toContain('weather.poa_wm2 is not used, not even in gaps: the horizontal columns take precedence')
  })
})

test('optional columns that contain only nulls count as not sent', () => {
  const nulls: Column = new Array<null>(HOURS).fill(null)
  const names = ['wind_speed_ms', 'relative_humidity', 'pressure_hpa', 'precipitable_water_cm', 'albedo'] as const
  const bare = { ...MUNICH_YEAR }
  for (const name of names) delete bare[name]
  const empty = { ...bare, ...Object.fromEntries(names.map((name) => [name, nulls])) }
  const site = { decomposition: 'dirint' } as const
  expect(runOf(empty, site).answer).toEqual(runOf(bare, site).answer)
})
