import { describe, expect, test } from 'bun:test'
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { type Frame, makeFrame, TRACKER_STATES } from '../../../engine/core/frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { loadBlock, readWeather } from '../../../engine/core/weather-table.ts'
import { arrayAngles } from '../../../engine/geometry/array-angles.ts'
import { rowArray } from '../../../engine/geometry/row-array.ts'
import { shadeDepthFrac } from '../../../engine/geometry/row-shade.ts'
import { prepareIrradiance, prepareTransposition } from '../../../engine/irradiance/index.ts'
import { prepareOrientation } from '../../../engine/orientation/index.ts'
import { prepareSun } from '../../../engine/sun/index.ts'
import points from '../../fixtures/orientation/optimised.json'
import { expectClose } from '../../reference.ts'
import { MUNICH_YEAR } from '../chain/plant.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'
import { sunCosineAt } from '../geometry/sun-cosine.ts'

const HAY = { transposition: 'hay_davies', irradiance_closure: 'global_diffuse' }

/** Turns the planes of a block with a known sky and transposes to them, as a run does. */
function track(array: object, frame: Frame): void {
  const request = requestWith({ site: HAY, array: { track_mode: 'single_axis', tracking: 'optimised', ...array } })
  const sink = new Sink()
  prepareOrientation(request, sink)(frame, frame.plane)
  prepareTransposition(request)(frame, frame.plane)
  expect(sink.failures).toEqual([])
}

const globalInc = ({ plane }: Frame, i: number): number => plane.beamIncWm2[i] + plane.skyIncWm2[i] + plane.groundIncWm2[i]
const stateOf = ({ plane }: Frame, i: number): string | undefined => TRACKER_STATES[plane.trackerState[i]]

/** Sun and sky of a typical year of Munich in one block. */
function munichYear(albedo: number): Frame {
  const request = requestWith({ site: { ...HAY, latitude: 48.1, longitude: 11.6 } })
  const table = readWeather(MUNICH_YEAR, new Sink())
  if (table === null) throw new Error('the year cannot be read')
  const frame = makeFrame(table.n, 60)
  loadBlock(table, 0, frame)
  frame.sky.albedoFrac.fill(albedo)
  const sun = prepareSun(request, table)
  sun(frame)
  prepareIrradiance(request, table, sun, new Sink())(frame)
  return frame
}

/** Whether the search considers a rotation of row i. */
type Allowed = (i: number, rotationRad: number, aoiCos: number) => boolean

/**
 * Greatest irradiance over all rotations of a grid of 0.1 deg, row by row, from the vectors of sun
 * and plane.
 * @param anisotropyFactor  1 for Hay and Davies' sky, 0 for the isotropic one
 */
function searched(array: object, frame: Frame, anisotropyFactor: number, allowed: Allowed): Float64Array {
  const { array: section } = requestWith({ array: { track_mode: 'single_axis', ...array } })
  const { sky, lit } = frame
  const axisTilt = section.tilt_deg * RAD_PER_DEG
  const axisAzimuth = section.azimuth_deg * RAD_PER_DEG
  const { fromRad, toRad } = arrayAngles(section)
  const steps = Math.round((toRad - fromRad) / (0.1 * RAD_PER_DEG))
  // Normal of the plane at each rotation, in east, north and up: that of the axis, turned towards
  // the level direction at its right.
  const normals = Array.from({ length: steps + 1 }, (_, k) => {
    const rotation = fromRad + ((toRad - fromRad) * k) / steps
    const lean = Math.cos(rotation) * Math.sin(axisTilt)
    return [
      rotation,
      lean * Math.sin(axisAzimuth) + Math.sin(rotation) * Math.cos(axisAzimuth),
      lean * Math.cos(axisAzimuth) - Math.sin(rotation) * Math.sin(axisAzimuth),
      Math.cos(rotation) * Math.cos(axisTilt),
    ] as const
  })
  const best = new Float64Array(frame.n)
  for (const i of lit.rows.subarray(0, lit.n)) {
    const elevation = sky.sunElevationRad[i]
    const east = Math.cos(elevation) * Math.sin(sky.sunAzimuthRad[i])
    const north = Math.cos(elevation) * Math.cos(sky.sunAzimuthRad[i])
    const up = Math.sin(elevation)
    const share = elevation * DEG_PER_RAD < 2 ? 0 : (anisotropyFactor * sky.dniWm2[i]) / sky.extraNormalWm2[i]
    const beam = sky.dniWm2[i] + (share * sky.dhiWm2[i]) / up
    for (const [rotation, normalEast, normalNorth, normalUp] of normals) {
      const aoiCos = normalEast * east + normalNorth * north + normalUp * up
      if (!allowed(i, rotation, aoiCos)) continue
      const isotropic = ((1 - share) * sky.dhiWm2[i] * (1 + normalUp) + sky.albedoFrac[i] * sky.ghiWm2[i] * (1 - normalUp)) / 2
      best[i] = Math.max(best[i], beam * Math.max(aoiCos, 0) + isotropic)
    }
  }
  return best
}

