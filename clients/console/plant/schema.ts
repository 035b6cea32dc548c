/** A JSON schema, as far as the schema of a run request uses them. */
export interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly 'x-unit'?: string
  readonly 'x-also-called'?: readonly (string | { readonly tool?: string; readonly names: readonly string[] })[]
}

/** A schema of the service, such as that of a run request, `run`. Fails: Error when it does not answer. */
export async function schemaOf(root: string, name: 'run' | 'scene'): Promise<Schema> {
  const answer = await fetch(`${root}api/schema/${name}.json`).catch(() => null)
  if (!answer?.ok) throw new Error('The service does not answer: is it still running?')
  return (await answer.json()) as Schema
}
