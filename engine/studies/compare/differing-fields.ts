/** A field whose value is not the same in all requests. */
export interface DifferingField {
  readonly path: string
  /** Of each request; undefined where it is not sent. */
  readonly values: readonly unknown[]
}

/** The fields in which requests differ, by dot path, in the order in which they first appear. */
export function differingFields(requests: readonly unknown[]): DifferingField[] {
  return below('', requests)
}

/** @param isById  whether the parts of a plant are named by their ids, and no longer by their places */
function below(path: string, values: readonly unknown[], isById = false): DifferingField[] {
  const [first] = values
  if (values.every((value) => isSame(value, first))) return []
  if (path === 'sub_arrays' && !isById && values.every(isPartsOrNone)) return below(path, values.map(partsById), true)
  if (!values.every((value) => isFields(value) || value === undefined) || values.every((value) => value === undefined))
    return [{ path, values }]
  // A section that only some have, is shown by its fields as well.
  const keys = new Set(values.flatMap((value) => Object.keys(value ?? {})))
  return [...keys].flatMap((key) =>
    below(
      path === '' ? key : `${path}.${key}`,
      values.map((value) => ownValue(value, key)),
    ),
  )
}

/** A request that was not checked may have keys such as `constructor`, which every object has. */
function ownValue(value: unknown, key: string): unknown {
  return isFields(value) && Object.hasOwn(value as object, key) ? (value as Record<string, unknown>)[key] : undefined
}

/** Parts by their ids: one that is moved, or that comes first, is none that differs. */
function partsById(parts: unknown): unknown {
  return Array.isArray(parts) ? Object.fromEntries(parts.map((part: { readonly id: string }) => [part.id, part])) : undefined
}

function isPartsOrNone(value: unknown): boolean {
  if (value === undefined || value === null) return true
  const ids = Array.isArray(value) ? value.map((part: { readonly id?: unknown } | null) => part?.id) : [undefined]
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other))
}

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const LONGEST_LIST = 12
const LONGEST_TEXT = 60

/**
 * A value as a table shows it.
 * @param unit  of its numbers; a `fraction` is shown as percent
 */
export function valueText(value: unknown, unit = ''): string {
  if (value === undefined) return '–'
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberText(value, unit)
  if (Array.isArray(value)) return listText(value, unit)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}

function numberText(value: number, unit: string): string {
  const isShare = unit === 'fraction'
  const text = String(Number((isShare ? 100 * value : value).toPrecision(8)))
  return isShare ? `${text} %` : unit === '' ? text : `${text} ${unit}`
}

function listText(values: readonly unknown[], unit: string): string {
  const [first] = values
  if (values.length > 1 && typeof first !== 'object' && values.every((value) => value === first))
    return `${values.length} × ${valueText(first, unit)}`
  if (values.length > LONGEST_LIST || values.some((value) => typeof value === 'object')) return `${values.length} values`
  return values.map((value) => valueText(value, unit)).join(', ')
}
