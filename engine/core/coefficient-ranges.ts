// Read by the checks of a run and by the parsers of component files, which leave out what a run refuses.

/** Fractions per K of the rated value that modules have, and that the field may have, least and most. */
export interface CoefficientRange {
  readonly usual: readonly [least: number, most: number]
  readonly allowed: readonly [least: number, most: number]
}

/**
 * What modules have. The 18,102 modules of the CEC list: short-circuit current -0.055 to 0.19 %/K (99.9 %
 * at most 0.15), open-circuit voltage -0.48 to -0.17 %/K but for five of one maker at -0.85. The 523
 * of Sandia's list: MPP current -0.09 to 0.15, open-circuit voltage to -0.53, MPP voltage -0.64 to
 * -0.15 %/K. 44 PAN files: ideality factor -0.0015 to 0.0105 1/K.
 */
export const SHORT_CIRCUIT_CURRENT: CoefficientRange = { usual: [-0.0006, 0.0015], allowed: [-0.001, 0.002] }
export const MPP_CURRENT: CoefficientRange = { usual: [-0.001, 0.0016], allowed: [-0.002, 0.002] }
export const OPEN_CIRCUIT_VOLTAGE: CoefficientRange = { usual: [-0.0045, -0.0015], allowed: [-0.0055, -0.0005] }
export const MPP_VOLTAGE: CoefficientRange = { usual: [-0.0065, -0.0015], allowed: [-0.008, -0.001] }
export const VOLTAGE_BY_LIGHT: CoefficientRange = { usual: [-0.001, 0.001], allowed: [-0.005, 0.005] }
/** CEC list: -0.675 to -0.166 %/K. What is allowed is what the document accepts; above zero is a warning of its own. */
export const MPP_POWER: CoefficientRange = { usual: [-0.0075, -0.001], allowed: [-0.02, 0.02] }
export const IDEALITY_FACTOR: CoefficientRange = { usual: [-0.005, 0.015], allowed: [-0.02, 0.02] }

export function isWithin(share: number, [least, most]: readonly [number, number]): boolean {
  return share >= least && share <= most
}
