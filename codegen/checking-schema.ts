import { asList, asRecord, asText, type Document, type Schema, schemaName } from './document.ts'
import { DocumentError } from './stop.ts'
import { branchConditions } from './union.ts'

/**
 * Keywords that the server checks without translation. `format` is not one of them: Ajv would not
 * check it.
 */
const CHECKED = new Set(
  'type const enum minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems minProperties maxProperties required'.split(
    ' ',
  ),
)
/** Keywords that are only documentation. */
const NOTES = new Set(
  'title description examples deprecated x-unit x-open-because x-partial-of x-typed-as x-also-called x-headings'.split(' '),
)

/**
 * Input of the validator compiler: the component schemas of requests in keywords of Ajv, by name.
 */
export type CheckingSchemas = ReadonlyMap<string, Schema>

/**
 * Translates the schemas that requests use for Ajv: `$ref` by name, unions by `choose`, no
 * documentation.
 * Stops on anything that the server would not check, and on a field without description.
 * @param roots  names of the component schemas that requests start from
 */
export function checkingSchemas(roots: readonly string[], document: Document): CheckingSchemas {
  const done = new Map<string, Schema>()
  const waiting = [...roots]
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (done.has(name)) continue
    const translate = new Translation(document, (used) => waiting.push(used))
    done.set(name, translate.schema(document.schemas[name] as Schema, name))
  }
  return new Map([...done].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The schema of a parameter: a scalar with its bounds. */
export function checkingParameter(schema: Schema, document: Document, where: string): Schema {
  return new Translation(document, () => undefined).schema(schema, where)
}

class Translation {
  constructor(
    private readonly document: Document,
    private readonly use: (name: string) => void,
  ) {}

  schema(schema: Schema, where: string): Schema {
    const result: Record<string, unknown> = {}
    for (const [keyword, value] of Object.entries(schema)) {
      if (CHECKED.has(keyword)) result[keyword] = value
      else if (!NOTES.has(keyword)) Object.assign(result, this.keyword(keyword, value, schema, where))
    }
    return result
  }

  private keyword(keyword: string, value: unknown, schema: Schema, where: string): Schema {
    switch (keyword) {
      case '$ref':
        return { $ref: this.ref(value, where) }
      case 'default':
        return { default: value }
      case 'properties':
        return { properties: this.properties(asRecord(value, where), schema, where) }
      case 'additionalProperties':
        return { additionalProperties: this.additional(value, schema, where) }
      case 'propertyNames':
        return { names: namePattern(asRecord(value, where), where) }
      case 'items':
        return { items: value === false ? false : this.schema(asRecord(value, where), `${where}[]`) }
      case 'prefixItems':
        return { prefixItems: asList(value, where).map((item, i) => this.schema(asRecord(item, where), `${where}[${i}]`)) }
      case 'anyOf':
        return this.anyOf(
          asList(value, where).map((branch) => asRecord(branch, where)),
          where,
        )
      case 'oneOf':
        return this.taggedUnion(asList(value, where), schema, where)
      case 'discriminator':
        if (schema.oneOf === undefined)
          throw new DocumentError(where, 'has a discriminator but no oneOf: add oneOf, or remove the discriminator')
        return {}
      default:
        throw new DocumentError(
          where,
          `the server would not check the keyword ${keyword}: use one that codegen/checking-schema.ts supports`,
        )
    }
  }

  private ref(value: unknown, where: string): string {
    const name = schemaName(value, this.document, where)
    this.use(name)
    return name
  }

  private properties(properties: Record<string, unknown>, schema: Schema, where: string): Schema {
    if (schema.additionalProperties === undefined)
      throw new DocumentError(where, 'an object in a request must have additionalProperties: false')
    return Object.fromEntries(
      Object.entries(properties).map(([key, value]) => {
        const property = asRecord(value, `${where}.${key}`)
        asText(property.description, `${where}.${key} description`)
        return [key, this.schema(property, `${where}.${key}`)]
      }),
    )
  }

  private additional(value: unknown, schema: Schema, where: string): unknown {
    if (value === false) return false
    if (value !== true) return this.schema(asRecord(value, where), `${where}.*`)
    asText(schema['x-open-because'], `${where} is an open object in a request: its x-open-because`)
    return true
  }

  /** A union whose branch is selected by type and keys: see `branchConditions`. */
  private anyOf(branches: readonly Schema[], where: string): Schema {
    const conditions = branchConditions(branches, this.document, where)
    return {
      type: [...new Set(conditions.map(({ type }) => type))],
      choose: branches.map((branch, i) => this.schema(branch, `${where} branch ${i}`)),
      chooseBy: conditions,
    }
  }

  /**
   * A union whose branch is selected by its tag. Ajv does this itself, but does not support
   * `discriminator.mapping`.
   */
  private taggedUnion(branches: readonly unknown[], schema: Schema, where: string): Schema {
    const { propertyName } = asRecord(schema.discriminator, `${where} (oneOf needs a discriminator) discriminator`)
    const refs = branches.map((branch) => ({ $ref: this.ref(asRecord(branch, where).$ref, where) }))
    return { type: 'object', discriminator: { propertyName }, oneOf: refs }
  }
}

/** Names of an object have a pattern and nothing else. */
function namePattern({ pattern, ...others }: Record<string, unknown>, where: string): string {
  if (Object.keys(others).length > 0) throw new DocumentError(where, 'propertyNames may have a pattern and nothing else')
  return asText(pattern, `${where} propertyNames.pattern`)
}
