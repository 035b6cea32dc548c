import type { AngleRange } from './array-angles.ts'

/**
 * Rotation that faces the sun best: the angle of the sun in the plane across the axis, from the
 * vertical of the axis.
 * @param acrossCos  cosine between the sun and the level direction to the right of the axis
 * @param uprightCos  cosine between the sun and the vertical of the axis
 * Source: Anderson and Mikofski 2020, NREL/TP-5K00-76626, eq. 5.
 * Checked by: pvlib t06 singleaxis, t07 projected_solar_zenith_angle
 */
export function trueRotation(acrossCos: number, uprightCos: number): number {
  // the arc tangent of one number takes half the time
  return uprightCos > 0 ? Math.atan(acrossCos / uprightCos) : Math.atan2(acrossCos, uprightCos)
}

/**
 * Rotation nearest to the true one at which no row shades the next; the true rotation itself when
 * it causes no shade.
 * @param rowGcr  collector width over the distance between the axes along the slope
 * @param slopeRad  cross-axis slope, right-handed about the axis
 * Source: Anderson and Mikofski 2020, NREL/TP-5K00-76626, eq. 11 to 15.
 * Checked by: pvlib t06 singleaxis
 */
export function backtrackRotation(trueRad: number, rowGcr: number, slopeRad: number): number {
  const gap = Math.abs(Math.cos(trueRad - slopeRad)) / rowGcr
  if (gap >= 1 || trueRad === 0) return trueRad
  const back = Math.acos(gap)
  return trueRad > 0 ? trueRad - back : trueRad + back
}

/** The nearest rotation within the range. */
export function clampToRange(rotationRad: number, { fromRad, toRad }: AngleRange): number {
  return Math.min(Math.max(rotationRad, fromRad), toRad)
}
