import { describe, expect, test } from 'bun:test'
import { dayOfYear, minutesOf } from '../../../engine/core/calendar.ts'
import { SOLAR_CONSTANT_WM2 } from '../../../engine/core/constants.ts'
import { type Frame, makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { pressurePa } from '../../../engine/core/pressure.ts'
import type { WeatherTable } from '../../../engine/core/weather-table.ts'
import { distanceFactor } from '../../../engine/sun/extra-radiation.ts'
import { prepareSun } from '../../../engine/sun/index.ts'
import extraPoints from '../../fixtures/sun/extra-radiation-points.json'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { skyOf } from './sky-of.ts'

const vectors = loadVectors('t02')

test("Spencer's series at seven days equals values copied from the reference", () => {
  const { inputs, expected, tolerance } = extraPoints
  expectClose(
    inputs.day_of_year.map((day) => inputs.solar_constant_wm2 * distanceFactor(day)),
    expected.extra_normal_wm2,
    { tolerance },
  )
})

describeReference('extraterrestrial irradiance and pressure', () => {
  test("Spencer's series agrees with pvlib's, with both solar constants", () => {
    const dated = caseOf(vectors, 'irradiance.get_extra_radiation')
    expectClose(
      column(dated.inputs.dayofyear_utc).map((day) => SOLAR_CONSTANT_WM2 * distanceFactor(day)),
      column(dated.outputs.spencer),
      { tolerance: 1e-12 },
    )
    const other = caseOf(vectors, 'irradiance.get_extra_radiation', 1)
    expectClose(
      column(other.inputs.dayofyear).map((day) => 1367 * distanceFactor(day)),
      column(other.outputs.spencer),
      { tolerance: 1e-12 },
    )
  })

  test("pressure by elevation agrees with pvlib's", () => {
    const { inputs, outputs } = caseOf(vectors, 'atmosphere.alt2pres')
    expectClose(column(inputs.altitude).map(pressurePa), column(outputs.pressure), { tolerance: 1e-12 })
  })
})

const SITE = { latitude: 40, longitude: -105, elevation: 1800, refraction: true, sun_position: 'spa', sun_instant: 'middle' } as const

/** Sky of rows, from the stage as a run prepares it. */
function run(
  starts: ArrayLike<number>,
  stepMinutes: number,
  site: Partial<Resolved['site']> = {},
  table: Partial<WeatherTable> = {},
): Frame {
  const frame = makeFrame(starts.length, stepMinutes)
  frame.n = starts.length
  frame.sky.startMinutes.set(starts)
  prepareSun(
    { site: { ...SITE, ...site } } as Resolved,
    { timezoneH: -7, sunOffsetMinutes: null, stepMinutes, ...table } as WeatherTable,
  )(frame)
  return frame
}

const hours = (n: number, first = minutesOf(2024, 1, 1)) => Float64Array.from({ length: n }, (_, i) => first + i * 60)

describe('prepareSun', () => {
  const place = { latitude: 40, longitude: -105, altitude: 1800, pressure: pressurePa(1800), temperature: 12 }

  test('the middle of a row in the time zone of the stamps is converted to universal time', () => {
    const { sky } = run(hours(8784), 60)
    const utc = skyOf(
      place,
      Float64Array.from(hours(8784), (start) => (start + 30 + 7 * 60) * 60),
    )
    const same = { tolerance: 1e-8, where: (i: number) => sky.sunElevationRad[i] > 0 }
    expectClose(sky.sunElevationRad, utc.sunElevationRad, same)
    expectClose(sky.sunAzimuthRad, utc.sunAzimuthRad, same)
  })

  test('an offset that the weather states takes precedence in every row over the instant option', () => {
    const stated = run(hours(48), 60, { sun_instant: 'sunlit_middle' }, { sunOffsetMinutes: 10 })
    const utc = skyOf(
      place,
      Float64Array.from(hours(48), (start) => (start + 10 + 7 * 60) * 60),
    )
    expectClose(stated.sky.sunElevationRad, utc.sunElevationRad, { tolerance: 1e-8 })
  })

  test('extraterrestrial irradiance is that of the local day of the year, across February 29 and the turn of the year', () => {
    const { sky } = run(hours(48 * 366), 60)
    for (let i = 0; i < 48 * 366; i += 24) {
      expect(sky.extraNormalWm2[i + 23]).toBe(SOLAR_CONSTANT_WM2 * distanceFactor(dayOfYear(sky.startMinutes[i])))
    }
  })

  test('the sun is up when its refracted centre is above the horizon; the cosine of the zenith is the sine of the elevation', () => {
    const { sky } = run(hours(8784), 60, { sun_instant: 'sunlit_middle' })
    for (let i = 0; i < 8784; i++) {
      expect(sky.isUp[i]).toBe(sky.sunElevationRad[i] > 0 ? 1 : 0)
      expect(Math.abs(sky.sunZenithCos[i] - Math.sin(sky.sunElevationRad[i]))).toBeLessThan(1e-14)
    }
  })

  test('without refraction the sun is lower, by much only near the horizon', () => {
    const refracted = run(hours(8784), 60).sky
    const geometric = run(hours(8784), 60, { refraction: false }).sky
    for (let i = 0; i < 8784; i++) {
      const lift = refracted.sunElevationRad[i] - geometric.sunElevationRad[i]
      expect(lift).toBeGreaterThanOrEqual(0)
      expect(lift).toBeLessThan(geometric.sunElevationRad[i] > 0.2 ? 0.0015 : 0.0105)
    }
  })

  test('several blocks give the same result as one pass', () => {
    const whole = run(hours(8784), 60, { sun_instant: 'sunlit_middle' }).sky
    const frame = makeFrame(240, 60)
    const stage = prepareSun(
      { site: { ...SITE, sun_instant: 'sunlit_middle' } } as Resolved,
      { timezoneH: -7, sunOffsetMinutes: null } as WeatherTable,
    )
    for (let first = 0; first < 8784; first += 240) {
      frame.n = Math.min(240, 8784 - first)
      frame.sky.startMinutes.set(hours(frame.n, whole.startMinutes[first]))
      stage(frame)
      for (let i = 0; i < frame.n; i++) expect(frame.sky.sunAzimuthRad[i]).toBe(whole.sunAzimuthRad[first + i])
    }
  })

  test('without azimuth the azimuth is 0, and all other columns are the same', () => {
    const table = { timezoneH: -7, sunOffsetMinutes: null, poaWm2: null } as WeatherTable
    const [whole, less] = (['lit or up', 'lit or up, without azimuth'] as const).map((rows) => {
      const frame = makeFrame(8784, 60)
      frame.n = 8784
      frame.sky.startMinutes.set(hours(8784))
      frame.sky.sunAzimuthRad.fill(Number.NaN)
      prepareSun({ site: SITE } as Resolved, table, rows)(frame)
      return frame.sky
    })
    expect(whole.sunAzimuthRad.some((azimuth) => azimuth > 0)).toBe(true)
    expect(less).toEqual({ ...whole, sunAzimuthRad: new Float64Array(8784) })
  })

  test('nothing is NaN at the poles and on the equator', () => {
    for (const latitude of [-90, 90, -89.9999, 0]) {
      for (const sun_instant of ['middle', 'sunlit_middle'] as const) {
        const { sky } = run(hours(8784), 60, { latitude, sun_instant })
        for (const columnOf of [sky.sunElevationRad, sky.sunAzimuthRad, sky.sunZenithCos]) expect(columnOf.some(Number.isNaN)).toBe(false)
      }
    }
  })

  test('one-minute rows agree with hours at their middles', () => {
    const minutes = run(
      Float64Array.from({ length: 1440 }, (_, i) => minutesOf(2024, 6, 1) + i),
      1,
    ).sky
    const hourly = run(hours(24, minutesOf(2024, 6, 1)), 60, {}, { sunOffsetMinutes: 30.5 }).sky
    for (let h = 0; h < 24; h++) expect(hourly.sunElevationRad[h]).toBeCloseTo(minutes.sunElevationRad[h * 60 + 30], 12)
  })
})
