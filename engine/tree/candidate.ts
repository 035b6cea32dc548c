import type { DescribedOption } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
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
  const idle = step.idle?.(request) ?? null
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
  const active = steps.filter((step) => (step.idle?.(request) ?? null) === null)
  return Object.fromEntries(active.map((step) => [step.field, step.chosen(request)]))
}
