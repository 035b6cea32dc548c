import type { Frame } from '../core/frame.ts'
import type { TrackerAxis } from '../geometry/tracker-axis.ts'

/**
 * The sun relative to an axis: for a plane at rotation R, the cosine of incidence is acrossCos sin
 * R + uprightCos cos R. Written for the lit rows.
 */
export interface AxisSun {
  /** Cosine between the sun and the level direction to the right of the axis. */
  acrossCos: Float64Array
  /** Cosine between the sun and the vertical of the axis. */
  uprightCos: Float64Array
}

/**
 * Source: Anderson and Mikofski 2020, NREL/TP-5K00-76626, the components of eq. 5.
 * Checked by: pvlib t06 singleaxis
 */
export function placeSun(
  { lit, sky }: Frame<'orientation'>,
  { azimuthRad, tiltSin, tiltCos }: TrackerAxis,
  { acrossCos, uprightCos }: AxisSun,
): void {
  const { sunZenithCos, sunEastCos, sunNorthCos } = sky
  const axisSin = Math.sin(azimuthRad)
  const axisCos = Math.cos(azimuthRad)
  const { rows } = lit
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    const east = sunEastCos[i]
    const north = sunNorthCos[i]
    acrossCos[i] = east * axisCos - north * axisSin
    uprightCos[i] = sunZenithCos[i] * tiltCos + (north * axisCos + east * axisSin) * tiltSin
  }
}
