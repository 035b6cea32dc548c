import type { BeamIam } from '../fresnel.ts'
import type { IamOption } from './option.ts'

/**
 * 1 - b0 (1 / cos(incidence) - 1), never negative.
 * Source: Souka and Safwat 1966, doi 10.1016/0038-092X(66)90004-1; ASHRAE Standard 93-77.
 * Checked by: pvlib t05 iam.ashrae
 */
export function ashraeIam(b0: number): BeamIam {
  return (aoiCos) => (aoiCos <= 0 ? 0 : Math.max(0, 1 - b0 * (1 / aoiCos - 1)))
}

export const ashrae: IamOption = {
  title: 'ASHRAE',
  source: 'A. F. Souka, H. H. Safwat, Solar Energy 10 (1966), 170; ASHRAE Standard 93-77',
  beam: ({ iam }) => ashraeIam(iam.b0),
}
