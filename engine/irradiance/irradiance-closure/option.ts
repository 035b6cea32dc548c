import type { SkyColumns, SkyStage } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'

export type HorizontalColumn = keyof Pick<SkyColumns<'irradiance'>, 'ghiWm2' | 'dhiWm2' | 'dniWm2'>

/**
 * Which two of the three horizontal components rule. After closure, in every row: global = diffuse + beam x cos(zenith), no component is negative, beam is at
 * most the extraterrestrial irradiance (the excess counts as diffuse), and with the sun not up all that is left is diffuse.
 */
export interface ClosureOption extends ModelOption {
  rules: readonly [HorizontalColumn, HorizontalColumn]
  /** Closes the sky columns in place, all rows. */
  close: SkyStage<'irradiance'>
}
