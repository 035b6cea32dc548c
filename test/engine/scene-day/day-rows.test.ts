import { expect, test } from 'bun:test'
import { minutesOf } from '../../../engine/core/calendar.ts'
import { daysInWords, findDay } from '../../../engine/scene-day/day-rows.ts'
import { parseMinuteOfDay, parseMonthDay } from '../../../engine/scene-day/month-day.ts'

/** Rows of whole days that follow each other from a date on. */
function rowsFrom(year: number, month: number, day: number, days: number, stepMinutes = 60, shiftMinutes = 0): number[] {
  const from = minutesOf(year, month, day) + shiftMinutes
  return Array.from({ length: (days * 1440) / stepMinutes }, (_, k) => from + k * stepMinutes)
}

function weather(startMinutes: number[], stepMinutes = 60) {
  return { n: startMinutes.length, startMinutes: Float64Array.from(startMinutes), stepMinutes }
}

test('the day of a year is its rows, and of several years those of the first that has it', () => {
  expect(findDay(weather(rowsFrom(2001, 1, 1, 365)), { month: 6, day: 21 })).toEqual({ first: 171 * 24, count: 24 })
  const three = weather(rowsFrom(2002, 7, 1, 3 * 365 + 1, 15), 15)
  expect(findDay(three, { month: 6, day: 21 })).toEqual({ first: 355 * 96, count: 96 })
  expect(findDay(three, { month: 2, day: 29 })).toEqual({ first: (184 + 365 + 59) * 96, count: 96 })
})

test('a typical year, whose months are of several years, has each day once', () => {
  const months = [rowsFrom(2012, 1, 1, 31), rowsFrom(2004, 2, 1, 28), rowsFrom(2009, 3, 1, 31)].flat()
  expect(findDay(weather(months), { month: 2, day: 28 })).toEqual({ first: 58 * 24, count: 24 })
  expect(findDay(weather(months), { month: 2, day: 29 })).toBeNull()
  expect(daysInWords(weather(months))).toBe('01-01 to 03-31')
})

test('a row belongs to the day of its middle', () => {
  const shifted = weather(rowsFrom(2001, 6, 20, 3, 60, -30))
  expect(findDay(shifted, { month: 6, day: 21 })).toEqual({ first: 24, count: 24 }) // from 23:30, whose middle is midnight
})

test('weather says which days it has', () => {
  expect(daysInWords(weather(rowsFrom(2001, 6, 21, 1)))).toBe('06-21')
  expect(daysInWords(weather(rowsFrom(2001, 11, 1, 120)))).toBe('11-01 to 02-28')
  const days = [1, 3, 5, 7, 9].flatMap((day) => rowsFrom(2001, 6, day, 1))
  expect(daysInWords(weather(days))).toBe('06-01, 06-03, 06-05 and 2 more stretches')
})

test('a date is a day of some year, and a time is one of a day', () => {
  expect(parseMonthDay('02-29')).toEqual({ month: 2, day: 29 })
  for (const text of ['02-30', '00-10', '13-01', '06-00', '6-21', '06-21 ', '', '²1-01'])
    expect([text, parseMonthDay(text)]).toEqual([text, null])
  expect([parseMinuteOfDay('00:00'), parseMinuteOfDay('23:59')]).toEqual([0, 1439])
  for (const text of ['24:00', '12:60', '1:00', '12', '']) expect([text, parseMinuteOfDay(text)]).toEqual([text, null])
})
