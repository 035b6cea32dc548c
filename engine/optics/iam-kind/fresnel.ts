import { tabulatedFresnelIam } from '../fresnel.ts'
import type { IamOption } from './option.ts'

export const fresnel: IamOption = {
  title: 'Fresnel, glass',
  source: 'W. De Soto, S. A. Klein, W. A. Beckman, Solar Energy 80 (2006), 78, doi 10.1016/j.solener.2005.06.010',
  beam: ({ iam }) => tabulatedFresnelIam({ glassIndex: iam.n, layerIndex: null, opticalDepth: iam.k_per_m * iam.thickness_m }),
}
