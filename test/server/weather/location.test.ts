import { describe, expect, test } from 'bun:test'
import { placeAt } from '../../../server/weather/location.ts'
import { typicalYearId } from '../../../server/weather/sources.ts'

describe('one year is kept of a place, however it is written', () => {
  const id = (latitude: number, longitude: number) => typicalYearId('embedded', placeAt(latitude, longitude))

  test('coordinates within a hundredth of a degree', () => expect(id(48.1004, 11.5996)).toBe(id(48.1, 11.6)))

  test('zero from below', () => {
    expect(Object.is(placeAt(-0.001, -0.001).latitude, 0)).toBe(true)
    expect(id(-0.001, -0.001)).toBe(id(0, 0))
  })

  test('both sides of the date line', () => expect(id(20, -180)).toBe(id(20, 180)))

  test('not the same as its neighbour', () => expect(id(48.1, 11.6)).not.toBe(id(48.1, 11.61)))
})
