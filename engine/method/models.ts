import type { ModelThatRan } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { distinctParts } from '../core/plant-parts.ts'
import { STAGES } from '../tree/stages.ts'
import type { Step } from '../tree/step.ts'
import { STEPS } from '../tree/steps.ts'

/**
 * The option that runs in each step that this plant has, in the order of the chain. An option that
 * only selects another one, such as null or `auto`, is that other one. A step whose option changes nothing in this plant is left out.
 */
export function modelsOf(request: Resolved): ModelThatRan[] {
  const parts = distinctParts(request)
  if (parts.length === 1) return modelsOfPart(parts[0])
  const byKey = new Map<string, ModelThatRan>()
  // The parts of a plant may have options of their own.
  for (const part of parts) for (const model of modelsOfPart(part)) byKey.set(`${model.step} ${model.option}`, model)
  const order = STAGES.flatMap((stage) => STEPS[stage] as readonly Step[]).map(({ field }) => field)
  return [...byKey.values()].sort((a, b) => order.indexOf(a.step) - order.indexOf(b.step))
}

function modelsOfPart(request: Resolved): ModelThatRan[] {
  return STAGES.flatMap((stage) => STEPS[stage] as readonly Step[]).flatMap((step) => {
    if ((step.idle?.(request) ?? null) !== null || step.isWithoutEffect?.(request)) return []
    const option = step.runs?.(request) ?? step.chosen(request)
    const { title: label = option, source = '' } = step.options[option] ?? step.selected?.[option] ?? {}
    return [{ step: step.field, title: step.title, option, label, source }]
  })
}
