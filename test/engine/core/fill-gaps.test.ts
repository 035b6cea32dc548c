import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { fillGaps } from '../../../engine/core/fill-gaps.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'
import { Seeded } from '../properties/seeded.ts'

const HOURS = MUNICH_YEAR.temp_air_c.length

/** The same values every day, so any day gives the missing values of a gap. */
const daily = (row: number): number => 10 + ((row % 24) - 12) ** 2 / 10

function filled(source: (number | null)[]): { values: number[]; warnings: string[] } {
  const sink = new Sink()
  return { values: [...fillGaps(source, 'temp_air_c', MUNICH_YEAR, sink)], warnings: sink.warnings }
}

const column = (rows: number, of: (row: number) => number, isGap: (row: number) => boolean): (number | null)[] =>
  Array.from({ length: rows }, (_, row) => (isGap(row) ? null : of(row)))

describe('gaps in a weather column', () => {
  test('of up to 6 hours are filled linearly, or with the nearest value at the ends of the column', () => {
    const rise = (row: number): number => 2 * row
    expect(filled(column(48, rise, (row) => row >= 10 && row < 16)).values).toEqual(Array.from({ length: 48 }, (_, row) => rise(row)))
    const ends = filled(column(48, rise, (row) => row < 3 || row >= 44)).values
    expect([ends[0], ends[2], ends[3], ends[43], ends[47]]).toEqual([6, 6, 6, 86, 86])
  })

  test('of more than 6 hours take the course of the day from the days before and after, or from one side at the ends of the column', () => {
    for (const [from, to] of [
      [100, 107],
      [100, 400],
      [0, 60],
      [700, 960],
    ] as const) {
      const { values } = filled(column(960, daily, (row) => row >= from && row < to))
      values.forEach((value, row) => {
        expect(value, `${from} to ${to}, row ${row}`).toBeCloseTo(daily(row), 9)
      })
    }
  })

  test('of more than 6 hours change gradually from the days before to the days after', () => {
    const step = (row: number): number => (row < 480 ? 0 : 20)
    const { values } = filled(column(960, step, (row) => row >= 360 && row < 600))
    expect(values[365]).toBeLessThan(1)
    expect(values[480]).toBeCloseTo(10, 0)
    expect(values[595]).toBeGreaterThan(19)
  })

  test('are filled linearly at times of day for which no other day has a value', () => {
    const { values } = filled(
      column(
        20,
        (row) => row,
        (row) => row >= 5 && row < 15,
      ),
    )
    expect(values).toEqual(Array.from({ length: 20 }, (_, row) => row))
  })

  test('are reported with their rows, the first stamp, the longest and how they were filled', () => {
    const { warnings } = filled(column(960, daily, (row) => row === 5 || (row >= 100 && row < 148)))
    expect(warnings).toEqual([
      'weather.temp_air_c has no value in 49 rows (first 1990-01-01T05:00, longest gap 48 h): gaps up to 6 h are filled linearly, longer gaps take the same time of day of the nearest days before and after',
    ])
  })

  test('wherever they are, are filled completely, with no value outside the range of the given values', () => {
    const seeded = new Seeded(81)
    for (let k = 0; k < 40; k++) {
      const rows = seeded.whole(30, 400)
      const gaps = Array.from({ length: seeded.whole(1, 6) }, () => {
        const from = seeded.whole(0, rows - 1)
        return [from, from + seeded.whole(1, 120)] as const
      })
      const given = column(
        rows,
        () => seeded.between(-20, 30),
        (row) => gaps.some(([from, to]) => row >= from && row < to),
      )
      const known = given.filter((value) => value !== null)
      if (known.length === 0) continue
      const { values } = filled(given)
      given.forEach((value, row) => {
        if (value !== null) expect(values[row]).toBe(value)
      })
      expect(Math.min(...values)).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9)
      expect(Math.max(...values)).toBeLessThanOrEqual(Math.max(...known) + 1e-9)
    }
  })
})

const energyKwh = (temp_air_c: (number | null)[]): number =>
  run(plant({ weather: { ...MUNICH_YEAR, temp_air_c } })).answer.summary.e_grid_kwh

test('any one month without temperatures changes the annual energy by less than 0.1 %', () => {
  const complete = energyKwh([...MUNICH_YEAR.temp_air_c])
  for (let month = 0; month < 12; month++) {
    const isGap = (row: number): boolean => Math.floor((12 * row) / HOURS) === month
    const gappy = MUNICH_YEAR.temp_air_c.map((value, row) => (isGap(row) ? null : value))
    expect(Math.abs(energyKwh(gappy) / complete - 1), `month ${month + 1}`).toBeLessThan(0.001)
  }
})
