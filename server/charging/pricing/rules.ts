import type { PricingConfig } from '../../config.ts'

/** The constants of the price of runs. */
export type PricingRules = Readonly<PricingConfig>

/** Longer weather is charged once for each of its years. */
export const YEAR_HOURS = 8784
