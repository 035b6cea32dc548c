import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Library, openLibrary } from '@pvyield/engine'
import { inflateRaw } from './inflate-raw.ts'

const FOLDER = join(import.meta.dir, '..', '..', 'engine', 'library')

/** The component library of this checkout. */
export function openTables(): Library {
  return openLibrary(table('modules.bin'), table('inverters.bin'), inflateRaw)
}

function table(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(FOLDER, name)))
}
