import type { GroundShadingOption } from './option.ts'

/**
 * View from a row to the ground before its foot, mean over its width (crossed strings); lengths in distances of the rows.
 * @param length  of the strip, from the foot on
 */
function stripView(gcr: number, tiltCos: number, length: number): number {
  return (gcr + length - Math.sqrt(gcr * gcr + length * length + 2 * gcr * length * tiltCos)) / (2 * gcr)
}

/**
 * A row behind another sees the strip of ground between the two: all of it lit by the whole sky, and by the beam from its foot up to the shadow of the row in front.
 * The shadow is as long as with the sun straight before the rows, at the same elevation: what SAM does. It is too long when the sun stands aside and falls on the wrong
 * side when it stands behind: 2.3 % of the year too much on vertical rows facing east, 0.1 % too little at most on rows up to 40 deg and trackers.
 * Rows stand on level ground, their lower edges on it; the first row sees the ground in full.
 * Source: C. Deline, A. Dobos, S. Janzou, J. Meydbray, M. Donovan, Solar Energy 96 (2013), 274, doi 10.1016/j.solener.2013.07.008; P. Gilman et al. 2018,
 * NREL/TP-6A20-67399, reduced ground-reflected irradiance.
 * Checked by: test/fixtures/shading/ground-strip.json
 */
export const sunlitStrip: GroundShadingOption = {
  title: 'Ground between the rows, up to the shadow',
  source:
    'P. Gilman, A. Dobos, N. DiOrio, J. Freeman, S. Janzou, D. Ryberg 2018, SAM Photovoltaic Model Technical Reference Update, NREL/TP-6A20-67399',
  prepare({ gcr, shadedRowsFrac }) {
    return ({ lit, sky }, { tiltRad, groundWm2, nearGroundLossWm2 }) => {
      const { ghiWm2, dhiWm2, dniWm2, sunZenithCos, isUp } = sky
      const { rows } = lit
      let tilt = Number.NaN
      let tiltCos = 1
      let tiltSin = 0
      let wholeView = 0
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        if (tiltRad[i] !== tilt) {
          tilt = tiltRad[i]
          tiltCos = Math.cos(tilt)
          tiltSin = Math.sin(tilt)
          wholeView = stripView(gcr, tiltCos, 1)
        }
        let seenWm2 = wholeView * dhiWm2[i]
        if (isUp[i] === 1) {
          const elevationSin = sunZenithCos[i]
          const shadow = gcr * (tiltCos + (tiltSin * Math.sqrt(1 - elevationSin * elevationSin)) / elevationSin)
          if (shadow < 1) seenWm2 += stripView(gcr, tiltCos, 1 - shadow) * dniWm2[i] * elevationSin
        }
        const fullWm2 = ((1 - tiltCos) / 2) * ghiWm2[i]
        const lossWm2 = fullWm2 > 0 ? shadedRowsFrac * (1 - seenWm2 / fullWm2) * groundWm2[i] : 0
        groundWm2[i] -= lossWm2
        nearGroundLossWm2[i] = lossWm2
      }
    }
  },
}
