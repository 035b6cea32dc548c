import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { LibraryTasks, WrittenPage } from './tasks.ts'

/** A page of a thousand entries that are found by many words, measured: seconds and bytes. */
const SEARCH_COST = { seconds: 0.04, bytes: 4e6 }

export function libraryRoutes(pool: Pool<TasksOf<LibraryTasks>>): Pick<Handlers<Context>, 'listModules' | 'listInverters'> {
  const asked = ({ caller, signal }: Context) => ({ caller, signal, cost: SEARCH_COST, turn: 'first' }) as const
  return {
    listModules: async ({ query, context }) =>
      reply('/api/library/modules', query, await pool.submit('searchModules', query, asked(context))),
    listInverters: async ({ query, context }) =>
      reply('/api/library/inverters', query, await pool.submit('searchInverters', query, asked(context))),
  }
}

function reply(path: string, { q, limit }: { q: string; limit: number }, { total, entries, unmatched, next }: WrittenPage) {
  const headers = { 'x-total-count': String(total), ...(unmatched.length > 0 ? { 'x-unmatched-words': unmatched.join(', ') } : {}) }
  const written = { bytes: entries, contentEncoding: null }
  if (next === null) return { status: 200, written, headers } as const
  const query = new URLSearchParams({ q, limit: String(limit), cursor: next })
  return { status: 200, written, headers: { ...headers, link: `<${path}?${query}>; rel="next"` } } as const
}
