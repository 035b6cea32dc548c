import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { everyLossPlant } from '../chain/plant.ts'

const ENDS = 'array.row_length_m is not read by the rear side: its light is that of endless rows'

test('a run says that ends of rows are not counted on the rear side: exactly with a length, and a rear side of its own', () => {
  for (const row_length_m of [null, 20]) {
    for (const bifacial of [null, { model: 'view_factor' }, { model: 'fixed_fraction' }]) {
      const { warnings } = run(everyLossPlant({ array: { row_length_m, track_mode: 'fixed', tilt_deg: 30 }, bifacial })).answer.summary
      expect(warnings.includes(ENDS)).toBe(row_length_m !== null && bifacial?.model === 'view_factor')
    }
  }
})
