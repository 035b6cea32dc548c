import type { RunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '@pvyield/engine'
import { isFreeProject } from './free-project.ts'
import type { Tariff } from './tariff.ts'
import { countedUnits, type RunUnits, TYPICAL_YEAR, unitsOf } from './units.ts'

/** A body that was read: complete, or a simple run that has yet to get its typical year. */
type Read =
  | { readonly request: RunRequest; readonly resolved: Resolved }
  | { readonly wanted: object; readonly costly: { readonly resolved: Resolved } | null }

/** What a body that was read is charged; null for the project that is free. */
export function unitsOfRead(read: Read, { free, rules }: Tariff): RunUnits | null {
  if ('wanted' in read) return read.costly === null ? countedUnits(TYPICAL_YEAR, rules) : unitsOf(read.costly.resolved, rules)
  return isFreeProject(read.request, free) ? null : unitsOf(read.resolved, rules)
}
