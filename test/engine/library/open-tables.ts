import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Library, openLibrary } from '../../../engine/library/index.ts'

const FOLDER = join(import.meta.dir, '..', '..', '..', 'engine', 'library')

/** Bytes of one of the tables in the repository. */
export function tableBytes(file: 'modules.bin' | 'inverters.bin'): Uint8Array {
  return readFileSync(join(FOLDER, file))
}

export function openTables(): Library {
  return openLibrary(tableBytes('modules.bin'), tableBytes('inverters.bin'))
}
