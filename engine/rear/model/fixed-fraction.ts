import type { RearModelOption } from './option.ts'

export const fixedFraction: RearModelOption = {
  title: 'Fixed fraction of the front',
  source: 'The stated fraction of the effective irradiance of the front, structure shading included',
  readsFront: true,
  isFace: false,
  prepare(_request, { fixed_fraction }) {
    return ({ lit }, { effectiveWm2, rearViewWm2, rearViewLossWm2, backWm2 }) => {
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        rearViewWm2[i] = fixed_fraction * effectiveWm2[i]
        rearViewLossWm2[i] = -rearViewWm2[i] // the model has no ground from which the light could come
        backWm2[i] = rearViewWm2[i]
      }
    }
  },
}
