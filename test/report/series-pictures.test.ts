import { describe, expect, test } from 'bun:test'
import { monthsPicture, PICTURES, type RunFigures, type SeriesValues, svgText } from '@pvyield/report'

type Value = (at: Date) => number

/** Hours of a column from a time on. */
function column(name: string, unit: string, start: string, hours: number, value: Value): SeriesValues {
  const first = Date.parse(`${start}Z`) / 60_000
  const startMinutes = Float64Array.from({ length: hours }, (_, row) => first + 60 * row)
  const values = Array.from(startMinutes, (minutes) => value(new Date(minutes * 60_000)))
  return { name, label: name, unit, values, rows: { startMinutes, stepMinutes: 60, timezoneH: 0 } }
}

function drawn(picture: 'duration' | 'daily' | 'day' | 'heatmap', start: string, hours: number, energy: Value, light: Value = () => 100) {
  const columns = { E_Grid: column('E_Grid', 'kWh', start, hours, energy), GlobInc: column('GlobInc', 'W/m2', start, hours, light) }
  const figures = { series: (name: string) => columns[name as 'E_Grid'] ?? null } as unknown as RunFigures
  const tree = PICTURES[picture](figures, { columns: picture === 'day' ? ['E_Grid'] : [], date: '06-21' }, {})
  if (tree === null) throw new Error('No picture')
  const svg = svgText(tree)
  return { title: /<title>([^<]*)</.exec(svg)?.[1], description: /<desc>([^<]*)</.exec(svg)?.[1] }
}

const isDay: Value = (at) => (at.getUTCHours() >= 6 && at.getUTCHours() < 18 ? 10 : 0)
const YEAR = 8760

describe('hours of the duration curve', () => {
  // Twelve hours of every day are above 0.
  for (const [hours, start, above] of [
    [YEAR, '1990-01-01T00:00', '4,380'],
    [YEAR + 24, '1992-01-01T00:00', '4,392'],
    [24 * 7, '1990-06-01T00:00', '84'],
    [2 * YEAR, '1990-01-01T00:00', '4,380'],
  ] as const) {
    test(`of ${hours} hours from ${start}`, () => {
      const { title, description } = drawn('duration', start, hours, isDay)
      expect(description).toContain(`above 0 in ${above} hours`)
      expect(title).toBe(`Duration curve: E_Grid${hours > YEAR + 24 ? ', mean of 2 years' : ''}`)
    })
  }
})

test('a largest value below 0 is said as it is', () => {
  // 60 kW in every hour: 1,440 kWh a day.
  expect(drawn('daily', '1990-01-01T00:00', YEAR, () => -60).description).toContain('365 days: E_Grid of up to -1,440.00 kWh')
  expect(drawn('day', '1990-01-01T00:00', YEAR, () => -60).description).toContain('at most -60.0 kW')
})

test('a day has its 24 hours, whatever the minute at which they begin', () => {
  for (const [start, days] of [
    ['1990-01-01T00:00', 365],
    ['1990-01-01T00:30', 365],
    ['1990-01-01T00:45', 364], // the middle of the last row of a day is in the next one, so that two days have a part only
    ['1990-01-01T12:00', 364],
  ] as const)
    expect([start, drawn('daily', start, YEAR, isDay).description]).toEqual([
      start,
      expect.stringMatching(new RegExp(`^${days} days: E_Grid of up to 120`)),
    ])
})

test('of several years a picture says what it shows', () => {
  expect(drawn('day', '1990-01-01T00:00', 2 * YEAR, isDay).title).toBe('21 Jun 1990, first of 2 years')
  expect(drawn('day', '1990-07-01T00:00', 1.5 * YEAR, isDay).title).toBe('21 Jun')
  expect(drawn('day', '1990-01-01T00:00', YEAR, isDay).title).toBe('21 Jun')
  expect(drawn('heatmap', '1990-01-01T00:00', 3 * YEAR, isDay).title).toEndWith(', mean of 3 years')
  expect(drawn('heatmap', '1992-01-01T00:00', YEAR + 24, isDay).title).not.toContain('mean')
  const monthly = { e_grid_kwh: Array<number>(12).fill(1), pr: Array<number>(12).fill(0.8) }
  expect(svgText(monthsPicture(monthly, {}, 2))).toContain('<title>Energy by month, mean of 2 years</title>')
})
