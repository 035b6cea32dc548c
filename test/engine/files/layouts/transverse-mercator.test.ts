import { describe, expect, test } from 'bun:test'
import { frameAt } from '../../../../engine/files/layouts/local-frame.ts'
import { placeOfUtm, toPlace, toPlane, utmOf } from '../../../../engine/files/layouts/transverse-mercator.ts'

/** Coordinates of PROJ 9 through pyproj: latitude, longitude, zone, east, north. */
const UTM = [
  [43.64256, -79.38714, 17, 630084.235287, 4833437.806666],
  [46.893301, 7.368291, 32, 375702.728402, 5194599.499662],
  [-33.8568, 151.2153, 56, 334900.569652, 6252288.752888],
  [0.0001, 179.9, 60, 822836.194043, 11.067273],
  [69.65, 18.96, 34, 420838.901148, 7728164.29342],
  [-54.8, -68.3, 19, 545000.053364, 3927239.3813],
] as const

/** The same about an origin, at scale 1; and the geodesic distance. */
const LOCAL = [
  [48.1, 11.6, 48.109, 11.613, 968.084266, 1000.812951, 1392.412903],
  [-30, 20, -30.05, 20.06, 5786.273032, -5544.160331, 8013.654079],
  [60, 5, 60.001, 4.9, -5579.830341, 115.629295, 5581.02758],
] as const

describe('transverse Mercator', () => {
  test('coordinates in UTM agree with PROJ within a micrometre, and back', () => {
    for (const [latitude, longitude, zone, east, north] of UTM) {
      const utm = utmOf({ latitude, longitude })
      expect(utm.zone).toEqual({ zone, isSouthern: latitude < 0 })
      expect(Math.hypot(utm.east - east, utm.north - north)).toBeLessThan(1.5e-6)
      const back = placeOfUtm(east, north, utm.zone)
      expect(Math.abs(back.latitude - latitude) + Math.abs(back.longitude - longitude)).toBeLessThan(3e-11)
    }
  })

  test('metres about an origin agree with PROJ, and lengths of 1 km with the geodesic within 0.05 mm', () => {
    for (const [latitude, longitude, toLatitude, toLongitude, x, y, distance] of LOCAL) {
      const [east, north] = frameAt({ latitude, longitude }).at({ latitude: toLatitude, longitude: toLongitude })
      expect(Math.hypot(east - x, north - y)).toBeLessThan(1.5e-6)
      const perKilometre = (Math.abs(Math.hypot(east, north) - distance) / distance) * 1000
      expect(perKilometre).toBeLessThan(distance < 2000 ? 0.00005 : 0.001)
    }
  })

  test('a point there and back is itself', () => {
    const place = { latitude: -12.345678, longitude: 100.5 }
    const back = toPlace(toPlane(place, 99), 99)
    expect(back.latitude).toBeCloseTo(place.latitude, 11)
    expect(back.longitude).toBeCloseTo(place.longitude, 11)
  })
})
