import { expect, test } from 'bun:test'
import { weatherId } from '../../../server/weather/location.ts'
import { typicalYearId } from '../../../server/weather/sources.ts'

test('an embedded year of another edition has another id, so that stores do not return the old year; a fetched year keeps its id', () => {
  const place = { latitude: 48.1, longitude: 11.6 }
  expect(typicalYearId('embedded', place)).not.toBe(weatherId('embedded 48.1 11.6')) // id of the first edition
  expect(typicalYearId('pvgis', place)).toBe(weatherId('pvgis 48.1 11.6'))
  expect(typicalYearId('nsrdb', place)).toBe(weatherId('nsrdb 48.1 11.6'))
})
