import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, typicalYear } from '@pvyield/engine'
import { isSeaAt } from '../../../engine/climate/monthly-climate.ts'
import { isOpenSea } from '../../../engine/climate/timezone.ts'
import {
  COORDINATE_MISTAKES,
  isPlace,
  SWAPPED,
  seaMistake,
  seaNote,
  swapBySun,
} from '../../../engine/weather-checks/coordinate-mistakes.ts'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'
import { openTable } from '../climate/open-table.ts'
import { expanded } from '../simple/expanded.ts'

const table = openTable()
const SEA_FOR_LAND = seaNote('swapped')
const LONDON = { latitude: 51.51, longitude: -0.13 }
const MUNICH = { latitude: 48.1, longitude: 11.6 }
const DELHI = { latitude: 28.61, longitude: 77.21 }

/** Warnings of a simple run at a place, and of the full run that it stands for. */
function warningsAt(place: typeof LONDON, sent: Record<string, unknown> = {}): string[] {
  const { weather } = typicalYear(table, place)
  const at = { weather, weatherSource: 'embedded typical year', timezoneH: weather.timezone, elevationM: weather.elevation }
  return run(expanded({ ...place, system_capacity_kw: 10, ...sent }, at).request).answer.summary.warnings
}

describe('a run with the embedded typical year', () => {
  test.each([LONDON, MUNICH, DELHI])('%p: warns of swapped coordinates that lie at sea, and not of the right ones', (place) => {
    expect(warningsAt(place)).not.toContain(SEA_FOR_LAND)
    expect(warningsAt(SWAPPED.undo(place))).toContain(SEA_FOR_LAND)
  })

  test.each([
    ['longitude_sign', { latitude: 48.1, longitude: -11.6 }, 'Munich'],
    ['latitude_sign', { latitude: 33.9, longitude: 151.2 }, 'Sydney'],
    ['both_signs', { latitude: 43.5, longitude: -172.2 }, 'Canterbury'],
    ['open_sea', { latitude: 0, longitude: 0 }, 'coordinates that were left out'],
    ['open_sea', { latitude: 0, longitude: -150 }, 'the Pacific'],
  ] as const)('in the open sea: %s of %p, %s', (mistake, place) => {
    expect(warningsAt(place)).toContain(seaNote(mistake))
  })

  test('the year has it in its notes', () => {
    expect(typicalYear(table, SWAPPED.undo(MUNICH)).meta.notes).toContain(SEA_FOR_LAND)
  })

  test('a stated time zone that fits the swapped coordinates alone says so', () => {
    const ofZone = (texts: string[]) => texts.filter((text) => text.startsWith("The site's timezone is"))
    expect(ofZone(warningsAt(SWAPPED.undo(DELHI), { timezone: 5.5 }))).toEqual([
      expect.stringContaining('latitude and longitude look swapped: check site.latitude and site.longitude'),
    ])
    expect(ofZone(warningsAt(DELHI, { timezone: 5.5 }))).toEqual([])
  })

  test.each([2, 5])('a time zone of %d h, which the typical year of Munich does not need, is one to leave out', (timezone) => {
    expect(warningsAt(MUNICH, { timezone }).filter((text) => text.includes('timezone'))).toEqual([
      `The site's timezone is ${timezone} h, but that of its weather is 1 h: this typical year is in UTC+1, and timezone is not used; leave it out`,
    ])
  })

  test('zones of half hours are named in hours and minutes', () => {
    expect(warningsAt(DELHI, { timezone: 7 })).toContainEqual(expect.stringContaining('is in UTC+5:30, '))
  })
})

/** The places of the search, of 5,000 inhabitants and more: name, region, latitude, longitude. */
const TOWNS = Buffer.from(Bun.zstdDecompressSync(readFileSync(join(import.meta.dir, '../../../server/geo/places.tsv.zst'))))
  .toString()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((fields) => fields.length > 6)
  .map(([, , latitude, longitude]) => ({ latitude: Number(latitude), longitude: Number(longitude) }))

test('of the towns of the world, 1 in 4,000 at most is taken for a mistake, and many of those with one are found', () => {
  const isLand = ({ latitude, longitude }: typeof LONDON) => !isSeaAt(table, latitude, longitude)
  const mistakeAt = (place: typeof LONDON) => (isLand(place) ? null : seaMistake(place, isLand, isOpenSea(place.latitude, place.longitude)))
  expect(TOWNS.length).toBeGreaterThan(50_000)
  expect(TOWNS.filter((town) => mistakeAt(town) !== null).length / TOWNS.length).toBeLessThan(1 / 4000)
  const foundOf = (kind: string) => {
    const wrong = TOWNS.map(COORDINATE_MISTAKES.find((mistake) => mistake.kind === kind)?.undo ?? SWAPPED.undo).filter(isPlace)
    return wrong.filter((place) => mistakeAt(place) === kind).length / wrong.length
  }
  expect(foundOf('swapped')).toBeGreaterThan(0.47)
  expect(foundOf('longitude_sign')).toBeGreaterThan(0.3)
  expect(foundOf('latitude_sign')).toBeGreaterThan(0.3)
})

describe('weather of a place, at the swapped coordinates', () => {
  const { latitude: _, longitude: __, ...placeless } = MUNICH_YEAR
  const warningAt = (place: typeof LONDON, weather = placeless) =>
    run(plant({ site: place, weather })).answer.summary.warnings.find((text) => text.startsWith('The irradiance runs'))

  test('is late by the difference of the longitudes: the warning says what is swapped', () => {
    expect(warningAt(MUNICH)).toBeUndefined()
    expect(warningAt(SWAPPED.undo(MUNICH))).toEndWith('; with site.latitude and site.longitude swapped the two agree')
  })

  test('a wrong time zone is no swap', () => {
    expect(warningAt(MUNICH, { ...placeless, timezone: placeless.timezone + 1 })).toEndWith('site.longitude')
  })

  test('whole hours, which a time zone explains too, name both', () => {
    expect(swapBySun({ latitude: 35, longitude: 50 }, 60)).toBe('zone_or_swapped')
    expect(swapBySun({ latitude: 35, longitude: 57.5 }, 90)).toBe('swapped')
    expect(swapBySun({ latitude: 35, longitude: 50 }, 120)).toBe('none') // two hours are not the swap of this place
    expect(swapBySun({ latitude: 35, longitude: 120 }, 340)).toBe('none') // 120 is no latitude
  })

  // Distances of latitude and longitude near 15, 30 and 60 deg are hours of the sun.
  test.each([
    ['Rome', 41.9, 12.5],
    ['Madrid', 40.42, -3.7],
    ['Paris', 48.86, 2.35],
    ['Warsaw', 52.23, 21.01],
    ['Athens', 37.98, 23.73],
    ['Tashkent', 41.3, 69.24],
    ['Barcelona', 41.39, 2.17],
    ['London', 51.51, -0.13],
    ['Munich', 48.1, 11.6],
  ])('%s swapped is named', (_, latitude, longitude) => {
    const swapped = { latitude: longitude, longitude: latitude }
    expect(swapBySun(swapped, 4 * (latitude - longitude))).not.toBe('none')
    expect(swapBySun({ latitude, longitude }, 4 * (latitude - longitude))).toBe('none')
  })
})

test('each mistake is its own correction', () => {
  for (const { undo } of COORDINATE_MISTAKES) expect(undo(undo(DELHI))).toEqual(DELHI)
})
