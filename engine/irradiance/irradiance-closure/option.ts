import type { SkyColumns, SkyStage } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'

export type HorizontalColumn = keyof Pick<SkyColumns<'irradiance'>, 'ghiWm2' | 'dhiWm2' | 'dniWm2'>

/**
 * Selects which two of the three horizontal components take precedence. After closure, in every
 * row: global = diffuse + beam x cos(zenith), no component is negative, and beam is at most the
 * extraterrestrial irradiance (the excess counts as diffuse). While the sun is not up, all light is
 * diffuse.
 */
export interface ClosureOption extends ModelOption {
  rules: readonly [HorizontalColumn, HorizontalColumn]
  /** Closes the sky columns of all rows in place. */
  close: SkyStage<'irradiance'>
}
