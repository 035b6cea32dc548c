import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import { inspectSimple } from '@pvyield/engine/quick'
import { inspectionOf } from '../engine/inspection.ts'
import { readJsonText } from '../http/json-text.ts'

/** A simple body that passed all checks which need no weather, as it is passed between threads. */
export interface CheckedSimple {
  readonly request: SimpleRunRequest
  /** Its keys as sent, before defaults. */
  readonly sent: readonly string[]
  readonly size: number
}

/**
 * Reads a simple body and makes all checks that do not need its weather.
 * @returns null for a body that fails a check, and for one with a scene, which takes long to check
 * Fails: Problem malformed_json.
 */
export function checkedSimple(text: string): CheckedSimple | null {
  const read = readJsonText(text)
  if (hasScene(read.value)) return null
  const { value, sent, failures } = inspectSimple(read.value, inspectionOf(read))
  return failures.isEmpty ? { request: value, sent, size: read.size } : null
}

function hasScene(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'scene' in value && value.scene !== null
}
