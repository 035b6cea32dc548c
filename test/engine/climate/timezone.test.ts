import { describe, expect, test } from 'bun:test'
import { standardOffsetHours } from '../../../engine/climate/index.ts'
import zones from '../../fixtures/climate/zones.json'

/** Legal standard time (IANA time zone database 2025), without daylight saving time. */
const PLACES: [name: string, latitude: number, longitude: number, offset: number][] = [
  ['Cologne', 50.94, 6.96, 1],
  ['London', 51.51, -0.13, 0],
  ['Dublin, whose law calls the summer standard', 53.35, -6.26, 0],
  ['Reykjavik', 64.15, -21.94, 0],
  ['Casablanca, which leaves it in Ramadan only', 33.57, -7.59, 1],
  ['Madrid', 40.42, -3.7, 1],
  ['Athens', 37.98, 23.73, 2],
  ['Istanbul', 41.01, 28.98, 3],
  ['Tehran', 35.69, 51.39, 3.5],
  ['Dubai', 25.2, 55.27, 4],
  ['Kabul', 34.53, 69.17, 4.5],
  ['Almaty, which moved in 2024', 43.24, 76.89, 5],
  ['Delhi', 28.61, 77.21, 5.5],
  ['Kathmandu', 27.72, 85.32, 5.75],
  ['Yangon', 16.87, 96.2, 6.5],
  ['Beijing', 39.9, 116.4, 8],
  ['Perth', -31.95, 115.86, 8],
  ['Eucla', -31.68, 128.88, 8.75],
  ['Tokyo', 35.68, 139.69, 9],
  ['Adelaide', -34.93, 138.6, 9.5],
  ['Sydney', -33.87, 151.21, 10],
  ['Lord Howe', -31.55, 159.08, 10.5],
  ['Auckland', -36.85, 174.76, 12],
  ['Chatham', -43.95, -176.56, 12.75],
  ['Apia', -13.83, -171.77, 13],
  ['Pago Pago, a day from its neighbour Apia', -14.28, -170.7, -11],
  ['Fakaofo, a day from its neighbour Swains Island', -9.38, -171.25, 13],
  ['Swains Island', -11.06, -171.08, -11],
  ['Kiritimati', 1.87, -157.43, 14],
  ['Marquesas', -8.92, -140.1, -9.5],
  ['Honolulu', 21.31, -157.86, -10],
  ['Anchorage', 61.22, -149.9, -9],
  ['Los Angeles', 34.05, -118.24, -8],
  ['Phoenix', 33.45, -112.07, -7],
  ['Denver', 39.74, -104.99, -7],
  ['Mexico City', 19.43, -99.13, -6],
  ['Lima', -12.05, -77.04, -5],
  ['Santiago', -33.45, -70.67, -4],
  ["St John's", 47.56, -52.71, -3.5],
  ['Sao Paulo', -23.55, -46.63, -3],
  ['Johannesburg', -26.2, 28.05, 2],
  ['Nairobi', -1.29, 36.82, 3],
  ['Longyearbyen', 78.22, 15.65, 1],
  ['Nuuk, which moved in 2023', 64.18, -51.74, -2],
  ['Pitcairn', -25.07, -130.1, -8],
  ['Tarawa, east of which the date line turns', 1.33, 172.98, 12],
  ['Kanton, on the far side of it with the date of the near one', -2.81, -171.67, 13],
  ['Suva', -18.14, 178.44, 12],
  ['Vanua Balavu, Fiji beyond 180 deg', -17.24, -178.95, 12],
  ['Uelen, Russia beyond 180 deg', 66.16, -169.81, 12],
  ['Attu, Alaska before 180 deg', 52.9, 172.9, -10],
  ['McMurdo, the time of its supply', -77.85, 166.67, 12],
  ['Troll, whose winter is the southern one', -72.01, 2.53, 0],
]

