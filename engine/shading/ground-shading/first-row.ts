import type { GroundShadingOption } from './option.ts'

/** The first row alone sees the ground; the others see the row in front of them instead. */
export const firstRow: GroundShadingOption = {
  title: 'Ground before the first row alone',
  source: 'Practice of PVsyst and CASSYS: ground light times 1/n of the rows',
  prepare({ shadedRowsFrac }) {
    return ({ lit }, { groundWm2, nearGroundLossWm2 }) => {
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        const lossWm2 = shadedRowsFrac * groundWm2[i]
        groundWm2[i] -= lossWm2
        nearGroundLossWm2[i] = lossWm2
      }
    }
  },
}
