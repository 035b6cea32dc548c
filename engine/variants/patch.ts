import type { Resolved } from '../core/option.ts'

/**
 * How a variant differs from its plant: values by the dot path of their field, as
 * `{ 'array.tilt_deg': 20 }`, or of a section by its name.
 */
export type Patch = Readonly<Record<string, unknown>>

type Tree = { [key: string]: unknown }

/** The request of a variant. Sections that the patch leaves alone are the plant's own. */
export function patched(base: Resolved, patch: Patch): Resolved {
  const request: Tree = { ...base }
  for (const [path, value] of Object.entries(patch)) {
    const keys = path.split('.')
    const field = keys.pop() as string
    let target = request
    for (const key of keys) {
      const own: Tree = { ...(target[key] as Tree | null) }
      target[key] = own
      target = own
    }
    target[field] = value
  }
  return request as unknown as Resolved
}

/** The patch between two requests, by field where both have the section with the same fields. */
export function patchBetween(base: Resolved, variant: Resolved): Patch {
  const entries = differences(base, variant).flatMap((name): [string, unknown][] => {
    const [a, b]: unknown[] = [base[name], variant[name]]
    return isSection(a) && isSection(b) && haveSameFields(a, b) ? differences(a, b).map((key) => [`${name}.${key}`, b[key]]) : [[name, b]]
  })
  return Object.fromEntries(entries)
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
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T & string>
  return [...keys].filter((key) => one[key] !== other[key])
}

function haveSameFields(one: Tree, other: Tree): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key))
}

function isSection(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
