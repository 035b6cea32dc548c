import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import { validate_schema_SimpleRunRequest } from '@pvyield/contract/validators'
import { checkSimple } from '../simple/check-simple.ts'
import type { Inspect, Inspected } from './inspect.ts'
import { withInvalid } from './invalid-sections.ts'

/** A simple body after all checks that need no weather. */
export interface InspectedSimple extends Inspected<SimpleRunRequest> {
  /** Its keys as sent, before defaults. */
  readonly sent: readonly string[]
}

/** Makes all checks of a simple body that need no weather. */
export function inspectSimple(body: unknown, inspect: Inspect): InspectedSimple {
  // Read the keys before the check fills in the defaults.
  const sent = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const inspected = inspect(body, 'SimpleRunRequest', validate_schema_SimpleRunRequest)
  if (inspected.invalid === null) return { ...inspected, sent }
  const value = withInvalid(inspected)
  // A request with parts is checked by `expanderOf`, whose code is loaded with the first of them.
  if (value.sub_arrays === null) inspected.failures.addItems(checkSimple(value, new Set(sent)))
  return { ...inspected, value, sent }
}
