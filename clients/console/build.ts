/** Builds the page: static files whose names change with their content. */
import { join } from 'node:path'

export interface BuiltFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface BuiltConsole {
  /** Names of the files that the page refers to. */
  readonly main: string
  readonly worker: string
  readonly styles: readonly string[]
  /** Outlines of the continents, an SVG path. */
  readonly land: string
  readonly files: readonly BuiltFile[]
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * @param root  folder of this repository
 * Fails: with what the bundler says.
 */
export async function buildConsole(root: string): Promise<BuiltConsole> {
  const folder = join(root, 'clients', 'console')
  const { outputs } = await Bun.build({
    entrypoints: [join(folder, 'main.tsx'), join(folder, 'worker', 'worker.ts')],
    root: folder,
    target: 'browser',
    format: 'esm',
    splitting: true,
    minify: true,
    // The packages of this repository by their sources.
    conditions: ['bun'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: { runtime: 'automatic', importSource: 'preact', development: false },
    naming: { entry: '[name]-[hash].[ext]', chunk: 'chunk-[hash].[ext]', asset: '[name]-[hash].[ext]' },
  })
  const files: BuiltFile[] = await Promise.all(
    outputs.map(async (output) =>
      builtFile(output.path.slice(output.path.lastIndexOf('/') + 1), new Uint8Array(await output.arrayBuffer())),
    ),
  )
  const landFile = await landOf(folder)
  const named = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name)).map(({ name }) => name)
  const [main = '', worker = ''] = [...named(/^main-.*\.js$/), ...named(/^worker-.*\.js$/)]
  return { main, worker, styles: named(/\.css$/), land: landFile.name, files: [...files, landFile] }
}

async function landOf(folder: string): Promise<BuiltFile> {
  const { landPath } = await import('./land-path.ts')
  const path = new TextEncoder().encode(landPath(await Bun.file(Bun.resolveSync('world-atlas/land-110m.json', folder)).json()))
  return builtFile(hashedName('land', path, '.txt'), path)
}

/** A name that changes with the content, so that browsers may keep the file for ever. */
export function hashedName(name: string, bytes: Uint8Array, ending: string): string {
  return `${name}-${new Bun.CryptoHasher('sha256').update(bytes).digest('hex').slice(0, 12)}${ending}`
}

function builtFile(name: string, bytes: Uint8Array): BuiltFile {
  return { name, contentType: TYPES[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream', bytes: new Uint8Array(bytes) }
}
