import { expect, test } from 'bun:test'
import { preferChoices } from '../../../engine/tree/prefer.ts'
import { plant } from '../chain/plant.ts'

test('choices that suit a plant are applied; the others are left, each with its reason', () => {
  const given = plant()
  const { request, applied, left } = preferChoices(given, {
    'site.transposition': 'isotropic',
    'array.tracking': 'optimised',
    'sun.moon': 'full',
    'site.decomposition': 'none_such',
    'thermal.model': given.thermal.model,
  })
  expect(applied).toEqual({ 'site.transposition': 'isotropic' })
  expect(request).toEqual({ ...given, site: { ...given.site, transposition: 'isotropic' } })
  expect(left).toEqual({
    'array.tracking': expect.stringContaining('does not track'),
    'sun.moon': 'There is no such option',
    'site.decomposition': 'There is no such option',
  })
})

test('a plant with failures keeps its options: its run reports them', () => {
  const broken = plant()
  const request = { ...broken, array: { ...broken.array, gcr: 2 } }
  expect(preferChoices(request, { 'site.transposition': 'isotropic' })).toEqual({ request, applied: {}, left: {} })
})
