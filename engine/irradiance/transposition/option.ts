import type { Frame, PlaneColumns, SkyStage } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'

/**
 * Sky diffuse irradiance on the plane, in two parts. Writes every lit row of `circumsolarWm2` (0
 * below 2 deg of elevation) and of `plane.skyWm2` (the rest: isotropic part and horizon band).
 * Neither is negative. Reads the tilt of the
 * plane and `plane.aoiCos`.
 */
export type SkyDiffuse = (frame: Frame<'transposition'>, plane: PlaneColumns<'transposition'>, circumsolarWm2: Float64Array) => void

export interface TranspositionOption extends ModelOption {
  /** Whether the model has circumsolar light, to which `site.circumsolar` then applies. */
  hasCircumsolar: boolean
  /** Writes what `skyDiffuse` reads of the sky alone, for the lit rows. */
  brighten?: SkyStage<'transposition'>
  skyDiffuse: SkyDiffuse
}
