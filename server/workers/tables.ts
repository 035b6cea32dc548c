import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClimateTable, type Library, openClimate, openLibrary } from '@pvyield/engine'
import { ROOT } from '../http/document.ts'

const inflate = (deflated: Uint8Array): Uint8Array => Bun.inflateSync(new Uint8Array(deflated), { windowBits: -15 })

/** The engine's tables, each opened when it is first needed and kept. */
export class Tables {
  private openedLibrary: Library | null = null
  private openedClimate: ClimateTable | null = null

  get library(): Library {
    this.openedLibrary ??= openLibrary(engineFile('library', 'modules.bin'), engineFile('library', 'inverters.bin'), inflate)
    return this.openedLibrary
  }

  get climate(): ClimateTable {
    this.openedClimate ??= openClimate(engineFile('climate', 'table.bin'), inflate)
    return this.openedClimate
  }
}

function engineFile(folder: string, name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(ROOT, 'engine', folder, name)))
}
