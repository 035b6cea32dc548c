import { describe, expect, test } from 'bun:test'
import { standardOffsetHours } from '../../../engine/climate/index.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { sayFarClock, warnOfPlace } from '../../../engine/weather-checks/place.ts'
import { Seeded } from '../properties/seeded.ts'

interface Where {
  latitude: number
  longitude: number
  elevation?: number | null
  timezone?: number | null
}

/** Warnings for a site with weather of another place; omitted fields agree. */
function warningsOf(site: Where, weather: Where): string[] {
  const sink = new Sink()
  const agreeing = { elevation: 0, timezone: 1 }
  warnOfPlace({ site: { ...agreeing, ...site }, weather: { ...agreeing, ...weather } } as Pick<Resolved, 'site' | 'weather'>, sink)
  return sink.warnings
}

const ALMERIA = { latitude: 36.84, longitude: -2.47 }

describe('a site away from its weather', () => {
  test('causes a warning beyond 50 km, with both places and the distance', () => {
    // One degree of a great circle of 6,371 km is 111.19 km.
    expect(warningsOf({ latitude: 37.28, longitude: -2.47 }, ALMERIA)).toEqual([])
    expect(warningsOf({ latitude: 37.3, longitude: -2.47 }, ALMERIA)).toEqual([
      'The site (latitude 37.3, longitude -2.47) is 51 km from the place of its weather (latitude 36.84, longitude -2.47): send weather of the site, or correct the coordinates',
    ])
    // by the law of cosines
    expect(warningsOf({ latitude: 55, longitude: 12 }, ALMERIA)[0]).toContain(' is 2298 km from ')
  })

  test('has no distance across the date line and at the poles', () => {
    expect(warningsOf({ latitude: -17, longitude: 179.9 }, { latitude: -17, longitude: -179.9 })).toEqual([])
    expect(warningsOf({ latitude: 89.9, longitude: 0 }, { latitude: 89.9, longitude: 180 })).toEqual([])
  })

  for (const [mistake, words] of [
    [{ latitude: -2.47, longitude: 36.84 }, 'latitude and longitude look swapped'],
    [{ latitude: 36.84, longitude: 2.47 }, 'the sign of longitude looks flipped'],
    [{ latitude: -36.84, longitude: -2.47 }, 'the sign of latitude looks flipped'],
    [{ latitude: -36.84, longitude: 2.47 }, 'the signs of latitude and longitude look flipped'],
  ] as const) {
    test(`${words}: reported when it explains the distance`, () => {
      expect(warningsOf(mistake, ALMERIA)).toEqual([expect.stringMatching(new RegExp(`: ${words}$`))])
    })
  }

  test('every such mistake beyond 50 km is reported for seeded places, and no other distance is', () => {
    const seeded = new Seeded(3)
    for (let k = 0; k < 200; k++) {
      const place = { latitude: seeded.between(2, 65), longitude: seeded.between(70, 85) }
      const west = { latitude: place.latitude, longitude: -place.longitude }
      expect(warningsOf(west, place)).toEqual([expect.stringContaining('the sign of longitude looks flipped')])
      expect(warningsOf({ latitude: -place.latitude, longitude: place.longitude }, place)).toEqual([
        expect.stringContaining('the sign of latitude looks flipped'),
      ])
      const elsewhere = { latitude: place.latitude, longitude: place.longitude + 80 }
      expect(warningsOf(elsewhere, place)).toEqual([expect.stringContaining('send weather of the site')])
    }
  })
})

test('elevations cause a warning beyond 300 m', () => {
  expect(warningsOf({ ...ALMERIA, elevation: 0 }, { ...ALMERIA, elevation: 300 })).toEqual([])
  expect(warningsOf({ ...ALMERIA, elevation: 0 }, { ...ALMERIA, elevation: 301 })).toEqual([
    'The run uses an elevation of 0 m (the value when none is sent), but its weather states 301 m: send site.elevation 301 if that is right, because air pressure and refraction are computed from it',
  ])
})

