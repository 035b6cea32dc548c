import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Inverter, LibraryInverter, LibraryModule, Module } from '@pvyield/contract/schemas'
import { type Library, openLibrary } from '@pvyield/engine'
import { inflateRaw } from '../engine/inflate.ts'
import { Problem } from '../http/problem.ts'

const FOLDER = join(import.meta.dir, '..', '..', 'engine', 'library')

/**
 * Modules and inverters that runs refer to by id. The tables are opened when they are first needed.
 */
export class LibraryService {
  private opened: Library | null = null

  modules(query: string, limit: number): LibraryModule[] {
    return this.library.modules.search(query, limit)
  }

  inverters(query: string, limit: number): LibraryInverter[] {
    return this.library.inverters.search(query, limit)
  }

  /** Fails: Problem not_found of the field `module.id`. */
  module(id: string): Module {
    return this.library.modules.get(id) ?? missing('module', id)
  }

  /** Fails: Problem not_found of the field `inverter.id`. */
  inverter(id: string): Inverter {
    return this.library.inverters.get(id) ?? missing('inverter', id)
  }

  private get library(): Library {
    this.opened ??= openLibrary(table('modules.bin'), table('inverters.bin'), inflateRaw)
    return this.opened
  }
}

function table(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(FOLDER, name)))
}

function missing(kind: 'module' | 'inverter', id: string): never {
  const message = `No ${kind} in the library has the id '${id.slice(0, 100)}': get ids from GET /api/library/${kind}s`
  throw Problem.ofField('not_found', `${kind}.id`, message)
}
