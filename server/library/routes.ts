import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { LibraryService, Page } from './service.ts'

export function libraryRoutes(library: LibraryService): Pick<Handlers<Context>, 'listModules' | 'listInverters'> {
  return {
    listModules: async ({ query }) => reply('/api/library/modules', query, library.modules(query)),
    listInverters: async ({ query }) => reply('/api/library/inverters', query, library.inverters(query)),
  }
}

function reply<Entry>(path: string, { q, limit }: { q: string; limit: number }, { total, entries, unmatched, next }: Page<Entry>) {
  const headers = { 'x-total-count': String(total), ...(unmatched.length > 0 ? { 'x-unmatched-words': unmatched.join(', ') } : {}) }
  if (next === null) return { status: 200, body: entries, headers } as const
  const query = new URLSearchParams({ q, limit: String(limit), cursor: next })
  return { status: 200, body: entries, headers: { ...headers, link: `<${path}?${query}>; rel="next"` } } as const
}