describe('standard time', () => {
  test.each(PLACES)('%s', (_, latitude, longitude, offset) => {
    expect(standardOffsetHours(latitude, longitude)).toBe(offset)
  })

  test.each([
    [30, -40, -3],
    [-45, -120, -8],
    [0, -25, -2],
    [-40, 90, 6],
    [35, 160, 11],
    [40, 179.9, 12],
    [40, -179.9, -12],
    [-30, -172.6, -12],
    [-30, -172.4, -11],
    [-30, -7.6, -1],
    [-30, -7.4, 0],
    [-45, 7.4, 0],
    [-45, 7.6, 1],
  ])('at sea at %p, %p it is the nautical zone', (latitude, longitude, offset) => {
    expect(standardOffsetHours(latitude, longitude)).toBe(offset)
  })

  test.each([
    ['the North Pacific', 40, 160, 180],
    ['the North Pacific', 40, -180, -135],
    ['the South Pacific', -45, -165, -85],
    ['the North Atlantic', 30, -60, -30],
    ['the South Atlantic', -30, -35, 5],
    ['the Indian Ocean', -35, 85, 105],
  ])('across %s at %p deg it is round(longitude / 15)', (_, latitude, west, east) => {
    for (let longitude = west + 0.25; longitude < east; longitude += 0.5) {
      expect([longitude, standardOffsetHours(latitude, longitude)]).toEqual([longitude, Math.round(longitude / 15) + 0])
    }
  })

  test.each([
    ['sea', zones.tolerance.sea_wrong],
    ['land', zones.tolerance.land_wrong],
  ] as const)('random points of the %s agree with the detailed borders, except near borders', (kind, tolerance) => {
    const { latitude, longitude } = zones.inputs[kind]
    const isWrong = zones.expected[kind].map(
      (offset, k) => standardOffsetHours(latitude[k] ?? Number.NaN, longitude[k] ?? Number.NaN) !== offset,
    )
    expect(isWrong.filter(Boolean).length / isWrong.length).toBeLessThan(tolerance)
  })

  test('islands in the open sea have their own time, the sea around them has the nautical zone', () => {
    expect([standardOffsetHours(-25.07, -130.1), standardOffsetHours(-25, -127)]).toEqual([-8, -8])
    expect([standardOffsetHours(-27.12, -109.35), standardOffsetHours(-30, -115)]).toEqual([-6, -8])
    expect([standardOffsetHours(39.45, -31.2), standardOffsetHours(40, -37)]).toEqual([-1, -2])
    expect([standardOffsetHours(1.87, -157.43), standardOffsetHours(1.87, -153)]).toEqual([14, -10])
  })

  test('the south pole has the time of its supply base at every longitude; the north pole, which is sea, has that of the longitude', () => {
    for (let longitude = -180; longitude <= 180; longitude += 15) {
      expect([standardOffsetHours(-90, longitude), standardOffsetHours(90, longitude)]).toEqual([12, longitude / 15])
    }
  })

  test('180 and -180 deg are the same meridian: the same time on land, a day apart at sea', () => {
    expect([standardOffsetHours(-16.8, 180), standardOffsetHours(-16.8, -180)]).toEqual([12, 12])
    expect([standardOffsetHours(66, 180), standardOffsetHours(66, -180)]).toEqual([12, 12])
    expect(standardOffsetHours(40, 180) - standardOffsetHours(40, -180)).toBe(24)
  })

  test.each([
    [91, 0],
    [0, 181],
    [Number.NaN, 0],
  ])('%p, %p is not a valid place', (latitude, longitude) => {
    expect(() => standardOffsetHours(latitude, longitude)).toThrow()
  })

  test('it is within 4 h of solar time everywhere except at the pole and in Antarctica, where stations use the time of their supply base', () => {
    for (let latitude = -60; latitude < 90; latitude += 2.5) {
      for (let longitude = -180; longitude <= 180; longitude += 2.5) {
        const offset = standardOffsetHours(latitude, longitude)
        const fromSun = ((offset - longitude / 15 + 36) % 24) - 12
        expect(Number.isInteger(offset * 4)).toBe(true)
        expect(Math.abs(fromSun)).toBeLessThan(4)
      }
    }
  })
})
