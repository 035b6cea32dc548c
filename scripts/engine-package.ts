/**
 * `bun run build` in `engine/`: writes `engine/dist/`, the package as hosts without Bun install it
 * (`npm pack ./dist`): one module per entry point, with what they share in chunks, its declarations,
 * its tables and the licences. It depends on no other package.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dir, '..')
export const ENGINE = join(ROOT, 'engine')

/** Entry points by what a host needs; the first is everything. */
export const ENTRIES = ['index', 'quick', 'work', 'files', 'library', 'studies', 'weather'] as const
/** Read by the host when it needs them. */
const TABLES = ['climate/table.bin', 'library/modules.bin', 'library/inverters.bin']
const ENGINE_FILES = [...TABLES, 'library/NOTICE.md', 'example', 'README.md']
/** Types alone. */
const CONTRACT_TYPES = ['schemas.gen.ts', 'openapi.gen.ts', 'handlers.gen.ts', 'validators.gen.d.ts', 'study-validators.gen.d.ts']
const LICENCES = ['LICENSE', 'NOTICE', 'THIRD-PARTY']

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly description: string
}

/** The modules of the package by their file names. */
export async function engineModules(): Promise<Map<string, string>> {
  const { outputs } = await Bun.build({
    entrypoints: ENTRIES.map((entry) => join(ENGINE, `${entry}.ts`)),
    target: 'browser',
    format: 'esm',
    minify: true,
    splitting: true,
  })
  return new Map(await Promise.all(outputs.map(async (output) => [output.path.replace(/^\.\//, ''), await output.text()] as const)))
}

/** What an entry point loads before its first line runs: itself and the chunks that it imports, but not those that it may import later. */
export function loadedBy(entry: string, modules: ReadonlyMap<string, string>): string[] {
  const loaded: string[] = []
  const open = [`${entry}.js`]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (loaded.includes(name)) continue
    loaded.push(name)
    const text = modules.get(name) ?? ''
    open.push(...[...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, chunk = '']) => chunk))
  }
  return loaded
}

/** The manifest of the package as it is installed. */
function manifestOf({ name, version, license, description }: Manifest): object {
  const entries = ENTRIES.map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    { types: `./types/engine/${entry}.d.ts`, default: `./${entry}.js` },
  ])
  return {
    name,
    version,
    license,
    type: 'module',
    description,
    sideEffects: false,
    exports: Object.fromEntries([...entries, ...TABLES.map((path) => [`./${path}`, `./${path}`])]),
  }
}

/** Declarations name the generated types by their package, which nobody else has: they go along. */
function withContract(types: string): void {
  const generated = join(types, 'generated')
  mkdirSync(generated)
  for (const name of CONTRACT_TYPES) cpSync(join(ROOT, 'generated', name), join(generated, name.replace(/(\.d)?\.ts$/, '.d.ts')))
  for (const path of new Bun.Glob('engine/**/*.d.ts').scanSync(types)) {
    const file = join(types, path)
    const folder = relative(dirname(file), generated)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(['"])@pvyield\/contract\/(\w+)\1/g, `'${folder}/$2.gen.js'`))
  }
}

/** Writes the package. @param dist  an empty folder, or one that this made before */
export async function writeEnginePackage(dist: string): Promise<void> {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  for (const [name, text] of await engineModules()) writeFileSync(join(dist, name), text)
  const tsc = Bun.spawnSync(
    [
      'bun',
      join(ROOT, 'node_modules/typescript-native/bin/tsc'),
      '-p',
      join(ENGINE, 'tsconfig.build.json'),
      '--outDir',
      join(dist, 'types'),
    ],
    { stderr: 'inherit' },
  )
  if (tsc.exitCode !== 0) throw new Error(tsc.stdout.toString())
  withContract(join(dist, 'types'))
  for (const path of ENGINE_FILES) cpSync(join(ENGINE, path), join(dist, path), { recursive: true })
  for (const path of LICENCES.filter((name) => existsSync(join(ROOT, name)))) cpSync(join(ROOT, path), join(dist, path))
  const manifest = manifestOf(JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8')) as Manifest)
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

if (import.meta.main) await writeEnginePackage(join(ENGINE, 'dist'))
