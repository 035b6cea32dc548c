import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { PlaneColumns } from '../../../engine/core/frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { HorizonProfile, horizonSkyLoss } from '../../../engine/geometry/horizon-profile.ts'
import { prepareHorizon } from '../../../engine/horizon/index.ts'
import { expectClose } from '../../reference.ts'
import { frameOf, requestWith, type SkyRow } from '../geometry/setting.ts'

const deg = (value: number): number => value * RAD_PER_DEG

describe('the horizon line', () => {
  const profile = new HorizonProfile([30, 120, 300], [10, 4, 7])

  test('is straight between its points, around the circle', () => {
    const elevations = [30, 75, 120, 210, 300, 345, 359, 0, 15].map((azimuth) => profile.elevationRad(deg(azimuth)) / RAD_PER_DEG)
    expectClose(elevations, [10, 7, 4, 5.5, 7, 8.5, 7 + (3 * 59) / 90, 9, 9.5], { tolerance: 1e-12 })
  })

  test('may name both 0 and 360 deg, and may have one point', () => {
    const twice = new HorizonProfile([0, 180, 360], [5, 1, 5])
    expectClose([twice.elevationRad(0), twice.elevationRad(deg(90)), twice.elevationRad(deg(359.999))], [deg(5), deg(3), deg(5)], {
      tolerance: 1e-4,
    })
    const single = new HorizonProfile([200], [6])
    expectClose([single.elevationRad(0), single.elevationRad(deg(250))], [deg(6), deg(6)], { tolerance: 1e-12 })
  })
})

/** Fraction of the sky that a plane loses, by summation over the hemisphere. */
function summedLoss(profile: HorizonProfile, tiltRad: number, azimuthRad: number): number {
  const steps = 1000
  let lost = 0
  let all = 0
  for (let e = 0; e < steps; e++) {
    const elevation = ((e + 0.5) / steps) * (Math.PI / 2)
    for (let a = 0; a < steps; a++) {
      const azimuth = ((a + 0.5) / steps) * 2 * Math.PI
      const aoiCos = Math.sin(elevation) * Math.cos(tiltRad) + Math.cos(elevation) * Math.sin(tiltRad) * Math.cos(azimuth - azimuthRad)
      if (aoiCos <= 0) continue
      const light = aoiCos * Math.cos(elevation)
      all += light
      if (elevation < profile.elevationRad(azimuth)) lost += light
    }
  }
  return lost / all
}

describe('sky below the horizon line', () => {
  test('a level plane loses sin^2 h to a level horizon of height h', () => {
    for (const height of [0, 3, 20, 60]) {
      const loss = horizonSkyLoss(new HorizonProfile([0], [height]))
      expect(loss({ tiltRad: 0, azimuthRad: 0 })).toBeCloseTo(Math.sin(deg(height)) ** 2, 12)
    }
  })

  test('a plane that looks down sees the lowest sky alone: a horizon of any height takes it, and one of 0 nothing', () => {
    const lossOf = (height: number) => horizonSkyLoss(new HorizonProfile([0], [height]))
    for (const fromLevel of [0, 1e-9, 1e-6, deg(0.01), deg(1)]) {
      expect(lossOf(2)({ tiltRad: Math.PI - fromLevel, azimuthRad: 1 })).toBeCloseTo(1, 9)
      expect(lossOf(0)({ tiltRad: Math.PI - fromLevel, azimuthRad: 1 })).toBe(0)
    }
  })

  test('a facade loses (h + sin h cos h) 2 / pi to a level horizon', () => {
    // half of the circle is in front; the integral of cos^2 over elevation and of cos over azimuth
    const height = deg(12)
    const loss = horizonSkyLoss(new HorizonProfile([0], [12]))({ tiltRad: Math.PI / 2, azimuthRad: 1 })
    expect(loss).toBeCloseTo((2 / Math.PI) * (height + Math.sin(height) * Math.cos(height)), 4)
  })

  test('the loss of a tilted plane equals a sum over the hemisphere', () => {
    const profile = new HorizonProfile([0, 60, 90, 200, 300], [25, 40, 5, 12, 30])
    const loss = horizonSkyLoss(profile)
    for (const [tilt, azimuth] of [
      [20, 180],
      [35, 60],
      [80, 330],
      // planes that look down, as the rear of a row
      [100, 240],
      [125, 0],
      [155, 60],
    ]) {
      expect(loss({ tiltRad: deg(tilt), azimuthRad: deg(azimuth) })).toBeCloseTo(summedLoss(profile, deg(tilt), deg(azimuth)), 3)
    }
  })

  test('horizon points below the level ground cause no loss', () => {
    expect(horizonSkyLoss(new HorizonProfile([0, 180], [-5, -1]))({ tiltRad: 0.5, azimuthRad: 3 })).toBe(0)
  })
})

