import { expect, test } from 'bun:test'
import { turbidityAt, turbidityOfRows } from '../../../engine/weather-tests/turbidity.ts'
import fixture from '../../fixtures/weather-tests/turbidity.json'

test.each(fixture.inputs.map((place, k) => ({ ...place, expected: fixture.expected[k] ?? [] })))(
  '$place: the year of the turbidity is that of the table of 1/12 deg, but for peaks of mountains',
  async ({ latitude, longitude, expected }) => {
    const { monthly } = await turbidityAt(latitude, longitude)
    const rms = Math.sqrt(monthly.reduce((sum, value, k) => sum + (value - (expected[k] ?? 0)) ** 2, 0) / 12)
    expect(rms).toBeLessThan(fixture.tolerance)
  },
)

test('is the same on both sides of the date line, and defined at the poles', async () => {
  const [east, west, pole] = await Promise.all([turbidityAt(10, 180), turbidityAt(10, -180), turbidityAt(90, 0)])
  expect(east.monthly).toEqual(west.monthly)
  expect(pole.monthly.every((value) => value >= 1.5 && value < 8)).toBe(true)
})

test('of rows changes from day to day', async () => {
  const turbidity = await turbidityAt(28.6, 77.2)
  const out = new Float64Array(48)
  const start = Date.UTC(2021, 5, 30) / 60_000
  turbidityOfRows(
    turbidity,
    Float64Array.from(out, (_, row) => start + 60 * row),
    out,
  )
  expect([new Set(out).size, out[0], out[24]]).toEqual([2, turbidity.onDay(181), turbidity.onDay(182)])
})
