import { inspectSimple } from '@pvyield/engine/quick'
import { inspectionOf } from '../engine/inspection.ts'
import type { ReadBody } from '../engine/work-sources.ts'
import { readJsonText } from '../http/json-text.ts'

/**
 * Reads a simple body and makes all checks that do not need its weather.
 * @returns null for a body that fails a check, and for one with a scene or parts, whose checks belong to a worker
 * Fails: Problem malformed_json.
 */
export function checkedSimple(text: string): ReadBody | null {
  const read = readJsonText(text)
  if (isLong(read.value)) return null
  const { value, sent, failures } = inspectSimple(read.value, inspectionOf(read))
  return failures.isEmpty ? { value, checked: sent, size: read.size } : null
}

function isLong(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['scene', 'sub_arrays'].some((key) => ((value as Record<string, unknown>)[key] ?? null) !== null)
  )
}
