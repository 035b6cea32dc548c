import { asList, asRecord, type Document, resolveSchema, type Schema, schemaName } from './document.ts'
import { pythonString } from './python-text.ts'
import { DocumentError } from './stop.ts'

const SCALARS: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
}

/** Reserved words of Python that a name of the document may be: no class has a field of such a name. */
const RESERVED = new Set([
  'from',
  'in',
  'is',
  'as',
  'if',
  'or',
  'and',
  'not',
  'for',
  'class',
  'global',
  'import',
  'return',
  'with',
  'lambda',
])

/** Keywords that are added to the documentation of a field, and the words for them. */
const FACTS = {
  'x-unit': 'Unit',
  default: 'Default',
  minimum: 'Minimum',
  exclusiveMinimum: 'Above',
  maximum: 'Maximum',
  exclusiveMaximum: 'Below',
  minItems: 'Items, at least',
  maxItems: 'Items, at most',
} as const

/**
 * The types of the Python SDK: one `TypedDict` per object, one alias per other schema, in the order
 * of the document. Types of inline objects are added when an annotation needs them. A type without
 * other keys is final: `"run_id" in answer` then shows type checkers which of two answers it is.
 */
export class PythonTypes {
  private readonly definitions = new Map<string, string>()

  constructor(private readonly document: Document) {
    for (const [name, schema] of Object.entries(document.schemas)) this.define(name, schema)
  }

  /** The module `types`. */
  write(): string {
    const names = [...this.definitions.keys()].sort()
    return `"""Requests and answers of the service, with the names and keys of its OpenAPI document."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, final

__all__ = [
${names.map((name) => `    "${name}",`).join('\n')}
]

${[...this.definitions.values()].join('\n\n')}`
  }

  /**
   * The annotation of a schema.
   * @param name  name of the type if the schema needs its own
   * @param prefix  written before the names of types, `types.` in other modules
   */
  annotation(schema: Schema, name: string, prefix = ''): string {
    if (schema.$ref !== undefined) return prefix + schemaName(schema.$ref, this.document, name)
    if (schema.const !== undefined) return literal([schema.const], name)
    if (schema.enum !== undefined) return literal(asList(schema.enum, name), name)
    const branches = schema.anyOf ?? schema.oneOf
    if (branches !== undefined)
      return union(asList(branches, name).map((branch, at) => this.annotation(asRecord(branch, name), `${name}Type${at}`, prefix)))
    if (schema.type === undefined) return 'Any'
    return union([schema.type].flat().map((type) => this.ofType(String(type), schema, name, prefix)))
  }

  private ofType(type: string, schema: Schema, name: string, prefix: string): string {
    const scalar = SCALARS[type]
    if (scalar !== undefined) return scalar
    if (type === 'array') {
      const items = asRecord(schema.items ?? {}, name)
      return `list[${this.annotation(items, `${name}Item`, prefix)}]`
    }
    if (type !== 'object') throw new DocumentError(name, `the Python SDK has no type for ${type}`)
    if (schema.properties !== undefined) {
      if (!this.definitions.has(name)) this.define(name, schema)
      return prefix + name
    }
    const values = schema.additionalProperties
    const value = typeof values === 'object' && values !== null ? this.annotation(values as Schema, `${name}Value`, prefix) : 'Any'
    return `dict[str, ${value}]`
  }

  private define(name: string, schema: Schema): void {
    this.definitions.set(name, '') // the place among the others: before the types of its fields
    const whole = schema.allOf === undefined ? schema : this.merged(schema, name)
    const description = docstring(schema)
    if (whole.properties === undefined) {
      this.definitions.set(name, `${name}: TypeAlias = ${later(this.annotation(whole, name))}\n${description}\n`)
      return
    }
    const required = new Set(asList(whole.required ?? [], name))
    const fields = Object.entries(asRecord(whole.properties, name)).map(([key, value]) => {
      if (!/^[a-z_]\w*$/i.test(key)) throw new DocumentError(`${name}.${key}`, 'is no name for a field in Python')
      const property = asRecord(value, `${name}.${key}`)
      const type = later(this.annotation(property, name + pascalCase(key)))
      return { key, type: required.has(key) ? type : `NotRequired[${type}]`, text: docstring(property) }
    })
    const final = schema.additionalProperties === false ? '@final\n' : ''
    // A class has no field of a reserved word, but it can have one by a base that is no class.
    const reserved = fields.filter(({ key }) => RESERVED.has(key))
    const base = reserved.length === 0 ? 'TypedDict' : `_${name}Reserved`
    const items = reserved.map(({ key, type, text }) => `        "${key}": ${type},  # ${text.slice(3, -3)}\n`)
    const before = reserved.length === 0 ? '' : `${base} = TypedDict(\n    "${base}",\n    {\n${items.join('')}    },\n)\n\n`
    const lines = fields.flatMap(({ key, type, text }) =>
      RESERVED.has(key) ? [] : [`    ${key}: ${type}\n${text === '' ? '' : `    ${text}\n`}`],
    )
    this.definitions.set(name, `${before}${final}class ${name}(${base}):\n    ${description}\n\n${lines.join('')}`)
  }

  /** An `allOf` as one object: in Python, a field of a base class cannot be narrowed. */
  private merged(schema: Schema, name: string): Schema {
    const properties: Record<string, unknown> = {}
    const required: unknown[] = []
    for (const value of asList(schema.allOf, name)) {
      const part = resolveSchema(asRecord(value, name), this.document, name)
      const whole = part.allOf === undefined ? part : this.merged(part, name)
      Object.assign(properties, whole.properties)
      required.push(...asList(whole.required ?? [], name))
    }
    return { properties, required }
  }
}

export function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}

/** What editors show with a type or a field: the description, unit, default and bounds. */
export function factsOf(schema: Schema): string[] {
  return Object.entries(FACTS).flatMap(([keyword, word]) => {
    const value = schema[keyword]
    return value === undefined ? [] : [`${word}: ${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}.`]
  })
}

function docstring(schema: Schema): string {
  const { description } = schema
  const words = [...(typeof description === 'string' ? [description] : []), ...factsOf(schema)]
  return words.length === 0 ? '' : pythonString(words.join(' '), '"""')
}

/** An annotation that names other types is a string: they may be defined below. */
function later(annotation: string): string {
  const names = annotation.replaceAll(/"(\\.|[^"])*"/g, '').match(/\b[A-Z]\w*/g) ?? []
  return names.every((name) => ['Any', 'Literal', 'None'].includes(name)) ? annotation : pythonString(annotation)
}

/** Floating-point numbers cannot be literals in Python: an enum of them is a `float`. */
function literal(values: readonly unknown[], where: string): string {
  const words = values.map((value) => {
    if (value === null) return 'None'
    if (typeof value === 'boolean') return value ? 'True' : 'False'
    if (typeof value === 'number') return Number.isInteger(value) ? String(value) : null
    if (typeof value !== 'string') throw new DocumentError(where, 'has a value that the Python SDK cannot write')
    return pythonString(value)
  })
  return words.includes(null) ? 'float' : `Literal[${words.join(', ')}]`
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ')
}
