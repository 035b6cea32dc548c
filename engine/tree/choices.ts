import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import { alternatives } from '../findings/quoted.ts'
import type { Step } from './step.ts'
import { STEPS } from './steps.ts'

/** A path of choices, step to option, as stored in a preference. */
export type Choices = Readonly<Record<string, string>>

const CHOOSABLE: ReadonlyMap<string, Step> = new Map(
  Object.values<readonly Step[]>(STEPS)
    .flat()
    .map((step) => [step.field, step]),
)

/**
 * Checks a path of choices. Each failure is at `choices.<step>`; the list is empty when the path
 * can be applied.
 */
export function checkChoices(choices: Choices): Failure[] {
  return Object.entries(choices).flatMap(([field, option]) => {
    const message = refusal(field, option)
    return message === null ? [] : [{ code: 'validation_error' as const, field: `choices.${field}`, message }]
  })
}

/** The step of a field; undefined for a field that is no step. */
export function stepOf(field: string): Step | undefined {
  return CHOOSABLE.get(field)
}

function refusal(field: string, option: string): string | null {
  const step = CHOOSABLE.get(field)
  if (step === undefined) return `The step ${field} does not exist: send one of ${[...CHOOSABLE.keys()].join(', ')}`
  if (step.choose === null) return `${field} follows from the section itself: send the section of the model that you want`
  return Object.hasOwn(step.options, option) ? null : `Input should be ${alternatives(Object.keys(step.options))}`
}

/**
 * Applies a path of choices to a request. Whether the options suit this plant is checked by its
 * run.
 * Fails: EngineError with every unknown step or option.
 */
export function applyChoices(request: Resolved, choices: Choices): Resolved {
  const failures = checkChoices(choices)
  if (failures.length > 0) throw new EngineError(failures)
  return Object.entries(choices).reduce((chosen, [field, option]) => CHOOSABLE.get(field)?.choose?.(chosen, option) ?? chosen, request)
}
