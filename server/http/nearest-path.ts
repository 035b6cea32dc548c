import { routes } from '@pvyield/contract/routes'
import { suggest } from './suggest.ts'

const PATHS = [...new Set(routes.map(({ path }) => path))].filter((path) => path.startsWith('/api/') && !path.includes('{'))

/** What other services and manuals call an operation: the last word of a path, in lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  simulate: '/api/run',
  simulation: '/api/run',
  simulations: '/api/run',
  calculate: '/api/run',
  yield: '/api/run/simple',
  energy: '/api/run/simple',
  pvwatts: '/api/run/simple',
  simple: '/api/run/simple',
}

/** The path of the operation that a path probably means; null when none is similar. */
export function nearestPath(path: string): string | null {
  const word = path.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? ''
  return (Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] : undefined) ?? suggest(path, PATHS)
}
