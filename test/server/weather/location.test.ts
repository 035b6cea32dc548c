import { describe, expect, test } from 'bun:test'
import { yearPlace } from '@pvyield/engine/quick'
import { typicalYearId } from '../../../server/weather/sources.ts'

describe('one year is stored per location', () => {
  const id = (latitude: number, longitude: number) => typicalYearId('embedded', yearPlace(latitude, longitude))

  test('for coordinates that round to the same 0.01 deg', () => expect(id(48.1004, 11.5996)).toBe(id(48.1, 11.6)))

  test('for 0 and -0', () => {
    expect(Object.is(yearPlace(-0.001, -0.001).latitude, 0)).toBe(true)
    expect(id(-0.001, -0.001)).toBe(id(0, 0))
  })

  test('for 180 W and 180 E', () => expect(id(20, -180)).toBe(id(20, 180)))

  test('but not for the next 0.01 deg', () => expect(id(48.1, 11.6)).not.toBe(id(48.1, 11.61)))
})
