import type { DefaultApplied } from '@pvyield/contract/schemas'

/** What was assumed, and what is preferred in its place. */
export function withPreferred(assumed: readonly DefaultApplied[], applied: readonly DefaultApplied[]): DefaultApplied[] {
  return [...assumed.filter(({ field }) => !applied.some((preference) => preference.field === field)), ...applied]
}
