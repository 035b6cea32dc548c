/**
 * The services of this process start their threads from the bundles of `bun run test`
 * (`scripts/bundles.ts`). Does nothing in `bun test`: threads run their sources there.
 */
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const FROM_ROOT = join(import.meta.dir, '..', '..')
const { SERVER_BUNDLES } = process.env

if (SERVER_BUNDLES !== undefined) {
  globalThis.Worker = class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(bundleOf(SERVER_BUNDLES as string, String(script)) ?? script, options)
    }
  }
}

function bundleOf(folder: string, script: string): string | null {
  if (!script.startsWith('file:')) return null
  const path = relative(FROM_ROOT, fileURLToPath(script))
  return /^server\/.*\.ts$/.test(path) ? join(folder, path.replace(/\.ts$/, '.js')) : null
}
