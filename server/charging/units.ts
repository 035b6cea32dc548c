import type { Resolved } from '@pvyield/engine'
import { type PricingRules, YEAR_HOURS } from './pricing/rules.ts'

/** One term of the units of a run. */
export interface UnitReason {
  readonly term: 'base' | 'placements' | 'objects' | 'terrain_aware' | 'step' | 'weather_years' | 'variants' | 'runs'
  /** What was counted: 1 for `base`, runs of a batch, devices, shading objects, a multiplier, weather years. */
  readonly amount: number
  /** Units that the term adds. A multiplier adds what exceeds the units before it. */
  readonly units: number
}

/** What a run is charged: units, and every term of them. The units of the terms add up. */
export interface RunUnits {
  readonly units: number
  readonly reasons: readonly UnitReason[]
}

/** What of a request has a price. */
export interface Priced {
  readonly placements: number
  readonly objects: number
  readonly isTerrainAware: boolean
  /** Step of the weather, minutes. */
  readonly step: number
  /** Hours of weather. */
  readonly hours: number
}

/** A typical year without a scene. */
export const TYPICAL_YEAR: Priced = { placements: 0, objects: 0, isTerrainAware: false, step: 60, hours: 8760 }

/**
 * What a request is charged, by the rules. The request has passed its checks.
 * @param runs  how many runs of it a study takes
 */
export function unitsOf({ array, scene, weather }: Pick<Resolved, 'array' | 'scene' | 'weather'>, rules: PricingRules, runs = 1): RunUnits {
  const step = weather.step_minutes
  const priced = {
    placements: scene?.placements.length ?? 0,
    objects: scene?.objects.length ?? 0,
    isTerrainAware: array.track_mode === 'single_axis' && array.tracking?.startsWith('terrain_aware') === true,
    step,
    hours: (weather.temp_air_c.length * step) / 60,
  }
  return countedUnits(priced, rules, runs)
}

export function countedUnits({ placements, objects, isTerrainAware, step, hours }: Priced, rules: PricingRules, runs = 1): RunUnits {
  const added: UnitReason[] = [
    { term: 'base', amount: 1, units: rules.base },
    { term: 'placements', amount: placements, units: Math.floor(placements / rules.placementsPerUnit) },
    { term: 'objects', amount: objects, units: Math.floor(objects / rules.objectsPerUnit) },
  ]
  return multiplied(added, [
    ['terrain_aware', isTerrainAware ? rules.terrainAwareMultiplier : 1],
    ['step', rules.stepMultipliers[String(step)] ?? Math.ceil(60 / step)],
    ['weather_years', Math.max(1, Math.ceil(hours / YEAR_HOURS))],
    ...(runs === 1 ? [] : [['variants', runs] as const]),
  ])
}

function multiplied(added: readonly UnitReason[], multipliers: readonly (readonly [UnitReason['term'], number])[]): RunUnits {
  let units = added.reduce((sum, reason) => sum + reason.units, 0)
  const reasons = [...added]
  for (const [term, factor] of multipliers) {
    reasons.push({ term, amount: factor, units: units * (factor - 1) })
    units *= factor
  }
  return { units, reasons }
}
