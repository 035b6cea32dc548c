import type { RunRequest } from '@pvyield/contract/schemas'
import type { Resolved, ResolvedPart } from '../core/option.ts'
import type { Failure, Sink } from '../core/sink.ts'
import type { Names } from '../findings/entry.ts'
import type { Finding } from '../findings/finding.ts'
import { inPart, type Named, namesOf } from './names.ts'
import { admitsNull } from './part-failures.ts'

/**
 * Names the failures of a part. A field that the part has from the plant, and that is right in the plant, is wrong
 * with this part alone: the failure is named in the part, where it can be replaced.
 * @param plant  without its parts
 * @param ofPlant  what is found of the plant without its parts; asked where it decides
 */
export function nameInPart(plant: Resolved, part: ResolvedPart, index: number, ofPlant: () => Sink): (failure: Failure) => Named {
  const names = namesOf(part, index)
  return ({ field, message }) => {
    if (field === null) return { field, message }
    const [name, own] = [names(field), inPart(index)(field)]
    const isOfPlant =
      name !== field || own === field || ofPlant().failures.some((other) => other.field === field && other.message === message)
    return isOfPlant ? { field: name, message } : { field: own, message: `${message}. ${advice(plant, field, index)}` }
  }
}

/**
 * What a finding of a part calls its fields. One at a field that the part has from the plant, and that the plant alone does not have,
 * follows from what the part changes: it is at the field of the part. What is found of a module or an inverter of the plant is the plant's.
 */
export function findingNames(part: ResolvedPart, index: number, ofPlant: () => Sink): (finding: Finding) => Names {
  const names = namesOf(part, index)
  return ({ code, field }) => {
    const own = field === null ? null : inPart(index)(field)
    if (field === null || own === null || own === field || names(field) !== field || /^(module|inverter)\b/.test(field)) return names
    const isOfPlant = ofPlant().findings.some((other) => other.code === code && other.field === field)
    return isOfPlant ? names : (path) => (path === field ? own : names(path))
  }
}

function advice(plant: Resolved, field: string, index: number): string {
  const [section = '', key] = field.split('.')
  const sent = key === undefined ? section : `${section}.${key}`
  const isAsked = admitsNull(plant as RunRequest, section, key)
  return `The plant's ${sent} does not suit this part: ${isAsked ? `null in sub_arrays.${index}.${sent} takes it away` : `send one that does in sub_arrays.${index}.${sent}`}`
}
