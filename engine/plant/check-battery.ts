import type { Resolved, ResolvedPart } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** Ids in one message. */
const NAMED_MAX = 5

/**
 * A battery at the DC side stands at one part that has inverters of its own.
 * Fails: `storage.sub_array`.
 */
export function checkBattery({ storage }: Resolved, parts: readonly ResolvedPart[], sink: Sink): void {
  if (storage === null || storage.coupling === 'ac') return
  const { sub_array: id } = storage
  const wrong = wrongPart(id, parts)
  if (wrong !== null) sink.fail('storage.sub_array', wrong)
}

function wrongPart(id: string | null, parts: readonly ResolvedPart[]): string | null {
  const some = parts
    .slice(0, NAMED_MAX)
    .map((part) => part.id)
    .join(', ')
  if (id === null) return parts.length === 1 ? null : `The battery stands at the DC side of one part: name one of ${some}`
  const part = parts.find((each) => each.id === id)
  if (part === undefined) return `No part has the id ${id}: name one of ${some}`
  const { shares_inverter_with: ownerId } = part
  const sharer = ownerId ?? parts.find((each) => each.shares_inverter_with === id)?.id ?? null
  if (sharer === null) return null
  return `The part ${id} shares its inverters with ${sharer}, but coupling dc needs inverters of one part: name another part, or set coupling ac`
}
