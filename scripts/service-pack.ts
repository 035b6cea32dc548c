/**
 * The service as files that need no packages: for the container image (`build-service.ts`), and packed into one file for the
 * single binary, which unpacks it to run it (`clients/cli/embedded-service.ts`).
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buildConsole } from '@pvyield/console/build'
import { FONT_FILES, fontFile } from '../clients/report/font-files.ts'
import { PACKED, PACKED_LIST } from '../server/home/console-files.ts'
import { moved, SERVER, THREADS, TOOLS } from './server-programs.ts'
import { LICENCE_FILES } from './third-party.ts'

/** What they read. */
const READ = [
  ...LICENCE_FILES,
  'openapi.json',
  'CHANGELOG.md',
  'docs/pages/**',
  'server/**',
  'engine/climate/table.bin',
  'engine/library/*.bin',
]

/** @returns the packed programs and files, compressed */
export async function packService(root: string): Promise<Uint8Array> {
  const files = await serviceFiles(root)
  const head = JSON.stringify([...files].map(([path, bytes]) => [path, bytes.length]))
  return Bun.zstdCompressSync(Buffer.concat([Buffer.from(`${head}\n`), ...files.values()]), { level: 12 })
}

/** @returns programs and what they read, by their paths below `PVYIELD_SERVICE_ROOT` */
export async function serviceFiles(root: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>(await programs(root))
  for (const pattern of READ)
    for (const path of new Bun.Glob(pattern).scanSync({ cwd: root, followSymlinks: false }))
      if (!/\.ts$|(^|\/)(node_modules|README\.md)(\/|$)/.test(path)) files.set(path, readFileSync(join(root, path)))
  const { files: ofConsole, ...names } = await buildConsole(root)
  const list = { ...names, files: ofConsole.map(({ name, contentType }) => ({ name, contentType })) }
  files.set(`${PACKED}/${PACKED_LIST}`, Buffer.from(JSON.stringify(list)))
  for (const { name, bytes } of ofConsole) files.set(`${PACKED}/${name}`, bytes)
  for (const name of Object.values(FONT_FILES)) files.set(`server/fonts/${name}`, readFileSync(fontFile(name)))
  files.set('server/libsql.node', readFileSync(nativeDriver(root)))
  return files
}

/**
 * The programs, each in one file. Bundling moves modules, so their references to their own place are written out from
 * `PVYIELD_SERVICE_ROOT`, and the driver of the store is the one next to them.
 */
async function programs(root: string): Promise<[path: string, bytes: Uint8Array][]> {
  const built = await Bun.build({
    entrypoints: [SERVER, ...THREADS, ...TOOLS].map((path) => join(root, path)),
    root,
    target: 'bun',
    naming: '[dir]/[name].[ext]',
    minify: { whitespace: true, syntax: true },
    plugins: [
      {
        name: 'places of modules',
        setup: (build) => {
          build.onLoad({ filter: /[/\\](server|engine)[/\\].*\.ts$/ }, ({ path }) => {
            const place = `process.env.PVYIELD_SERVICE_ROOT + ${JSON.stringify(`/${relative(root, dirname(path)).replaceAll('\\', '/')}`)}`
            const thread = (module: string) => `Bun.pathToFileURL(${place} + '/${module}.js')`
            return { contents: moved(readFileSync(path, 'utf8'), `(${place})`, thread), loader: 'ts' }
          })
          build.onLoad({ filter: /[/\\]libsql[/\\]index\.js$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replace(
              /require\(`@libsql\/\$\{target\}`\)/,
              "require(process.env.PVYIELD_SERVICE_ROOT + '/server/libsql.node')",
            ),
            loader: 'js',
          }))
        },
      },
    ],
  })
  if (!built.success) throw new Error(built.logs.map(String).join('\n'))
  return Promise.all(
    built.outputs.map(
      async (output) => [relative('.', output.path).replaceAll('\\', '/'), new Uint8Array(await output.arrayBuffer())] as const,
    ),
  ) as Promise<[string, Uint8Array][]>
}

/** The compiled driver of the store for this platform, as it is installed. */
function nativeDriver(root: string): string {
  const system = { linux: `linux-${process.arch}-gnu`, darwin: `darwin-${process.arch}`, win32: `win32-${process.arch}-msvc` }[
    process.platform as string
  ]
  const [found] = new Bun.Glob(`node_modules/.bun/@libsql+${system}@*/node_modules/@libsql/*/index.node`).scanSync({ cwd: root, dot: true })
  if (found === undefined) throw new Error(`The driver of the store for ${system} is not installed: run bun install`)
  return join(root, found)
}
