import type { Frame, PlaneColumns } from '../../core/frame.ts'
import { LOW_SUN_RAD } from '../../core/low-sun.ts'
import type { TranspositionOption } from './option.ts'

/**
 * An isotropic sky times two factors, both 1 under an overcast sky: one brightens the sky towards
 * the horizon, the other around the sun. The circumsolar part is what the second factor adds.
 * Valid for: from 2 deg of elevation; below, nothing is circumsolar. A flat plane receives more
 * than the horizontal diffuse (up to 19 % at 51 deg of zenith): this is a property of the model.
 * Source: T. M. Klucher, Solar Energy 23 (1979), 111, doi 10.1016/0038-092X(79)90110-5; P. G.
 * Loutzenhiser et al., Solar Energy 81 (2007), 254, eq. 4.
 * Checked by: vectors t04 (from 2 deg of elevation),
 * test/fixtures/irradiance/transposition-points.json
 */
function skyDiffuse({ lit, sky }: Frame<'transposition'>, plane: PlaneColumns<'transposition'>, circumsolarWm2: Float64Array): void {
  const { ghiWm2, dhiWm2, sunZenithCos, sunElevationRad } = sky
  const { tiltRad, aoiCos, skyWm2 } = plane
  const { rows } = lit
  let tilt = Number.NaN
  let skyView = 0
  let halfTiltSin3 = 0
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    if (tiltRad[i] !== tilt) {
      tilt = tiltRad[i]
      skyView = (1 + Math.cos(tilt)) / 2
      halfTiltSin3 = Math.sin(tilt / 2) ** 3
    }
    const diffuseFrac = dhiWm2[i] / ghiWm2[i]
    const modulation = 1 - diffuseFrac * diffuseFrac // F: 0 overcast, close to 1 clear
    const withHorizon = dhiWm2[i] * skyView * (1 + modulation * halfTiltSin3)
    const facing = sunElevationRad[i] < LOW_SUN_RAD ? 0 : Math.max(aoiCos[i], 0)
    const zenithSin = Math.sqrt(1 - sunZenithCos[i] * sunZenithCos[i])
    circumsolarWm2[i] = withHorizon * modulation * facing * facing * zenithSin * zenithSin * zenithSin
    skyWm2[i] = withHorizon
  }
}

export const klucher: TranspositionOption = {
  title: 'Klucher',
  source:
    'T. M. Klucher, Evaluation of models to predict insolation on tilted surfaces, Solar Energy 23 (1979), 111-114, doi 10.1016/0038-092X(79)90110-5',
  hasCircumsolar: true,
  skyDiffuse,
}
