import { groundHeldByRotation } from '../row-ends.ts'
import type { GroundShadingOption } from './option.ts'

/**
 * Only the first row sees the ground. Each other row sees the row in front of it instead, and the
 * open ground past its ends.
 */
export const firstRow: GroundShadingOption = {
  title: 'Ground in front of the first row only',
  source: 'Practice of PVsyst and CASSYS: ground light times 1/n for n rows',
  prepare(section, rotations) {
    const { shadedRowsFrac } = section
    const held = groundHeldByRotation(section, rotations)
    return ({ lit }, { rotationRad, groundWm2, nearGroundLossWm2 }) => {
      const { rows } = lit
      for (let k = 0; k < lit.n; k++) {
        const i = rows[k]
        const lossWm2 = shadedRowsFrac * (held === null ? 1 : held.at(rotationRad[i])) * groundWm2[i]
        groundWm2[i] -= lossWm2
        nearGroundLossWm2[i] = lossWm2
      }
    }
  },
}
