import { describe, expect, test } from 'bun:test'
import { completeRunRequest, completeSimpleRequest, expandSimple, type Resolved, run, seriesToWire } from '@pvyield/engine'
import { failuresOf, fieldsOf } from '../failures.ts'
import { diagram, everyLossPlant, MUNICH_YEAR, plant, runWithSeries } from './plant.ts'

type Weather = Resolved['weather']

/** A section without columns. */
const bare = { timezone: 1, step_minutes: 60, interval: 'start', sun_offset_min: null, start: MUNICH_YEAR.start, time: null }

const grid = (request: Resolved): number => run(request).answer.summary.e_grid_kwh

type Column = readonly (number | null)[]

/** A section with all of its columns changed. */
function withColumns(weather: Weather, change: (column: Column) => Column): Weather {
  return Object.fromEntries(
    Object.entries(weather).map(([key, value]) => [key, Array.isArray(value) ? change(value as Column) : value]),
  ) as Weather
}

/** Every hour of a year split into `parts` rows with the same values. */
function finer(weather: Weather, parts: number): Weather {
  const repeated = withColumns(weather, (column) => column.flatMap((value) => new Array<number | null>(parts).fill(value)))
  return { ...repeated, step_minutes: 60 / parts }
}

describe('a run', () => {
  test('gives the same bytes for the same request', () => {
    const once = runWithSeries(everyLossPlant())
    const again = runWithSeries(everyLossPlant())
    const text = ({ answer, series }: typeof once): string => JSON.stringify([answer, series === null ? null : seriesToWire(series)])
    expect(text(again)).toBe(text(once))
  })

  test('is the same with and without its series', () => {
    expect(run(everyLossPlant(), { withSeries: true }).answer).toEqual(run(everyLossPlant(), { withSeries: false }).answer)
  })

  test('of a simple request equals a run of the full request in its answer, to the last digit', () => {
    const sent = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 250, racking: 'single_axis', bifaciality: 0.7 }
    const place = { weather: MUNICH_YEAR, weatherSource: 'embedded', timezoneH: 1, elevationM: 520 }
    const expanded = expandSimple(completeSimpleRequest(sent), new Set(Object.keys(sent)), place)
    if ('failures' in expanded) throw new Error('refused')
    const request = completeRunRequest<Resolved>(expanded.request)
    const resent = completeRunRequest<Resolved>(JSON.parse(JSON.stringify(request)))
    expect(resent).toEqual(request)
    expect(grid(resent)).toBe(grid(request))
  })

  test('without sun has only night consumption', () => {
    const weather = { ...bare, ghi_wm2: MUNICH_YEAR.temp_air_c.map(() => 0), temp_air_c: MUNICH_YEAR.temp_air_c } as Weather
    const request = everyLossPlant({ weather })
    const values = diagram(run(request))
    expect(values.get('e_array_nominal')).toBe(0)
    expect(values.get('night_consumption')).toBeGreaterThan(0)
    expect(values.get('e_grid')).toBeLessThan(0)
    expect(run(request).answer.summary.warnings.join(' ')).toContain('The plant delivers no energy')
  })

  test('of mirrored azimuths under a mirrored day gives the same energy', () => {
    const hours = 24 * 365
    const mirrorDay = (column: readonly (number | null)[] | undefined): (number | null)[] =>
      Array.from({ length: hours }, (_, i) => column?.[Math.floor(i / 24) * 24 + (23 - (i % 24))] ?? 0)
    // on the meridian of the time zone, the sun's path is symmetric about noon except for the
    // equation of time
    const noonSun = (azimuth_deg: number, mirror: boolean): number => {
      const columns = mirror
        ? { ghi_wm2: mirrorDay(MUNICH_YEAR.ghi_wm2), temp_air_c: mirrorDay(MUNICH_YEAR.temp_air_c) }
        : { ghi_wm2: MUNICH_YEAR.ghi_wm2, temp_air_c: MUNICH_YEAR.temp_air_c }
      const weather = { ...bare, timezone: 11.6 / 15, ...columns } as Weather
      return grid(plant({ array: { azimuth_deg, tilt_deg: 30 }, weather, thermal: { model: 'faiman', u_c: 200 } }))
    }
    expect(Math.abs(noonSun(90, false) / noonSun(270, true) - 1)).toBeLessThan(0.02)
  })
})

