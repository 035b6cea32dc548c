/** The constants of the price of runs. */
export interface PricingRules {
  /** Units that every run costs. */
  readonly base: number
  /** Racks, trackers, ridges and roof modules of a scene that cost one more unit. */
  readonly placementsPerUnit: number
  /** Shading objects of a scene that cost one more unit. */
  readonly objectsPerUnit: number
  readonly terrainAwareMultiplier: number
  /** Multiplier by step of the weather, minutes. Any other step: ceil(60 / minutes). */
  readonly stepMultipliers: Readonly<Record<string, number>>
  /** Longer weather is charged once for each of its years. */
  readonly yearHours: number
  /** Price of a unit, micro-dollars. */
  readonly unitPriceMicros: number
  readonly freeUnitsPerMonth: number
}

export const PRICING: PricingRules = {
  base: 1,
  placementsPerUnit: 500,
  objectsPerUnit: 50,
  terrainAwareMultiplier: 2,
  stepMultipliers: { '60': 1, '30': 2, '15': 4, '10': 6, '5': 12, '1': 60 },
  yearHours: 8784,
  unitPriceMicros: 500_000,
  freeUnitsPerMonth: 20,
}
