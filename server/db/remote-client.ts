import { type Client, createClient } from '@libsql/client'

/** A connection to a database server. @param ended  ends a call that takes too long: a dead connection would hold every later one */
export function remoteClient(url: string, ended: () => AbortSignal): Client {
  const limited = (request: Request) => fetch(request, { signal: ended() })
  return createClient({ url, concurrency: 1, fetch: limited })
}
