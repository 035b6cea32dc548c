import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import { alternatives } from '../wording.ts'
import type { Step } from './step.ts'
import { STEPS } from './steps.ts'

/** A path of choices: step to option, as a preference keeps it. */
export type Choices = Readonly<Record<string, string>>

const CHOOSABLE: ReadonlyMap<string, Step> = new Map(
  Object.values<readonly Step[]>(STEPS)
    .flat()
    .map((step) => [step.field, step]),
)

/** What is wrong with a path of choices, each failure at `choices.<step>`; empty when it can be applied. */
export function checkChoices(choices: Choices): Failure[] {
  return Object.entries(choices).flatMap(([field, option]) => {
    const message = refusal(field, option)
    return message === null ? [] : [{ code: 'validation_error' as const, field: `choices.${field}`, message }]
  })
}

function refusal(field: string, option: string): string | null {
  const step = CHOOSABLE.get(field)
  if (step === undefined) return `There is no step ${field}: the steps are ${[...CHOOSABLE.keys()].join(', ')}`
  if (step.choose === null) return `${field} is told by the section itself: send the section of the model you want`
  return Object.hasOwn(step.options, option) ? null : `Input should be ${alternatives(Object.keys(step.options))}`
}

/**
 * The request with a path of choices taken. Whether the options fit this plant is for its run to say.
 * Fails: EngineError with every choice that is no step or no option.
 */
export function applyChoices(request: Resolved, choices: Choices): Resolved {
  const failures = checkChoices(choices)
  if (failures.length > 0) throw new EngineError(failures)
  return Object.entries(choices).reduce((chosen, [field, option]) => CHOOSABLE.get(field)?.choose?.(chosen, option) ?? chosen, request)
}
