import { expect, test } from 'bun:test'
import { readStamps } from '../../../engine/core/row-stamps.ts'
import { Sink } from '../../../engine/core/sink.ts'
import type { Resolved } from '../../../engine/index.ts'

const ROWS = 5
const TIMES = ['1990-01-01T00:07', '1990-01-01T00:22', '1990-01-01T00:37', '1990-01-01T00:52', '1990-01-01T01:07']

function startsOf(stamps: { start: string | null; time: string[] | null }) {
  const weather = { ...stamps, step_minutes: 15, interval: 'middle' } as unknown as Resolved['weather']
  const starts = readStamps(weather, ROWS, new Sink(), new Float64Array(ROWS).fill(Number.NaN))
  if (starts === null) throw new Error('The stamps are not accepted')
  return starts
}

test('a regular series has the same starts as its list of stamps: one by one, copied and as a column', () => {
  const regular = startsOf({ start: TIMES[0], time: null })
  const listed = startsOf({ start: null, time: TIMES })
  expect([regular.isRegular, listed.isRegular]).toEqual([true, false])
  for (const starts of [regular, listed]) {
    const copied = new Float64Array(3)
    starts.copy(1, 3, copied)
    const first = Date.UTC(1990, 0, 1) / 60_000 - 0.5
    const expected = [0, 1, 2, 3, 4].map((row) => first + 15 * row)
    expect(expected.map((_, row) => starts.at(row))).toEqual(expected)
    expect(Array.from(copied)).toEqual(expected.slice(1, 4))
    expect(Array.from(starts.all())).toEqual(expected)
    expect(starts.all()).toBe(starts.all())
  }
})

test('rows outside the years 1 to 9998 are refused, in a regular series and in a list', () => {
  const refusal = (stamps: { start: string | null; time: string[] | null }) => {
    const sink = new Sink()
    const weather = { ...stamps, step_minutes: 15, interval: 'start' } as unknown as Resolved['weather']
    expect(readStamps(weather, 2, sink)).toBeNull()
    return sink.failures.map(({ field, message }) => `${field}: ${message}`)
  }
  const end = 'Rows must begin in the years 1 to 9998, and one begins at 9999-01-01T00:00: correct the year'
  expect(refusal({ start: '9998-12-31T23:45', time: null })).toEqual([`weather.start: ${end}`])
  expect(refusal({ start: null, time: ['9998-12-31T23:45', '9999-01-01T00:00'] })).toEqual([`weather.time.1: ${end}`])
  expect(refusal({ start: '0000-12-31T23:45', time: null })).toEqual([
    `weather.start: ${end.replace('9999-01-01T00:00', '0000-12-31T23:45')}`,
  ])
  expect(startsOf({ start: '9998-12-31T22:30', time: null }).isRegular).toBe(true)
})
