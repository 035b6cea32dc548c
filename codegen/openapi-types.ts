import openapiTS, { astToString } from 'openapi-typescript'
import type { Document } from './document.ts'

/** Types of the whole document. A field with a default is required: the types are those of a parsed request. */
export async function writeOpenapiTypes(document: Document): Promise<string> {
  // openapi-typescript edits its input.
  return astToString(await openapiTS(structuredClone(document.json)))
}

/** One name a component schema, for imports that read well. */
export function writeSchemaAliases(document: Document): string {
  const aliases = Object.keys(document.schemas).map((name) => `export type ${name} = components['schemas']['${name}']`)
  return `import type { components } from './openapi.gen.ts'\n\n${aliases.join('\n')}\n`
}
