import type { LibraryInverter, LibraryModule } from '../../generated/schemas.gen.ts'
import type { Tables } from '../workers/tables.ts'

export type ComponentKind = 'module' | 'inverter'

/** Modules and inverters that runs name by id. */
export class LibraryService {
  constructor(private readonly tables: Tables) {}

  modules(query: string, limit: number): LibraryModule[] {
    return this.tables.library.modules.search(query, limit)
  }

  inverters(query: string, limit: number): LibraryInverter[] {
    return this.tables.library.inverters.search(query, limit)
  }

  has(kind: ComponentKind, id: string): boolean {
    const { modules, inverters } = this.tables.library
    return (kind === 'module' ? modules : inverters).get(id) !== undefined
  }
}
