import { openapi } from '../http/document.ts'

type Schema = Readonly<Record<string, unknown>>

/** A field of a body, found in the document. */
export interface DocumentField {
  /** Path of the field without indices, such as `scene.types.width`. */
  readonly key: string
  readonly isSection: boolean
  readonly schema: Schema
  /** Values of a field that accepts a few names. */
  readonly options: readonly string[]
  /** Models of a module or inverter that have the field; empty when all of them do. */
  readonly models: readonly string[]
}

interface Found {
  isSection: boolean
  schema: Schema
  options: Set<string>
  models: Set<string>
}

/**
 * Every field of a schema of the document, in its order, with the fields of the objects inside.
 * @param prefix  put in front of each key, with its dot; '' for none
 * @param isDeep  false for the fields of the schema alone
 */
export function fieldsOf(name: string, prefix = '', isDeep = true): DocumentField[] {
  const found = new Map<string, Found>()
  const root = openapi().components.schemas[name]
  if (root === undefined) throw new Error(`The document has no schema ${name}`)
  collect(root, prefix, null, { found, isDeep, isTop: true })
  return [...found].map(([key, { isSection, schema, options, models }]) => ({
    key,
    isSection,
    schema,
    options: [...options],
    models: [...models],
  }))
}

interface Walk {
  readonly found: Map<string, Found>
  readonly isDeep: boolean
  readonly isTop: boolean
}

function collect(schema: Schema, prefix: string, model: string | null, { found, isDeep, isTop }: Walk): void {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>
  for (const [name, property] of Object.entries(properties)) {
    const key = `${prefix}${name}`
    const branches = branchesOf(property)
    const objects = branches.filter(({ properties: inner }) => inner !== undefined)
    const entry = found.get(key) ?? {
      isSection: isTop && isDeep && objects.length > 0,
      schema: { ...branches.find(({ type }) => type !== 'null'), ...property },
      options: new Set<string>(),
      models: new Set<string>(),
    }
    found.set(key, entry)
    for (const option of branches.flatMap(namesIn)) entry.options.add(option)
    if (model !== null) entry.models.add(model)
    if (!isDeep) continue
    for (const object of objects) collect(object, `${key}.`, tagOf(object) ?? model, { found, isDeep, isTop: false })
  }
}

/** The schemas that a value of this schema may have: references resolved, unions and lists opened. */
function branchesOf(schema: Schema): Schema[] {
  const { $ref, anyOf, oneOf, items } = schema as { $ref?: string; anyOf?: Schema[]; oneOf?: Schema[]; items?: Schema }
  if ($ref !== undefined) return branchesOf(openapi().components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {})
  if (anyOf !== undefined) return anyOf.flatMap(branchesOf)
  if (oneOf !== undefined) return oneOf.flatMap(branchesOf)
  return items === undefined ? [schema] : [schema, ...branchesOf(items).filter(({ properties }) => properties !== undefined)]
}

function namesIn({ enum: values, const: only }: Schema): string[] {
  const names = Array.isArray(values) ? values : [only]
  return names.filter((value) => typeof value === 'string')
}

/** The model of a module or inverter section. */
function tagOf({ properties }: Schema): string | null {
  const tag = (properties as Readonly<Record<string, Schema>> | undefined)?.model
  return typeof tag?.const === 'string' ? tag.const : null
}
