import type { Choices } from './seeded.ts'

export type Schema = Readonly<Record<string, unknown>>
export type Schemas = Readonly<Record<string, Schema>>

/** Length of the longest generated list. The document allows much longer ones. */
const LIST_MAX = 30

/** Generates values that a schema of the document allows: within its bounds, and often at them. */
export class ValidValues {
  constructor(
    private readonly schemas: Schemas,
    private readonly choices: Choices,
    /** Existing ids, by the name of the schema that accepts them. */
    private readonly ids: Readonly<Record<string, string>>,
  ) {}

  make(schema: Schema): unknown {
    if (schema.$ref !== undefined) {
      const id = this.ids[nameIn(schema.$ref)]
      return id !== undefined && this.choices.chance(0.8) ? { id } : this.make(this.resolve(schema.$ref))
    }
    if (schema.enum !== undefined) return this.choices.of(schema.enum as readonly unknown[])
    if (schema.const !== undefined) return schema.const
    const branches = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
    if (branches !== undefined) return this.make(this.choices.of(branches))
    switch (this.choices.of([schema.type].flat())) {
      case 'object':
        return this.object(schema)
      case 'array':
        return this.array(schema)
      case 'number':
        return this.number(schema)
      case 'integer':
        return Math.round(this.number(schema))
      case 'boolean':
        return this.choices.chance(0.5)
      case 'string':
        return this.string(schema)
      default:
        return null
    }
  }

  private resolve(ref: unknown): Schema {
    const schema = this.schemas[nameIn(ref)]
    if (schema === undefined) throw new Error(`The document has no ${ref}`)
    return schema
  }

  private object(schema: Schema): Record<string, unknown> {
    const required = (schema.required ?? []) as readonly string[]
    const properties = Object.entries((schema.properties ?? {}) as Schemas)
    return Object.fromEntries(
      properties.filter(([key]) => required.includes(key) || this.choices.chance(0.3)).map(([key, property]) => [key, this.make(property)]),
    )
  }

  private array(schema: Schema): unknown[] {
    const least = Number(schema.minItems ?? 0)
    const most = Math.min(Number(schema.maxItems ?? LIST_MAX), Math.max(least, LIST_MAX))
    const length = Math.round(this.choices.between(least, most))
    return Array.from({ length }, () => this.make(schema.items as Schema))
  }

  private number(schema: Schema): number {
    const low = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1e6)
    const high = Number(schema.maximum ?? schema.exclusiveMaximum ?? Math.max(1e6, low))
    const inside = this.choices.between(low, high)
    const [atLow, atHigh] = [schema.exclusiveMinimum === undefined ? low : inside, schema.exclusiveMaximum === undefined ? high : inside]
    return this.choices.of([inside, inside, low + (high - low) * this.choices.next() ** 4, atLow, atHigh])
  }

  private string(schema: Schema): string {
    const pattern = String(schema.pattern ?? '')
    if (pattern.startsWith('^met_')) return 'met_0123456789abcdef'
    if (pattern.includes('T')) return this.choices.of(['2001-01-01T00:00', '2023-06-21T12:30', '0000-13-45T99:99', '9999-12-31T23:59'])
    return this.choices.of(['', 'a', 'Müller & Söhne', '☀'.repeat(10), '__proto__', "'; drop table runs; --"])
  }
}

function nameIn(ref: unknown): string {
  return String(ref).replace(/^.*\//, '')
}
