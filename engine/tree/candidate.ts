import type { DescribedOption } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { distinctParts } from '../core/plant-parts.ts'
import type { Step } from './step.ts'

/**
 * An option of a step and the request that uses it; null, with the reason, when the option cannot
 * be tried.
 */
export interface Candidate {
  readonly described: Omit<DescribedOption, 'applies' | 'reason'>
  readonly request: Resolved | null
  readonly reason: string | null
}

/** Every option of a step, for a given request. */
export function candidates(step: Step, request: Resolved): Candidate[] {
  const idle = idleIn(step, request)
  const chosen = idle === null ? step.chosen(request) : null
  return Object.entries(step.options).map(([option, { title, source }]) => {
    const selected = option === chosen
    const reason = idle ?? step.unfit?.(request, option) ?? null
    const tried = selected ? request : (step.choose?.(request, option) ?? null)
    return { described: { option, title, source, selected }, request: reason === null ? tried : null, reason }
  })
}

/** Maps each step that this plant uses to its selected option. */
export function pathOf(steps: readonly Step[], request: Resolved): Record<string, string> {
  const active = steps.filter((step) => idleIn(step, request) === null)
  return Object.fromEntries(active.map((step) => [step.field, step.chosen(request)]))
}

/** Why no option of the step affects any part of the plant; null when one does. */
function idleIn(step: Step, request: Resolved): string | null {
  const reasons = distinctParts(request).map((part) => step.idle?.(part) ?? null)
  if (reasons.every((reason) => reason !== null)) return reasons[0]
  const { sub_arrays: parts } = request
  const [section = '', key = ''] = step.field.split('.')
  if (parts === null || parts === undefined || !parts.every((part) => hasOwn(part, section, key))) return null
  return `Every part of the plant has its own ${step.field}: change it in sub_arrays`
}

function hasOwn(part: object, section: string, key: string): boolean {
  const own = (part as Readonly<Record<string, unknown>>)[section]
  return typeof own === 'object' && own !== null && Object.hasOwn(own, key)
}
