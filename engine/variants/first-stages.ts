import type { ChainPart } from '../chain-part.ts'
import type { Resolved } from '../core/option.ts'
import { attempt } from './attempt.ts'
import { type Patch, patched } from './patch.ts'
import { Planner } from './run-variants.ts'

/** The stages of a plant, and of each of its variants the first that does not run as in the plant itself. */
export interface FirstStages {
  readonly stages: readonly ChainPart[]
  /** By position in `stages`: -1 for a variant that shares none, their number for one that shares all; null for one that is refused. */
  readonly first: readonly (number | null)[]
}

/** What variants would share with their plant, without running them. Fails: as the preparation of the plant. */
export function firstStages(plant: Resolved, patches: readonly Patch[]): FirstStages {
  const planner = new Planner(plant, patches, { isWhole: true, hasLaterYears: false })
  const own = planner.plan(plant)
  const first = patches.map((patch) => {
    if (own.isAlone) return -1
    const plan = attempt(() => planner.plan(patched(plant, patch)))
    if ('reason' in plan) return null
    const { isAlone, stages } = plan.value
    if (isAlone) return -1
    const at = own.stages.findIndex(({ key }, k) => key !== stages[k]?.key)
    return at === -1 ? own.stages.length : at
  })
  return { stages: own.stages.map(({ part }) => part), first }
}