/**
 * A plane with 500 W/m2 of beam, 100 of sky and 10 of ground under a global of 600, through the
 * stage that a run calls.
 */
function stage(site: object, array: object, rows: readonly SkyRow[], rotationsDeg: readonly number[] = []): PlaneColumns {
  const frame = frameOf(rows.map((row) => ({ ghiWm2: 600, dhiWm2: 150, ...row })))
  const { plane } = frame
  plane.beamWm2.fill(500)
  plane.skyWm2.fill(100)
  plane.groundWm2.fill(10)
  for (const [k, rotation] of rotationsDeg.entries()) plane.rotationRad[k] = deg(rotation)
  prepareHorizon(requestWith({ site, array }), new Sink())(frame, plane)
  return plane
}

describe('the horizon stage', () => {
  const level = { horizon_azimuths_deg: [0, 180], horizon_elevations_deg: [30, 30] }
  const below: SkyRow = { zenithDeg: 61, azimuthDeg: 120 }
  const above: SkyRow = { zenithDeg: 59, azimuthDeg: 120 }
  const skyLoss = Math.sin(deg(30)) ** 2

  test('`beam` removes only the beam, while the sun is below the line', () => {
    const plane = stage({ ...level, horizon_model: 'beam' }, { tilt_deg: 0 }, [below, above])
    expectClose(plane.beamWm2, [0, 500])
    expectClose(plane.skyWm2, [100, 100])
    expectClose(plane.groundWm2, [10, 10])
    expectClose(plane.horizonLossWm2, [500, 0])
  })

  test('`beam_diffuse` also removes part of the sky, and from the ground light what the ground itself loses', () => {
    const plane = stage(level, { tilt_deg: 0 }, [below, above])
    const groundBelow = 0.75 + 0.25 * skyLoss // the beam is three quarters of the global
    const groundAbove = 0.25 * skyLoss
    expectClose(plane.beamWm2, [0, 500])
    expectClose(plane.skyWm2, [100 * (1 - skyLoss), 100 * (1 - skyLoss)], { tolerance: 1e-12 })
    expectClose(plane.groundWm2, [10 * (1 - groundBelow), 10 * (1 - groundAbove)], { tolerance: 1e-12 })
    expectClose(plane.horizonLossWm2, [500 + 100 * skyLoss + 10 * groundBelow, 100 * skyLoss + 10 * groundAbove], { tolerance: 1e-12 })
  })

  test('without a profile, or with `use_horizon` off, nothing is lost', () => {
    for (const site of [{}, { ...level, use_horizon: false }]) {
      const plane = stage(site, {}, [below])
      expect([plane.beamWm2[0], plane.skyWm2[0], plane.groundWm2[0], plane.horizonLossWm2[0]]).toEqual([500, 100, 10, 0])
    }
  })

  test("a tracker's loss by rotation is within 1e-4 of the integral", () => {
    const site = { horizon_azimuths_deg: [0, 60, 90, 200, 300], horizon_elevations_deg: [5, 15, 5, 12, 8] }
    const loss = horizonSkyLoss(new HorizonProfile(site.horizon_azimuths_deg, site.horizon_elevations_deg))
    const rotations = Array.from({ length: 60 }, (_, k) => -59 + 2 * k)
    const array = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180 }
    const plane = stage(
      site,
      array,
      rotations.map(() => above),
      rotations,
    )
    const expected = rotations.map((rotation) => loss({ tiltRad: deg(Math.abs(rotation)), azimuthRad: deg(rotation > 0 ? 270 : 90) }))
    expectClose(
      plane.skyWm2.map((kept) => 1 - kept / 100),
      expected,
      { tolerance: 1e-4 },
    )
  })
})

describe('checks of the profile', () => {
  const failures = (site: object) => {
    const sink = new Sink()
    prepareHorizon(requestWith({ site }), sink)
    return sink.failures.map(({ field, message }) => `${field}: ${message}`)
  }

  test('lists of unequal length and azimuths that do not ascend are refused at their field', () => {
    expect(failures({ horizon_azimuths_deg: [0, 90], horizon_elevations_deg: [3] })).toEqual([
      'site.horizon_elevations_deg: The horizon needs one elevation for each azimuth, but there are 1 elevations and 2 azimuths: send lists of equal length',
    ])
    expect(failures({ horizon_azimuths_deg: [0, 90, 90], horizon_elevations_deg: [3, 2, 1] })).toEqual([
      'site.horizon_azimuths_deg.2: Azimuths must be in ascending order: 90 follows 90',
    ])
  })

  test('a profile that is not used is not checked', () => {
    expect(failures({ use_horizon: false, horizon_azimuths_deg: [0, 90], horizon_elevations_deg: [3] })).toEqual([])
  })
})
