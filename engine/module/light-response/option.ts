import type { ModelOption } from '../../core/option.ts'
import type { RelativeEfficiency } from '../relative-efficiency.ts'

/** How the power of the reference module follows the irradiance. */
export interface LightResponseOption extends Omit<ModelOption, 'check'> {
  /** Null: the efficiency is the same at any irradiance. */
  prepare(): RelativeEfficiency | null
}
