import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import ts from 'typescript'
import { writeHandlers } from '../../codegen/handlers.ts'
import { writeOpenapiTypes } from '../../codegen/openapi-types.ts'
import { readOperations } from '../../codegen/operations.ts'
import { asDocument, smallDocument } from './small-document.ts'

const document = asDocument(smallDocument())
const generated = { '/openapi.gen.ts': await writeOpenapiTypes(document), '/handlers.gen.ts': writeHandlers(readOperations(document)) }

/** TypeScript's library declarations, read once for all programs. */
const libraryFiles = new Map<string, ts.SourceFile | undefined>()

/** Messages of the type checker for a `Handlers` object with these members. */
function typeErrors(members: string): readonly string[] {
  const files: Record<string, string> = {
    ...generated,
    '/host.d.ts': 'interface ReadableStream<T> { readonly held: T }',
    '/service.ts': `import type { Handlers } from './handlers.gen.ts'\nexport const handlers: Handlers<{ caller: string }> = {\n${members}\n}\n`,
  }
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    skipDefaultLibCheck: true,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const libFolder = join(ts.getDefaultLibFilePath(options), '..')
  host.getDefaultLibLocation = () => libFolder
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (path) => path in files || fileExists(path)
  host.readFile = (path) => files[path] ?? readFile(path)
  host.getSourceFile = (path, target) => {
    const text = files[path]
    if (text !== undefined) return ts.createSourceFile(path, text, target)
    const library = libraryFiles.get(path) ?? getSourceFile(path, target)
    libraryFiles.set(path, library)
    return library
  }
  const program = ts.createProgram(['/host.d.ts', '/service.ts'], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const FILL = `fillBox: async ({ body, params, query, headers, context }) => {
  const limit: number = query.limit
  const ratio: number | undefined = query.ratio
  const tag: string | undefined = headers['x-tag']
  const oil: boolean = body.lid.hinge.oil
  const text = params.box_id + context.caller + limit + ratio + tag
  return text === '' || !oil ? { status: 202, body: {} } : { status: 200, body: body.lid }
},`
const SEND = `sendFile: async ({ body }) => ({ status: 200, contentType: 'text/csv', body: body.bytes.subarray(0, body.contentType.length) }),`

describe('Handlers', () => {
  test('get parsed values with defaults, and return the declared answers', () => {
    expect(typeErrors(FILL + SEND)).toEqual([])
  })

  test('of a run-like operation take the body as it was sent', () => {
    const json = smallDocument()
    json.paths['/boxes/{box_id}'].post['x-run-like'] = true
    expect(writeHandlers(readOperations(asDocument(json)))).toContain('    readonly body: SentBody\n')
  })

  test('a missing handler does not compile', () => {
    expect(typeErrors(SEND).join()).toContain("Property 'fillBox' is missing")
  })

  test('an extra handler does not compile', () => {
    expect(typeErrors(`${FILL}${SEND} burnBox: async () => ({ status: 204 }),`).join()).toContain(
      "'burnBox' does not exist in type 'Handlers",
    )
  })

  test('an undeclared status does not compile', () => {
    expect(typeErrors(`fillBox: async () => ({ status: 201, body: {} }), ${SEND}`).join()).toContain(
      "Type '201' is not assignable to type '202'",
    )
  })

  test('a wrong body does not compile', () => {
    expect(typeErrors(`fillBox: async () => ({ status: 200, body: { angles: 1 } }), ${SEND}`).length).toBeGreaterThan(0)
  })

  test('a media type that is not declared does not compile', () => {
    expect(typeErrors(`${FILL} sendFile: async () => ({ status: 200, contentType: 'text/html', body: '' }),`).length).toBeGreaterThan(0)
  })

  test('an answer without content has no body', () => {
    expect(typeErrors(`${FILL} sendFile: async () => ({ status: 204 }),`)).toEqual([])
    expect(typeErrors(`${FILL} sendFile: async () => ({ status: 204, body: 'x', contentType: 'text/csv' }),`).length).toBeGreaterThan(0)
  })
})
