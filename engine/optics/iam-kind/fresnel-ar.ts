import { tabulatedFresnelIam } from '../fresnel.ts'
import type { IamOption } from './option.ts'

export const fresnelAr: IamOption = {
  title: 'Fresnel, glass with anti-reflective layer',
  source: 'W. De Soto, S. A. Klein, W. A. Beckman, Solar Energy 80 (2006), 78, with the reflections inside the layer',
  beam: ({ iam }) => tabulatedFresnelIam({ glassIndex: iam.n, layerIndex: iam.n_ar, opticalDepth: iam.k_per_m * iam.thickness_m }),
}
