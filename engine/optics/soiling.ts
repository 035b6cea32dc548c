import type { PlaneStage } from '../core/frame.ts'

/**
 * Soiling by month or by row, equal for all three components. Also writes the beam without near shading to
 * `beamUnshadedEffWm2`, for the electrical shading loss.
 * @param monthlyFrac  loss of each month, January first
 * @param byRow  loss of each row of the weather in its place; null for the months
 */
export function soiling(monthlyFrac: readonly number[], byRow: readonly number[] | null): PlaneStage<'optics'> {
  const lossFrac = Float64Array.from(monthlyFrac)
  return ({ first, lit, sky }, { beamWm2, skyWm2, groundWm2, nearBeamLossWm2, soilingLossWm2, beamUnshadedEffWm2 }) => {
    const { month } = sky
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      const frac = byRow === null ? lossFrac[month[i]] : byRow[first + i]
      const keptFrac = 1 - frac
      soilingLossWm2[i] = frac * (beamWm2[i] + skyWm2[i] + groundWm2[i])
      beamUnshadedEffWm2[i] = keptFrac * (beamWm2[i] + nearBeamLossWm2[i])
      beamWm2[i] *= keptFrac
      skyWm2[i] *= keptFrac
      groundWm2[i] *= keptFrac
    }
  }
}
