import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { type Changes, plant } from '../chain/plant.ts'

/** In the flags' own words, "the inverter's ratings are in kVA" and "the grid limit is in kVA": nothing else reads the factor. */
test.each([
  [{ power_factor: 0.9 }, 1],
  [{ power_factor: 0.9, grid_limit_apparent: true }, 1],
  [{ power_factor: 0.9, grid_poi_limit_kw: 500 }, 1],
  [{ power_factor: 0.9, grid_limit_apparent: true, grid_poi_limit_kw: 500 }, 0],
  [{ power_factor: 0.9, pnom_apparent: true }, 0],
  [{ power_factor: 1 }, 0],
] as [Changes['ac_losses'], number][])('%o: %d findings of a power factor that is not read', (ac_losses, count) => {
  const { findings = [] } = run(plant({ ac_losses })).answer.summary
  const own = findings.filter(({ code }) => code === 'power_factor_unread')
  expect(own.map(({ field }) => field)).toEqual(Array(count).fill('ac_losses.power_factor'))
})
