import { DEG_PER_RAD, RAD_PER_DEG } from '../../core/angles.ts'
import type { DiffuseIamOption } from './option.ts'

/** Incidence angle of beam light that a cover passes like the light of the sky, deg. */
function skyAngleDeg(tiltDeg: number): number {
  return 59.7 - 0.1388 * tiltDeg + 0.001497 * tiltDeg * tiltDeg
}

/** The same for the light of the ground, deg. */
function groundAngleDeg(tiltDeg: number): number {
  return 90 - 0.5788 * tiltDeg + 0.002693 * tiltDeg * tiltDeg
}

/**
 * The beam curve at one effective angle for the sky and one for the ground, by the tilt of the
 * plane. At tilt 0 the ground's angle is 90 deg, and no ground light is seen.
 * Source: Brandemuehl and Beckman 1980, in Duffie and Beckman, Solar Engineering of Thermal
 * Processes, eq. 5.4.1 and 5.4.2.
 * Checked by: test/fixtures/optics/sam-cover.json
 */
export const brandemuehl: DiffuseIamOption = {
  title: 'The curve at effective angles by tilt',
  source: 'M. J. Brandemuehl, W. A. Beckman, Solar Energy 24 (1980), 511; Duffie and Beckman, eq. 5.4.1 and 5.4.2',
  prepare(beam) {
    const factor = (angleDeg: number): number => beam(Math.cos(angleDeg * RAD_PER_DEG))
    return {
      sky: (tiltRad) => factor(skyAngleDeg(tiltRad * DEG_PER_RAD)),
      ground: (tiltRad) => factor(groundAngleDeg(tiltRad * DEG_PER_RAD)),
    }
  },
}
