import type { FreeProject } from './free-project.ts'
import type { PricingRules } from './pricing/rules.ts'

/** What the price of a run depends on. It goes with each task to its worker, so that all threads count alike. */
export interface Tariff {
  readonly free: FreeProject
  readonly rules: PricingRules
}
