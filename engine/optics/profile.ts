import { DEG_PER_RAD, safeAcos } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import { firstNotAscending, polylineAt } from '../core/polyline.ts'
import type { Sink } from '../core/sink.ts'
import type { BeamIam } from './fresnel.ts'

/** Points of a measured curve, as in the request and in module files. */
export interface IamPoints {
  angles_deg: readonly number[]
  factors: readonly number[]
}

/** Angle up to which PVsyst joins the points by straight lines. */
const STRAIGHT_TO_DEG = 50
/** A cubic whose end slopes are at most this many times its secant's is monotone (Fritsch and Carlson). */
const STEEPEST = 3

/**
 * The curve through the points, by the angle in degrees. Below the first point its factor applies;
 * beyond the last point the factor falls to 0 at 90 deg.
 */
type Interpolation = (anglesDeg: Float64Array, factors: Float64Array) => (deg: number) => number

/** Checked by: pvlib t05 iam.interp (linear) */
const linear: Interpolation = (anglesDeg, factors) => (deg) => polylineAt(anglesDeg, factors, deg)

/**
 * Straight lines up to 50 deg; between the points beyond, cubics whose slope at a point is that of
 * the line through its two neighbours, reduced where the curve would not be monotone. A profile
 * without a point at 50 deg gets one on its straight line.
 * Source: beam factors of a year of PVsyst's hourly results (docs/validation.md); the limit of the
 * slopes by F. N. Fritsch, R. E. Carlson, SIAM Journal on Numerical Analysis 17 (1980), 238, doi
 * 10.1137/0717021.
 * Checked by: test/fixtures/optics/pvsyst-profile.json
 */
const pvsyst: Interpolation = (stated, statedFactors) => {
  const anglesDeg = withAngle(stated, STRAIGHT_TO_DEG)
  const factors = anglesDeg.map((deg) => polylineAt(stated, statedFactors, deg))
  const last = anglesDeg.length - 1
  const secants = Float64Array.from({ length: last }, (_, k) => (factors[k + 1] - factors[k]) / (anglesDeg[k + 1] - anglesDeg[k]))
  const slopes = anglesDeg.map((_, k) => slopeAt(anglesDeg, factors, secants, k))
  const firstCubic = Math.max(0, anglesDeg.findIndex((deg) => deg > STRAIGHT_TO_DEG) - 1)
  return (deg) => {
    if (deg <= anglesDeg[firstCubic] || deg >= anglesDeg[last]) return polylineAt(anglesDeg, factors, deg)
    let k = firstCubic
    while (deg > anglesDeg[k + 1]) k++
    const width = anglesDeg[k + 1] - anglesDeg[k]
    const t = (deg - anglesDeg[k]) / width
    const rest = 1 - t
    const ends = factors[k] * (1 + 2 * t) * rest * rest + factors[k + 1] * (3 - 2 * t) * t * t
    return ends + width * t * rest * (slopes[k] * rest - slopes[k + 1] * t) // Hermite's cubic
  }
}

/** The angles with one more between the first and the last, unless it is among them. */
function withAngle(anglesDeg: Float64Array, deg: number): Float64Array {
  if (anglesDeg[0] > deg || anglesDeg.includes(deg)) return anglesDeg
  return Float64Array.of(...anglesDeg, deg).sort()
}

/** Slope of the cubics at a point. */
function slopeAt(anglesDeg: Float64Array, factors: Float64Array, secants: Float64Array, k: number): number {
  const last = anglesDeg.length - 1
  if (k === 0) return secants[0]
  if (k === last) return secants[last - 1]
  const before = secants[k - 1]
  const after = secants[k]
  if (before * after <= 0) return 0
  const slope = (factors[k + 1] - factors[k - 1]) / (anglesDeg[k + 1] - anglesDeg[k - 1])
  const most = STEEPEST * Math.min(Math.abs(before), Math.abs(after))
  return Math.min(Math.max(slope, -most), most)
}

/** Values of `iam.interpolation`. */
const INTERPOLATIONS = { pvsyst, linear } satisfies Record<Resolved['iam']['interpolation'], Interpolation>

/** The beam curve through measured points. */
export function profileIam(points: IamPoints, interpolation: Resolved['iam']['interpolation']): BeamIam {
  const closed = points.angles_deg.at(-1) === 90
  const anglesDeg = Float64Array.of(...points.angles_deg, ...(closed ? [] : [90]))
  const factors = Float64Array.of(...points.factors, ...(closed ? [] : [0]))
  const factorAt = INTERPOLATIONS[interpolation](anglesDeg, factors)
  return (aoiCos) => (aoiCos <= 0 ? 0 : factorAt(safeAcos(aoiCos) * DEG_PER_RAD))
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
