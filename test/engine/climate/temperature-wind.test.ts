import { describe, expect, test } from 'bun:test'
import { addBetweenNodes, addBetweenNoons } from '../../../engine/climate/mean-preserving.ts'
import { HOURS, MONTH_STARTS } from '../../../engine/climate/typical-calendar.ts'
import { windYear } from '../../../engine/climate/wind-speed.ts'
import { erbsCourse } from '../../../engine/core/erbs-course.ts'
import { meanPreservingNodes } from '../../../engine/core/mean-preserving.ts'

describe('mean-preserving lines', () => {
  test('every month has its given mean, for any means', () => {
    const means = [-12, -3, 4.5, 11, 30, 18, 18, 18, 2, -40, 0, 0.01]
    const column = new Float64Array(HOURS)
    addBetweenNodes(meanPreservingNodes(means), column)
    means.forEach((mean, month) => {
      const rows = column.subarray(24 * MONTH_STARTS[month], 24 * MONTH_STARTS[month + 1])
      expect(rows.reduce((sum, value) => sum + value, 0) / rows.length).toBeCloseTo(mean, 9)
    })
  })

  test('the lines are continuous, also across the new year', () => {
    const column = new Float64Array(HOURS)
    addBetweenNodes(meanPreservingNodes([0, 3, 8, 12, 18, 22, 24, 23, 18, 12, 6, 2]), column)
    for (let i = 0; i < HOURS; i++) expect(Math.abs(column[(i + 1) % HOURS] - column[i])).toBeLessThan(0.05)
  })
})

test('lines between noons: the value grows by 1 per day and by 1/24 per hour', () => {
  const column = new Float64Array(HOURS)
  addBetweenNoons(
    Float64Array.from({ length: 367 }, (_, day) => day),
    column,
  )
  expect(column[0]).toBeCloseTo(12.5 / 24, 12)
  expect(column[11]).toBeCloseTo(23.5 / 24, 12)
  expect(column[12]).toBeCloseTo(24.5 / 24, 12)
  expect(column[HOURS - 1]).toBeCloseTo(365 + 11.5 / 24, 9)
})

describe('daily course of the temperature', () => {
  const course = Array.from({ length: 24 }, (_, hour) => erbsCourse(hour + 0.5))

  test('has a daily sum of 0, is warmest in the afternoon, and spans its range', () => {
    expect(course.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 10)
    expect(course.indexOf(Math.max(...course))).toBe(15)
    expect(course.indexOf(Math.min(...course))).toBe(5)
    expect(Math.max(...course) - Math.min(...course)).toBeCloseTo(1, 1)
  })
})

describe('wind', () => {
  const wind = windYear(4, 0, 12345)

  test('has its given mean, and the spread and quantiles of a Rayleigh distribution', () => {
    const mean = wind.reduce((sum, value) => sum + value, 0) / HOURS
    const sorted = wind.slice().sort()
    expect(mean).toBeCloseTo(4, 9)
    for (const frac of [0.25, 0.5, 0.75, 0.95]) {
      const rayleigh = 4 * (2 / Math.sqrt(Math.PI)) * Math.sqrt(-Math.log(1 - frac))
      expect(Math.abs(sorted[Math.round(frac * HOURS)] / rayleigh - 1)).toBeLessThan(0.08)
    }
  })

  test('has an hourly autocorrelation of about 0.85', () => {
    let variance = 0
    let covariance = 0
    for (let i = 1; i < HOURS; i++) {
      variance += (wind[i] - 4) ** 2
      covariance += (wind[i] - 4) * (wind[i - 1] - 4)
    }
    expect(Math.abs(covariance / variance - 0.85)).toBeLessThan(0.04)
  })
})
