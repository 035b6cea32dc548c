import { describe, expect, test } from 'bun:test'
import { DEG_PER_RAD, RAD_PER_DEG, safeAcos } from '../../../engine/core/angles.ts'
import { TRACKER_STATES } from '../../../engine/core/frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { rowArray } from '../../../engine/geometry/row-array.ts'
import { planeAzimuthRad, planeTiltRad, trackerAxis } from '../../../engine/geometry/tracker-axis.ts'
import { prepareOrientation } from '../../../engine/orientation/index.ts'
import days from '../../fixtures/orientation/single-axis.json'
import { column, describeReference, expectClose, loadVectors, type VectorCase } from '../../reference.ts'
import { frameOf, requestWith, type SkyRow } from '../geometry/setting.ts'

interface SingleAxisParams {
  axis_tilt: number
  axis_azimuth: number
  max_angle: number | [number, number]
  backtrack: boolean
  gcr: number
  cross_axis_tilt: number
}

/** The tracker of a vector case, as a request's array section. */
function arrayOf(p: SingleAxisParams): object {
  const limits = Array.isArray(p.max_angle)
    ? { rotation_min_deg: p.max_angle[0], rotation_max_deg: p.max_angle[1] }
    : { rotation_limit_deg: p.max_angle }
  return {
    track_mode: 'single_axis',
    tilt_deg: p.axis_tilt,
    azimuth_deg: p.axis_azimuth,
    backtracking: p.backtrack,
    gcr: p.gcr,
    cross_axis_slope_deg: p.cross_axis_tilt,
    ...limits,
  }
}

/**
 * Rotation, tilt, azimuth and incidence of the rows in degrees, from the stage that a run calls.
 */
function solve(array: object, rows: readonly SkyRow[]) {
  const frame = frameOf(rows)
  const sink = new Sink()
  prepareOrientation(requestWith({ array }), sink)(frame, frame.plane)
  expect(sink.failures).toEqual([])
  const { rotationRad, tiltRad, azimuthRad, aoiCos, trackerState } = frame.plane
  const degrees = (values: Float64Array): Float64Array => values.map((rad) => rad * DEG_PER_RAD)
  return {
    rotation: degrees(rotationRad),
    tilt: degrees(tiltRad),
    azimuth: degrees(azimuthRad),
    aoi: aoiCos.map((cos) => safeAcos(cos) * DEG_PER_RAD),
    states: [...trackerState].map((state) => TRACKER_STATES[state]),
  }
}

/** Angles on the circle, shifted to within half a turn of the expected ones. */
function nearTo(anglesDeg: Float64Array, expectedDeg: Float64Array): Float64Array {
  return anglesDeg.map((angle, k) => angle + 360 * Math.round((expectedDeg[k] - angle) / 360))
}

function compare(p: SingleAxisParams, inputs: Record<string, unknown[]>, outputs: Record<string, unknown[]>): void {
  const zenith = column(inputs.apparent_zenith)
  const azimuth = column(inputs.solar_azimuth)
  const theta = column(outputs.tracker_theta)
  const solved = solve(
    arrayOf(p),
    [...zenith].map((zenithDeg, k) => ({ zenithDeg, azimuthDeg: azimuth[k] })),
  )
  const where = (k: number): boolean => !Number.isNaN(theta[k]) // the sun is up
  const surfaceAzimuth = column(outputs.surface_azimuth)
  // The azimuth of a nearly level plane is only rounding error.
  const isTilted = (k: number): boolean => where(k) && column(outputs.surface_tilt)[k] > 1e-6
  expectClose(solved.rotation, theta, { where, tolerance: 1e-9 })
  expectClose(solved.tilt, column(outputs.surface_tilt), { where, tolerance: 1e-6 })
  expectClose(nearTo(solved.azimuth, surfaceAzimuth), surfaceAzimuth, { where: isTilted, tolerance: 1e-7 })
  expectClose(solved.aoi, column(outputs.aoi), { where, tolerance: 1e-6 })
}

const vectors = loadVectors('t06')
const casesOf = (name: string): VectorCase[] => vectors?.cases.filter((c) => c.function === name) ?? []

