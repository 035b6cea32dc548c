import type { InverterCurve, InverterSandia, LibraryInverter, LibraryModule, ModuleCec, ModulePvsyst } from '@pvyield/contract/schemas'
import type { Catalogue } from './catalogue.ts'
import { openInverters } from './inverters.ts'
import { openModules } from './modules.ts'
import type { Inflate } from './table-format.ts'

export type { Catalogue, LibraryPage } from './catalogue.ts'
export type { Inflate } from './table-format.ts'

export interface Library {
  modules: Catalogue<LibraryModule, ModuleCec | ModulePvsyst>
  inverters: Catalogue<LibraryInverter, InverterSandia | InverterCurve>
}

/**
 * Opens the component library from the bytes of `modules.bin` and `inverters.bin` in this folder,
 * which the host reads.
 * @param inflate  decompresses raw deflate data; default: a portable implementation. A native one
 *   opens the library four times as fast.
 * Fails: Error when the bytes are not component tables.
 */
export function openLibrary(modules: Uint8Array, inverters: Uint8Array, inflate?: Inflate): Library {
  return { modules: openModules(modules, inflate), inverters: openInverters(inverters, inflate) }
}
