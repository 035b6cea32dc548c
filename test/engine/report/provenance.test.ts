import { describe, expect, test } from 'bun:test'
import { formatStamp, parseStamp, run } from '@pvyield/engine'
import { plant } from '../chain/plant.ts'

const ROWS = 48
const day = (value: number): number[] => new Array<number>(ROWS).fill(value)
const WEATHER = { timezone: 1, step_minutes: 60, start: '1990-01-01T00:00', ghi_wm2: day(200), temp_air_c: day(10), wind_speed_ms: day(2) }

const provenanceOf = (weather: object) => run(plant({ weather: { ...WEATHER, ...weather } })).answer.summary.provenance

describe('provenance', () => {
  test('the same weather has the same digest, whether sent with its first stamp or with all stamps, at the start, middle or end of the rows', () => {
    const stampsAt = (minute: number) => Array.from({ length: ROWS }, (_, k) => formatStamp(parseStamp(WEATHER.start) + k * 60 + minute))
    const expected = provenanceOf({})
    for (const [interval, minute] of [
      ['start', 0],
      ['middle', 30],
      ['end', 60],
    ] as const) {
      const time = stampsAt(minute)
      expect(provenanceOf({ interval, start: time[0] }), interval).toEqual(expected)
      expect(provenanceOf({ interval, start: null, time }), interval).toEqual(expected)
    }
  })

  test('another first stamp, and stamps with a gap, change the digest of the weather', () => {
    const stamps = Array.from({ length: ROWS }, (_, k) => formatStamp(parseStamp(WEATHER.start) + (k < 24 ? k : k + 24) * 60))
    const digests = [{}, { start: '1990-01-02T00:00' }, { start: null, time: stamps }].map(
      (weather) => provenanceOf(weather).weather_sha256,
    )
    expect(new Set(digests).size).toBe(3)
  })

  test('every column that a model may read changes the digests of weather and request, but not those of module and inverter', () => {
    const plane = { ghi_wm2: undefined, poa_wm2: day(300) }
    const pairs: [object, object][] = [
      [{}, { wind_speed_ms: day(3) }],
      [{}, { albedo: day(0.3) }],
      [{}, { relative_humidity: day(0.5) }],
      [{ relative_humidity: day(0.5) }, { relative_humidity: day(0.6) }],
      [{ pressure_hpa: day(950) }, { pressure_hpa: day(900) }],
      [{ precipitable_water_cm: day(1) }, { precipitable_water_cm: day(2) }],
      [{ relative_humidity: day(1) }, { precipitable_water_cm: day(1) }],
      [plane, { ...plane, poa_wm2: day(301) }],
    ]
    for (const [one, other] of pairs.map((pair) => pair.map(provenanceOf))) {
      expect(other.weather_sha256).not.toBe(one.weather_sha256)
      expect(other.request_sha256).not.toBe(one.request_sha256)
      expect([other.module_sha256, other.inverter_sha256]).toEqual([one.module_sha256, one.inverter_sha256])
    }
  })
})
