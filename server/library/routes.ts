import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { LibraryService } from './service.ts'

export function libraryRoutes(library: LibraryService): Pick<Handlers<Context>, 'listModules' | 'listInverters'> {
  return {
    listModules: async ({ query: { q, limit } }) => ({ status: 200, body: library.modules(q, limit) }),
    listInverters: async ({ query: { q, limit } }) => ({ status: 200, body: library.inverters(q, limit) }),
  }
}
