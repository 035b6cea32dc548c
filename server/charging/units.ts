import type { Resolved } from '@pvyield/engine'
import type { PricingRules } from './pricing/rules.ts'

/** One term of the units of a run. */
export interface UnitReason {
  readonly term: 'base' | 'placements' | 'objects' | 'terrain_aware' | 'step' | 'weather_years'
  /** What was counted: 1 for `base`, devices, shading objects, a multiplier, weather years. */
  readonly amount: number
  /** Units that the term adds. A multiplier adds what exceeds the units before it. */
  readonly units: number
}

/** What a run is charged: units, and every term of them. The units of the terms add up. */
export interface RunUnits {
  readonly units: number
  readonly reasons: readonly UnitReason[]
}

/** What a request is charged, by the rules. The request has passed its checks. */
export function unitsOf({ array, scene, weather }: Pick<Resolved, 'array' | 'scene' | 'weather'>, rules: PricingRules): RunUnits {
  const added = addedTerms(scene?.placements.length ?? 0, scene?.objects.length ?? 0, rules)
  const isTerrainAware = array.track_mode === 'single_axis' && array.tracking === 'terrain_aware'
  const step = weather.step_minutes
  return multiplied(added, [
    ['terrain_aware', isTerrainAware ? rules.terrainAwareMultiplier : 1],
    ['step', rules.stepMultipliers[String(step)] ?? Math.ceil(60 / step)],
    ['weather_years', Math.max(1, Math.ceil((weather.temp_air_c.length * step) / 60 / rules.yearHours))],
  ])
}

/** What a year of hours without a scene is charged. */
export function baseUnits(rules: PricingRules): RunUnits {
  return multiplied(addedTerms(0, 0, rules), [
    ['terrain_aware', 1],
    ['step', 1],
    ['weather_years', 1],
  ])
}

function addedTerms(placements: number, objects: number, rules: PricingRules): UnitReason[] {
  return [
    { term: 'base', amount: 1, units: rules.base },
    { term: 'placements', amount: placements, units: Math.floor(placements / rules.placementsPerUnit) },
    { term: 'objects', amount: objects, units: Math.floor(objects / rules.objectsPerUnit) },
  ]
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
