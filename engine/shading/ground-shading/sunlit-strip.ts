import { groundHeldByRotation } from '../row-ends.ts'
import type { GroundShadingOption } from './option.ts'

/**
 * View factor from a row to the ground in front of its foot, mean over its width (crossed strings).
 * Lengths are in units of the row distance.
 * @param length  length of the strip, from the foot of the row
 */
function stripView(gcr: number, tiltCos: number, length: number): number {
  return (gcr + length - Math.sqrt(gcr * gcr + length * length + 2 * gcr * length * tiltCos)) / (2 * gcr)
}

/**
 * A row behind another sees the strip of ground between the two. The whole sky lights all of the
 * strip; the beam lights it from the foot of the row up to the shadow of the row in front. As in
 * SAM, the shadow is as long as if the sun stood straight in front of the rows at the same
 * elevation. It is too long when the sun is to the side, and on the wrong side when the sun is
 * behind. The effect on the year is 2.3 % too much on vertical rows facing east, and at most 0.1 %
 * too little on rows up to 40 deg and on trackers. The ground is level and the lower edges of the
 * rows are on it. The first row sees the whole ground. The others also see open ground past the
 * ends of the row in front.
 * Source: C. Deline, A. Dobos, S. Janzou, J. Meydbray, M. Donovan, Solar Energy 96 (2013), 274, doi
 * 10.1016/j.solener.2013.07.008; P. Gilman et al. 2018, NREL/TP-6A20-67399, reduced
 * ground-reflected irradiance.
 * Checked by: test/fixtures/shading/ground-strip.json
 */
export const sunlitStrip: GroundShadingOption = {
  title: 'Ground between the rows, up to the shadow',
  source:
    'P. Gilman, A. Dobos, N. DiOrio, J. Freeman, S. Janzou, D. Ryberg 2018, SAM Photovoltaic Model Technical Reference Update, NREL/TP-6A20-67399',
  prepare(section, rotations, albedoBelow) {
    const { gcr, shadedRowsFrac } = section
    const held = groundHeldByRotation(section, rotations)
    return ({ lit, sky }, { rotationRad, tiltCos, tiltSin, groundWm2, nearGroundLossWm2 }) => {
      const { ghiWm2, dhiWm2, dniWm2, albedoFrac, month, sunZenithCos, isUp } = sky
      const { rows } = lit
      let viewedCos = Number.NaN
      let wholeView = 0
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        const cos = tiltCos[i]
        if (cos !== viewedCos) {
          viewedCos = cos
          wholeView = stripView(gcr, cos, 1)
        }
        let seenWm2 = wholeView * dhiWm2[i]
        if (isUp[i] === 1) {
          const elevationSin = sunZenithCos[i]
          const shadow = gcr * (cos + (tiltSin[i] * Math.sqrt(1 - elevationSin * elevationSin)) / elevationSin)
          if (shadow < 1) seenWm2 += stripView(gcr, cos, 1 - shadow) * dniWm2[i] * elevationSin
        }
        const fullWm2 = ((1 - cos) / 2) * ghiWm2[i]
        // the albedo, and what else the ground light went through, such as the horizon
        let keptFrac = fullWm2 > 0 ? groundWm2[i] / fullWm2 : 0
        if (albedoBelow !== null) keptFrac = albedoBelow[month[i]] * (albedoFrac[i] > 0 ? keptFrac / albedoFrac[i] : 1)
        const stripWm2 = keptFrac * seenWm2
        const hiddenFrac = shadedRowsFrac * (held === null ? 1 : held.at(rotationRad[i]))
        const lossWm2 = fullWm2 > 0 ? hiddenFrac * (groundWm2[i] - stripWm2) : 0
        groundWm2[i] -= lossWm2
        nearGroundLossWm2[i] = lossWm2
      }
    }
  },
}
