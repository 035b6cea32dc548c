import { PRICING } from '../pricing/rules.ts'
import type { ReadRun, RunWithoutYear } from '../runs/request-reader.ts'
import { isDefaultProject } from './default-project.ts'
import { baseUnits, type RunUnits, unitsOf } from './units.ts'

/** How a run is charged. */
export interface Charged {
  /** SHA-256 of the default project, which is free. */
  readonly freeDigest: string
}

/** What a body that was read is charged; null for the default project, which is free. */
export function unitsOfRead(read: ReadRun | RunWithoutYear, { freeDigest }: Charged): RunUnits | null {
  // A typical year is one year of hours.
  if ('wanted' in read) return read.costly === null ? baseUnits(PRICING) : unitsOf(read.costly.resolved, PRICING)
  return isDefaultProject(read.request, freeDigest) ? null : unitsOf(read.resolved, PRICING)
}
