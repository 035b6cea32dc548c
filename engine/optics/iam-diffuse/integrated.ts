import { HALF_PI, RAD_PER_DEG, safeAcos } from '../../core/angles.ts'
import { gaussLegendre } from '../../geometry/gauss-legendre.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import type { BeamIam } from '../fresnel.ts'
import type { DiffuseIam, DiffuseIamOption } from './option.ts'

/** Number of quadrature points over the incidence angle. */
const POINTS = 32
/** Step between the tilts at which the factors of a tracker are integrated. */
const STEP_RAD = 2 * RAD_PER_DEG

/** Incidence angles closer than this count as equal. */
const ANGLE_TOLERANCE_RAD = 1e-9

const QUADRATURE = gaussLegendre(POINTS)

/**
 * Mean of the beam curve over the sky or the ground that a plane sees, each ray weighted by the
 * cosine of its incidence angle. The integral runs over rings of equal incidence angle around the
 * plane's normal. From 90 deg minus the tilt on, part of each ring is ground. The sky is the whole
 * hemisphere in front of the plane minus the ground.
 * Source: the integral of Marion 2017, doi 10.1016/j.solener.2017.03.027, eq. 1 to 6, over rings
 * instead of a grid of the hemisphere.
 * Checked by: pvlib t05 marion_diffuse; 0.9616 for ASHRAE b0 0.05 at 28 deg (docs/physics.md, fact
 * 5); test/fixtures/optics/incidence.json
 */
export function hemisphereIam(beam: BeamIam, tiltRad: number, region: 'sky' | 'ground'): number {
  return hemisphereIams(beam)[region](tiltRad)
}

/** The same for many tilts. The light of the whole hemisphere and of each tilt's ground is integrated once. */
function hemisphereIams(beam: BeamIam): DiffuseIam {
  const lastRad = lastLightRad(beam)
  const whole = hemisphereLight(beam, lastRad)
  const known = new Map<number, number>()
  const groundOf = (tiltRad: number): number => {
    const ground = known.get(tiltRad) ?? groundLight(beam, tiltRad, lastRad)
    known.set(tiltRad, ground)
    return ground
  }
  const groundView = (tiltRad: number): number => (1 - Math.cos(tiltRad)) / 2
  return {
    sky: (tiltRad) => (whole - groundOf(tiltRad)) / (1 - groundView(tiltRad)),
    ground: (tiltRad) => (groundView(tiltRad) === 0 ? 0 : groundOf(tiltRad) / groundView(tiltRad)),
  }
}

/**
 * Light from a uniform hemisphere that passes, as a fraction of the light that falls on the plane.
 */
function hemisphereLight(beam: BeamIam, lastRad: number): number {
  const { nodes, weights } = QUADRATURE
  let sum = 0
  for (let k = 0; k < POINTS; k++) {
    const aoi = lastRad * nodes[k]
    const cos = Math.cos(aoi)
    sum += weights[k] * lastRad * beam(cos) * 2 * cos * Math.sin(aoi)
  }
  return sum
}

/** The same for uniform ground alone, still as a fraction of the light from a whole hemisphere. */
function groundLight(beam: BeamIam, tiltRad: number, lastRad: number): number {
  const { nodes, weights } = QUADRATURE
  const firstRad = HALF_PI - tiltRad // smaller rings are entirely sky
  const spanRad = Math.max(0, lastRad - firstRad)
  const cotangent = 1 / Math.tan(tiltRad)
  let sum = 0
  for (let k = 0; k < POINTS; k++) {
    // The ground part of a ring grows from zero like a square root, so the steps are even in the
    // root of the angle.
    const aoi = firstRad + spanRad * nodes[k] * nodes[k]
    const stepRad = 2 * spanRad * nodes[k]
    const cos = Math.cos(aoi)
    const sin = Math.sin(aoi)
    const part = 1 - safeAcos((-cotangent * cos) / sin) / Math.PI
    sum += weights[k] * stepRad * part * beam(cos) * 2 * cos * sin
  }
  return sum
}

/**
 * Incidence angle beyond which no light passes. Some curves end with a kink before 90 deg, and the
 * quadrature must stop there.
 */
function lastLightRad(beam: BeamIam): number {
  if (beam(Math.cos(HALF_PI - ANGLE_TOLERANCE_RAD)) > 0) return HALF_PI
  let lit = 0
  let dark = HALF_PI
  while (dark - lit > ANGLE_TOLERANCE_RAD) {
    const middle = (lit + dark) / 2
    if (beam(Math.cos(middle)) > 0) lit = middle
    else dark = middle
  }
  return dark
}

export const integrated: DiffuseIamOption = {
  title: 'Hemisphere integral by tilt',
  source: 'B. Marion, Solar Energy 147 (2017), 344, doi 10.1016/j.solener.2017.03.027',
  prepare(beam, tilts) {
    const iams = hemisphereIams(beam)
    const sky = new SmoothTable(iams.sky, tilts, STEP_RAD)
    const ground = new SmoothTable(iams.ground, tilts, STEP_RAD)
    return { sky: (tilt) => sky.at(tilt), ground: (tilt) => ground.at(tilt) }
  },
}
