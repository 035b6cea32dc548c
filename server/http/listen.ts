import type { Elysia } from 'elysia'
import type { Log } from '../log.ts'
import { internalProblem, problemResponse } from './problem.ts'
import { routable } from './request-target.ts'
import { addStandardHeaders } from './standard-headers.ts'
import { withoutFalseLength } from './unmeasured.ts'

/**
 * Time limit of the first head of a connection, seconds. Bytes do not prolong it: a head that comes
 * byte by byte ends here as well. Bun closes the connection without an answer.
 */
const HEAD_SECONDS = 10

/**
 * No limit at the socket, whose refusal would have no body: the limit of the document is checked
 * while a body is read.
 */
const SOCKET_MAX_BYTES = Number.MAX_SAFE_INTEGER

export interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly baseUrl: string
  readonly log: Log
}

/**
 * Binds the app to a port.
 * Fails: the error of the system when the address is taken or not of this machine.
 */
export function listen(app: Pick<Elysia, 'fetch' | 'server'>, { host, port, baseUrl, log }: ListenOptions): Bun.Server<unknown> {
  const server = Bun.serve({
    hostname: host,
    port,
    // Else a second server silently shares the port and answers every other request.
    reusePort: false,
    // Else, unless NODE_ENV is production, faults answer with sources, and /bun:info exists.
    development: false,
    idleTimeout: HEAD_SECONDS,
    maxRequestBodySize: SOCKET_MAX_BYTES,
    fetch: (request) => {
      const answer = app.fetch(routable(request))
      return request.method === 'HEAD' ? Promise.resolve(answer).then(withoutFalseLength) : answer
    },
    // Nothing is known to come here: mount.ts answers its own faults.
    error(cause) {
      const requestId = crypto.randomUUID()
      log.error('request_failed', cause, { request_id: requestId })
      const response = problemResponse(internalProblem(), { baseUrl, path: '/', requestId })
      addStandardHeaders(response.headers)
      return response
    },
  })
  app.server = server
  return server
}
