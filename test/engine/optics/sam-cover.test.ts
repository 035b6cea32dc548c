import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareIam } from '../../../engine/optics/index.ts'
import sam from '../../fixtures/optics/sam-cover.json'
import { expectClose } from '../../reference.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'

const IAM = { kind: 'sam_cover', diffuse: 'brandemuehl' }

/** Fractions of 1 W/m2 of beam, sky and ground that a run keeps. */
function kept(iam: object, aoiDeg: number, tiltDeg: number): { beam: number; sky: number; ground: number } {
  const frame = frameOf([{ zenithDeg: 40, azimuthDeg: 180 }])
  const { plane } = frame
  plane.aoiCos[0] = Math.cos(aoiDeg * RAD_PER_DEG)
  plane.tiltRad[0] = tiltDeg * RAD_PER_DEG
  for (const column of [plane.beamWm2, plane.skyWm2, plane.groundWm2]) column[0] = 1
  prepareIam(requestWith({ iam, array: { tilt_deg: tiltDeg } }), new Sink())(frame, plane)
  return { beam: plane.beamWm2[0], sky: plane.skyWm2[0], ground: plane.groundWm2[0] }
}

describe('sam_cover with brandemuehl', () => {
  test("beam, sky and ground factors are SAM's", () => {
    const ours = [
      ...sam.beam.map(({ aoi }) => kept(IAM, aoi, 30).beam),
      ...sam.sky.map(({ tilt }) => kept(IAM, 0, tilt).sky),
      ...sam.ground.map(({ tilt }) => kept(IAM, 0, tilt).ground),
    ]
    const theirs = [...sam.beam, ...sam.sky, ...sam.ground].map(({ factor }) => factor)
    expect(expectClose(ours, theirs, { tolerance: sam.tolerance })).toBeLessThan(sam.achieved)
  })

  test('takes no loss of the beam below 59 deg, unlike coated glass', () => {
    for (const aoi of [0, 30, 50, 58]) {
      expect(kept(IAM, aoi, 30).beam).toBe(1)
      if (aoi > 0) expect(kept({ kind: 'fresnel_ar' }, aoi, 30).beam).toBeLessThan(1)
    }
    expect(kept(IAM, 61, 30).beam).toBeLessThan(1)
  })

  test('brandemuehl evaluates any curve at 59.7 and 90 deg for a level plane and at 59.3 and 59.7 deg for a wall', () => {
    const ashrae = (deg: number): number => 1 - 0.05 * (1 / Math.cos(deg * RAD_PER_DEG) - 1)
    const level = kept({ kind: 'ashrae', diffuse: 'brandemuehl' }, 0, 0)
    expect(level.sky).toBeCloseTo(ashrae(59.7), 12)
    expect(level.ground).toBe(0)
    const wall = kept({ kind: 'ashrae', diffuse: 'brandemuehl' }, 0, 90)
    expect(wall.sky).toBeCloseTo(ashrae(59.7 - 0.1388 * 90 + 0.001497 * 8100), 12)
    expect(wall.ground).toBeCloseTo(ashrae(90 - 0.5788 * 90 + 0.002693 * 8100), 12)
  })
})
