import type { DescribedOption, TreeDescription } from '@pvyield/contract/schemas'
import type { Prepare } from '../chain.ts'
import type { Resolved } from '../core/option.ts'
import { check } from '../run.ts'
import { attempt } from '../variants/attempt.ts'
import { type Candidate, candidates, pathOf } from './candidate.ts'
import type { Stage } from './stages.ts'
import type { Step } from './step.ts'
import { STEPS } from './steps.ts'

/**
 * Describes the steps of a stage and the path that the request selects, without a run.
 * @param request  run request with defaults filled in and ids resolved
 * @param checkpoint  called before each option; an exception ends the work
 * @param prepare  of plants of parts; by default of others
 */
export function describeTree(
  request: Resolved,
  stage: Stage,
  checkpoint: () => void = () => undefined,
  prepare?: Prepare,
): TreeDescription {
  const steps: readonly Step[] = STEPS[stage]
  const path = pathOf(steps, request)
  return {
    stage,
    path,
    steps: steps.map((step) => ({
      step: step.field,
      title: step.title,
      selected: path[step.field] ?? null,
      options: candidates(step, request).map((candidate) => {
        checkpoint()
        return describe(candidate, prepare)
      }),
    })),
  }
}

function describe({ described, request, reason }: Candidate, prepare: Prepare | undefined): DescribedOption {
  const outcome = request === null ? { reason } : attempt(() => check(request, prepare))
  return 'value' in outcome ? { ...described, applies: true, reason: null } : { ...described, applies: false, reason: outcome.reason }
}
