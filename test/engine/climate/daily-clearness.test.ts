import { describe, expect, test } from 'bun:test'
import { DayWeather, dayFracBelow, greatestDayFrac } from '../../../engine/climate/daily-clearness.ts'
import { Random } from '../../../engine/climate/random.ts'

function meanOfDistribution(monthFrac: number): number {
  const steps = 2000
  let sum = 0
  for (let i = 0; i < steps; i++) sum += dayFracBelow(monthFrac, (i + 0.5) / steps)
  return sum / steps
}

describe('daily clearness', () => {
  test.each([0.3, 0.4, 0.5, 0.6, 0.7])('the days of a month with mean clearness %p have that mean', (monthFrac) => {
    expect(Math.abs(meanOfDistribution(monthFrac) - monthFrac)).toBeLessThan(0.01)
  })

  test('daily clearness ranges from 0.05 to the maximum of Herzog', () => {
    expect(dayFracBelow(0.5, 0)).toBeCloseTo(0.05, 10)
    expect(dayFracBelow(0.5, 1)).toBeCloseTo(0.6313 + 0.267 * 0.5 - 11.9 * 0.25 ** 8, 10)
    expect(greatestDayFrac(0.5)).toBeCloseTo(0.7646, 4)
  })

  test('means outside the fitted range give finite, ascending values', () => {
    for (const monthFrac of [0, 0.05, 0.2, 0.79, 0.82, 1]) {
      let before = -1
      for (let i = 0; i <= 10; i++) {
        const value = dayFracBelow(monthFrac, i / 10)
        expect(value).toBeGreaterThan(before)
        expect(value).toBeLessThan(1)
        before = value
      }
    }
  })

  test('the order of the days has the autocorrelation of real weather', () => {
    const weather = new DayWeather(new Random(1, 0))
    const days = new Float64Array(20_000)
    weather.daysOfMonth(0.5, days.subarray(0, 0)) // an empty month changes nothing
    for (let start = 0; start < days.length; start += 500) weather.daysOfMonth(0.5, days.subarray(start, start + 500))
    const mean = days.reduce((sum, value) => sum + value, 0) / days.length
    let variance = 0
    let covariance = 0
    for (let i = 1; i < days.length; i++) {
      variance += (days[i] - mean) ** 2
      covariance += (days[i] - mean) * (days[i - 1] - mean)
    }
    expect(covariance / variance).toBeGreaterThan(0.24)
    expect(covariance / variance).toBeLessThan(0.32)
  })
})
