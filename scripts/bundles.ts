import { mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { BunPlugin } from 'bun'
import { root } from './checks.ts'
import { moved, SERVER, THREADS } from './server-programs.ts'

/** As `clients/cli/main.ts`, but byte code has no await here. */
const COMMAND_LINE = `
  import { pvyield } from ${JSON.stringify(join(root, 'clients', 'cli', 'pvyield.ts'))}
  void pvyield({ name: 'pvyield', root: ${JSON.stringify(root)} }, process.argv.slice(2))
`

/**
 * Bundles the sources as they are now, each thread with its byte code, into a new folder below
 * `node_modules`: a thread then starts with less than half of the work, and a server with two
 * thirds. `server/db/worker.ts` is `server/db/worker.js` in the folder. The command line is
 * `pvyield.js`: a call of it takes half of the work. Returns the folder, which is the caller's to
 * remove.
 */
export async function bundleServer(): Promise<string> {
  const outdir = mkdtempSync(join(root, 'node_modules', '.bundles-'))
  const commandLine = join(outdir, 'pvyield.ts')
  writeFileSync(commandLine, COMMAND_LINE)
  const shared = { root, outdir, target: 'bun' as const, plugins: [inPlace(outdir)] }
  await Promise.all([
    Bun.build({ ...shared, entrypoints: THREADS.map((file) => join(root, file)), format: 'cjs', bytecode: true }),
    Bun.build({ ...shared, entrypoints: [join(root, SERVER)] }),
    Bun.build({ ...shared, root: outdir, entrypoints: [commandLine], format: 'cjs', bytecode: true }),
  ])
  return outdir
}

/** Code in a bundle finds its files, native packages and threads where its source does. */
function inPlace(outdir: string): BunPlugin {
  return {
    name: 'in place',
    setup(build) {
      build.onResolve({ filter: /^libsql$/ }, ({ path, importer }) => ({ path: Bun.resolveSync(path, dirname(importer)), external: true }))
      build.onLoad({ filter: /\/server\/.*\.ts$/ }, async ({ path }) => {
        const text = await Bun.file(path).text()
        if (path.includes('/node_modules/') || !text.includes('import.meta')) return undefined
        const dir = dirname(path)
        const thread = (module: string) => `new URL(${JSON.stringify(`file://${join(outdir, relative(root, dir), module)}.js`)})`
        const contents = moved(text, JSON.stringify(dir), thread)
        return { contents, loader: 'ts' }
      })
    },
  }
}
