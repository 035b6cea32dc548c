import { expand, type Sources } from '@pvyield/engine/work'
import type { Json } from './paths.ts'

/** The full request of a simple one, by the engine of the page. Fails: EngineError. */
export async function expandHere(body: unknown, sources: Sources): Promise<Json> {
  const { request } = await expand({ kind: 'expand', body }, sources)
  return request as unknown as Json
}
