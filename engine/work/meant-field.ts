import { isObject } from '../core/copy-fields.ts'
import { editDistance } from '../core/edit-distance.ts'
import type { Resolved } from '../core/option.ts'
import { FED_BY } from '../simple/full-sources.ts'
import { missingPart } from '../variants/patch.ts'

/** One typing error is allowed per this many letters. */
const CHARS_PER_TYPO = 4
/** So many letters are enough for a word that goes on: `tilt` for `tilt_deg`. */
const CHARS_OF_BEGINNING = 3
/** Fields that begin alike are no hint when they are many. */
const BEGUN_MAX = 2

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

/** As `meantBy`, for a simple request. @param filled  its fields that have a value or a default */
export function meantInSimple(path: string, filled: readonly string[]): string[] {
  const known: string[] = [...new Set([...filled, ...Object.values(FED_BY)])]
  const name = path.split('.').at(-1) ?? ''
  const own = Object.entries(FED_BY).find(([field]) => field === path)?.[1] ?? (known.includes(name) ? name : undefined)
  return own === undefined ? nearest(path, known) : [own]
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
  const named = known.map((field) => ({ field, name: isBare ? (field.split('.').at(-1) ?? '') : field }))
  const begun = path.length < CHARS_OF_BEGINNING ? [] : named.filter(({ name }) => name.startsWith(`${path}_`))
  if (begun.length > 0 && begun.length <= BEGUN_MAX) return begun.map(({ field }) => field)
  const distances = named.map(({ field, name }) => ({ field, typos: editDistance(path, name, max) }))
  const [best] = distances.filter(({ typos }) => typos <= max).sort((a, b) => a.typos - b.typos)
  return best === undefined ? [] : [best.field]
}
