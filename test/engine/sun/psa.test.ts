import { describe, expect, test } from 'bun:test'
import { DEG_PER_RAD } from '../../../engine/core/angles.ts'
import { psaEphemeris } from '../../../engine/sun/sun-position/psa.ts'
import points from '../../fixtures/sun/psa-points.json'
import { expectClose } from '../../reference.ts'
import { type Place, siteOf, skyBy, skyOf } from './sky-of.ts'

const placeAt = (latitude: number, longitude: number): Place => ({ latitude, longitude, altitude: 0, pressure: null, temperature: 12 })

describe('psa, points copied from the reference', () => {
  for (const { note, inputs, expected } of points.cases) {
    test(note, () => {
      const place = placeAt(inputs.latitude, inputs.longitude)
      const sky = skyBy(psaEphemeris(siteOf(place)), place, [inputs.time_unix_s])
      expectClose([sky.sunElevationRad[0] * DEG_PER_RAD - expected.elevation_deg], [0], { tolerance: points.tolerance })
      expectClose([sky.sunAzimuthRad[0] * DEG_PER_RAD - expected.azimuth_deg], [0], { tolerance: points.tolerance })
    })
  }
})

test('psa: from 2020 to 2050 the sun is within the published 0.0083 deg of spa, 0.003 deg in the mean', () => {
  const hours = Float64Array.from({ length: 31 * 731 }, (_, k) => Date.UTC(2020, 0, 1) / 1000 + k * 12 * 3600 + (k % 24) * 3600)
  let sum = 0
  let count = 0
  for (const [latitude, longitude] of [
    [0, 0],
    [37, -2.4],
    [-34, 151],
    [65, 25],
  ]) {
    const place = placeAt(latitude, longitude)
    const psa = skyBy(psaEphemeris(siteOf(place)), place, hours)
    const spa = skyOf(place, hours)
    for (let i = 0; i < hours.length; i++) {
      const up = psa.sunElevationRad[i] - spa.sunElevationRad[i]
      const across = Math.sin(psa.sunAzimuthRad[i] - spa.sunAzimuthRad[i]) * Math.cos(spa.sunElevationRad[i])
      const errorDeg = Math.hypot(up, across) * DEG_PER_RAD
      expect(errorDeg).toBeLessThan(0.0083)
      sum += errorDeg
      count++
    }
  }
  expect(sum / count).toBeLessThan(0.003)
})
