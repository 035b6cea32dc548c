import { DEG_PER_RAD, HALF_PI } from './angles.ts'
import { QuinticTable } from './quintic-table.ts'

/**
 * Relative optical air mass at sea level pressure.
 * @param elevationRad  refracted elevation of the sun, 0 or more
 * @param elevationSin  its sine
 * Source: F. Kasten, A. T. Young, "Revised optical air mass tables and approximation formula",
 * Applied Optics 28 (1989), 4735, eq. 3.
 * Checked by: vectors t02, test/fixtures/irradiance/air-mass-points.json
 */
export function relativeAirMass(elevationRad: number, elevationSin: number): number {
  return 1 / (elevationSin + curvatureTerm(elevationRad))
}

/** The second term of eq. 3, by which the air mass stays finite at the horizon. */
function curvatureTerm(elevationRad: number): number {
  return 0.50572 * (elevationRad * DEG_PER_RAD + 6.07995) ** -1.6364
}

const CURVATURE = new QuinticTable(curvatureTerm, 0, HALF_PI + 0.02, 192)

/**
 * The same from a table of the term with the power, for loops over rows: within 1e-9 of the air
 * mass.
 * @param elevationRad  0 to 91 deg
 * Checked by: test/engine/core/quintic-table.test.ts
 */
export function tabulatedAirMass(elevationRad: number, elevationSin: number): number {
  return 1 / (elevationSin + CURVATURE.at(elevationRad))
}
