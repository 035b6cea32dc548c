import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Library, openLibrary } from '@pvyield/engine'
import { inflateRaw } from './inflate-raw.ts'

/** The component library. @param root  folder of the repository */
export function openTables(root: string): Library {
  const table = (name: string) => new Uint8Array(readFileSync(join(root, 'engine', 'library', name)))
  return openLibrary(table('modules.bin'), table('inverters.bin'), inflateRaw)
}
