import { expect, test } from 'bun:test'
import { NUMBERS } from '../../clients/console/start/fields.ts'
import { QUANTITIES } from '../../engine/core/quantities.ts'

test('the azimuth of a plant says what is right on both hemispheres', () => {
  expect(NUMBERS.find(({ key }) => key === 'azimuth_deg')?.label).toBe('Azimuth, 0 north, 180 south')
})

test('no label of a series has a range in radians: answers have the same words with degrees', () => {
  const meanings = Object.values(QUANTITIES).map(({ label }) => label)
  expect(meanings.length).toBeGreaterThan(50)
  expect(meanings.filter((meaning) => /\bpi\b|\brad(ians?)?\b/.test(meaning))).toEqual([])
})
