import { mkdtempSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { BunPlugin } from 'bun'
import { root } from './checks.ts'
import { moved, SERVER, THREADS } from './server-programs.ts'

/**
 * Bundles the sources as they are now, each thread with its byte code, into a new folder below
 * `node_modules`: a thread then starts with less than half of the work, and a server with two
 * thirds. `server/db/worker.ts` is `server/db/worker.js` in the folder. Returns the folder, which is
 * the caller's to remove.
 */
export async function bundleServer(): Promise<string> {
  const outdir = mkdtempSync(join(root, 'node_modules', '.bundles-'))
  const shared = { root, outdir, target: 'bun' as const, plugins: [inPlace(outdir)] }
  await Promise.all([
    Bun.build({ ...shared, entrypoints: THREADS.map((file) => join(root, file)), format: 'cjs', bytecode: true }),
    Bun.build({ ...shared, entrypoints: [join(root, SERVER)] }),
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
