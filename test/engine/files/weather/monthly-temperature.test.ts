import { describe, expect, test } from 'bun:test'
import { parseText } from './fixture.ts'

const MEANS = [-1, 1, 5, 9, 14, 17, 19, 18, 14, 9, 4, 0]
const LATITUDE = 45
/** Extraterrestrial irradiation at 45 deg north, monthly mean day, MJ/m2: Duffie & Beckman 2013, table 1.10.1. */
const EXTRA_MJM2 = [12.2, 17.4, 25.1, 33.2, 39.2, 41.7, 40.4, 35.7, 28.5, 20.3, 13.6, 10.7]
/** Clearness of the months that the file is made with. */
const CLEARNESS = 0.6
/** Range of the mean day, K: Erbs, Klein & Beckman 1983, eq. 5, 25.8 * 0.6 - 5.21. */
const RANGE_K = 10.27

/** A year of days whose light adds up to the same clearness in every month. */
function year(stepMinutes: number, zone = 'UTC+1'): string {
  const rows = [`time (${zone}),ghi`]
  const start = Date.UTC(2021, 0, 1)
  for (let at = start; at < Date.UTC(2022, 0, 1); at += stepMinutes * 60_000) {
    const date = new Date(at)
    // 9 hours of equal light; 0.0036 MJ is a Wh
    const isLit = date.getUTCHours() >= 8 && date.getUTCHours() < 17
    const light = isLit ? (EXTRA_MJM2[date.getUTCMonth()] * CLEARNESS) / 0.0036 / 9 : 0
    rows.push(`${date.toISOString().slice(0, 16)},${light.toFixed(3)}`)
  }
  return rows.join('\n')
}

const options = { latitude: LATITUDE, longitude: 15, monthlyTemperaturesC: MEANS }

describe('air temperature from twelve monthly means', () => {
  test.each([60, 15])('the means of the months are those that were sent, in steps of %d min', (stepMinutes) => {
    const { weather, meta } = parseText(year(stepMinutes), options)
    const perDay = 1440 / stepMinutes
    let row = 0
    for (const [month, days] of [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries()) {
      const rows = weather.temp_air_c.slice(row, row + days * perDay) as number[]
      row += rows.length
      expect(Math.abs(rows.reduce((sum, value) => sum + value, 0) / rows.length - MEANS[month])).toBeLessThan(0.01)
    }
    expect(meta.annual.temp_air_c).toBe(9.1)
    expect(meta.missing.temp_air_c).toBeUndefined()
    expect(meta.notes.join(' ')).toContain('temp_air_c is made from the twelve monthly means that were sent')
  })

  test('the course of the mean day is that of Erbs, Klein and Beckman at solar time', () => {
    const { weather } = parseText(year(60), options)
    // July 16, the middle of the hottest month, where the line of the season bends and is nearly level
    const day = weather.temp_air_c.slice(196 * 24, 197 * 24) as number[]
    const mean = day.reduce((sum, value) => sum + value, 0) / 24
    day.forEach((value, hour) => {
      const t = (2 * Math.PI * (hour + 0.5 - 1)) / 24
      const course =
        0.4632 * Math.cos(t - 3.805) + 0.0984 * Math.cos(2 * t - 0.36) + 0.0168 * Math.cos(3 * t - 0.822) + 0.0138 * Math.cos(4 * t - 3.513)
      expect(Math.abs(value - mean - RANGE_K * course)).toBeLessThan(0.15)
    })
    expect(day.indexOf(Math.max(...day))).toBe(15)
    expect(day.indexOf(Math.min(...day))).toBe(5)
  })

  test('solar time follows from longitude and zone: two hours of zone move the day by two hours', () => {
    const hottest = (zone: string) => {
      const { weather } = parseText(year(60, zone), options)
      const day = weather.temp_air_c.slice(196 * 24, 197 * 24) as number[]
      return day.indexOf(Math.max(...day))
    }
    expect(hottest('UTC+3') - hottest('UTC+1')).toBe(2)
  })

  test('without a latitude every month is half clear: a range of 7.7 K', () => {
    const { weather, meta } = parseText(year(60), { monthlyTemperaturesC: MEANS })
    const day = weather.temp_air_c.slice(196 * 24, 197 * 24) as number[]
    // 25.8 * 0.5 - 5.21, times the 0.976 between the warmest and the coldest middle of an hour of eq. 4
    expect(Math.max(...day) - Math.min(...day)).toBeCloseTo(7.69 * 0.976, 1)
    expect(meta.notes.join(' ')).toContain('half clear')
  })

  test('a file with a temperature keeps it, and a note says so', () => {
    const { weather, meta } = parseText('time (UTC),ghi,temp\n2021-01-01 00:00,0,3\n2021-01-01 01:00,0,4', options)
    expect(weather.temp_air_c).toEqual([3, 4])
    expect(meta.notes).toContain('The monthly means t_mean_monthly_c are ignored, because the file has its own air temperature.')
  })

  test('without means the column is null in every row, and the note says how to send them', () => {
    const { weather, meta } = parseText('time (UTC),ghi\n2021-01-01 00:00,0\n2021-01-01 01:00,0')
    expect(weather.temp_air_c).toEqual([null, null])
    expect(meta.missing.temp_air_c).toEqual({
      count: 2,
      first_row: 0,
      first_time: '2021-01-01T00:00',
      repair: 'nothing: a run needs the column',
    })
    expect(meta.notes.find((note) => note.includes('temperature'))).toBe(
      'The file has no air temperature, and a run needs it: send its twelve monthly means in degC with the file, POST /api/parse-weather?t_mean_monthly_c=-1,1,5,9,14,17,19,18,14,9,4,0, or fill temp_air_c of the section from another file of the same rows.',
    )
  })
})
