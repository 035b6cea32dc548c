import type { BeamIam } from '../fresnel.ts'
import type { IamOption } from './option.ts'

/**
 * 1 - (1 - cos(incidence))^5: Schlick's approximation of Fresnel's reflection, relative to normal
 * incidence.
 * Source: C. Schlick, Computer Graphics Forum 13 (1994), 233, doi 10.1111/1467-8659.1330233; Y. Xie
 * et al., Progress in Photovoltaics 30 (2022), doi 10.1002/pip.3525.
 * Checked by: pvlib t05 iam.schlick, iam.schlick_diffuse
 */
export const schlickIam: BeamIam = (aoiCos) => (aoiCos <= 0 ? 0 : 1 - (1 - aoiCos) ** 5)

export const schlick: IamOption = {
  title: 'Schlick',
  source: 'C. Schlick, Computer Graphics Forum 13 (1994), 233, doi 10.1111/1467-8659.1330233',
  beam: () => schlickIam,
}