describeReference('single-axis trackers against pvlib t06', () => {
  for (const c of casesOf('tracking.singleaxis')) {
    const p = c.params as unknown as SingleAxisParams & { site: string }
    test(`${p.site}: axis ${p.axis_azimuth} deg, tilt ${p.axis_tilt}, slope ${p.cross_axis_tilt}, backtracking ${p.backtrack}`, () =>
      compare(p, c.inputs, c.outputs))
  }

  for (const c of casesOf('tracking.calc_surface_orientation')) {
    const p = c.params as { axis_tilt: number; axis_azimuth: number }
    test(`calc_surface_orientation, axis ${p.axis_azimuth} deg, tilt ${p.axis_tilt}`, () => {
      const axis = trackerAxis({ ...requestWith().array, tilt_deg: p.axis_tilt, azimuth_deg: p.axis_azimuth })
      const rotation = column(c.inputs.tracker_theta).map((deg) => deg * RAD_PER_DEG)
      const expected = column(c.outputs.surface_azimuth)
      const azimuth = rotation.map((rad) => planeAzimuthRad(axis, rad) * DEG_PER_RAD)
      expectClose(
        rotation.map((rad) => planeTiltRad(axis, rad) * DEG_PER_RAD),
        column(c.outputs.surface_tilt),
        { tolerance: 1e-6 },
      )
      expectClose(nearTo(azimuth, expected), expected, { tolerance: 1e-9 })
    })
  }

  for (const c of casesOf('tracking.calc_axis_tilt, calc_cross_axis_tilt')) {
    test('axis tilt and cross-axis slope of pvlib put the rows on the slope from which they were computed', () => {
      const slopeAzimuth = column(c.inputs.slope_azimuth).map((deg) => deg * RAD_PER_DEG)
      const slopeTilt = column(c.inputs.slope_tilt).map((deg) => deg * RAD_PER_DEG)
      const axisAzimuth = column(c.inputs.axis_azimuth)
      const axisTilt = column(c.outputs.axis_tilt)
      const crossTilt = column(c.outputs.cross_axis_tilt)
      const { array } = requestWith({ array: { track_mode: 'single_axis' } })
      const normals = Array.from(axisTilt, (tilt_deg, k) => {
        const { normal } = rowArray({ ...array, tilt_deg, azimuth_deg: axisAzimuth[k], cross_axis_slope_deg: crossTilt[k] })
        return [normal.east, normal.north, normal.up]
      })
      const expected = Array.from(slopeTilt, (tilt, k) => [
        Math.sin(tilt) * Math.sin(slopeAzimuth[k]),
        Math.sin(tilt) * Math.cos(slopeAzimuth[k]),
        Math.cos(tilt),
      ])
      expectClose(normals.flat(), expected.flat(), { tolerance: 1e-12 })
    })
  }
})

describe('single-axis trackers', () => {
  for (const day of days.cases) {
    test(`agree with the reference points of ${day.params.site}`, () =>
      compare(day.params as unknown as SingleAxisParams, day.inputs, day.outputs))
  }

  const west: SkyRow = { zenithDeg: 50, azimuthDeg: 270 }
  const east: SkyRow = { zenithDeg: 50, azimuthDeg: 90 }
  const axis = { track_mode: 'single_axis', azimuth_deg: 180, gcr: 0.3 }

  test('positive rotations face west with the axis at 180 and east with the axis at 0', () => {
    const southward = solve(axis, [west, east])
    expectClose(southward.rotation, [50, -50])
    expectClose(southward.azimuth, [270, 90])
    const northward = solve({ ...axis, azimuth_deg: 0 }, [west, east])
    expectClose(northward.rotation, [-50, 50])
    expectClose(northward.azimuth, [270, 90])
  })

  test('an axis turned by 180 deg is the same tracker with rotations and slope of the opposite sign', () => {
    const rows: SkyRow[] = [{ zenithDeg: 80, azimuthDeg: 250 }, west, east, { zenithDeg: 84, azimuthDeg: 100 }]
    const southward = solve({ ...axis, cross_axis_slope_deg: 5 }, rows)
    const northward = solve({ ...axis, azimuth_deg: 0, cross_axis_slope_deg: -5 }, rows)
    expectClose(
      northward.rotation.map((deg) => -deg),
      southward.rotation,
      { tolerance: 1e-12 },
    )
    expectClose(northward.aoi, southward.aoi, { tolerance: 1e-12 })
    expectClose(northward.azimuth, southward.azimuth, { tolerance: 1e-12 })
    expect(northward.states).toEqual(southward.states)
  })

  test('an axis at 90 deg turns to the south by positive rotations', () => {
    const { rotation, azimuth } = solve({ ...axis, azimuth_deg: 90 }, [{ zenithDeg: 40, azimuthDeg: 180 }])
    expectClose(rotation, [40])
    expectClose(azimuth, [180])
  })

  test('the limit is 60 deg unless the request says otherwise', () => {
    const low: SkyRow = { zenithDeg: 80, azimuthDeg: 270 }
    const truly = { ...axis, tracking: 'true_tracking' }
    expectClose(solve(truly, [low]).rotation, [60])
    expectClose(solve({ ...truly, rotation_limit_deg: 45 }, [low]).rotation, [45])
    expectClose(solve({ ...truly, rotation_min_deg: -50, rotation_max_deg: 30 }, [low, { ...low, azimuthDeg: 90 }]).rotation, [30, -50])
  })

  test('`tracking` takes precedence over `backtracking`, which decides when it is null', () => {
    const low: SkyRow = { zenithDeg: 85, azimuthDeg: 270 }
    expect(solve({ ...axis, tracking: 'true_tracking', backtracking: true }, [low]).states).toEqual(['tracking'])
    expect(solve({ ...axis, tracking: 'backtracking', backtracking: false }, [low]).states).toEqual(['backtracking'])
    expect(solve({ ...axis, backtracking: false }, [low]).states).toEqual(['tracking'])
    expect(solve(axis, [low]).states).toEqual(['backtracking'])
  })

  test('a tracker stows at and above the wind limit, whether the sun is up or not', () => {
    const stow = { ...axis, wind_stow: true, wind_stow_speed_ms: 12, wind_stow_angle_deg: -20 }
    const rows = [
      { ...west, windMps: 11.99 },
      { ...west, windMps: 12 },
      { zenithDeg: 90.3, azimuthDeg: 300, windMps: 20 },
    ]
    const { rotation, states } = solve(stow, rows)
    expectClose(rotation, [50, -20, -20])
    expect(states).toEqual(['tracking', 'stow', 'stow'])
    expect(solve({ ...stow, wind_stow: false }, [{ ...west, windMps: 30 }]).states).toEqual(['tracking'])
  })

  test('a tracker lies level about its axis while the sun is not up', () => {
    const { rotation, tilt } = solve({ ...axis, tilt_deg: 10 }, [{ zenithDeg: 90.2, azimuthDeg: 290 }])
    expectClose(rotation, [0])
    expectClose(tilt, [10])
  })
})

