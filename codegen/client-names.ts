import { asList, asRecord, type Document, resolveObject, type Schema } from './document.ts'
import { DocumentError } from './stop.ts'

/** Suffixes of the type names that hey-api makes from an operation. */
const OPERATION_TYPES = ['Data', 'Error', 'Errors', 'Response', 'Responses']
const UNIONS = ['anyOf', 'oneOf']

/**
 * Stops on anything in the document that breaks client generators: two types that would get the
 * same name (ignoring case, because some generators write one file per type), a bare `null`, an
 * object as default. openapi-python-client leaves out every operation that has the first or the
 * last, with only a warning; openapi-generator crashes on the second.
 */
export function checkForClients(document: Document): void {
  const names = new GeneratedNames()
  for (const name of Object.keys(document.schemas)) names.add(name, name)
  for (const [name, schema] of Object.entries(document.schemas)) visit(schema, [name], name, names)
  for (const [path, item] of Object.entries(asRecord(document.json.paths, 'paths')))
    for (const [method, operation] of Object.entries(asRecord(item, path)))
      visitOperation(asRecord(operation, `${method} ${path}`), document, names)
}

/** The type names so far, and the places that use them. */
class GeneratedNames {
  private readonly places = new Map<string, string>()

  add(name: string, where: string): void {
    const key = name.toLowerCase()
    const other = this.places.get(key)
    if (other !== undefined && other !== where)
      throw new DocumentError(where, `client generators name its type ${name}, which is also the name of ${other}: rename one of them`)
    this.places.set(key, where)
  }
}

function visitOperation(operation: Record<string, unknown>, document: Document, names: GeneratedNames): void {
  const id = String(operation.operationId)
  const name = pascalCase(id)
  for (const suffix of OPERATION_TYPES) names.add(name + suffix, id)
  for (const entry of asList(operation.parameters ?? [], id)) {
    const parameter = resolveObject(entry, document, id)
    visit(asRecord(parameter.schema, id), [name + pascalCase(String(parameter.name))], `${id} parameter ${parameter.name}`, names)
  }
  const bodies = operation.requestBody === undefined ? [] : contentSchemas(operation.requestBody, document, id)
  for (const schema of bodies) visit(schema, [`${name}Body`, `${name}Request`], `${id} request body`, names)
  for (const [status, response] of Object.entries(asRecord(operation.responses, id)))
    for (const schema of contentSchemas(response, document, id)) visit(schema, [`${name}Response${status}`], `${id} ${status}`, names)
}

function contentSchemas(value: unknown, document: Document, where: string): Schema[] {
  const { content } = resolveObject(value, document, where)
  return Object.values(asRecord(content ?? {}, where)).map((media) => asRecord(asRecord(media, where).schema ?? {}, where))
}

/**
 * @param candidates  names that generators would give the schema if it needs its own type
 */
function visit(schema: Schema, candidates: readonly string[], where: string, names: GeneratedNames): void {
  if (schema.type === 'null')
    throw new DocumentError(where, 'a bare null is a type that generators cannot read: write ["object", "null"] with maxProperties 0')
  if (schema.$ref !== undefined) return
  if (typeof schema.default === 'object' && schema.default !== null && !Array.isArray(schema.default))
    throw new DocumentError(
      where,
      'generators cannot handle an object as default: remove the default, and describe what an absent value means',
    )
  if (hasOwnType(schema))
    for (const name of candidates) {
      names.add(name, where)
      if (Array.isArray(schema.type)) for (const at of schema.type.keys()) names.add(`${name}Type${at}`, where)
    }
  visitParts(schema, candidates[0] ?? '', where, names)
}

function visitParts(schema: Schema, name: string, where: string, names: GeneratedNames): void {
  for (const [key, property] of Object.entries(asRecord(schema.properties ?? {}, where)))
    visit(asRecord(property, where), [name + pascalCase(key)], `${where}.${key}`, names)
  const { items, prefixItems, additionalProperties } = schema
  for (const item of [items, ...asList(prefixItems ?? [], where)])
    if (isSchema(item)) visit(item, [`${name}Item`, `${name}Inner`], `${where}[]`, names)
  if (isSchema(additionalProperties)) visit(additionalProperties, [`${name}AdditionalProperty`, `${name}Value`], `${where}.*`, names)
  for (const part of asList(schema.allOf ?? [], where)) visitParts(asRecord(part, where), name, where, names)
  for (const keyword of UNIONS)
    asList(schema[keyword] ?? [], where).forEach((value, at) => {
      const branch = asRecord(value, where)
      if (branch.type !== 'null') visit(branch, [`${name}Type${at}`], `${where} branch ${at}`, names)
    })
}

/**
 * Whether generators write a type for the schema: an enum, an object, or a union of at least two
 * types besides null. Other schemas become scalars and lists of the language.
 */
function hasOwnType(schema: Schema): boolean {
  if ([schema.type].flat().includes('object') || schema.enum !== undefined) return true
  return UNIONS.some((keyword) => ((schema[keyword] as Schema[] | undefined) ?? []).filter(({ type }) => type !== 'null').length > 1)
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}
