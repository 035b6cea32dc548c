/** Currents of every curve, in units of the photocurrent of full light: evenly from the first to 1.05. */
export const STEP = 0.00375
/** Below zero: a dark half of a module takes current from the other. */
export const FIRST_CURRENT = -0.6
export const CURRENTS = 441
/** The first current that a series of whole cells needs. */
export const FIRST_OF_STRING = 120

export function currentAt(node: number): number {
  return FIRST_CURRENT + STEP * node
}
