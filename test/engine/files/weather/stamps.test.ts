import { describe, expect, test } from 'bun:test'
import { type DateOrder, makeStampReaders, readTimeOfDay } from '../../../../engine/files/weather/stamps.ts'

const stampOf = (text: string, order: DateOrder = 'dmy'): number => makeStampReaders(order).stamp(text, 0, text.length)
const zoneOf = (text: string): number => makeStampReaders('dmy').zone(text, 0, text.length)
const timeOf = (text: string): number => readTimeOfDay(text, 0, text.length)
const utcMinutes = (year: number, month: number, day: number, hour = 0, minute = 0): number =>
  Date.UTC(year, month - 1, day, hour, minute) / 60_000

describe('stamps', () => {
  test('every notation of a moment gives the same minute', () => {
    const expected = utcMinutes(2021, 3, 4, 17, 6)
    const sameToAll = ['2021-03-04T17:06:00', '2021/3/4 17:06', '2021-03-04 05:06 pm', '20210304:1706', '20210304 17:06:00', '202103041706']
    for (const text of sameToAll) expect([text, stampOf(text)]).toEqual([text, expected])
    for (const text of ['04.03.2021 17:06', '4/3/2021 5:06 PM', '04-03-21 1706'])
      expect([text, stampOf(text, 'dmy')]).toEqual([text, expected])
    for (const text of ['03/04/2021 17:06', '3/4/21 5:06 PM']) expect([text, stampOf(text, 'mdy')]).toEqual([text, expected])
  })

  test('a date without a time is its midnight; hour 24 is the next midnight', () => {
    expect(stampOf('2021-03-04')).toBe(utcMinutes(2021, 3, 4))
    expect(stampOf('20210304')).toBe(utcMinutes(2021, 3, 4))
    expect(stampOf('2021-03-04 24:00')).toBe(utcMinutes(2021, 3, 5))
    expect(stampOf('2021-03-04 24:01')).toBeNaN()
  })

  test('12 AM is midnight and 12 PM noon; 0 and 13 with AM or PM are invalid', () => {
    expect(stampOf('4/3/2021 12:30 AM')).toBe(utcMinutes(2021, 3, 4, 0, 30))
    expect(stampOf('4/3/2021 12:30 PM')).toBe(utcMinutes(2021, 3, 4, 12, 30))
    expect(stampOf('4/3/2021 0:30 AM')).toBeNaN()
    expect(stampOf('4/3/2021 13:30 PM')).toBeNaN()
  })

  test('seconds round to the minute; 60 is allowed, as in a leap second', () => {
    expect(stampOf('2021-03-04 05:06:29')).toBe(utcMinutes(2021, 3, 4, 5, 6))
    expect(stampOf('2021-03-04 05:06:30')).toBe(utcMinutes(2021, 3, 4, 5, 7))
    expect(stampOf('2021-03-04 05:06:60')).toBe(utcMinutes(2021, 3, 4, 5, 7))
    expect(stampOf('2021-03-04 05:06:61')).toBeNaN()
  })

  test('two-digit years from 70 on are in the 20th century', () => {
    expect(stampOf('04.03.70')).toBe(utcMinutes(1970, 3, 4))
    expect(stampOf('04.03.99')).toBe(utcMinutes(1999, 3, 4))
    expect(stampOf('04.03.69')).toBe(utcMinutes(2069, 3, 4))
  })

  test('dates that do not exist and texts that are not dates give NaN', () => {
    const none = [
      '2021-02-29',
      '2021-13-01',
      '2021-00-10',
      '2021-01-00',
      '1799-01-01',
      '2301-01-01',
      '2021-03-04 05:60',
      '2021-03-04 25:00',
    ]
    const neither = [
      '',
      '12:30',
      '2021',
      '2021-03',
      '04.03.123',
      '04.03.20211',
      '123.03.2021',
      'noon',
      '2021-03-04 5 xm',
      '1 2 3 4 5 6 7 8',
    ]
    for (const text of [...none, ...neither]) expect([text, stampOf(text)]).toEqual([text, Number.NaN])
    expect(stampOf('1800-01-01')).toBe(utcMinutes(1800, 1, 1))
    expect(stampOf('2300-12-31')).toBe(utcMinutes(2300, 12, 31))
  })

  test('the zone is read separately and does not change the minute', () => {
    const zones: [string, number][] = [
      ['2021-03-04T17:06:00Z', 0],
      ['2021-03-04T17:06+01:00', 60],
      ['2021-03-04T17:06-0330', -210],
      ['2021-03-04 17:06 -5', -300],
      ['20210304 1706-08:00', -480],
      ['202103041706-08', -480],
      ['2021-03-04T17:06+15:00', 900],
    ]
    for (const [text, zoneMinutes] of zones) {
      expect([text, zoneOf(text)]).toEqual([text, zoneMinutes])
      expect([text, stampOf(text)]).toEqual([text, utcMinutes(2021, 3, 4, 17, 6)])
    }
    expect(zoneOf('2021-03-04 17:06')).toBeNaN()
    for (const text of ['2021-03-04T17:06+15:01', '2021-03-04T17:06+1x', '2021-03-04T17:06Zx'])
      expect([text, stampOf(text)]).toEqual([text, Number.NaN])
  })

  test('reading a cell does not depend on the previous row', () => {
    for (const before of ['20210304 0506', '202103040506', '2021-03-04 05:06']) {
      for (const text of ['+01:00', '-05:00', 'Z', ' - ', '']) {
        const { stamp, zone } = makeStampReaders('dmy')
        stamp(before, 0, before.length)
        expect([before, text, stamp(text, 0, text.length)]).toEqual([before, text, Number.NaN])
        stamp(before, 0, before.length)
        expect([before, text, zone(text, 0, text.length)]).toEqual([before, text, Number.NaN])
      }
    }
  })

  test('the date pair is the first two numbers of a date; a date that begins with its year has none', () => {
    const pairOf = (text: string): number => makeStampReaders('dmy').datePair(text, 0, text.length)
    expect(pairOf('31/12/2021 05:00')).toBe(3112)
    expect(pairOf('12/31/21')).toBe(1231)
    expect(pairOf('2021-12-31')).toBeNaN()
    expect(pairOf('31/12')).toBeNaN()
  })
})

describe('times of day', () => {
  test('may have seconds, and AM or PM, or be an hour alone', () => {
    for (const text of ['17:06', '17.06', '17h06', '5:06 pm', ' 17:06:29 ', '17:05:30', '17:05:45.5'])
      expect([text, timeOf(text)]).toEqual([text, 1026])
    expect(timeOf('7')).toBe(420)
    expect(timeOf('12 AM')).toBe(0)
    expect(timeOf('12 pm')).toBe(720)
    expect(timeOf('24:00')).toBe(1440)
  })

  test('times that do not exist give NaN', () => {
    for (const text of ['24:01', '25', '17:60', '0 am', '13 pm', '17:6', 'noon', ''])
      expect([text, timeOf(text)]).toEqual([text, Number.NaN])
  })
})
