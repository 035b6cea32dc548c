import { RAD_PER_DEG } from './angles.ts'

/** Elevation below which there is no circumsolar part, and below which beam is not derived from a horizontal difference as if the sun stood lower (ENGINE section 1). */
export const LOW_SUN_RAD = 2 * RAD_PER_DEG
export const LOW_SUN_SIN = Math.sin(LOW_SUN_RAD)
