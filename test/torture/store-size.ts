import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Size of all files of a store's folder, MB. */
export function storeMb(dataDir: string): number {
  return readdirSync(dataDir).reduce((sum, name) => sum + (statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0), 0) / 1e6
}
