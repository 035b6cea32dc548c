import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from './usage-error.ts'

/**
 * The command that starts a service.
 * Fails: InputError in the single binary, which has the engine and not the service.
 */
export function serverCommand(root: string): readonly string[] {
  const main = join(root, 'server', 'main.ts')
  if (!existsSync(main) || !existsSync(join(root, 'package.json')))
    throw new InputError('This program has no service in it: run `bun run start` in a checkout, or name a running service with --server')
  return [process.execPath, 'run', main]
}
