import type { Pricing } from '@pvyield/contract/schemas'
import { RUN_SHARES } from '@pvyield/engine/quick'
import { usdOf } from './money.ts'
import { type PricingRules, YEAR_HOURS } from './rules.ts'

/** The rules for the price of runs, as clients see them. */
export function pricing(rules: PricingRules): Pricing {
  const { base, placementsPerUnit, objectsPerUnit, terrainAwareMultiplier, stepMultipliers } = rules
  const steps = stepsOf(rules)
    .map(([minutes, factor]) => `${minutes} is ${factor}`)
    .join(', ')
  return {
    formula: `units = (${base} + floor(placements / ${placementsPerUnit}) + floor(shading objects / ${objectsPerUnit})) x (terrain-aware backtracking: ${terrainAwareMultiplier}, else 1) x (weather step in minutes: ${steps}, any other ceil(60 / minutes)), once for each year of weather longer than ${YEAR_HOURS.toLocaleString('en-US')} hours. ${STUDIES}`,
    rules: { base, placements_per_unit: placementsPerUnit, objects_per_unit: objectsPerUnit },
    terrain_aware_multiplier: terrainAwareMultiplier,
    step_multipliers: { ...stepMultipliers },
    per_weather_year: true,
    sweep_shares: { ...RUN_SHARES },
    unit_price_usd: usdOf(rules.unitPriceMicros),
    free_units_per_month: rules.freeUnitsPerMonth,
  }
}

/** How many runs of its base a study is charged for: by what it computes, not by the number of its variants. */
const STUDIES = `A sweep is charged for these units of its base, times its runs rounded up: 1, and for each further variant the share of its axis (all ${RUN_SHARES.all}, light ${RUN_SHARES.light}, electrical ${RUN_SHARES.electrical}). An optimisation is charged in the same way for the plants that it may evaluate: 1, and for each further one the largest share of its fields`

/** Steps with a multiplier of their own, the longest first. */
export function stepsOf({ stepMultipliers }: PricingRules): (readonly [minutes: number, factor: number])[] {
  return Object.entries(stepMultipliers)
    .map(([minutes, factor]) => [Number(minutes), factor] as const)
    .sort(([a], [b]) => b - a)
}
