/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>

/** The value at a dot path; undefined when there is none. */
export function valueAt(root: unknown, path: string): unknown {
  if (path === '') return root
  let value = root
  for (const key of path.split('.')) value = value === null || typeof value !== 'object' ? undefined : (value as Json)[key]
  return value
}

/**
 * A copy with another value at a path. Undefined takes the key out; its section stays, also when it is empty: {} is not null.
 * An entry of a list is at its number, as in `sub_arrays.3.array.tilt_deg`.
 */
export function withValue(root: Json, path: string, value: unknown): Json {
  const [key = '', ...rest] = path.split('.')
  const own = root[key]
  const next = rest.length > 0 ? within(own, rest, value) : value
  if (next !== undefined) return { ...root, [key]: next }
  const { [key]: _, ...others } = root
  return others
}

function within(own: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (!Array.isArray(own)) return withValue(isObject(own) ? own : {}, [key, ...rest].join('.'), value)
  return own.map((entry: unknown, k) => (String(k) !== key ? entry : rest.length > 0 ? within(entry, rest, value) : value))
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two JSON values are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
