import { RAD_PER_DEG, safeAcos } from '../../core/angles.ts'
import type { BeamIam } from '../fresnel.ts'
import type { IamOption } from './option.ts'

/** SAM's cover: refractive indices of glass and coating, and absorption times thickness of each. */
const GLASS_INDEX = 1.526
const COATING_INDEX = 1.3
const GLASS_OPTICAL_DEPTH = 4 * 0.002
const COATING_OPTICAL_DEPTH = 4 * 0.00002
/** Angles beyond which SAM keeps the factor of the beam constant; the first one is its normal. */
const FIRST_RAD = 1 * RAD_PER_DEG
const LAST_RAD = 89 * RAD_PER_DEG

/** Angle of the light behind an interface. */
function refractedRad(incidenceRad: number, fromIndex: number, toIndex: number): number {
  return Math.asin((fromIndex / toIndex) * Math.sin(incidenceRad))
}

/**
 * Fraction of the light that passes an interface and the medium behind it, mean of both
 * polarisations.
 * Source: De Soto, Klein and Beckman 2006, doi 10.1016/j.solener.2005.06.010, eq. 12 to 14.
 */
function passed(incidenceRad: number, fromIndex: number, toIndex: number, opticalDepth: number): number {
  const behindRad = refractedRad(incidenceRad, fromIndex, toIndex)
  const less = behindRad - incidenceRad
  const more = behindRad + incidenceRad
  const reflected = ((Math.sin(less) / Math.sin(more)) ** 2 + (Math.tan(less) / Math.tan(more)) ** 2) / 2
  return (1 - reflected) * Math.exp(-opticalDepth / Math.cos(behindRad))
}

/**
 * SAM's transmission at normal incidence. The light reaches the glass from the coating, but SAM
 * computes the glass as if it came from air: the value is 3.8 % too small.
 */
const NORMAL =
  passed(FIRST_RAD, 1, COATING_INDEX, COATING_OPTICAL_DEPTH) *
  passed(refractedRad(FIRST_RAD, 1, COATING_INDEX), 1, GLASS_INDEX, GLASS_OPTICAL_DEPTH)

/**
 * The beam's factor through coating and glass, at most 1. Because of the small divisor it is 1 up to
 * 59 deg: SAM takes no loss of the beam there. Physical coated glass (`fresnel_ar`) gives 0.85 to
 * 1.0 % less in the year.
 */
const beam: BeamIam = (aoiCos) => {
  if (aoiCos <= 0) return 0
  const aoiRad = Math.min(Math.max(safeAcos(aoiCos), FIRST_RAD), LAST_RAD)
  const coating = passed(aoiRad, 1, COATING_INDEX, COATING_OPTICAL_DEPTH)
  return Math.min(1, (coating * passed(refractedRad(aoiRad, 1, COATING_INDEX), COATING_INDEX, GLASS_INDEX, GLASS_OPTICAL_DEPTH)) / NORMAL)
}

/** The factor of diffuse light: through glass without coating, over the same divisor, at most 1. */
const diffuse: BeamIam = (aoiCos) => {
  if (aoiCos <= 0) return 0
  const aoiRad = Math.max(safeAcos(aoiCos), FIRST_RAD)
  return Math.min(1, passed(aoiRad, 1, GLASS_INDEX, GLASS_OPTICAL_DEPTH) / NORMAL)
}

/**
 * The front cover of SAM's detailed model and of PVWatts v8. Select `iam.diffuse` `brandemuehl` with it
 * to have SAM's diffuse factors too.
 * Checked by: test/fixtures/optics/sam-cover.json, test/engine/sam
 */
export const samCover: IamOption = {
  title: 'Front cover of SAM',
  source:
    'ssc, lib_pv_incidence_modifier.cpp; W. De Soto, S. A. Klein, W. A. Beckman, Solar Energy 80 (2006), 78, doi 10.1016/j.solener.2005.06.010',
  beam: () => beam,
  diffuse: () => diffuse,
}
