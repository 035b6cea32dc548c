import { DEG_PER_RAD, HALF_PI, RAD_PER_DEG } from '../core/angles.ts'
import { QuinticTable } from '../core/quintic-table.ts'

/**
 * Elevation below which the whole disc of the sun is below the horizon and there is no correction:
 * the sum of its radius and the refraction at the horizon.
 */
export const REFRACTED_FROM_RAD = -(0.26667 + 0.5667) * RAD_PER_DEG

/**
 * Factor of the refraction formula for an air pressure and temperature, deg (eq. 42 without its
 * tangent).
 */
export function refractionFactorDeg(airPressurePa: number, airC: number): number {
  return ((airPressurePa / 101000) * (283 / (273 + airC)) * 1.02) / 60
}

/**
 * Correction to add to the geometric elevation, rad.
 * @param elevationRad  geometric, at least REFRACTED_FROM_RAD
 * @param factorDeg  result of `refractionFactorDeg`; 0 gives no correction
 * Source: NREL/TP-560-34302, eq. 42 (after Meeus, Astronomical Algorithms).
 * Checked by: vectors t01 (three sweeps across the horizon)
 */
export function refractionRad(elevationRad: number, factorDeg: number): number {
  const e = elevationRad * DEG_PER_RAD
  return (factorDeg * RAD_PER_DEG) / Math.tan((e + 10.3 / (e + 5.11)) * RAD_PER_DEG)
}

const UNIT_REFRACTION = new QuinticTable((elevationRad) => refractionRad(elevationRad, 1), REFRACTED_FROM_RAD, HALF_PI, 256)

/**
 * The same correction from a table, for loops over rows: within 1e-11 rad.
 * Checked by: test/engine/core/quintic-table.test.ts
 */
export function tabulatedRefractionRad(elevationRad: number, factorDeg: number): number {
  return factorDeg * UNIT_REFRACTION.at(elevationRad)
}

/**
 * Geometric elevation at which the refracted elevation is zero, by bisection. There the centre of
 * the sun rises and sets.
 */
export function refractedHorizonRad(factorDeg: number): number {
  let below = REFRACTED_FROM_RAD
  let above = 0
  for (let k = 0; k < 40; k++) {
    const middle = (below + above) / 2
    if (middle + refractionRad(middle, factorDeg) > 0) above = middle
    else below = middle
  }
  return above
}
