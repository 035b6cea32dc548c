import { relativeAirMass } from '../../core/air-mass.ts'
import { SEA_LEVEL_PA } from '../../core/pressure.ts'

/**
 * Air mass of the beam, 1 for the sun overhead at sea level. A sun below the horizon counts as at
 * the horizon.
 * @param elevationRad  refracted elevation of the sun
 * @param elevationSin  its sine
 * Checked by: pvlib t02 get_absolute_airmass
 */
export function absoluteAirMass(elevationRad: number, elevationSin: number, pressurePa: number): number {
  return (relativeAirMass(Math.max(elevationRad, 0), Math.max(elevationSin, 0)) * pressurePa) / SEA_LEVEL_PA
}
