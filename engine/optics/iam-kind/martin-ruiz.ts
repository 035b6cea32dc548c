import type { BeamIam } from '../fresnel.ts'
import type { IamOption } from './option.ts'

/**
 * (1 - exp(-cos(incidence) / a_r)) / (1 - exp(-1 / a_r)).
 * @param angularLoss  a_r: 0.16 for clean glass, more with dirt The authors' closed form of the
 *   diffuse factors approximates the hemisphere integral, which the run uses instead. At a_r 0.16
 *   the closed form is up to 0.009 below the integral for the sky and up to 0.011 above it for the
 *   ground.
 * Source: N. Martin, J. M. Ruiz, Solar Energy Materials and Solar Cells 70 (2001), 25, eq. 4, doi
 * 10.1016/S0927-0248(00)00408-6.
 * Checked by: pvlib t05 iam.martin_ruiz
 */
export function martinRuizIam(angularLoss: number): BeamIam {
  const atNormal = 1 - Math.exp(-1 / angularLoss)
  return (aoiCos) => (aoiCos <= 0 ? 0 : (1 - Math.exp(-aoiCos / angularLoss)) / atNormal)
}

export const martinRuiz: IamOption = {
  title: 'Martin and Ruiz',
  source: 'N. Martin, J. M. Ruiz, Solar Energy Materials and Solar Cells 70 (2001), 25, doi 10.1016/S0927-0248(00)00408-6',
  beam: ({ iam }) => martinRuizIam(iam.a_r),
}
