import { DEG_PER_RAD } from './angles.ts'

/**
 * Relative optical air mass at sea level pressure.
 * @param elevationRad  refracted elevation of the sun, 0 or more
 * @param elevationSin  its sine
 * Source: F. Kasten, A. T. Young, "Revised optical air mass tables and approximation formula",
 * Applied Optics 28 (1989), 4735, eq. 3.
 * Checked by: vectors t02, test/fixtures/irradiance/air-mass-points.json
 */
export function relativeAirMass(elevationRad: number, elevationSin: number): number {
  return 1 / (elevationSin + 0.50572 * (elevationRad * DEG_PER_RAD + 6.07995) ** -1.6364)
}
