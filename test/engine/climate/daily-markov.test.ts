import { describe, expect, test } from 'bun:test'
import { MarkovDays, matrixOf, placeIn } from '../../../engine/climate/daily-markov.ts'
import { MARKOV_LIBRARY, MONTH_CLASS_BOUNDS } from '../../../engine/climate/markov-library.ts'
import { Random } from '../../../engine/climate/random.ts'

describe('Markov library of daily clearness', () => {
  test('has ten matrices of ten rows, whose printed probabilities add up to 1 to 0.003', () => {
    expect(MARKOV_LIBRARY).toHaveLength(MONTH_CLASS_BOUNDS.length + 1)
    for (const { rows } of MARKOV_LIBRARY) {
      expect(rows).toHaveLength(10)
      for (const row of rows) {
        expect(row).toHaveLength(10)
        expect(Math.abs(row.reduce((sum, value) => sum + value, 0) - 1)).toBeLessThan(0.0031)
      }
    }
  })

  test('a long chain of each matrix has a mean of its own class of months, to 0.03', () => {
    MARKOV_LIBRARY.forEach((matrix, k) => {
      const below = MONTH_CLASS_BOUNDS[k] ?? 1
      const above = k === 0 ? 0 : MONTH_CLASS_BOUNDS[k - 1]
      const mean = stationaryMean(matrix)
      expect(mean).toBeGreaterThan(above - 0.03)
      expect(mean).toBeLessThan(below + 0.03)
    })
  })

  test('the upper bound of a class is part of it', () => {
    expect([0.1, 0.3, 0.301, 0.5, 0.7, 0.71].map(matrixOf)).toEqual([0, 0, 1, 4, 8, 9])
  })

  test('a uniform number falls in the state whose cumulated probability it is below', () => {
    const row = [0.2, 0, 0.3, 0.5]
    expect(placeIn(row, 0.1)).toBeCloseTo(0.5, 12)
    expect(placeIn(row, 0.2)).toBeCloseTo(2, 12)
    expect(placeIn(row, 0.35)).toBeCloseTo(2.5, 12)
    expect(placeIn(row, 0.999999)).toBeLessThan(4)
  })

  test.each([0.25, 0.35, 0.45, 0.55, 0.65, 0.72])(
    'months of clearness %p have it to 0.02, from the same seed the same days',
    (monthFrac) => {
      const draw = () => {
        const weather = new MarkovDays(new Random(3, 0))
        return Array.from({ length: 24 }, () => {
          const days = new Float64Array(30)
          weather.daysOfMonth(monthFrac, days)
          return days
        })
      }
      const months = draw()
      for (const days of months) expect(Math.abs(days.reduce((sum, day) => sum + day, 0) / 30 - monthFrac)).toBeLessThan(0.02)
      expect(draw()).toEqual(months)
    },
  )

  test('days remember the day before: autocorrelation 0.1 to 0.4', () => {
    const weather = new MarkovDays(new Random(4, 0))
    const days = new Float64Array(20_000)
    for (let start = 0; start < days.length; start += 25) weather.daysOfMonth(0.5, days.subarray(start, start + 25))
    let covariance = 0
    let variance = 0
    for (let i = 1; i < days.length; i++) {
      covariance += (days[i] - 0.5) * (days[i - 1] - 0.5)
      variance += (days[i] - 0.5) ** 2
    }
    expect(covariance / variance).toBeGreaterThan(0.1)
    expect(covariance / variance).toBeLessThan(0.4)
  })
})

/** Mean clearness of a chain that runs for ever: states at their middles, by powers of the matrix. */
function stationaryMean({ lowestFrac, highestFrac, rows }: (typeof MARKOV_LIBRARY)[number]): number {
  let share = new Array<number>(10).fill(0.1)
  for (let step = 0; step < 500; step++) {
    const next = new Array<number>(10).fill(0)
    rows.forEach((row, from) => {
      row.forEach((probability, to) => {
        next[to] += share[from] * probability
      })
    })
    const total = next.reduce((sum, value) => sum + value, 0)
    share = next.map((value) => value / total)
  }
  return share.reduce((sum, value, state) => sum + value * (lowestFrac + ((state + 0.5) / 10) * (highestFrac - lowestFrac)), 0)
}
