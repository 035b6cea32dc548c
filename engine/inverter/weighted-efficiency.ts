import type { Conversion } from './model/option.ts'

/** Shares of a rated AC power and their weights, which add up to 1. */
export type LoadWeights = readonly (readonly [loadFrac: number, weight: number])[]

/** European efficiency. Source: EN 50530:2010, annex D. */
export const EUROPEAN_WEIGHTS: LoadWeights = [
  [0.05, 0.03],
  [0.1, 0.06],
  [0.2, 0.13],
  [0.3, 0.1],
  [0.5, 0.48],
  [1, 0.2],
]
/**
 * Efficiency of the California Energy Commission. Source: EN 50530:2010, annex D; Bower et al. 2004,
 * performance test protocol.
 */
export const CEC_WEIGHTS: LoadWeights = [
  [0.1, 0.04],
  [0.2, 0.05],
  [0.3, 0.12],
  [0.5, 0.21],
  [0.75, 0.53],
  [1, 0.05],
]

/**
 * Mean efficiency over partial loads, a fraction.
 * @param ratedW  AC power at a load of 1, W
 * @param dcV     DC voltage, V
 */
export function weightedEfficiency(conversion: Conversion, weights: LoadWeights, ratedW: number, dcV: number): number {
  return weights.reduce((sum, [loadFrac, weight]) => sum + (weight * loadFrac * ratedW) / conversion.dcW(loadFrac * ratedW, dcV), 0)
}
