import { farGroundHeldFrac } from '../row-ends.ts'
import type { GroundShadingOption } from './option.ts'

/**
 * Only the first row sees the ground. Each other row sees the row in front of it instead, and the
 * far ground past its ends, as a device of a scene does. Of rows 5 to 100 m long and at 20 to 90 deg,
 * rays that are followed to the sunlit and shaded ground find more light than that, and more than
 * the near ground past the ends gives (docs/validation.md).
 */
export const firstRow: GroundShadingOption = {
  title: 'Ground in front of the first row only',
  source: 'Practice of PVsyst and CASSYS: ground light times 1/n for n rows',
  prepare(section) {
    const hiddenFrac = section.shadedRowsFrac * farGroundHeldFrac(section)
    return ({ lit }, { groundWm2, nearGroundLossWm2 }) => {
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        const lossWm2 = hiddenFrac * groundWm2[i]
        groundWm2[i] -= lossWm2
        nearGroundLossWm2[i] = lossWm2
      }
    }
  },
}
