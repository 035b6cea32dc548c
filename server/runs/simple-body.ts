import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import { checkSimple } from '@pvyield/engine/quick'
import { BodyFailures } from '../http/body-failures.ts'
import { inspectJsonBody } from '../http/json-body.ts'
import { type ReadText, readJsonText } from '../http/json-text.ts'
import { addSceneFailures, withInvalid } from './failed-sections.ts'

/** A simple body that passed all checks which need no weather, as it is passed between threads. */
export interface CheckedSimple {
  readonly request: SimpleRunRequest
  /** Its keys as sent, before defaults. */
  readonly sent: readonly string[]
  readonly size: number
}

/** A simple body after its checks. */
export interface InspectedSimple extends CheckedSimple {
  readonly failures: BodyFailures
  /** Names of the sections that failed; null when the body is no object. */
  readonly invalid: ReadonlySet<string> | null
}

export function withoutFailures(checked: CheckedSimple): InspectedSimple {
  return { ...checked, failures: new BodyFailures(checked.request), invalid: new Set() }
}

export function inspectedSimple(read: ReadText): InspectedSimple {
  // Read the keys before the check fills in the defaults.
  const sent = typeof read.value === 'object' && read.value !== null ? Object.keys(read.value) : []
  const { failures, invalid } = inspectJsonBody(read, 'validate_createSimpleRun_body')
  const value = read.value as SimpleRunRequest
  if (invalid === null) return { request: value, size: read.size, sent, failures, invalid }
  const request = withInvalid(value, addSceneFailures(value.scene, failures) ? new Set([...invalid, 'scene']) : invalid)
  failures.addItems(checkSimple(request, new Set(sent)))
  return { request, size: read.size, sent, failures, invalid }
}

/**
 * Reads a simple body and makes all checks that do not need its weather.
 * @returns null for a body that fails a check, and for one with a scene, which takes long to check
 * Fails: Problem malformed_json.
 */
export function checkedSimple(text: string): CheckedSimple | null {
  const read = readJsonText(text)
  if (hasScene(read.value)) return null
  const { request, sent, size, failures } = inspectedSimple(read)
  return failures.isEmpty ? { request, sent, size } : null
}

function hasScene(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'scene' in value && value.scene !== null
}
