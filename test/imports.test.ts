import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { ALLOWED, alternativesOf, isAllowed, partOf, SHARED_SERVER, STAGES } from '../scripts/import-rules.ts'

const root = join(import.meta.dir, '..')

interface Import {
  from: string
  /** File relative to the root, or the name of a package. */
  to: string
  isPackage: boolean
  isTypeOnly: boolean
  /** Import path as written in the file. */
  specifier: string
}

const OWN_PACKAGES: Readonly<Record<string, string>> = {
  '@pvyield/contract/also-called': 'generated/also-called.gen.ts',
  '@pvyield/contract/schemas': 'generated/schemas.gen.ts',
  '@pvyield/contract/handlers': 'generated/handlers.gen.ts',
  '@pvyield/contract/routes': 'generated/routes.gen.ts',
  '@pvyield/contract/validators': 'generated/validators.gen.js',
  '@pvyield/contract/study-validators': 'generated/study-validators.gen.js',
  '@pvyield/engine': 'engine/index.ts',
  '@pvyield/engine/files': 'engine/files.ts',
  '@pvyield/engine/library': 'engine/library.ts',
  '@pvyield/engine/quick': 'engine/quick.ts',
  '@pvyield/engine/work': 'engine/work.ts',
  '@pvyield/console/build': 'clients/console/build.ts',
  '@pvyield/mcp': 'clients/mcp/src/index.ts',
  '@pvyield/sdk': 'clients/typescript/src/index.ts',
}

const files = [...new Bun.Glob('{engine,server,clients,codegen,generated,scripts}/**/*.{ts,tsx}').scanSync(root)]
  .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file) && !file.endsWith('.d.ts'))
  .sort()
const imports = files.flatMap(importsOf)

describe('imports', () => {
  test('every import between two parts is allowed by the list of rules', () => {
    expect(imports.filter((edge) => !edge.isPackage && !isAllowed(edge.from, edge.to)).map(show)).toEqual([])
  })

  test('every rule names parts and files that exist', () => {
    const known = [...new Set(files.flatMap((file) => [file, partOf(file)]))]
    const isStale = (pattern: RegExp) =>
      !alternativesOf(pattern.source).every((source) => known.some((name) => new RegExp(source).test(name)))
    expect(ALLOWED.flatMap(([part, allowed]) => [part, ...allowed]).filter(isStale)).toEqual([])
    expect(
      [...STAGES.map((stage) => `stage ${stage}`), ...SHARED_SERVER.map((folder) => `server/${folder}`)].filter(
        (part) => !known.includes(part),
      ),
    ).toEqual([])
    expect(alternativesOf('^(a|b)/c(d|e)$')).toEqual(['^a/cd$', '^a/ce$', '^b/cd$', '^b/ce$'])
  })

  test('a stage imports nothing from another stage, the chain or the server; a resource imports only the service and table of another', () => {
    const edges = [
      'engine/sun/index.ts -> engine/shading/index.ts',
      'engine/sun/index.ts -> engine/run.ts',
      'engine/files/weather/epw.ts -> engine/run.ts',
      'engine/core/frame.ts -> engine/sun/index.ts',
      'engine/run.ts -> server/config.ts',
      'server/runs/service.ts -> server/weather/store.ts',
      'server/charging/ledger/store.ts -> server/runs/table.ts',
      'server/runs/service.ts -> engine/run.ts',
      'server/workers/pool.ts -> server/runs/service.ts',
      'clients/typescript/src/index.ts -> generated/schemas.gen.ts',
      'clients/cli/up.ts -> server/assembly/app.ts',
      'engine/newcomer.ts -> engine/core/frame.ts',
    ]
    expect(edges.filter((edge) => isAllowed(...(edge.split(' -> ') as [string, string])))).toEqual([])
    expect(isAllowed('engine/sun/index.ts', 'engine/core/frame.ts')).toBe(true)
    expect(isAllowed('server/runs/service.ts', 'server/weather/service.ts')).toBe(true)
  })

  test('there are no import cycles, type imports included', () => {
    expect(firstCycle(imports.filter(({ from, isPackage }) => !isPackage && !from.startsWith('clients/typescript/generated/')))).toBeNull()
  })

  test('the engine imports only its own dependencies and no module of a host', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'engine', 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const foreign = imports.filter(
      (edge) => edge.from.startsWith('engine/') && edge.isPackage && !Object.hasOwn(dependencies, packageName(edge.to)),
    )
    expect(foreign.map(show)).toEqual([])
  })

  test('the stages import only types from the generated files', () => {
    const values = imports.filter(
      ({ from, to, isTypeOnly }) => to.startsWith('generated/') && partOf(from).startsWith('stage ') && !isTypeOnly,
    )
    expect(values.map(show)).toEqual([])
  })

  test.each(['server/main.ts', 'server/answer-thread.ts'])('the thread of %s loads nothing that runs a plant', (entry) => {
    const loaded = new Set<string>([entry])
    for (const file of loaded) for (const { from, to, isTypeOnly } of imports) if (from === file && !isTypeOnly) loaded.add(to)
    expect([...loaded].filter((file) => /^engine\/(index|run|chain)\.ts$/.test(file))).toEqual([])
    expect(loaded.has('engine/quick.ts')).toBe(true)
  })

  test('packages import each other by package name, never by file path', () => {
    const packages = ['engine/', 'server/', 'generated/', 'clients/typescript/', 'clients/mcp/']
    const outside = imports.filter(({ from, specifier }) => {
      const own = packages.find((folder) => from.startsWith(folder))
      return own !== undefined && specifier.startsWith('.') && !relative(root, join(root, dirname(from), specifier)).startsWith(own)
    })
    expect(outside.map(show)).toEqual([])
  })

  test('the SDK imports nothing from the other packages', () => {
    expect(imports.filter((edge) => edge.from.startsWith('clients/typescript/') && edge.isPackage).map(show)).toEqual([])
  })
})

/**
 * Every import of a file, found with the TypeScript parser: Bun's own scanner omits type imports.
 */
function importsOf(file: string): Import[] {
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean) => {
    if (specifier !== undefined && ts.isStringLiteral(specifier))
      found.push({ from: file, ...target(file, specifier.text), isTypeOnly, specifier: specifier.text })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ESNext))
  return found
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false
  if (importClause.isTypeOnly) return true
  const bindings = importClause.namedBindings
  return (
    importClause.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly)
  )
}

function target(file: string, specifier: string): Pick<Import, 'to' | 'isPackage'> {
  if (specifier.startsWith('.')) return { to: relative(root, join(root, dirname(file), specifier)), isPackage: false }
  const own = OWN_PACKAGES[specifier]
  return { to: own ?? specifier, isPackage: own === undefined }
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function show({ from, to }: Import): string {
  return `${from} -> ${to}`
}

/** The first import cycle as a path of files; null when there is none. */
function firstCycle(edges: readonly Import[]): readonly string[] | null {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const to of next.get(file) ?? []) {
      const cycle = visit(to, [...path, file])
      if (cycle !== null) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of files) {
    const cycle = visit(file, [])
    if (cycle !== null) return cycle
  }
  return null
}
