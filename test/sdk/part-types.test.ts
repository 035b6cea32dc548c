import { expect, test } from 'bun:test'
import type { SubArray } from '@pvyield/sdk'

test('the types of a part of a plant know the fields of its sections, and refuse others', () => {
  const parts: SubArray[] = [
    { id: 'east', array: { azimuth_deg: 90 }, thermal: { u_c: 25 }, module: { id: 'pan_x' }, bifacial: null },
    // @ts-expect-error: the field is tilt_deg
    { id: 'west', array: { tilt: 10 } },
    // @ts-expect-error: a number
    { id: 'south', dc_losses: { lid_loss: '2 %' } },
    // @ts-expect-error: an id, or a whole section
    { id: 'north', inverter: 'ond_x' },
  ]
  expect(parts).toHaveLength(4)
})
