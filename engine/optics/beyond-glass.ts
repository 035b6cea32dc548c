import type { Resolved } from '../core/option.ts'
import { type IamPoints, profileIam } from './profile.ts'

/** Fresnel's factor of anti-reflective glass (`iam.kind` `fresnel_ar`) at 60 deg. */
export const AR_GLASS_AT_60_DEG = 0.963
/** What is above it by more than this is more than glass can do. */
const TOLERATED = 0.02
const COS_60_DEG = 0.5

/**
 * Factor at 60 deg of a measured profile that loses less than the best glass, as many PAN files have it;
 * null for a plausible one.
 */
export function beyondGlassAt60Deg(points: IamPoints, interpolation: Resolved['iam']['interpolation']): number | null {
  const factor = profileIam(points, interpolation)(COS_60_DEG)
  return factor > AR_GLASS_AT_60_DEG + TOLERATED ? factor : null
}
