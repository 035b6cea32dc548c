import type { PlaneStage } from '../core/frame.ts'

/** Takes the light on the front below the snow: the same share of all three components. */
export const takeSnow: PlaneStage<'optics'> = ({ lit }, { beamWm2, skyWm2, groundWm2, snowLossFrac, snowLossWm2, beamUnshadedEffWm2 }) => {
  const { rows } = lit
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    const frac = snowLossFrac[i]
    const keptFrac = 1 - frac
    snowLossWm2[i] = frac * (beamWm2[i] + skyWm2[i] + groundWm2[i])
    beamUnshadedEffWm2[i] *= keptFrac
    beamWm2[i] *= keptFrac
    skyWm2[i] *= keptFrac
    groundWm2[i] *= keptFrac
  }
}
