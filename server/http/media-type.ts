import { weightsOf } from './weights.ts'

/**
 * Media type that the client prefers among those that an operation offers. The first one wins a
 * tie, and is also used for a client that accepts none of them.
 * @param offered  types without parameters, at least one
 */
export function preferredType(accept: string | null, offered: readonly string[]): string {
  const [first = ''] = offered
  if (accept === null || offered.length < 2) return first
  const weights = weightsOf(accept)
  const weightOf = (type: string) => weights.get(type) ?? weights.get(`${type.slice(0, type.indexOf('/'))}/*`) ?? weights.get('*/*') ?? 0
  return offered.reduce((best, type) => (weightOf(type) > weightOf(best) ? type : best), first)
}
