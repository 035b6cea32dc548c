import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Schema {
  $ref?: string
  const?: unknown
  type?: string | string[]
  enum?: unknown[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  minItems?: number
}

/** A field of the run request that has a value and no fields of its own. */
export interface Leaf {
  /** Dot path, the model of a tagged section in brackets: `module[pvsyst].gamma`. */
  readonly name: string
  readonly keys: readonly string[]
  /** The model that the section of the leaf must have; null where the section has no models. */
  readonly model: string | null
  readonly schema: Schema
}

const { schemas } = (
  JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')) as {
    components: { schemas: Record<string, Schema> }
  }
).components

function resolved(schema: Schema): Schema {
  const { $ref, ...own } = schema
  return $ref === undefined ? schema : { ...resolved(schemas[$ref.split('/').at(-1) ?? ''] as Schema), ...own }
}

/**
 * The branches of a section that have fields of their own: neither null nor an id of the library or
 * of stored weather.
 */
function branches(schema: Schema): Schema[] {
  const { oneOf, anyOf } = resolved(schema)
  const all = oneOf ?? anyOf
  if (all === undefined) return [resolved(schema)]
  return all.flatMap(branches).filter(({ properties }) => properties === undefined || !Object.hasOwn(properties, 'id'))
}

function leavesOf(schema: Schema, keys: readonly string[], name: string, model: string | null): Leaf[] {
  const all = branches(schema)
  const isTagged = all.filter(({ properties }) => properties !== undefined).length > 1
  return all.flatMap((branch) => {
    if (branch.properties === undefined) return branch.type === 'null' ? [] : [{ name, keys, model, schema: resolved(schema) }]
    const own = isTagged ? String(resolved(branch.properties.model ?? {}).const) : null
    const prefix = `${name}${own === null ? '' : `[${own}]`}${name === '' ? '' : '.'}`
    const properties = Object.entries(branch.properties).filter(([key]) => own === null || key !== 'model') // the tag chooses the section
    return properties.flatMap(([key, property]) => leavesOf(property, [...keys, key], prefix + key, own ?? model))
  })
}

/** Every leaf of `RunRequest`, in document order. */
export const REQUEST_LEAVES: readonly Leaf[] = leavesOf({ $ref: '#/components/schemas/RunRequest' }, [], '', null)

/** Other values for a leaf, within its bounds, with which a plant may run. */
export function otherValues({ schema }: Leaf, value: unknown): unknown[] {
  if (schema.enum !== undefined) return schema.enum.filter((choice) => choice !== value)
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return otherNumbers(schema, value)
  if (Array.isArray(value) && value.length > 0) return otherLists(value)
  const types = [schema.type].flat()
  const nulls = value !== null && types.includes('null') ? [null] : []
  if (types.includes('number') || types.includes('integer')) return [...nulls, ...otherNumbers(schema, middleOf(schema))]
  if (types.includes('array') && schema.items !== undefined && schema.minItems !== undefined) {
    const item = resolved(schema.items)
    return item.type === 'number' ? [...nulls, new Array<number>(schema.minItems).fill(middleOf(item))] : nulls // not sections
  }
  if (types.includes('string')) return [...nulls, '2023-05-17T00:00', 'another']
  return nulls
}

function middleOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): number {
  const low = minimum ?? exclusiveMinimum ?? -1
  const high = Math.min(maximum ?? exclusiveMaximum ?? 1, low + 100)
  return (low + high) / 2
}

const SHARES = [0.9, 1.1, 0.5, 2]
const STEPS = [1, -1, 0.1, -0.1, 0.001, -0.001]

function otherNumbers(schema: Schema, value: number): number[] {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, exclusiveMinimum, exclusiveMaximum } = schema
  const isWhole = [schema.type].flat().includes('integer')
  const near = [...SHARES.map((share) => share * value), ...STEPS.map((step) => value + step), minimum, maximum, middleOf(schema)]
  const isAllowed = (number: number): boolean =>
    Number.isFinite(number) &&
    number !== value &&
    number >= minimum &&
    number <= maximum &&
    !(exclusiveMinimum !== undefined && number <= exclusiveMinimum) &&
    !(exclusiveMaximum !== undefined && number >= exclusiveMaximum)
  return [...new Set(near.map((number) => (isWhole ? Math.round(number) : number)))].filter(isAllowed)
}

function scaled(item: unknown, share: number): unknown {
  if (typeof item === 'number') return item * share
  if (typeof item === 'string') return item.replace(/^\d{4}/, '2013') // a stamp of another year
  if (Array.isArray(item)) return item.map((inner) => scaled(inner, share))
  if (typeof item === 'object' && item !== null)
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, scaled(inner, share)]))
  return item
}

/** The list with all numbers, or one of them, slightly lower or higher. */
function otherLists(list: readonly unknown[]): unknown[] {
  const middle = list.length >> 1
  return [
    list.map((item) => scaled(item, 0.9)),
    list.map((item) => scaled(item, 1.05)),
    list.map((item, k) => (k === middle ? scaled(item, 0.9) : item)),
  ]
}
