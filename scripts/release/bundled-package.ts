import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_FILES, fontFile } from '../../clients/report/font-files.ts'
import { LICENCE_FILES } from '../third-party.ts'

const ROOT = join(import.meta.dir, '..', '..')

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly description: string
  /** Its modules by their entry points. */
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

/**
 * Writes a package of this repository as hosts without Bun install it: a module per entry point, with what they share and
 * what they need of others in chunks, its declarations, and the licences. It depends on packages of this repository alone.
 * @param folder  of the package
 * @param dist    an empty folder, or one that this made before
 */
export async function writeBundledPackage(folder: string, dist: string): Promise<void> {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const own = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@pvyield/'))
  await bundle(folder, dist, [...Object.values(manifest.exports), ...Object.values(manifest.bin ?? {})], own)
  writeDeclarations(folder, dist)
  if (Object.values(manifest.exports).includes('./font-files.ts')) copyFonts(dist)
  for (const path of LICENCE_FILES) cpSync(join(ROOT, path), join(dist, path))
  if (existsSync(join(folder, 'README.md'))) cpSync(join(folder, 'README.md'), join(dist, 'README.md'))
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(installedManifest(manifest, own), null, 2)}\n`)
}

async function bundle(folder: string, dist: string, entries: readonly string[], external: readonly string[]): Promise<void> {
  const { success, logs } = await Bun.build({
    entrypoints: entries.map((entry) => join(folder, entry)),
    root: folder,
    outdir: dist,
    target: 'node',
    format: 'esm',
    splitting: true,
    minify: { whitespace: true, syntax: true },
    external: [...external],
    plugins: [
      {
        name: 'fonts next to the modules',
        setup: (build) => {
          build.onLoad({ filter: /[/\\]font-files\.ts$/ }, ({ path }) => ({
            contents: withOwnFonts(readFileSync(path, 'utf8')),
            loader: 'ts',
          }))
        },
      },
    ],
  })
  if (!success) throw new Error(logs.map(String).join('\n'))
}

/** Bun finds the package of the typeface; other hosts have its two files in this package. */
function withOwnFonts(source: string): string {
  const moved = source.replace(/Bun\.resolveSync\(.*\)/, "fileURLToPath(new URL('./fonts/' + name, import.meta.url))")
  if (moved === source)
    throw new Error('clients/report/font-files.ts finds its files in another way: correct scripts/release/bundled-package.ts')
  return `import { fileURLToPath } from 'node:url'\n${moved}`
}

function copyFonts(dist: string): void {
  for (const name of Object.values(FONT_FILES)) cpSync(fontFile(name), join(dist, 'fonts', name))
}

function writeDeclarations(folder: string, dist: string): void {
  const { success, stdout } = Bun.spawnSync(
    [process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder, '--outDir', dist].concat(
      '--composite false --declaration --emitDeclarationOnly --noCheck --tsBuildInfoFile null --incremental false'.split(' '),
    ),
    { stderr: 'inherit' },
  )
  if (!success) throw new Error(stdout.toString())
}

/** Entry points are modules with their declarations; packages of this repository are those of the same release. */
function installedManifest(
  { exports, bin, dependencies: _, ...manifest }: Manifest & { readonly private?: boolean },
  own: readonly string[],
) {
  const entry = (path: string) => ({ types: path.replace(/\.ts$/, '.d.ts'), default: compiled(path) })
  const { private: _private, ...stated } = manifest
  return {
    ...stated,
    exports: Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, entry(path)])),
    ...(bin !== undefined && { bin: Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, compiled(path)])) }),
    dependencies: Object.fromEntries(own.map((name) => [name, manifest.version])),
    engines: { node: '>=20.16' },
    publishConfig: { access: 'public' },
  }
}

function compiled(path: string): string {
  return path.replace(/\.ts$/, '.js')
}
