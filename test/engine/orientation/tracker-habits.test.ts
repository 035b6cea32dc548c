import { expect, test } from 'bun:test'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareOrientation } from '../../../engine/orientation/index.ts'
import { plant } from '../chain/plant.ts'

function warnings(array: object): string[] {
  const sink = new Sink()
  prepareOrientation(
    plant({ array: { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, gcr: 0.4, inter_row_shading: true, ...array } }),
    sink,
  )
  expect(sink.failures).toEqual([])
  return sink.warnings
}

test('a tracker with the tilt, the azimuth or the ground cover of a rack is warned of, with what the field means on a tracker', () => {
  expect(warnings({ tilt_deg: 20 })).toEqual([
    'array.tilt_deg: on a tracker it is the tilt of the axis, and 20 deg gives more energy than the usual level axis. Send 0 for a level axis; the modules turn by themselves',
  ])
  expect(warnings({ azimuth_deg: 90 })).toEqual([
    'array.azimuth_deg: on a tracker it is the direction of the axis, and at 90 deg the axis runs east and west. Send 180 for the usual axis from north to south',
  ])
  expect(warnings({ azimuth_deg: 260 })).toHaveLength(1)
  expect(warnings({ gcr: 0.8 })).toEqual([
    'array.gcr: 0.8 is dense for trackers, whose rows cover 0.25 to 0.5 of the ground: check that it is the width of the collector over the distance of the axes',
  ])
})

test('axes on a slope of a few degrees, at either end of the compass, are not', () => {
  for (const array of [
    { tilt_deg: 5 },
    { azimuth_deg: 0 },
    { azimuth_deg: 200 },
    { azimuth_deg: 359 },
    { gcr: 0.6 },
    { gcr: 0.9, inter_row_shading: false },
  ])
    expect(warnings(array)).toEqual([])
  expect(warnings({ track_mode: 'fixed', tilt_deg: 20, azimuth_deg: 90, gcr: 0.8 })).toEqual([])
})
