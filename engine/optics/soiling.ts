import type { PlaneStage } from '../core/frame.ts'

/**
 * Soiling by month, equal for all three components. Also writes the beam without near shading to
 * `beamUnshadedEffWm2`, for the electrical shading loss.
 * @param monthlyFrac  loss of each month, January first
 */
export function soiling(monthlyFrac: readonly number[]): PlaneStage<'optics'> {
  const lossFrac = Float64Array.from(monthlyFrac)
  return ({ lit, sky }, { beamWm2, skyWm2, groundWm2, nearBeamLossWm2, soilingLossWm2, beamUnshadedEffWm2 }) => {
    const { month } = sky
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      const frac = lossFrac[month[i]]
      const keptFrac = 1 - frac
      soilingLossWm2[i] = frac * (beamWm2[i] + skyWm2[i] + groundWm2[i])
      beamUnshadedEffWm2[i] = keptFrac * (beamWm2[i] + nearBeamLossWm2[i])
      beamWm2[i] *= keptFrac
      skyWm2[i] *= keptFrac
      groundWm2[i] *= keptFrac
    }
  }
}
