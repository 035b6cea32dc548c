import type { Resolved, ResolvedPart } from '../core/option.ts'
import { fieldOf, type Reads } from '../core/watched.ts'
import { isChanged, OF_PARTS } from './names.ts'

/** What the stages of the plant read: the sections that parts can change are those of the parts. */
export function readsOfPlant({ of, note }: Reads): Reads {
  return { of: of.filter((field) => !OF_PARTS.has(field.split('.')[0])), note }
}

/**
 * What a part reads of the plant: the fields that have the value of the plant in it. No part does of
 * a field that all of them send.
 * @param request  of the plant
 * @param own  of the part
 */
export function readsOfPart({ of, note }: Reads, request: Resolved, own: Resolved, sent: readonly ResolvedPart[]): Reads {
  const isOfPlant = (field: string): boolean =>
    !OF_PARTS.has(field.split('.')[0]) || (fieldOf(request, field) === fieldOf(own, field) && !sent.every((part) => isChanged(part, field)))
  return { of: of.filter(isOfPlant), note }
}
