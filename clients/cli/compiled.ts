import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

/** Files that decide what an import means. */
const RESOLUTION = ['package.json', 'bun.lock', 'tsconfig.json', 'tsconfig.base.json', 'engine/package.json', 'generated/package.json']
const PROGRAM = 'program.js'
const INPUTS = 'inputs.json'

/**
 * A program as one file of byte code, which loads in a fourth of the time of its sources. It is kept
 * under the digest of everything it was made from, and found only by that digest, so it can never
 * be older than its sources.
 */
export class Compiled<Module> {
  private readonly cache: string

  /** @param entry  module of the program, relative to the root of the repository */
  constructor(
    private readonly root: string,
    private readonly entry: string,
    /** Packages that are loaded from their sources when they are needed. */
    private readonly external: readonly string[] = [],
  ) {
    this.cache = join(root, 'node_modules', '.cache', 'pvyield', basename(entry, '.ts'))
  }

  /** The compiled program; null when there is none of these sources. */
  async load(): Promise<Module | null> {
    try {
      const inputs = JSON.parse(readFileSync(join(this.cache, INPUTS), 'utf8')) as string[]
      const file = join(
        this.cache,
        digestOf(inputs, (path) => readFileSync(join(this.root, path))),
        PROGRAM,
      )
      return existsSync(file) ? ((await import(file)) as Module) : null
    } catch {
      return null // never compiled, or a source is gone
    }
  }

  /** Compiles the program for the next start. Where the folder cannot be written, sources go on to run. */
  async compile(): Promise<void> {
    try {
      mkdirSync(this.cache, { recursive: true })
      const folder = mkdtempSync(join(this.cache, 'new-'))
      try {
        await this.compileTo(folder)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    } catch {
      // The program has done its work; the next start compiles again.
    }
  }

  private async compileTo(folder: string): Promise<void> {
    // What is compiled is what is counted, even when a source changes in between.
    const read = new Map<string, Uint8Array>()
    const readOnce = (path: string): Uint8Array => {
      const known = read.get(path) ?? readFileSync(join(this.root, path))
      read.set(path, known)
      return known
    }
    await Bun.build({
      entrypoints: [join(this.root, this.entry)],
      outdir: folder,
      naming: PROGRAM,
      target: 'bun',
      external: [...this.external],
      bytecode: true,
      minify: { whitespace: true, syntax: true }, // names stay, for the trace of a fault
      plugins: [
        {
          name: 'count what is read',
          setup: (build) => {
            build.onLoad({ filter: /\.(ts|mjs|js)$/ }, ({ path }) => ({
              contents: readOnce(relative(this.root, path)),
              loader: path.endsWith('.ts') ? 'ts' : 'js',
            }))
          },
        },
      ],
    })
    const inputs = [...[...read.keys()].sort(), ...RESOLUTION]
    const digest = digestOf(inputs, readOnce)
    writeFileSync(join(this.cache, INPUTS), JSON.stringify(inputs))
    if (!existsSync(join(this.cache, digest))) renameSync(folder, join(this.cache, digest))
    for (const name of readdirSync(this.cache))
      if (/^[0-9a-f]{64}$/.test(name) && name !== digest) rmSync(join(this.cache, name), { recursive: true, force: true })
  }
}

function digestOf(inputs: readonly string[], read: (path: string) => Uint8Array): string {
  const hash = new Bun.CryptoHasher('sha256').update(`${Bun.version} ${Bun.revision}`)
  for (const path of inputs) {
    const bytes = read(path)
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}
