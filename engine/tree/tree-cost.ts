import type { Resolved } from '../core/option.ts'
import { candidates } from './candidate.ts'
import { runSeconds } from './cost.ts'
import type { Stage } from './stages.ts'
import type { Step } from './step.ts'
import { STEPS } from './steps.ts'

/** Estimated time of scoring every option of a stage, s. Bounds and request as in `runSeconds`. */
export function treeSeconds(request: Resolved, stage: Stage): number {
  return requestsOf(request, stage).reduce((sum, tried) => sum + runSeconds(tried), 0)
}

/** The request and its variants with every other option of a stage. */
function requestsOf(request: Resolved, stage: Stage): readonly Resolved[] {
  const steps: readonly Step[] = STEPS[stage]
  const others = steps.flatMap((step) => candidates(step, request)).filter(({ described }) => !described.selected)
  return [request, ...others.flatMap((other) => other.request ?? [])]
}
