import { describe, expect, test } from 'bun:test'
import { formatStamp, parseStamp, type Resolved, weatherQuality } from '@pvyield/engine'
import { failuresOf } from '../failures.ts'
import { Seeded } from '../properties/seeded.ts'
import { MUNICH_YEAR, plant, runWithSeries } from './plant.ts'

type Weather = Resolved['weather']

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Years without a leap day, in no order, so that stamps jump forward and back. */
const YEARS = [2003, 2011, 1998, 2001, 2017, 1999, 1999, 2005, 2019, 2002, 2010, 2007]

/**
 * The typical year, with months from several years.
 * @param stampMinutes   minutes from a row's start to its stamp
 * @param stampYear  year of a stamp that is already in the next month: that of the row's own month,
 *   or that of the next month
 */
function typicalYear(years: readonly number[], stampMinutes = 0, stampYear: 'own' | 'next' = 'own'): string[] {
  const nextYears = [...years.slice(1), years[11] ?? 0]
  return years.flatMap((year, month) =>
    Array.from({ length: 24 * (MONTH_DAYS[month] ?? 0) }, (_, hour) => {
      const isSeam = hour === 24 * (MONTH_DAYS[month] ?? 0) - 1
      const stamp = new Date(Date.UTC(isSeam && stampYear === 'next' ? (nextYears[month] ?? 0) : year, month, 1, hour, stampMinutes))
      return stamp.toISOString().slice(0, 16)
    }),
  )
}

function withTime(time: string[], interval: Weather['interval'] = 'start', rows = (row: number) => row): Weather {
  const columns = Object.entries(MUNICH_YEAR).map(([name, value]) => [
    name,
    Array.isArray(value) ? time.map((_, row) => value[rows(row)]) : value,
  ])
  return { ...Object.fromEntries(columns), start: null, time, interval }
}

const plain = runWithSeries(plant())

describe('a typical year with time stamps', () => {
  const typical = runWithSeries(plant({ weather: withTime(typicalYear(YEARS)) }))

  test('runs as one year, with each month close to the same rows in a single year', () => {
    const { summary } = typical.answer
    expect(summary.years).toBeNull()
    // The sun of a day differs from year to year by 0.2 deg at most.
    for (const name of ['e_grid_kwh', 'glob_inc_kwhm2', 'glob_hor_kwhm2'] as const) {
      summary.monthly[name].forEach((value, month) => {
        expect(Math.abs((value ?? 0) / (plain.answer.summary.monthly[name][month] ?? 0) - 1)).toBeLessThan(0.005)
      })
    }
    expect(summary.warnings).toEqual(plain.answer.summary.warnings)
    expect(typical.answer.weather_meta.period).toBe('typical year, months from 1998 to 2019, 8760 rows of 60 min')
  })

  test('every month equals a run of that month alone', () => {
    const together = typical.column('E_Grid')
    let first = 0
    for (const days of MONTH_DAYS) {
      const from = first
      first += 24 * days
      const month = withTime(typicalYear(YEARS).slice(from, first), 'start', (row) => from + row)
      const alone = runWithSeries(plant({ weather: month })).column('E_Grid')
      // The slow terms of the sun are interpolated between days, so neighbouring days change the
      // tenth digit.
      alone.forEach((kwh, row) => {
        expect(Math.abs(kwh - (together[from + row] ?? Number.NaN))).toBeLessThan(1e-5)
      })
    }
  })

  test('its series has the stamps as sent', () => {
    expect(Array.from(typical.series?.startMinutes ?? [], formatStamp)).toEqual(typicalYear(YEARS))
  })

  test('stamps at the end of a row may have the year of either month', () => {
    for (const stampYear of ['own', 'next'] as const) {
      const { summary } = runWithSeries(plant({ weather: withTime(typicalYear(YEARS, 60, stampYear), 'end') })).answer
      expect(Math.abs(summary.e_grid_kwh / plain.answer.summary.e_grid_kwh - 1)).toBeLessThan(0.002)
      expect(summary.monthly.e_grid_kwh.filter((value) => value === null)).toEqual([])
    }
  })

  test('the quality report finds no missing row, no time shift and no light at night', () => {
    const { quality, notes } = weatherQuality(withTime(typicalYear(YEARS)))
    expect(quality).toMatchObject({ rows_absent: 0, night_rows: 0 })
    expect(Math.abs(quality.time_shift_min ?? Number.NaN)).toBeLessThanOrEqual(20)
    expect(notes).toEqual([])
    const time = typicalYear(YEARS)
    const holed = [...time.slice(0, 700), ...time.slice(710, 5000), ...time.slice(5003)]
    expect(weatherQuality(withTime(holed)).quality.rows_absent).toBe(13)
  })

  test('seeded years in any order, from any month on, run as one year', () => {
    const seeded = new Seeded(2)
    const common = [1997, 1998, 1999, 2001, 2002, 2003, 2005, 2006]
    for (let k = 0; k < 6; k++) {
      const time = typicalYear(MONTH_DAYS.map(() => seeded.pick(common)))
      const from = 24 * seeded.whole(0, 364)
      const turned = [...time.slice(from), ...time.slice(0, from)]
      const weather = withTime(turned, 'start', (row) => (row + from) % 8760)
      const { summary } = runWithSeries(plant({ weather })).answer
      expect(summary.years).toBeNull()
      expect(Math.abs(summary.e_grid_kwh / plain.answer.summary.e_grid_kwh - 1)).toBeLessThan(0.002)
      const months = summary.monthly.e_grid_kwh.reduce<number>((sum, value) => sum + (value ?? 0), 0)
      expect(Math.abs(months / summary.e_grid_kwh - 1)).toBeLessThan(1e-9)
      expect(weatherQuality(weather).quality.rows_absent).toBe(0)
    }
  })
})

describe('other stamps that go back are refused', () => {
  const failure = (time: string[]) => failuresOf(() => runWithSeries(plant({ weather: withTime(time) })))[0]
  const january = typicalYear(YEARS).slice(0, 744)

  test('within a month', () => {
    expect(failure([...january.slice(0, 10), january[9] ?? ''])).toMatchObject({
      field: 'weather.time.10',
      message: 'Stamps must ascend by at least step_minutes (60): 2003-01-01T09:00 follows 2003-01-01T09:00',
    })
    expect(failure([...january.slice(0, 10), '1999-01-02T00:00'])).toMatchObject({ field: 'weather.time.10' })
  })

  test('where a calendar month appears twice', () => {
    const februaries = ['2011-02-01T00:00', '2001-03-01T00:00', '1999-02-01T00:00']
    expect(failure([...january, ...februaries])).toMatchObject({
      field: 'weather.time.745',
      message:
        'Stamps go back from 2011-02-01T00:00 to 2001-03-01T00:00, which is allowed only in a typical year: send each calendar month once, and at most 8784 hours',
    })
  })

  test('where two rows at the end of a month are less than a step apart', () => {
    const close = [...january.slice(0, 743), formatStamp(parseStamp('2003-01-31T22:00') + 30)]
    expect(failure(close)).toMatchObject({ field: 'weather.time.743' })
  })
})
