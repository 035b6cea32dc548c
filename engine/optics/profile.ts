import { DEG_PER_RAD, safeAcos } from '../core/angles.ts'
import { firstNotAscending, polylineAt } from '../core/polyline.ts'
import type { Sink } from '../core/sink.ts'
import type { BeamIam } from './fresnel.ts'

/** Points of a measured curve, as in the request and in module files. */
export interface IamPoints {
  angles_deg: readonly number[]
  factors: readonly number[]
}

/**
 * Linear interpolation over the angle between the points. Below the first point its factor applies;
 * beyond the last point the factor falls to 0 at 90 deg.
 * Checked by: pvlib t05 iam.interp (linear)
 */
export function profileIam(points: IamPoints): BeamIam {
  const anglesDeg = Float64Array.of(...points.angles_deg, 90)
  const factors = Float64Array.of(...points.factors, 0)
  return (aoiCos) => (aoiCos <= 0 ? 0 : polylineAt(anglesDeg, factors, safeAcos(aoiCos) * DEG_PER_RAD))
}

/** @param field  dot path of the object that contains the two lists */
export function checkProfile({ angles_deg: angles, factors }: IamPoints, field: string, sink: Sink): void {
  if (angles.length < 2)
    sink.fail(`${field}.angles_deg`, `An incidence-angle curve needs at least two angles, but ${angles.length} were given`)
  if (factors.length !== angles.length) {
    sink.fail(
      `${field}.factors`,
      `The curve needs one factor for each angle, but there are ${factors.length} factors and ${angles.length} angles: send lists of equal length`,
    )
  }
  const k = firstNotAscending(angles)
  if (k > 0) sink.fail(`${field}.angles_deg.${k}`, `Angles must be in ascending order: ${angles[k]} follows ${angles[k - 1]}`)
}
