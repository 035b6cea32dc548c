import type { Pricing } from '@pvyield/contract/schemas'

const BASE = 1
const PLACEMENTS_PER_UNIT = 500
const OBJECTS_PER_UNIT = 50
const TERRAIN_AWARE_MULTIPLIER = 2
const STEP_MULTIPLIERS = { '60': 1, '30': 2, '15': 4, '10': 6, '5': 12, '1': 60 }
const UNIT_PRICE_USD = 0.5
const FREE_UNITS_PER_MONTH = 20

/** The rules for the price of runs. */
export function pricing(): Pricing {
  return {
    formula: `units = (${BASE} + floor(placements / ${PLACEMENTS_PER_UNIT}) + floor(shading objects / ${OBJECTS_PER_UNIT})) x (terrain-aware backtracking: ${TERRAIN_AWARE_MULTIPLIER}, else 1) x (weather step in minutes: ${Object.entries(
      STEP_MULTIPLIERS,
    )
      .reverse()
      .map(([minutes, factor]) => `${minutes} is ${factor}`)
      .join(', ')}, any other ceil(60 / minutes)), once for each year of weather longer than 8,784 hours`,
    rules: { base: BASE, placements_per_unit: PLACEMENTS_PER_UNIT, objects_per_unit: OBJECTS_PER_UNIT },
    terrain_aware_multiplier: TERRAIN_AWARE_MULTIPLIER,
    step_multipliers: STEP_MULTIPLIERS,
    per_weather_year: true,
    unit_price_usd: UNIT_PRICE_USD,
    free_units_per_month: FREE_UNITS_PER_MONTH,
  }
}
