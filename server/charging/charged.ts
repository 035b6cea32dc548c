import type { RunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '@pvyield/engine'
import { type FreeProject, isFreeProject } from './free-project.ts'
import { PRICING } from './pricing/rules.ts'
import { baseUnits, type RunUnits, unitsOf } from './units.ts'

/** A body that was read: complete, or a simple run that has yet to get its typical year. */
type Read =
  | { readonly request: RunRequest; readonly resolved: Resolved }
  | { readonly wanted: object; readonly costly: { readonly resolved: Resolved } | null }

/** What a body that was read is charged; null for the project that is free. */
export function unitsOfRead(read: Read, free: FreeProject): RunUnits | null {
  // A typical year is one year of hours.
  if ('wanted' in read) return read.costly === null ? baseUnits(PRICING) : unitsOf(read.costly.resolved, PRICING)
  return isFreeProject(read.request, free) ? null : unitsOf(read.resolved, PRICING)
}
