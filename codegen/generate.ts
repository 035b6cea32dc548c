import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAlsoCalled } from './also-called.ts'
import { checkForClients } from './client-names.ts'
import { type Document, readDocument } from './document.ts'
import { writeHandlers } from './handlers.ts'
import { writeMethods } from './methods.ts'
import { writeOpenapiTypes, writeSchemaAliases } from './openapi-types.ts'
import { type Operation, readOperations } from './operations.ts'
import { withPartialSections } from './partial-sections.ts'
import { writePythonOperations } from './python-operations.ts'
import { PythonTypes } from './python-types.ts'
import { writeRoutes } from './routes.ts'
import { writeSdk } from './sdk.ts'
import { writeValidators } from './validators.ts'

/**
 * Folders of generated files, relative to the root. Only `package.json` and `tsconfig.json` in them
 * are written by hand.
 */
export const GENERATED = 'generated'
export const GENERATED_SDK = join('clients', 'typescript', 'generated')
export const GENERATED_PYTHON = join('clients', 'python', 'src', 'pvyield', 'generated')

/**
 * First line of every generated file. It is constant, so an edit of the document changes no file in
 * this line alone.
 */
const HEADER = '// Written by codegen from openapi.json. Do not edit: bun run gen.\n'
const PYTHON_HEADER = HEADER.replace('//', '#')

/**
 * Reads the document and writes every generated file under `root`. Writes nothing when the document
 * is invalid.
 */
export async function generate(documentPath: string, root: string): Promise<void> {
  const document = readDocument(documentPath)
  const operations = readOperations(document)
  checkForClients(document)
  const validators = writeValidators(document, operations)
  const files: Record<string, string> = {
    'openapi.gen.ts': await writeOpenapiTypes(document),
    'schemas.gen.ts': writeSchemaAliases(document),
    'also-called.gen.ts': writeAlsoCalled(document),
    'handlers.gen.ts': writeHandlers(operations),
    'routes.gen.ts': writeRoutes(operations),
    'validators.gen.js': validators.bodies,
    'validators.gen.d.ts': validators.declarations,
    'parameter-validators.gen.js': validators.parameters,
    'study-validators.gen.js': validators.studies,
    'study-validators.gen.d.ts': validators.studyDeclarations,
  }
  const folder = join(root, GENERATED)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), HEADER + text)
  writeFileSync(join(folder, 'CONTRACT'), `${document.sha256}  openapi.json\n`) // the format that sha256sum --check reads
  const typed = withPartialSections(document)
  const sdkFolder = join(root, GENERATED_SDK)
  await writeSdk(typed, sdkFolder)
  writeFileSync(join(sdkFolder, 'operations.gen.ts'), writeMethods(operations, document))
  for (const path of filesIn(sdkFolder)) writeFileSync(path, HEADER + readFileSync(path, 'utf8'))
  writePython(typed, operations, join(root, GENERATED_PYTHON))
}

function writePython(document: Document, operations: readonly Operation[], folder: string): void {
  const types = new PythonTypes(document)
  const files = {
    '__init__.py': '',
    'operations.py': writePythonOperations(operations, document, types), // before `types`, to which it adds
    'types.py': types.write(),
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), PYTHON_HEADER + text)
}

/** Paths of all files below the folder, sorted. */
export function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