test('time zones cause a warning beyond half an hour', () => {
  expect(warningsOf({ ...ALMERIA, timezone: 5.5 }, { ...ALMERIA, timezone: 6 })).toEqual([])
  expect(warningsOf({ ...ALMERIA, timezone: 5.5 }, { ...ALMERIA, timezone: 5.75 })).toEqual([])
  expect(warningsOf({ ...ALMERIA, timezone: 2 }, ALMERIA)).toEqual([
    "The site's timezone is 2 h, but that of its weather is 1 h: a run reads the time stamps in weather.timezone alone; check that weather.timezone is right",
  ])
})

describe('a stated time zone', () => {
  const ZONE_OR_LONGITUDE = 'the sign of site.timezone or of site.longitude looks flipped: check both'
  const endOf = (site: Where, timezone = 20) =>
    warningsOf(site, { latitude: null, longitude: null, timezone } as unknown as Where)[0]?.split('alone; ')[1]

  test.each([
    [{ latitude: 77.2, longitude: 10, timezone: 5.5 }, 'latitude and longitude look swapped: check site.latitude and site.longitude'],
    [{ latitude: 40, longitude: 75, timezone: -5 }, ZONE_OR_LONGITUDE],
    [{ latitude: 10, longitude: -139, timezone: 10 }, ZONE_OR_LONGITUDE],
  ])('%p: names the mistake that it shows', (site, words) => {
    expect(endOf(site)).toBe(words)
  })

  test('looks the same with the wrong sign as a longitude with the wrong sign, unless the weather states its own zone', () => {
    const site = { latitude: 40, longitude: -75, timezone: 5 }
    expect(endOf(site, 12)).toBe(ZONE_OR_LONGITUDE)
    expect(endOf(site, -5)).toBe('the sign of site.timezone looks flipped: correct it')
    expect(endOf({ ...site, longitude: 75, timezone: -5 }, 5)).toBe('the sign of site.timezone looks flipped: correct it')
  })

  test.each([
    ['the west of China', { latitude: 39.5, longitude: 73.6, timezone: 8 }],
    ['Galicia', { latitude: 42.9, longitude: -9.2, timezone: 1 }],
    ['Kiritimati, east of the date line', { latitude: 1.9, longitude: -157.4, timezone: 14 }],
    ['Attu, west of it', { latitude: 52.9, longitude: 172.9, timezone: -10 }],
    ['Patagonia', { latitude: -50, longitude: -73, timezone: -3 }],
  ])('of %s contradicts nothing', (_, site) => expect(endOf(site)).toBe('check that weather.timezone is right'))
})

test('values that the weather or the site omits are not compared', () => {
  const open = { latitude: null, longitude: null, elevation: null, timezone: 1 } as unknown as Where
  expect(warningsOf({ latitude: 55, longitude: 12, elevation: 2000, timezone: null }, open)).toEqual([])
})

test('one coordinate of the weather is enough to see a flipped sign', () => {
  const half = { latitude: -36.84, longitude: null } as unknown as Where
  expect(warningsOf(ALMERIA, half)[0]).toEndWith('the sign of latitude looks flipped')
})

describe('a clock far from the sun', () => {
  const findingsOf = (longitude: number, timezone: number) => {
    const sink = new Sink()
    sayFarClock({ site: { longitude }, weather: { timezone } } as Pick<Resolved, 'site' | 'weather'>, sink)
    return sink.findings.map(({ code }) => code)
  }

  test('is that of weather in UTC in Australia and America, not in Europe', () => {
    expect(findingsOf(133.9, 0)).toEqual(['weather_clock_far'])
    expect(findingsOf(-74, 0)).toEqual(['weather_clock_far'])
    expect(findingsOf(24, 0)).toEqual([])
  })

  test('is no standard time of a place outside Antarctica, the west of China and the date line included', () => {
    expect(findingsOf(73.6, 8)).toEqual([]) // 3.1 h by hand
    for (let latitude = -59; latitude < 90; latitude++)
      for (let longitude = -180; longitude < 180; longitude++)
        if (findingsOf(longitude, standardOffsetHours(latitude, longitude)).length > 0) throw new Error(`${latitude}, ${longitude}`)
  })
})
