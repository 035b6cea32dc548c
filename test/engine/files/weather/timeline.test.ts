import { describe, expect, test } from 'bun:test'
import { civilOf, formatStamp, minutesOf } from '../../../../engine/core/calendar.ts'
import { parseText, refusal } from './fixture.ts'

/** A generic table of the given stamps, with the row's number as temperature. */
function table(stamps: readonly string[]): string {
  return ['Timestamp,GHI,Tamb', ...stamps.map((stamp, i) => `${stamp},${i % 7},${(i % 60) - 20}`)].join('\n')
}

function hours(from: number, count: number, stepMinutes = 60): string[] {
  return Array.from({ length: count }, (_, i) => formatStamp(from + i * stepMinutes))
}

/** An hourly year whose months have the given years; February 29 only on request. */
function typicalYear(yearOf: (month: number) => number, offsetMinutes: number): string[] {
  const start = minutesOf(1990, 1, 1)
  return Array.from({ length: 8760 }, (_, i) => {
    const { month, day } = civilOf(start + i * 60)
    return formatStamp(minutesOf(yearOf(month), month, day) + ((i * 60) % 1440) + offsetMinutes)
  })
}

describe('timeline', () => {
  test('a regular series keeps its own year with February 29', () => {
    const { weather, meta } = parseText(table(hours(minutesOf(2020, 1, 1), 8784)))
    expect(weather.start).toBe('2020-01-01T00:00')
    expect(meta).toMatchObject({ rows: 8784, months_years: null })
  })

  test('several real years keep their own stamps', () => {
    expect(parseText(table(hours(minutesOf(2019, 1, 1), 8760 + 8784))).weather).toMatchObject({ start: '2019-01-01T00:00', time: null })
  })

  test('with gaps of whole steps, every row has its own stamp', () => {
    const stamps = hours(minutesOf(2021, 3, 1), 48)
    stamps.splice(10, 3)
    const { weather, meta } = parseText(table(stamps))
    expect(weather.start).toBeNull()
    expect(weather.time).toEqual(stamps)
    expect(meta.notes).toContain(
      'The file has missing rows: the section contains 45 rows, each with its own stamp. 3 rows are missing, the first at 2021-03-01T10:00; the longest gap has 3 rows from 2021-03-01T10:00 on.',
    )
  })

  test('a leap year without its February 29 is a series with a gap', () => {
    const stamps = hours(minutesOf(2020, 1, 1), 8784).filter((stamp) => !stamp.startsWith('2020-02-29'))
    const { weather } = parseText(table(stamps))
    expect(weather.time?.length).toBe(8760)
    expect(weather.time?.[1416]).toBe('2020-03-01T00:00')
  })

  test('months of several years become the nominal year 1990, whatever their order', () => {
    for (const yearOf of [
      (month: number) => 2000 + month,
      (month: number) => 2030 - month,
      (month: number) => (month % 2 === 0 ? 2004 : 1997),
    ]) {
      const { weather, meta } = parseText(table(typicalYear(yearOf, 0)))
      expect(weather.start).toBe('1990-01-01T00:00')
      expect(meta.months_years).toEqual(Array.from({ length: 12 }, (_, m) => yearOf(m + 1)))
    }
  })

  test('hour-ending stamps at midnight have the date of the next day, also into March of a leap year', () => {
    const stamps = typicalYear((month) => (month === 2 ? 2004 : 1990 + month), 60)
    const { weather, meta } = parseText(table(stamps))
    expect(weather.start).toBe('1990-01-01T00:00')
    expect(meta.rows).toBe(8760)
    expect(meta.months_years?.[1]).toBe(2004)
  })

  test('a typical year with a missing row keeps nominal stamps', () => {
    const stamps = typicalYear((month) => 2030 - month, 0)
    stamps.splice(100, 1)
    const { weather } = parseText(table(stamps))
    expect(weather.time?.slice(99, 101)).toEqual(['1990-01-05T03:00', '1990-01-05T05:00'])
  })

  test('a typical year in UTC is rolled within the year into the site’s zone', () => {
    const site = 'Source,Location ID,Latitude,Longitude,Time Zone,Elevation,Local Time Zone\nNSRDB,1,64.8,-147.7,0,132,-9\n'
    const rows = typicalYear((month) => 2030 - month, 30).map((stamp, i) => {
      const [year, month, day, hour, minute] = stamp.split(/[-T:]/).map(Number)
      return `${year},${month},${day},${hour},${minute},${i % 24},0`
    })
    const { weather } = parseText(`${site}Year,Month,Day,Hour,Minute,GHI,Temperature\n${rows.join('\n')}`)
    expect(weather).toMatchObject({ timezone: -9, start: '1990-01-01T00:00', sun_offset_min: null })
    expect(weather.ghi_wm2?.[0]).toBe(9) // 00:00 local is 09:00 UTC
    expect(weather.ghi_wm2?.[8751]).toBe(0) // the last nine hours are the first hours of the year in UTC
  })

  test('stamps that repeat are rejected with their line', () => {
    const stamps = hours(minutesOf(2021, 10, 31), 6)
    stamps.splice(3, 0, '2021-10-31T02:00')
    expect(refusal(table(stamps))).toMatchObject({
      line: 5,
      message:
        'Line 5: the stamp 2021-10-31T02:00 repeats, as local time does when daylight saving ends: export the rows in UTC or in standard time, write the offset into each stamp (2025-10-26T02:00+01:00), or subtract an hour from the stamps of summer',
    })
    const inJune = hours(minutesOf(2021, 6, 15), 6)
    inJune.splice(3, 0, '2021-06-15T02:00')
    expect(refusal(table(inJune)).message).toBe(
      'Line 5: the stamp 2021-06-15T02:00 repeats: give each row its own time, in standard time without daylight saving',
    )
  })

  test('stamps that state their offset go through the end of daylight saving', () => {
    const stamps = ['2021-10-31T01:00+02:00', '2021-10-31T02:00+02:00', '2021-10-31T02:00+01:00', '2021-10-31T03:00+01:00']
    expect(parseText(table(stamps)).weather).toMatchObject({ timezone: 1, start: '2021-10-31T00:00' })
  })

  test('time that runs backwards is rejected', () => {
    const stamps = hours(minutesOf(2021, 10, 31), 6)
    stamps.push('2021-10-31T02:00')
    expect(refusal(table(stamps)).message).toBe(
      'Line 8: time runs backwards from 2021-10-31T05:00 to 2021-10-31T02:00: sort the rows by time, in standard time without daylight saving',
    )
  })

  test('an irregular step is rejected', () => {
    const stamps = hours(minutesOf(2021, 1, 1), 6)
    stamps.push('2021-01-01T05:45')
    expect(refusal(table(stamps)).message).toBe(
      'Line 8: the step is not regular, because 2021-01-01T05:45 follows 2021-01-01T05:00: give all rows one time step (gaps of whole steps are allowed)',
    )
  })

  test('a step that is not a whole number of minutes is rejected', () => {
    const stamps = Array.from(
      { length: 9 },
      (_, i) => `2021-01-01T00:${String(Math.floor(i * 1.5) + 1).padStart(2, '0')}:${i % 2 === 0 ? '00' : '30'}`,
    )
    expect(refusal(table(stamps)).message).toStartWith('Line 4: the step is not regular')
    expect(refusal(table(stamps.slice(1))).message).toBe(
      '3 of 8 rows do not follow the previous row by 1 min, the most frequent step: give all rows one time step of whole minutes',
    )
  })

  test('a single row is rejected because it has no time step', () => {
    expect(refusal(table(['2021-01-01T00:00'])).message).toBe(
      'The time step is unknown: at least two rows with ascending stamps are required, at least one minute apart',
    )
  })

  test.each([5, 10, 15, 30])('a step of %d minutes is found', (stepMinutes) => {
    expect(parseText(table(hours(minutesOf(2021, 1, 1), 30, stepMinutes))).weather.step_minutes).toBe(stepMinutes)
  })
})
