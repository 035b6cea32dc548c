import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { checkProfile, type IamPoints, profileIam } from './profile.ts'

/** Fresnel's factor of anti-reflective glass (`iam.kind` `fresnel_ar`) at 60 deg. */
export const AR_GLASS_AT_60_DEG = 0.963
/** What is above it by more than this is more than glass can do; so is a factor above 1 by more, at any angle. */
const TOLERATED = 0.02
const COS_60_DEG = 0.5
/** 0.98 is within the tolerance, whose binary fraction is a little smaller. */
const ROUNDING = 1e-9

/**
 * Factor at 60 deg of a measured profile that loses less than the best glass, as many PAN files have it;
 * null for a plausible one.
 */
export function beyondGlassAt60Deg(points: IamPoints, interpolation: Resolved['iam']['interpolation']): number | null {
  const factor = profileIam(points, interpolation)(COS_60_DEG)
  return factor > AR_GLASS_AT_60_DEG + TOLERATED ? factor : null
}

/**
 * Checks a measured curve, and warns of one that no glass has: one that loses less than the best, or a list of transmissions
 * that was not divided by that at normal incidence.
 * @param field  dot path of the object that contains the two lists
 */
export function checkMeasuredCurve(points: IamPoints, field: string, interpolation: Resolved['iam']['interpolation'], sink: Sink): void {
  const failuresBefore = sink.failures.length
  checkProfile(points, field, sink)
  if (sink.failures.length > failuresBefore) return
  warnOfNormal(points, field, sink)
  const { angles_deg: angles, factors } = points
  const largest = Math.max(...factors)
  if (largest > 1 + TOLERATED + ROUNDING) {
    sink.warn('iam_above_one', `${field}.factors`, { curve: field, factor: largest, angle: angles[factors.indexOf(largest)] })
    return
  }
  const at60 = beyondGlassAt60Deg(points, interpolation)
  if (at60 !== null)
    sink.warn('iam_beyond_glass', field, { curve: field, factor_at_60_deg: at60, glass_factor_at_60_deg: AR_GLASS_AT_60_DEG })
}

/** Warns of a curve that is not 1 at normal incidence, where its first factor applies. */
function warnOfNormal({ angles_deg: angles, factors }: IamPoints, field: string, sink: Sink): void {
  const [firstDeg = 0] = angles
  const [first = 1] = factors
  if (Math.abs(first - 1) <= TOLERATED + ROUNDING) return
  sink.warn('iam_not_normalised', `${field}.factors.0`, { curve: field, factor: first, angle: firstDeg })
}
