import { isObject } from '../core/copy-fields.ts'
import { editDistance } from '../core/edit-distance.ts'
import type { Resolved } from '../core/option.ts'
import { FED_BY } from '../simple/full-sources.ts'
import { missingPart } from '../variants/patch.ts'

/** One typing error is allowed per this many letters. */
const CHARS_PER_TYPO = 4

/**
 * The fields of a plant that a path probably means which it does not have: those that a field of the
 * simple request feeds, the field of the same name in another section, or one with a typing error.
 * @returns an empty list for a field that it has, or when none is similar
 */
export function meantBy(path: string, resolved: Resolved): string[] {
  if (missingPart(resolved, path) === null) return []
  const known = fieldsOf(resolved)
  const fed = Object.entries(FED_BY).flatMap(([field, simple]) => (simple === path && known.includes(field) ? [field] : []))
  if (fed.length > 0) return fed
  const name = path.split('.').at(-1) ?? ''
  const namesakes = known.filter((field) => field.endsWith(`.${name}`))
  return namesakes.length > 0 ? namesakes : nearest(path, known)
}

/** The sections, and the fields in them. */
function fieldsOf(resolved: Resolved): string[] {
  return Object.entries(resolved).flatMap(([section, value]) => [
    section,
    ...(isObject(value) ? Object.keys(value).map((key) => `${section}.${key}`) : []),
  ])
}

function nearest(path: string, known: readonly string[]): string[] {
  const max = Math.floor(path.length / CHARS_PER_TYPO)
  const isBare = !path.includes('.')
  const distances = known.map((field) => ({ field, typos: editDistance(path, isBare ? (field.split('.').at(-1) ?? '') : field, max) }))
  const [best] = distances.filter(({ typos }) => typos <= max).sort((a, b) => a.typos - b.typos)
  return best === undefined ? [] : [best.field]
}
