/** `bun run gen`: writes all files that are generated from openapi.json. */
import { join } from 'node:path'
import { generate } from './generate.ts'
import { DocumentError } from './stop.ts'

const root = join(import.meta.dirname, '..')
try {
  await generate(join(root, 'openapi.json'), root)
} catch (error) {
  if (!(error instanceof DocumentError)) throw error
  console.error(error.message)
  process.exit(1)
}
