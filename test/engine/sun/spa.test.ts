import { describe, expect, test } from 'bun:test'
import { DEG_PER_RAD } from '../../../engine/core/angles.ts'
import { cosEighth, sinEighth } from '../../../engine/sun/eighth-turn.ts'
import { deltaTSeconds } from '../../../engine/sun/sun-position/delta-t.ts'
import deltaTPoints from '../../fixtures/sun/delta-t-points.json'
import points from '../../fixtures/sun/spa-points.json'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { type Place, skyOf } from './sky-of.ts'

const vectors = loadVectors('t01')

const degrees = (column: Float64Array) => column.map((rad) => rad * DEG_PER_RAD)
const zeniths = (column: Float64Array) => column.map((rad) => 90 - rad * DEG_PER_RAD)

describe('spa, points copied from the reference', () => {
  for (const { inputs, expected, note } of points.cases) {
    test(note, () => {
      const sky = skyOf(inputs, [inputs.time_unix_s], () => inputs.delta_t_s)
      const geometric = skyOf({ ...inputs, pressure: null }, [inputs.time_unix_s], () => inputs.delta_t_s)
      expectClose(zeniths(sky.sunElevationRad), [expected.apparent_zenith_deg], { tolerance: points.tolerance })
      expectClose(zeniths(geometric.sunElevationRad), [expected.zenith_deg], { tolerance: points.tolerance })
      expectClose(degrees(sky.sunAzimuthRad), [expected.azimuth_deg], { tolerance: points.tolerance })
    })
  }
})

test('delta T of ten months equals values copied from the reference', () => {
  const { inputs, expected, tolerance } = deltaTPoints
  expectClose(
    inputs.year.map((year, i) => deltaTSeconds(year + (inputs.month[i] - 0.5) / 12)),
    expected.delta_t_s,
    { tolerance },
  )
})

describeReference("spa against pvlib's", () => {
  test('868 places and times of 1980 to 2049: zenith, refracted zenith and azimuth within 4e-7 deg, as interpolated over the day', () => {
    const { inputs, outputs, params } = caseOf(vectors, 'solarposition.spa_python')
    const [latitude, longitude, altitude, pressure, temperature, time] = [
      'latitude',
      'longitude',
      'altitude',
      'pressure',
      'temperature',
      'time_unix_s',
    ].map((name) => column(inputs[name]))
    const n = time.length
    const zenith = new Float64Array(n)
    const apparent = new Float64Array(n)
    const azimuth = new Float64Array(n)
    for (let i = 0; i < n; i++) {
      const place: Place = {
        latitude: latitude[i],
        longitude: longitude[i],
        altitude: altitude[i],
        pressure: pressure[i],
        temperature: temperature[i],
      }
      const sky = skyOf(place, [time[i]], () => Number(params.delta_t))
      apparent[i] = zeniths(sky.sunElevationRad)[0]
      azimuth[i] = degrees(sky.sunAzimuthRad)[0]
      zenith[i] = zeniths(skyOf({ ...place, pressure: null }, [time[i]], () => Number(params.delta_t)).sunElevationRad)[0]
    }
    // azimuth error as an arc on the sky, because the azimuth is undefined at the zenith
    const azimuthError = azimuth.map((value, i) => (value - Number(outputs.azimuth[i])) * Math.sin(zenith[i] / DEG_PER_RAD))
    const none = new Float64Array(n)
    expectClose(
      zenith.map((value, i) => value - Number(outputs.zenith[i])),
      none,
      { tolerance: 4e-7 },
    )
    expectClose(
      apparent.map((value, i) => value - Number(outputs.apparent_zenith[i])),
      none,
      { tolerance: 4e-7 },
    )
    expectClose(azimuthError, none, { tolerance: 4e-7 })
    expectClose(azimuth, column(outputs.azimuth))
  })

  test('times without a stated delta T use the polynomial at the middle of the month', () => {
    const { params, inputs, outputs } = caseOf(vectors, 'solarposition.spa_python', 1)
    const time = column(inputs.time_unix_s)
    const place = params as unknown as Place
    const elevation = time.map((seconds) => {
      const date = new Date(seconds * 1000)
      const monthMiddle = date.getUTCFullYear() + (date.getUTCMonth() + 0.5) / 12
      return skyOf(place, [seconds], () => deltaTSeconds(monthMiddle)).sunElevationRad[0]
    })
    expectClose(degrees(elevation), column(outputs.apparent_elevation))
  })

  for (const nth of [2, 3, 4]) {
    test(`refraction near the horizon, sweep ${nth - 1}`, () => {
      const { params, inputs, outputs } = caseOf(vectors, 'solarposition.spa_python', nth)
      const sky = skyOf(params as unknown as Place, column(inputs.time_unix_s), () => 67)
      expectClose(zeniths(sky.sunElevationRad), column(outputs.apparent_zenith))
    })
  }

  test('delta T of 23 months from 1900 to 2054', () => {
    const { inputs, outputs } = caseOf(vectors, 'spa.calculate_deltat')
    const month = column(inputs.month)
    expectClose(
      column(inputs.year).map((year, i) => deltaTSeconds(year + (month[i] - 0.5) / 12)),
      column(outputs.deltat),
      { tolerance: 1e-12 },
    )
  })
})

test('the sun of a day depends on earlier requested days only by rounding', () => {
  const place: Place = { latitude: 48, longitude: 11, altitude: 500, pressure: null, temperature: 12 }
  const days = Array.from({ length: 1400 }, (_, day) => 1.6e9 + day * 86400)
  const all = skyOf(place, days)
  for (const i of [0, 57, 510, 513, 1399])
    expect(Math.abs(skyOf(place, [days[i]]).sunAzimuthRad[0] - all.sunAzimuthRad[i])).toBeLessThan(1e-9)
})

test('sine and cosine within an eighth of a turn equal those of the standard library', () => {
  for (let x = -Math.PI / 4; x <= Math.PI / 4; x += 0.01) {
    expect(Math.abs(sinEighth(x) - Math.sin(x))).toBeLessThan(3e-14)
    expect(Math.abs(cosEighth(x) - Math.cos(x))).toBeLessThan(3e-14)
  }
})
