import type { RunRequest } from '@pvyield/contract/schemas'
import type { Resolved, ResolvedPart } from '../core/option.ts'
import type { Failure } from '../core/sink.ts'
import { inPart, type Named, namesOf } from './names.ts'
import { admitsNull } from './part-failures.ts'

/**
 * Names the failures of a part. A field that the part has from the plant, and that is right in the plant, is wrong
 * with this part alone: the failure is named in the part, where it can be replaced.
 * @param plant  without its parts
 * @param ofPlant  failures of the plant without its parts; asked where they decide
 */
export function nameInPart(
  plant: Resolved,
  part: ResolvedPart,
  index: number,
  ofPlant: () => readonly Failure[],
): (failure: Failure) => Named {
  const names = namesOf(part, index)
  return ({ field, message }) => {
    if (field === null) return { field, message }
    const [name, own] = [names(field), inPart(index)(field)]
    const isOfPlant = name !== field || own === field || ofPlant().some((other) => other.field === field && other.message === message)
    return isOfPlant ? { field: name, message } : { field: own, message: `${message}. ${advice(plant, field, index)}` }
  }
}

function advice(plant: Resolved, field: string, index: number): string {
  const [section = '', key] = field.split('.')
  const sent = key === undefined ? section : `${section}.${key}`
  const isAsked = admitsNull(plant as RunRequest, section, key)
  return `The plant's ${sent} does not suit this part: ${isAsked ? `null in sub_arrays.${index}.${sent} takes it away` : `send one that does in sub_arrays.${index}.${sent}`}`
}
