import { RAD_PER_DEG } from './angles.ts'

/**
 * Below this elevation there is no circumsolar part, and a beam derived from global and diffuse
 * irradiance is computed as if the sun stood at it. See docs/physics.md, Conventions.
 */
export const LOW_SUN_RAD = 2 * RAD_PER_DEG
export const LOW_SUN_SIN = Math.sin(LOW_SUN_RAD)

/**
 * Anisotropy index A of Hay and Davies: the circumsolar share of diffuse irradiance, equal to the
 * share of the beam that the atmosphere transmits; 0 below 2 deg.
 * Source: J. E. Hay, J. A. Davies, Proc. First Canadian Solar Radiation Data Workshop (1980), 59.
 */
export function anisotropyFrac(elevationRad: number, dniWm2: number, extraNormalWm2: number): number {
  return elevationRad < LOW_SUN_RAD ? 0 : dniWm2 / extraNormalWm2
}
