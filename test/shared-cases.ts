import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Small files of the field, next to the repository. */
const FOLDER = join(import.meta.dir, '..', '..', 'shared', 'cases', 'files')

/** Bytes of a case; null where the folder is missing. */
export function caseBytes(name: string): Uint8Array | null {
  const path = join(FOLDER, name)
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : null
}
