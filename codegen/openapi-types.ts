import openapiTS, { astToString } from 'openapi-typescript'
import type { Document } from './document.ts'

/**
 * Writes the types of the whole document. A field with a default is required, because the types
 * describe a parsed request.
 */
export async function writeOpenapiTypes(document: Document): Promise<string> {
  // openapi-typescript changes its input.
  return astToString(await openapiTS(structuredClone(document.json)))
}

/** Writes one short type name per component schema. */
export function writeSchemaAliases(document: Document): string {
  const aliases = Object.keys(document.schemas).map((name) => `export type ${name} = components['schemas']['${name}']`)
  return `import type { components } from './openapi.gen.ts'\n\n${aliases.join('\n')}\n`
}
