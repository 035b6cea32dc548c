import type { Prepare } from '../chain.ts'
import type { Resolved } from '../core/option.ts'
import { findFailures } from '../run.ts'
import { type Choices, stepOf } from './choices.ts'

/** A preferred path, applied to one plant. */
export interface Preferred {
  readonly request: Resolved
  /** Steps that the path has changed, with their options. */
  readonly applied: Choices
  /** Steps that were left as they are, and why. */
  readonly left: Readonly<Record<string, string>>
}

/**
 * Applies the choices of a path that suit a plant, one after another. Unlike `applyChoices` it refuses
 * nothing: a preference was saved for other plants, and a later version may have other options.
 * @param request  unchanged when it has failures, which its run reports
 * @param prepare  of plants of parts; by default of others
 */
export function preferChoices(request: Resolved, choices: Choices, prepare?: Prepare): Preferred {
  if (findFailures(request, prepare).length > 0) return { request, applied: {}, left: {} }
  let current = request
  const applied: Record<string, string> = {}
  const left: Record<string, string> = {}
  for (const [field, option] of Object.entries(choices)) {
    const step = stepOf(field)
    if (step?.chosen(current) === option) continue
    const tried = step?.choose && Object.hasOwn(step.options, option) ? step.choose(current, option) : null
    const why =
      tried === null
        ? 'There is no such option'
        : (step?.idle?.(current) ?? step?.unfit?.(current, option) ?? findFailures(tried, prepare)[0]?.message ?? null)
    if (why !== null || tried === null) left[field] = why ?? ''
    else {
      current = tried
      applied[field] = option
    }
  }
  return { request: current, applied, left }
}