describe('checks of trackers', () => {
  const failures = (array: object) => {
    const sink = new Sink()
    prepareOrientation(requestWith({ array: { track_mode: 'single_axis', ...array } }), sink)
    return sink.failures.map(({ field, message }) => `${field}: ${message}`)
  }

  test('both kinds of limits are refused', () => {
    expect(failures({ rotation_limit_deg: 50, rotation_min_deg: -40, rotation_max_deg: 40 })).toEqual([
      'array.rotation_limit_deg: Send either rotation_limit_deg or rotation_min_deg with rotation_max_deg, not both',
    ])
  })

  test('one limit of a pair is refused at the missing limit', () => {
    expect(failures({ rotation_max_deg: 40 })).toEqual([
      'array.rotation_min_deg: rotation_max_deg also needs the lower limit: add rotation_min_deg, or send rotation_limit_deg alone',
    ])
    expect(failures({ rotation_min_deg: -40 })).toEqual([
      'array.rotation_max_deg: rotation_min_deg also needs the upper limit: add rotation_max_deg, or send rotation_limit_deg alone',
    ])
  })

  test('a stow angle outside the limits is refused while stow is on', () => {
    expect(failures({ wind_stow: true, wind_stow_angle_deg: 75 })).toEqual([
      'array.wind_stow_angle_deg: The stow angle 75 is outside the rotation limits -60 to 60: widen the limits, or choose an angle inside them',
    ])
    expect(failures({ wind_stow: false, wind_stow_angle_deg: 75 })).toEqual([])
  })

  test('tracker fields of a fixed rack are not checked', () => {
    expect(failures({ track_mode: 'fixed', rotation_limit_deg: 50, rotation_min_deg: -40 })).toEqual([])
  })
})

describe('fixed planes', () => {
  test('incidence is the angle between sun and normal', () => {
    for (const track_mode of ['fixed', 'rooftop']) {
      const { tilt, azimuth, aoi, rotation } = solve({ track_mode, tilt_deg: 30, azimuth_deg: 180 }, [
        { zenithDeg: 30, azimuthDeg: 180 },
        { zenithDeg: 80, azimuthDeg: 180 },
        { zenithDeg: 80, azimuthDeg: 0 },
        { zenithDeg: 0, azimuthDeg: 0 },
      ])
      expectClose(aoi, [0, 50, 110, 30], { tolerance: 2e-6 })
      expectClose(tilt, [30, 30, 30, 30])
      expectClose(azimuth, [180, 180, 180, 180])
      expectClose(rotation, [0, 0, 0, 0])
    }
  })
})
