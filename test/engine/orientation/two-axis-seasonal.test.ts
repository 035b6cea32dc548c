import { describe, expect, test } from 'bun:test'
import { DEG_PER_RAD } from '../../../engine/core/angles.ts'
import { type Frame, TRACKER_STATES } from '../../../engine/core/frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareTransposition } from '../../../engine/irradiance/index.ts'
import { prepareOrientation } from '../../../engine/orientation/index.ts'
import fixture from '../../fixtures/orientation/two-axis-seasonal.json'
import { expectClose } from '../../reference.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'

const SEASONAL = { track_mode: 'seasonal_tilt', ...fixture.inputs }

function planesOf(array: object, windMps = 0): Frame {
  const { rows } = fixture
  const frame = frameOf(
    rows.map((row) => ({
      zenithDeg: row.zenith_deg,
      azimuthDeg: row.azimuth_deg,
      ghiWm2: row.ghi_wm2,
      dhiWm2: row.dhi_wm2,
      dniWm2: row.dni_wm2,
      albedoFrac: row.albedo,
      windMps,
    })),
  )
  for (const [i, { month }] of rows.entries()) frame.sky.month[i] = month
  const request = requestWith({ site: { transposition: 'isotropic', irradiance_closure: 'beam_diffuse' }, array })
  const sink = new Sink()
  prepareOrientation(request, sink)(frame, frame.plane)
  prepareTransposition(request)(frame, frame.plane)
  expect(sink.failures).toEqual([])
  return frame
}

const lightOf = ({ plane }: Frame): number[] => fixture.rows.map((_, i) => plane.beamIncWm2[i] + plane.skyIncWm2[i] + plane.groundIncWm2[i])

describe('two_axis', () => {
  test('the light on the plane is that of pvlib for a plane that faces the sun', () => {
    const frame = planesOf({ track_mode: 'two_axis' })
    expectClose(
      lightOf(frame),
      fixture.rows.map(({ two_axis_wm2 }) => two_axis_wm2),
      { tolerance: fixture.tolerance },
    )
    expect([...frame.plane.aoiCos]).toEqual(fixture.rows.map(() => 1))
  })

  test('in strong wind the planes are level and receive the global irradiance', () => {
    const frame = planesOf({ track_mode: 'two_axis', wind_stow: true, wind_stow_speed_ms: 12 }, 12)
    expect([...frame.plane.tiltRad]).toEqual(fixture.rows.map(() => 0))
    expect([...frame.plane.trackerState].map((state) => TRACKER_STATES[state])).toEqual(fixture.rows.map(() => 'stow'))
    expectClose([...frame.plane.aoiCos], [...frame.sky.sunZenithCos])
  })

  test('with a horizon that takes sky light, the failure names the field and the choice', () => {
    const sink = new Sink()
    const site = { horizon_azimuths_deg: [0, 180], horizon_elevations_deg: [5, 10] }
    prepareOrientation(requestWith({ site, array: { track_mode: 'two_axis' } }), sink)
    expect(sink.failures).toEqual([
      {
        code: 'validation_error',
        field: 'site.horizon_model',
        message:
          'The sky that a horizon takes from two-axis trackers is not computed: set site.horizon_model to beam, or site.use_horizon to false',
      },
    ])
  })
})

describe('seasonal_tilt', () => {
  test('light and incidence are those of pvlib for the tilt of the month', () => {
    const frame = planesOf(SEASONAL)
    expectClose(
      lightOf(frame),
      fixture.rows.map(({ seasonal_wm2 }) => seasonal_wm2),
      { tolerance: fixture.tolerance },
    )
    expectClose(
      [...frame.plane.aoiCos].map((cosine) => Math.acos(cosine) * DEG_PER_RAD),
      fixture.rows.map(({ seasonal_aoi_deg }) => seasonal_aoi_deg),
      { tolerance: fixture.tolerance },
    )
  })

  test('without the tilts of the months, the failure names the field', () => {
    const sink = new Sink()
    prepareOrientation(requestWith({ array: { track_mode: 'seasonal_tilt' } }), sink)
    expect(sink.failures).toEqual([
      {
        code: 'validation_error',
        field: 'array.tilt_monthly_deg',
        message: 'track_mode seasonal_tilt needs the tilt of each month: send twelve values, January first',
      },
    ])
  })
})
