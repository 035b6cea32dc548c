import { HALF_PI, RAD_PER_DEG, safeAcos } from '../../core/angles.ts'
import { gaussLegendre } from '../../geometry/gauss-legendre.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import type { BeamIam } from '../fresnel.ts'
import type { DiffuseIamOption } from './option.ts'

/** Points of the quadrature on either side of the angle where the rings begin to touch the horizon. */
const POINTS = 32
/** Distance of the tilts at which the factors of a tracker are integrated. */
const STEP_RAD = 4 * RAD_PER_DEG

const QUADRATURE = gaussLegendre(POINTS)

/**
 * Mean of the beam curve over the sky, or the ground, that a plane sees, each ray weighted by the cosine of its incidence. Rings of one incidence stand around
 * the plane's normal; the sky holds all of a ring up to 90 deg minus the tilt, then the part that is above the horizon.
 * Source: the integral of Marion 2017, doi 10.1016/j.solener.2017.03.027, eq. 1 to 6, over rings instead of a grid of the hemisphere.
 * Checked by: pvlib t05 marion_diffuse; 0.9616 for ASHRAE b0 0.05 at 28 deg (ENGINE section 2, point 12)
 */
export function hemisphereIam(beam: BeamIam, tiltRad: number, region: 'sky' | 'ground'): number {
  const { nodes, weights } = QUADRATURE
  const fullRad = HALF_PI - tiltRad // rings up to here lie in the sky altogether
  const cotangent = 1 / Math.tan(tiltRad)
  let sky = 0
  let ground = 0
  for (let k = 0; k < POINTS; k++) {
    const full = fullRad * nodes[k]
    sky += weights[k] * fullRad * Math.PI * beam(Math.cos(full)) * Math.cos(full) * Math.sin(full)
    // The share of a ring leaves its full value like a square root: even steps in the root of the angle.
    const angle = fullRad + tiltRad * nodes[k] * nodes[k]
    const stepRad = 2 * tiltRad * nodes[k]
    const light = weights[k] * stepRad * beam(Math.cos(angle)) * Math.cos(angle) * Math.sin(angle)
    const halfRing = safeAcos(-cotangent / Math.tan(angle))
    sky += light * halfRing
    ground += light * (Math.PI - halfRing)
  }
  const tiltCos = Math.cos(tiltRad)
  if (region === 'sky') return sky / (HALF_PI * ((1 + tiltCos) / 2))
  return tiltCos === 1 ? 0 : ground / (HALF_PI * ((1 - tiltCos) / 2))
}

export const integrated: DiffuseIamOption = {
  title: 'Hemisphere integral by tilt',
  source: 'B. Marion, Solar Energy 147 (2017), 344, doi 10.1016/j.solener.2017.03.027',
  prepare(beam, tilts) {
    const sky = new SmoothTable((tilt) => hemisphereIam(beam, tilt, 'sky'), tilts, STEP_RAD)
    const ground = new SmoothTable((tilt) => hemisphereIam(beam, tilt, 'ground'), tilts, STEP_RAD)
    return { sky: (tilt) => sky.at(tilt), ground: (tilt) => ground.at(tilt) }
  },
}
