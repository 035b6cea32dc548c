import { type Client, createClient } from '@libsql/client'

/** Time limit of one call to a database server. */
const CALL_MILLIS = 30_000

/** A connection to a database server. A request is aborted when it takes too long: a dead connection would hold every later one. */
export function remoteClient(url: string, callMillis = CALL_MILLIS): Client {
  const limited = (request: Request) => fetch(request, { signal: AbortSignal.timeout(callMillis) })
  return createClient({ url, concurrency: 1, fetch: limited })
}
