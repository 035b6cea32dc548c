import type { Resolved } from '../core/option.ts'

/**
 * How a variant differs from its plant: values by the dot path of their field, as
 * `{ 'array.tilt_deg': 20 }`, or of a section by its name.
 */
export type Patch = Readonly<Record<string, unknown>>

type Tree = { [key: string]: unknown }

/** The request of a variant. Sections that the patch leaves alone are the plant's own. */
export function patched(base: Resolved, patch: Patch): Resolved {
  let request: unknown = base
  for (const [path, value] of Object.entries(patch)) request = withValue(request, path.split('.'), value)
  return request as Resolved
}

function withValue(tree: unknown, [key = '', ...inner]: readonly string[], value: unknown): unknown {
  const own = (tree ?? {}) as Tree
  const next = inner.length === 0 ? value : withValue(own[key], inner, value)
  return Array.isArray(tree) ? tree.map((item, k) => (`${k}` === key ? next : item)) : { ...own, [key]: next }
}

/** The first part of a path that a plant does not have; null when it has the field. */
export function missingPart(base: Resolved, path: string): string | null {
  let inner: unknown = base
  const keys = path.split('.')
  for (const [k, key] of keys.entries()) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return keys.slice(0, k + 1).join('.')
    inner = (inner as Tree)[key]
  }
  return null
}

/** The patch between two requests, by field where both have the section with the same fields. */
export function patchBetween(base: Resolved, variant: Resolved): Patch {
  const patch: Tree = {}
  for (const name of differences(base, variant)) {
    const [a, b]: unknown[] = [base[name], variant[name]]
    if (isSection(a) && isSection(b) && haveSameFields(a, b)) for (const key of differences(a, b)) patch[`${name}.${key}`] = b[key]
    else patch[name] = b
  }
  return patch
}

/**
 * The fields in which any of the requests may differ from another, as dot paths of two names at most:
 * a section as a whole where they do not all have it, or not with the same fields.
 */
export function variedFields(requests: readonly Resolved[], patches: readonly Patch[]): readonly string[] {
  const fields = new Set(patches.flatMap((patch) => Object.keys(patch)).map((path) => path.split('.').slice(0, 2).join('.')))
  const [first] = requests as readonly (Resolved & Tree)[]
  const isWhole = (name: string): boolean =>
    fields.has(name) ||
    requests.some((request) => {
      const [a, b] = [first[name], (request as Resolved & Tree)[name]]
      return !isSection(a) || !isSection(b) || !haveSameFields(a, b)
    })
  const wholes = new Map<string, boolean>()
  for (const field of fields) {
    const [name = ''] = field.split('.')
    if (!wholes.has(name)) wholes.set(name, isWhole(name))
  }
  return [...new Set([...fields].map((field) => (wholes.get(field.split('.')[0] ?? '') ? (field.split('.')[0] as string) : field)))]
}

function differences<T extends object>(one: T, other: T): (keyof T & string)[] {
  const found: (keyof T & string)[] = []
  for (const key in one) if (!isSame(one[key], other[key], LEVELS)) found.push(key)
  for (const key in other) if (!(key in one) && other[key] !== undefined) found.push(key)
  return found
}

/** Sections, their fields, and lists of objects with lists; what is deeper is the same when it is one object. */
const LEVELS = 4

/** Whether two values are written alike, with the keys of their objects in the same order. Bodies that were read have copies of equal sections. */
function isSame(one: unknown, other: unknown, levels: number): boolean {
  if (one === other) return true
  if (levels === 0 || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, k) => isSame(item, other[k], levels - 1))
  if (Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key, k) => key === others[k] && isSame((one as Tree)[key], (other as Tree)[key], levels - 1))
  )
}

function haveSameFields(one: Tree, other: Tree): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key))
}

function isSection(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
