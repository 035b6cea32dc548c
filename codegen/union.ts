import { asRecord, type Document, resolveSchema, type Schema } from './document.ts'
import { DocumentError } from './stop.ts'

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

/**
 * Condition that selects a branch: the JSON type of the value, at least one of the keys in `has`
 * (if any), and none of the keys in `lacks`.
 */
export interface BranchCondition {
  readonly type: JsonType
  readonly has: readonly string[]
  readonly lacks: readonly string[]
}

interface Branch {
  readonly schema: Schema
  readonly type: JsonType
  /** Required keys that no other object branch has, which identify the branch. */
  readonly marks: readonly string[]
}

/**
 * Conditions that select the branch of an `anyOf`, so that a value is checked against one branch
 * only, and gets the defaults and errors of that branch. The first true condition decides. The last
 * object branch gets every object that matches no other; a value of a type that no branch has
 * matches none, and the `type` of the union rejects it.
 */
export function branchConditions(branches: readonly Schema[], document: Document, where: string): readonly BranchCondition[] {
  const described = describe(branches, document, where)
  return described.map(({ type, marks }, at) => {
    if (described.some((other, i) => i !== at && other.type === type) && type !== 'object') {
      throw new DocumentError(where, `two branches have the type ${type}: the server could not tell which one a value belongs to`)
    }
    const later = described.slice(at + 1).filter((other) => other.type === type)
    if (later.length === 0) return { type, has: [], lacks: [] }
    const lacks = later.flatMap((other) => other.marks)
    if (marks.length === 0)
      throw new DocumentError(
        where,
        `branch ${at} has no required key that the other branches lack: the server could not tell when a value belongs to it`,
      )
    return { type, has: marks, lacks }
  })
}

function describe(branches: readonly Schema[], document: Document, where: string): readonly Branch[] {
  const resolved = branches.map((schema, at) => resolveSchema(schema, document, `${where} branch ${at}`))
  return resolved.map((schema, at) => {
    const others = resolved.filter((_, i) => i !== at)
    const marks = requiredKeys(schema, where).filter((key) => !others.some((other) => knownKeys(other, document, where).has(key)))
    return { schema, type: jsonType(schema, where), marks }
  })
}

/** JSON type of a branch; an `integer` is a number. */
function jsonType(schema: Schema, where: string): JsonType {
  if (schema.discriminator !== undefined) return 'object'
  const type = schema.type === 'integer' ? 'number' : schema.type
  if (typeof type !== 'string') throw new DocumentError(where, 'a branch of a union must have one type')
  return type as JsonType
}

/** Required keys of the schema; for a tagged union, its tag. */
function requiredKeys(schema: Schema, where: string): readonly string[] {
  if (schema.discriminator !== undefined) return [String(asRecord(schema.discriminator, where).propertyName)]
  return (schema.required as readonly string[] | undefined) ?? []
}

function knownKeys(schema: Schema, document: Document, where: string): ReadonlySet<string> {
  const members = (schema.oneOf as readonly Schema[] | undefined) ?? [schema]
  return new Set(members.flatMap((member) => Object.keys(asRecord(resolveSchema(member, document, where).properties ?? {}, where))))
}
