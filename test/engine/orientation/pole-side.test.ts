import { expect, test } from 'bun:test'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareOrientation } from '../../../engine/orientation/index.ts'
import { requestWith } from '../geometry/setting.ts'

function warningsOf(latitude: number, array: object): string[] {
  const sink = new Sink()
  prepareOrientation(requestWith({ site: { latitude }, array }), sink)
  return sink.warnings.filter((warning) => warning.startsWith('array.azimuth_deg'))
}

test.each(['fixed', 'rooftop'])('a plane of %s that faces the pole causes a warning', (track_mode) => {
  const warns = (latitude: number, azimuth_deg: number, tilt_deg = 30) =>
    warningsOf(latitude, { track_mode, tilt_deg, azimuth_deg }).length > 0
  for (const azimuth of [0, 20, 45, 315, 359]) {
    expect([azimuth, warns(48, azimuth), warns(-30, azimuth)]).toEqual([azimuth, true, false])
    const mirrored = (540 - azimuth) % 360
    expect([mirrored, warns(48, mirrored), warns(-30, mirrored)]).toEqual([mirrored, false, true])
  }
  for (const azimuth of [46, 90, 180, 270, 314]) expect([azimuth, warns(48, azimuth)]).toEqual([azimuth, false])
  expect([warns(25, 0), warns(25.1, 0), warns(-25, 180), warns(48, 0, 10), warns(48, 0, 10.1)]).toEqual([false, true, false, false, true])
})

test('the warning says how azimuths count', () => {
  const array = { track_mode: 'fixed', tilt_deg: 30, azimuth_deg: 0 }
  expect(warningsOf(48, array)).toEqual([
    'array.azimuth_deg: at 0 deg the plane faces north, away from the sun: azimuths count clockwise from north, 180 is south',
  ])
  expect(warningsOf(-48, { ...array, azimuth_deg: 180 })).toEqual([
    'array.azimuth_deg: at 180 deg the plane faces south, away from the sun: azimuths count clockwise from north, 0 is north',
  ])
})

test('trackers, whose azimuth is that of the axis, cause none', () => {
  expect(warningsOf(48, { track_mode: 'single_axis', tilt_deg: 20, azimuth_deg: 0 })).toEqual([])
})
