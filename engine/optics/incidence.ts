import type { PlaneStage } from '../core/frame.ts'
import type { BeamIam } from './fresnel.ts'
import type { DiffuseIam } from './iam-diffuse/option.ts'

/**
 * Subtracts the incidence-angle losses of the three components and writes the sum of the rest to
 * `effectiveWm2`.
 */
export function incidence(beam: BeamIam, diffuse: DiffuseIam): PlaneStage<'optics'> {
  return ({ lit }, { aoiCos, tiltRad, beamWm2, skyWm2, groundWm2, iamLossWm2, beamUnshadedEffWm2, effectiveWm2 }) => {
    const { rows } = lit
    let tilt = Number.NaN
    let skyFactor = 0
    let groundFactor = 0
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      if (tiltRad[i] !== tilt) {
        tilt = tiltRad[i]
        skyFactor = diffuse.sky(tilt)
        groundFactor = diffuse.ground(tilt)
      }
      const beamFactor = beam(aoiCos[i])
      iamLossWm2[i] = (1 - beamFactor) * beamWm2[i] + (1 - skyFactor) * skyWm2[i] + (1 - groundFactor) * groundWm2[i]
      beamWm2[i] *= beamFactor
      skyWm2[i] *= skyFactor
      groundWm2[i] *= groundFactor
      beamUnshadedEffWm2[i] *= beamFactor
      effectiveWm2[i] = beamWm2[i] + skyWm2[i] + groundWm2[i]
    }
  }
}
