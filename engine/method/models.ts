import type { ModelThatRan } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { STAGES } from '../tree/stages.ts'
import type { Step } from '../tree/step.ts'
import { STEPS } from '../tree/steps.ts'

/**
 * The option that runs in each step that this plant has, in the order of the chain. An option that
 * only selects another one, such as null or `auto`, is that other one.
 */
export function modelsOf(request: Resolved): ModelThatRan[] {
  return STAGES.flatMap((stage) => STEPS[stage] as readonly Step[]).flatMap((step) => {
    if ((step.idle?.(request) ?? null) !== null) return []
    const option = step.runs?.(request) ?? step.chosen(request)
    const { title: label = option, source = '' } = step.options[option] ?? {}
    return [{ step: step.field, title: step.title, option, label, source }]
  })
}
