import { lowerBandFrac, type RowSection } from '../row-section.ts'
import type { DiffuseShadingOption } from './option.ts'

/**
 * Half the sky below the limit angle is lost. The limit angle is the elevation at which the lower
 * edge of the active width sees the upper edge of the row in front. The method underestimates the
 * loss (it keeps 0.980 of the sky where the integral gives 0.965). It exists for comparison with
 * tools that use it.
 * Checked by: 0.980 at 28 deg, 3.96 m on 9.90 m (docs/physics.md, fact 4); CASSYS case c3
 */
function skyLossFrac(section: RowSection, rotationRad: number): number {
  const span = section.gcr * (1 - lowerBandFrac(section, rotationRad))
  const limitRad = Math.atan2(span * Math.sin(Math.abs(rotationRad)), 1 - span * Math.cos(rotationRad))
  return (1 - Math.cos(limitRad)) / 2
}

export const limitAngle: DiffuseShadingOption = {
  title: 'Limit angle',
  source: 'CASSYS 1.5.3, row shading: (1 + cos limit angle) / 2',
  skyLossFrac,
}
