import { DEG_PER_RAD, safeAcos } from '../core/angles.ts'
import type { Sink } from '../core/sink.ts'
import type { BeamIam } from './fresnel.ts'

/** Points of a measured curve, as the request and module files carry them. */
export interface IamPoints {
  angles_deg: readonly number[]
  factors: readonly number[]
}

/**
 * Straight lines between the points over the angle; below the first point its factor holds, beyond the last the factor falls to 0 at 90 deg.
 * Checked by: pvlib t05 iam.interp (linear)
 */
export function profileIam(points: IamPoints): BeamIam {
  const anglesDeg = Float64Array.of(...points.angles_deg, 90)
  const factors = Float64Array.of(...points.factors, 0)
  const last = anglesDeg.length - 1
  return (aoiCos) => {
    if (aoiCos <= 0) return 0
    const angle = safeAcos(aoiCos) * DEG_PER_RAD
    if (angle <= anglesDeg[0]) return factors[0]
    let right = 1
    while (right < last && anglesDeg[right] < angle) right++ // a handful of points
    const width = anglesDeg[right] - anglesDeg[right - 1]
    const share = width > 0 ? (angle - anglesDeg[right - 1]) / width : 0
    return factors[right - 1] + share * (factors[right] - factors[right - 1])
  }
}

/** @param field  dot path of the object that holds the two lists */
export function checkProfile({ angles_deg: angles, factors }: IamPoints, field: string, sink: Sink): void {
  if (angles.length < 2) sink.fail(`${field}.angles_deg`, `An incidence-angle curve needs at least two angles: ${angles.length} given`)
  if (factors.length !== angles.length) {
    sink.fail(`${field}.factors`, `One factor for every angle is needed: ${factors.length} factors stand against ${angles.length} angles`)
  }
  const k = angles.findIndex((angle, index) => index > 0 && angle <= angles[index - 1])
  if (k > 0) sink.fail(`${field}.angles_deg.${k}`, `Angles must ascend: ${angles[k]} follows ${angles[k - 1]}`)
}