const anyRotation = (): boolean => true

describe('optimised trackers', () => {
  for (const { array, rows, rotation_deg, poa_wm2 } of points.cases) {
    test(`agree with a search by pvlib: axis ${array.azimuth_deg} deg, tilt ${array.tilt_deg}`, () => {
      const frame = frameOf(
        rows.map((row) => ({
          zenithDeg: row.zenith_deg,
          azimuthDeg: row.azimuth_deg,
          ghiWm2: row.ghi_wm2,
          dhiWm2: row.dhi_wm2,
          dniWm2: row.dni_wm2,
          albedoFrac: row.albedo,
        })),
      )
      for (const [i, row] of rows.entries()) frame.sky.extraNormalWm2[i] = row.extra_wm2
      track({ ...array, backtracking: false }, frame)
      expectClose(
        frame.plane.rotationRad.map((rad) => rad * DEG_PER_RAD),
        rotation_deg,
        { tolerance: points.tolerance },
      )
      expectClose(
        rows.map((_, i) => globalInc(frame, i)),
        poa_wm2,
        { tolerance: 1e-10 },
      )
    })
  }

  for (const array of [
    {},
    { tilt_deg: 15, azimuth_deg: 200, rotation_min_deg: -35, rotation_max_deg: 70 },
    { azimuth_deg: 90, rotation_limit_deg: 45 },
  ]) {
    for (const [skyName, anisotropyFactor, albedo] of [
      ['Hay and Davies', 1, 0.2],
      ['isotropic', 0, 0.2],
      ['Hay and Davies over snow', 1, 0.8],
    ] as const) {
      test(`no rotation of a year receives more: ${skyName}, ${JSON.stringify(array)}`, () => {
        const frame = munichYear(albedo)
        if (anisotropyFactor === 0) frame.sky.extraNormalWm2.fill(Number.POSITIVE_INFINITY)
        track({ ...array, backtracking: false }, frame)
        const best = searched(array, frame, anisotropyFactor, anyRotation)
        let short = 0
        let over = 0
        for (const i of frame.lit.rows.subarray(0, frame.lit.n)) {
          short = Math.max(short, best[i] - globalInc(frame, i))
          over = Math.max(over, globalInc(frame, i) - best[i])
        }
        expect(short).toBeLessThan(1e-9)
        expect(over).toBeLessThan(2e-3) // error of half a step of the grid: about 2000 W/m2 * (0.05 deg)^2 / 2
      })
    }
  }

  test('when turned back from the sun, no unshaded rotation receives more, and no row is shaded from the beam', () => {
    for (const slope of [0, 6]) {
      const array = { gcr: 0.5, cross_axis_slope_deg: slope }
      const frame = munichYear(0.2)
      track(array, frame)
      const { sky, plane, lit } = frame
      const { normal, gcr } = rowArray(requestWith({ array: { track_mode: 'single_axis', ...array } }).array)
      const normalCos = Float64Array.from({ length: frame.n }, (_, i) => sunCosineAt(normal, sky.sunZenithCos[i], sky.sunAzimuthRad[i]))
      const trueRad = Float64Array.from(
        { length: frame.n },
        (_, i) => -Math.atan2(Math.sin(sky.sunAzimuthRad[i]), Math.tan(sky.sunElevationRad[i])),
      )
      // Beyond the sun, on its far side, a row is unshaded too, but no tracker turns there.
      const turnsBack = (i: number, rotation: number): boolean => Math.sign(trueRad[i]) * (rotation - trueRad[i]) <= 1e-12
      const best = searched(
        array,
        frame,
        1,
        (i, rotation, aoiCos) => turnsBack(i, rotation) && (aoiCos <= 0 || shadeDepthFrac(gcr, normalCos[i], aoiCos) === 0),
      )
      for (const i of lit.rows.subarray(0, lit.n)) {
        if (sky.isUp[i] === 0 || normalCos[i] <= 0) continue
        expect(best[i] - globalInc(frame, i)).toBeLessThan(1e-9)
        const isHeld = Math.abs(plane.rotationRad[i]) === 60 * RAD_PER_DEG
        if (sky.dniWm2[i] > 0 && plane.aoiCos[i] > 0 && !isHeld)
          expect(shadeDepthFrac(gcr, normalCos[i], plane.aoiCos[i])).toBeLessThan(1e-9)
      }
    }
  })

  test('no row of a year receives less than with true tracking, and the whole year receives more', () => {
    const truly = munichYear(0.2)
    track({ tracking: 'true_tracking' }, truly)
    const best = munichYear(0.2)
    track({ backtracking: false }, best)
    let gain = 0
    for (let i = 0; i < best.n; i++) {
      expect(globalInc(best, i)).toBeGreaterThanOrEqual(globalInc(truly, i) - 1e-9)
      gain += (globalInc(best, i) - globalInc(truly, i)) / 1000
    }
    expect(gain).toBeGreaterThan(5) // kWh/m2
  })

  test('states: flat without beam or sun, tracking under a clear sky, best angle between, backtracking at low sun, stow in wind', () => {
    const clear = { ghiWm2: 520, dhiWm2: 60, dniWm2: 920, albedoFrac: 0.12 }
    const frame = frameOf([
      { zenithDeg: 60, azimuthDeg: 270, ghiWm2: 90, dhiWm2: 90, dniWm2: 0 },
      { zenithDeg: 90.3, azimuthDeg: 270, ghiWm2: 2, dhiWm2: 2, dniWm2: 0 },
      { zenithDeg: 60, azimuthDeg: 270, ...clear },
      { zenithDeg: 60, azimuthDeg: 90, ghiWm2: 300, dhiWm2: 250, dniWm2: 100, albedoFrac: 0.2 },
      { zenithDeg: 85, azimuthDeg: 270, ghiWm2: 60, dhiWm2: 40, dniWm2: 230, albedoFrac: 0.2 },
      { zenithDeg: 60, azimuthDeg: 270, ...clear, windMps: 20 },
    ])
    frame.sky.extraNormalWm2.fill(1361)
    track({ gcr: 0.4, wind_stow: true, wind_stow_angle_deg: 10 }, frame)
    expect(Array.from({ length: frame.n }, (_, i) => stateOf(frame, i))).toEqual([
      'flat',
      'flat',
      'tracking',
      'best angle',
      'backtracking',
      'stow',
    ])
    expect([...frame.plane.rotationRad.subarray(0, 2)]).toEqual([0, 0])
    // cos(85) / 0.4 = cos(77.415): the tracker turns back to 7.585 deg
    expect(frame.plane.rotationRad[4] * DEG_PER_RAD).toBeCloseTo(7.585, 3)
  })

  test('the backtracking angle is a limit only while `backtracking` is true', () => {
    const rotationAt = (backtracking: boolean): number => {
      const frame = frameOf([{ zenithDeg: 80, azimuthDeg: 270, ghiWm2: 100, dhiWm2: 40, dniWm2: 345, albedoFrac: 0.2 }])
      frame.sky.extraNormalWm2.fill(1361)
      track({ gcr: 0.4, backtracking }, frame)
      return frame.plane.rotationRad[0] * DEG_PER_RAD
    }
    expect(rotationAt(true)).toBeLessThan(16)
    expect(rotationAt(false)).toBeCloseTo(60, 9)
  })
})
