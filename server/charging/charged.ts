import type { BeforeYear, Plan } from '@pvyield/engine'
import { isFreeProject } from './free-project.ts'
import type { Tariff } from './tariff.ts'
import { countedUnits, type RunUnits, TYPICAL_YEAR, unitsOf } from './units.ts'

/** What a run is charged that is planned, or that has yet to get its typical year; null for the project that is free. */
export function unitsOfRun(run: Plan | BeforeYear, { free, rules }: Tariff): RunUnits | null {
  if ('costly' in run) return run.costly === null ? countedUnits(TYPICAL_YEAR, rules) : unitsOf(run.costly.resolved, rules)
  if (run.runs !== undefined) return unitsOf(run.resolved, rules, run.runs)
  return isFreeProject(run.request, free) ? null : unitsOf(run.resolved, rules)
}
