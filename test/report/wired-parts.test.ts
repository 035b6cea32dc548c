import { expect, test } from 'bun:test'
import { singleLinePicture, svgText } from '@pvyield/report'
import { ExamplePlants } from '../../scripts/docs/example-plants.ts'

test('the single-line diagram of a plant of parts has the modules and the inverters of all', () => {
  const farm = new ExamplePlants().request('farm')
  const drawn = svgText(singleLinePicture(farm, { width: 960 }))
  // 8 strings of 17, 4 of 16, and 3 of 17 on two roofs; inverters of 60, 36.046 and 40 kW.
  for (const words of [
    '4 parts, 302 modules',
    '3 inverters, 136 kW in sum',
    'Hall, flat roof: 4 strings of 16',
    'Stable, west roof: 3 strings of 17',
  ])
    expect(drawn).toContain(words)
  const [barn] = farm.sub_arrays ?? []
  const sole = { ...farm, sub_arrays: barn === undefined ? null : [{ ...barn, array: { strings_per_inverter: 5 } }] }
  expect(svgText(singleLinePicture(sole, { width: 960 }))).toContain('5 strings of 17 modules in series')
  expect(svgText(singleLinePicture({ ...farm, sub_arrays: null }, { width: 960 }))).toContain('8 strings of 17 modules in series')
})
