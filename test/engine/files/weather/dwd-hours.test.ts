import { describe, expect, test } from 'bun:test'
import { weatherQuality } from '../../../../engine/weather-quality.ts'
import { parseText, refusal } from './fixture.ts'
import { clock, knownRow, PLACE } from './known-weather.ts'

const HEAD = 'STATIONS_ID;MESS_DATUM;QN_592;ATMO_LBERG;FD_LBERG;FG_LBERG;SD_LBERG;ZENIT;MESS_DATUM_WOZ;eor'
const row = (end: string, dhi: number | string, ghi: number | string) =>
  `        183;${end};    1;-999;${dhi};${ghi};   0;  57;2021060112:00;eor`
/** J/cm2 of an hour for 1 W/m2. */
const JCM2 = 0.36

describe('DWD hours of radiation', () => {
  test('rows that end at minute 15 are shared out: a quarter of the row, three quarters of the next', () => {
    const ends = ['2021060110:15', '2021060111:15', '2021060112:15', '2021060113:15']
    const { weather, meta } = parseText([HEAD, ...ends.map((end, k) => row(end, 100 * (k + 1) * JCM2, 400 * (k + 1) * JCM2))].join('\n'))
    // 10:00 to 11:00 has 15 min of the first row and 45 of the second: (400 + 3 * 800) / 4
    expect(weather.ghi_wm2).toEqual([700, 1100, 1500])
    expect(weather.dhi_wm2).toEqual([175, 275, 375])
    expect(weather).toMatchObject({ start: '2021-06-01T10:00', timezone: 0, step_minutes: 60 })
    expect(meta).toMatchObject({ format: 'dwd_hours', location_id: '183' })
    expect(meta.missing.temp_air_c?.count).toBe(3)
  })

  test('a year of hours of true solar time keeps its light, and the sun of a run fits it', () => {
    const rows: string[] = []
    let total = 0
    for (let day = 0; day < 365; day++)
      for (let hour = 1; hour <= 24; hour++) {
        // the end drifts with the equation of time, up to 16 min
        const drift = Math.round(9.87 * Math.sin((4 * Math.PI * (day - 81)) / 364) - 7.5 * Math.sin((2 * Math.PI * (day - 1)) / 365))
        const end = Date.UTC(2021, 0, 1) / 60_000 + day * 1440 + hour * 60 - drift
        let ghi = 0
        let dhi = 0
        for (let minute = 0; minute < 60; minute += 5) {
          const known = knownRow(0, end - 60 + minute + 2.5)
          ghi += known.ghi / 12
          dhi += known.dhi / 12
        }
        total += ghi
        const at = clock(end, 0)
        rows.push(row(`${at.date.replaceAll('-', '')}${at.hour}:${at.minute}`, (dhi * JCM2).toFixed(3), (ghi * JCM2).toFixed(3)))
      }
    const { weather } = parseText([HEAD, ...rows].join('\n'), PLACE)
    const sum = (weather.ghi_wm2 as number[]).reduce((all, value) => all + value, 0)
    expect(Math.abs(sum / total - 1)).toBeLessThan(0.001)
    expect(Math.abs(weatherQuality(weather).quality.time_shift_min ?? 99)).toBeLessThanOrEqual(3)
  })

  test('-999 and missing rows are gaps', () => {
    const text = [HEAD, row('2021060110:00', 36, 72), row('2021060111:00', -999, 72), row('2021060113:00', 36, 72)].join('\n')
    const { weather } = parseText(text)
    expect(weather.ghi_wm2).toEqual([200, 200, null, 200])
    expect(weather.dhi_wm2).toEqual([100, null, null, 100])
  })

  test('rows of two stations are refused', () => {
    expect(refusal([HEAD, row('2021060110:00', 36, 72), row('2021060110:00', 36, 72)].join('\n')).message).toContain(
      'the rows of one station',
    )
  })
})
