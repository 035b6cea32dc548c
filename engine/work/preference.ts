import type { DefaultApplied, RunRequest, SimpleRunRequest } from '@pvyield/contract/schemas'
import type { Prepare } from '../chain.ts'
import type { Resolved } from '../core/option.ts'
import { type Finding, findingOf } from '../findings/finding.ts'
import { applyChoices, type Choices } from '../tree/choices.ts'
import { preferChoices } from '../tree/prefer.ts'

/** A run after the preference of its account. */
export interface PreferredRun {
  readonly request: RunRequest
  readonly resolved: Resolved
  readonly applied: readonly DefaultApplied[]
  readonly findings: readonly Finding[]
}

const SOURCE = 'Preference of the account (PUT /api/me/preference)'

/** Fields of a simple request that say the same as a step: what was sent rules. */
const SENT_AS: Readonly<Record<string, keyof SimpleRunRequest>> = { 'bifacial.model': 'bifaciality' }

/**
 * Applies the preferred path to a run. What does not suit the plant is left out, with a finding.
 * @param request   with ids as sent
 * @param resolved  the same with their sections
 * @param sent      keys of a simple request that the caller sent
 * @param prepare   of plants of parts; by default of others
 */
export function preferred(
  request: RunRequest,
  resolved: Resolved,
  choices: Choices,
  sent: readonly string[] = [],
  prepare?: Prepare,
): PreferredRun {
  if (Object.keys(choices).length === 0) return { request, resolved, applied: [], findings: [] }
  const open = Object.entries(choices).filter(([field]) => !sent.includes(SENT_AS[field] ?? ''))
  const { request: changed, applied, left } = preferChoices(resolved, Object.fromEntries(open), prepare)
  return {
    resolved: changed,
    // No step changes a section that an id may stand for, but that of the low light of a reference module.
    request: 'id' in request.module ? withoutModule(request, applied) : (applyChoices(request as Resolved, applied) as RunRequest),
    applied: Object.entries(applied).map(([field, value]) => ({ field, value, source: SOURCE })),
    findings: Object.entries(left).map(([step, reason]) =>
      findingOf('preference_left_out', step, { step, option: String(choices[step]), reason }),
    ),
  }
}

/** A module in the library is not a reference module, so nothing of it is chosen. */
function withoutModule(request: RunRequest, applied: Choices): RunRequest {
  const { module, ...rest } = applyChoices({ ...request, module: {} } as unknown as Resolved, applied)
  return { ...rest, module: request.module } as RunRequest
}
