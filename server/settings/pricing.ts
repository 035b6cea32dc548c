import { ConfigError, type Environment, wholeNumber } from './values.ts'

/** The constants of the price of runs. Units are whole numbers. */
export interface PricingConfig {
  /** Units that every run costs. */
  base: number
  /** Racks, trackers, ridges and roof modules of a scene that cost one more unit. */
  placementsPerUnit: number
  /** Shading objects of a scene that cost one more unit. */
  objectsPerUnit: number
  terrainAwareMultiplier: number
  /** Multiplier by step of the weather, whole minutes. Any other step: ceil(60 / minutes). */
  stepMultipliers: Readonly<Record<string, number>>
  /** Price of a unit, micro-dollars. */
  unitPriceMicros: number
  freeUnitsPerMonth: number
}

const UNIT_PRICE_USD = 0.5

const STEP_MULTIPLIERS = '60:1,30:2,15:4,10:6,5:12,1:60'

const STEP_MAX_MINUTES = 1440

const MULTIPLIER_MAX = 1000

export function pricing(environment: Environment): PricingConfig {
  return {
    base: wholeNumber(environment, 'PRICING_BASE', 1, 1, 1000),
    placementsPerUnit: wholeNumber(environment, 'PRICING_PLACEMENTS_PER_UNIT', 500, 1, 1_000_000),
    objectsPerUnit: wholeNumber(environment, 'PRICING_OBJECTS_PER_UNIT', 50, 1, 1_000_000),
    terrainAwareMultiplier: wholeNumber(environment, 'PRICING_TERRAIN_AWARE_MULTIPLIER', 2, 1, MULTIPLIER_MAX),
    stepMultipliers: stepMultipliers(environment),
    unitPriceMicros: unitPriceMicros(environment),
    freeUnitsPerMonth: wholeNumber(environment, 'PRICING_FREE_UNITS_PER_MONTH', 20, 0, 1_000_000),
  }
}

function stepMultipliers(environment: Environment): PricingConfig['stepMultipliers'] {
  const value = environment.PRICING_STEP_MULTIPLIERS || STEP_MULTIPLIERS
  const pairs = value.split(',').map((pair) => (/^(\d+):(\d+)$/.exec(pair.trim()) ?? []).slice(1).map(Number))
  const isWithin = (number: number, max: number) => number >= 1 && number <= max
  const isValid = pairs.every(([minutes = 0, factor = 0]) => isWithin(minutes, STEP_MAX_MINUTES) && isWithin(factor, MULTIPLIER_MAX))
  if (isValid && new Set(pairs.map(([minutes]) => minutes)).size === pairs.length) return Object.fromEntries(pairs)
  throw new ConfigError(
    'PRICING_STEP_MULTIPLIERS',
    value,
    `give steps of 1 to ${STEP_MAX_MINUTES} whole minutes, each once, with a multiplier of 1 to ${MULTIPLIER_MAX}, or leave it unset for ${STEP_MULTIPLIERS}`,
  )
}

function unitPriceMicros(environment: Environment): number {
  const value = environment.PRICING_UNIT_PRICE_USD || String(UNIT_PRICE_USD)
  if (/^\d{1,4}(\.\d{1,6})?$/.test(value) && Number(value) <= 1000) return Math.round(Number(value) * 1e6)
  throw new ConfigError(
    'PRICING_UNIT_PRICE_USD',
    value,
    `give US dollars from 0 to 1000 with at most six decimals, or leave it unset for ${UNIT_PRICE_USD}`,
  )
}
