import type { Frame, PlaneColumns } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'

/**
 * Sky diffuse irradiance on the plane, in its two parts. Writes every lit row of `circumsolarWm2` (none below 2 deg of elevation) and of `plane.skyWm2` (all else: isotropic and
 * horizon band); neither is negative. Reads `plane.tiltRad` and `plane.aoiCos`.
 */
export type SkyDiffuse = (frame: Frame<'transposition'>, plane: PlaneColumns<'transposition'>, circumsolarWm2: Float64Array) => void

export interface TranspositionOption extends ModelOption {
  /** Whether any of its sky light counts as circumsolar, which `site.circumsolar` then places. */
  hasCircumsolar: boolean
  skyDiffuse: SkyDiffuse
}