describe('weather of any length and step', () => {
  test('four quarter-hours with the same values give nearly the result of the hourly year', () => {
    const hourly = grid(plant())
    const quarterly = grid(plant({ weather: finer(MUNICH_YEAR, 4) }))
    expect(Math.abs(quarterly / hourly - 1)).toBeLessThan(0.02)
  })

  test('two years give the mean year and a row for each', () => {
    const weather = { ...withColumns(MUNICH_YEAR, (column) => [...column, ...column]), start: '1990-01-01T00:00' }
    const { summary } = run(plant({ weather })).answer
    expect(summary.years).toMatchObject({ year: [1990, 1991], rows: [8760, 8760] })
    const [first = 0, second = 0] = (summary.years?.e_grid_kwh ?? []) as number[]
    expect(summary.e_grid_kwh).toBeCloseTo((first + second) / 2, 6)
    expect(Math.abs(summary.e_grid_kwh / grid(plant()) - 1)).toBeLessThan(0.001)
    expect(summary.years).not.toBeNull()
  })

  test('part of a year runs and says that its totals are not annual', () => {
    const weather = { ...withColumns(MUNICH_YEAR, (column) => column.slice(3624, 3624 + 720)), start: '1990-06-01T00:00' }
    const { summary } = run(plant({ weather })).answer
    expect(summary.warnings).toContain('The weather covers 30.0 days: totals are not annual')
    expect(summary.monthly.e_grid_kwh.filter((value) => value !== null)).toHaveLength(1)
  })

  test('stamps shifted by an hour against the sun cause a warning', () => {
    const shifted = { ...MUNICH_YEAR, timezone: MUNICH_YEAR.timezone + 1 }
    const hasShift = (weather: Weather): boolean =>
      run(plant({ weather })).answer.summary.warnings.some((text) => text.includes('than the sun at this site'))
    expect(hasShift(shifted)).toBe(true)
    expect(hasShift(MUNICH_YEAR)).toBe(false)
  })

  test('stamps shifted by an hour also cause a warning in weather without global irradiance, with the right sign', () => {
    const { ghi_wm2: _, ...weather } = { ...MUNICH_YEAR, timezone: MUNICH_YEAR.timezone + 1 }
    const warning = run(plant({ weather })).answer.summary.warnings.find((text) => text.startsWith('The irradiance runs'))
    expect(warning).toMatch(/^The irradiance runs about (5[5-9]|6[0-5]) min earlier than the sun at this site: check weather\.timezone/)
  })

  test('a reference series needs a finite value or null for every row; failures name the series', () => {
    const reference_series = {
      E_Grid: new Array<number>(8759).fill(1),
      Meter: [...new Array<number>(8000).fill(1), Number.NaN, ...new Array<number>(759).fill(1)],
      'Their own': new Array<null>(8760).fill(null),
    }
    // tested through the library, because the schema of a request refuses non-finite values
    expect(failuresOf(() => run({ ...plant(), weather: { ...MUNICH_YEAR, reference_series } }))).toMatchObject([
      {
        field: 'weather.reference_series.E_Grid',
        message: 'A reference series needs a value or null for every row: E_Grid has 8759 values, but the weather has 8760 rows',
      },
      {
        field: 'weather.reference_series.Meter',
        message: 'Meter is not finite in row 8000 (counted from 0): send null for a missing value',
      },
    ])
  })

  test('gaps are filled and reported', () => {
    const temp_air_c = [...MUNICH_YEAR.temp_air_c]
    temp_air_c[4000] = null
    const { summary } = run(plant({ weather: { ...MUNICH_YEAR, temp_air_c } })).answer
    expect(summary.warnings).toContain(
      'weather.temp_air_c has no value in 1 row (first 1990-06-16T16:00, longest gap 1 h): gaps up to 6 h are filled linearly',
    )
  })

  test('columns of unequal length, bad stamps and irradiance that does not close are refused at their field', () => {
    const without = { ...bare, start: null, temp_air_c: [1, 2], ghi_wm2: [0, 1] }
    const fields = (weather: object): (string | null)[] => fieldsOf(() => run(plant({ weather })))
    expect(fields({ ...without, start: '1990-01-01T00:00', ghi_wm2: [0, 1, 2] })).toEqual(['weather.ghi_wm2'])
    expect(fields(without)).toEqual(['weather.start'])
    expect(fields({ ...without, start: '1990-02-30T00:00' })).toEqual(['weather.start'])
    expect(fields({ ...without, time: ['1990-01-01T01:00', '1990-01-01T00:00'] })).toEqual(['weather.time.1'])
    const { ghi_wm2: _ghi, ...noIrradiance } = without
    expect(fields({ ...noIrradiance, start: '1990-01-01T00:00', dni_wm2: [0, 1] })).toEqual(['weather.ghi_wm2'])
  })
})

describe('years of operation', () => {
  test('the table contains the energy of a run of that year', () => {
    const lifetime = { analysis_period_years: 3, dc_degradation_rate: 0.01 }
    const table = run(plant({ lifetime })).answer.summary.lifetime
    const single = [1, 2, 3].map((year) => grid(plant({ lifetime: { year, dc_degradation_rate: 0.01 } })))
    expect(table?.year).toEqual([1, 2, 3])
    table?.e_grid_kwh.forEach((value, k) => {
      expect(value).toBeCloseTo(single[k], 6)
    })
    expect(table?.total_kwh).toBeCloseTo(single[0] + single[1] + single[2], 5)
  })

  test('an error is reported once, not once per year', () => {
    const inverter = { model: 'flat', p_ac_nom_kw: 100, v_mppt_min_v: 500, v_mppt_max_v: 400 }
    expect(fieldsOf(() => run(plant({ inverter, lifetime: { analysis_period_years: 25 } })))).toEqual(['inverter.v_mppt_max_v'])
  })

  test('a clipped plant degrades less than its modules', () => {
    const clipped = (year: number): number =>
      grid(plant({ inverter: { model: 'flat', p_ac_nom_kw: 500, efficiency: 1 }, lifetime: { year, dc_degradation_rate: 0.01 } }))
    expect(clipped(10) / clipped(0)).toBeGreaterThan(1 - 0.095)
    expect(clipped(10)).toBeLessThan(clipped(0))
  })
})
