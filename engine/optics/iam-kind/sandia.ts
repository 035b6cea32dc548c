import { DEG_PER_RAD, safeAcos } from '../../core/angles.ts'
import type { BeamIam } from '../fresnel.ts'
import type { IamOption } from './option.ts'

/**
 * Polynomial of the fifth degree in the angle of incidence in degrees; never negative.
 * @param b  six coefficients, in order of ascending power
 * Source: D. L. King, W. E. Boyson, J. A. Kratochvil, Photovoltaic Array Performance Model,
 * SAND2004-3535, 2004, f2 of eq. 1.
 * Checked by: pvlib t05 iam.sapm
 */
export function sandiaIam(b: ArrayLike<number>): BeamIam {
  return (aoiCos) => {
    if (aoiCos <= 0) return 0
    const deg = safeAcos(aoiCos) * DEG_PER_RAD
    return Math.max(0, b[0] + deg * (b[1] + deg * (b[2] + deg * (b[3] + deg * (b[4] + deg * b[5])))))
  }
}

export const sandia: IamOption = {
  title: 'Sandia polynomial',
  source: 'D. L. King, W. E. Boyson, J. A. Kratochvil, Photovoltaic Array Performance Model, SAND2004-3535, 2004',
  check({ iam }, sink) {
    const atNormal = iam.sandia_coefficients[0]
    if (atNormal < 0.9 || atNormal > 1.1) {
      sink.fail(
        'iam.sandia_coefficients.0',
        `The factor at normal incidence is ${atNormal}, but must be about 1: send the coefficients in the order b0 to b5`,
      )
    }
  },
  beam: ({ iam }) => sandiaIam(iam.sandia_coefficients),
}
