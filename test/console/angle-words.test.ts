import { expect, test } from 'bun:test'
import { NUMBERS } from '../../clients/console/start/fields.ts'
import { COLUMNS } from '../../engine/core/columns.ts'

test('the azimuth of a plant says what is right on both hemispheres', () => {
  expect(NUMBERS.find(({ key }) => key === 'azimuth_deg')?.label).toBe('Azimuth, 0 north, 180 south')
})

test('no meaning of a column has a range in radians: answers have the same words with degrees', () => {
  const meanings = Object.values(COLUMNS).flatMap((columns) => Object.values(columns).map(({ meaning }) => meaning))
  expect(meanings.length).toBeGreaterThan(50)
  expect(meanings.filter((meaning) => /\bpi\b|\brad(ians?)?\b/.test(meaning))).toEqual([])
})
