import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseWeather } from '../../../../engine/files/weather/index.ts'
import { parseText } from './fixture.ts'
import { clock, type KnownRow, knownRows, ZONE_H } from './known-weather.ts'

const CASE = join(import.meta.dir, '..', '..', '..', '..', '..', 'shared', 'cases', 'files', 'zero_weeks.csv')

function notesOf(rows: readonly KnownRow[], isDark: (date: string) => boolean, value = '0', options = {}): string[] {
  const lines = rows.map(({ startMinutes, ghi }) => {
    const { iso, date } = clock(startMinutes, ZONE_H)
    return `${iso},${isDark(date) ? value : ghi},20`
  })
  return parseText(['time,ghi,temp', ...lines].join('\n'), { timezone: ZONE_H, ...options }).meta.notes.filter((note) =>
    note.includes('no light at all'),
  )
}

describe('days of zeros between days with light, without a place', () => {
  test.each([15, 60])('are counted and named, at %i min', (stepMinutes) => {
    const rows = knownRows('2021-06-01', 20, stepMinutes)
    const [one] = notesOf(rows, (date) => date === '2021-06-10')
    expect(one).toStartWith('1 whole day has no light at all between days with light (from 2021-06-09T')
    expect(one).toContain('polar night')
    const [two] = notesOf(rows, (date) => date === '2021-06-04' || (date >= '2021-06-10' && date <= '2021-06-13'))
    expect(two).toStartWith('5 whole days have no light at all between days with light (the longest time from 2021-06-09T')
  })

  test('are none in winter and summer, at the ends of a file, where values are missing, or where the place is known', () => {
    const december = knownRows('2021-12-10', 20, 60)
    expect(notesOf(december, () => false)).toEqual([])
    const june = knownRows('2021-06-01', 20, 60)
    expect(notesOf(june, (date) => date < '2021-06-04' || date > '2021-06-18')).toEqual([])
    expect(notesOf(june, (date) => date === '2021-06-10', '')).toEqual([])
    expect(notesOf(june, (date) => date === '2021-06-10', '0', { latitude: 40, longitude: -105 })).toEqual([])
  })

  test.skipIf(!existsSync(CASE))('30 days of the case zero_weeks.csv', () => {
    const { notes } = parseWeather(new Uint8Array(readFileSync(CASE))).meta
    expect(notes.join()).toContain('30 whole days have no light at all between days with light (from 2021-06-10T')
  })
})
