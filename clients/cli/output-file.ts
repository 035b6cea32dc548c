import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { InputError } from './usage-error.ts'

/** Checks before the work whether its result will have a place. Fails: InputError. */
export function requireFolderOf(path: string | undefined): void {
  if (path !== undefined && !existsSync(dirname(path))) throw new InputError(`${path} cannot be written: its folder does not exist`)
}
