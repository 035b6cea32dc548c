/** A local server that imitates an outside service and records its requests. */
export interface UpstreamServer {
  readonly baseUrl: string
  readonly requests: readonly { readonly url: URL; readonly userAgent: string | null }[]
  /** Sets the answer to all further requests. */
  answer: (request: Request) => Response | Promise<Response>
  stop(): void
}

export function startUpstream(answer: UpstreamServer['answer']): UpstreamServer {
  const requests: { url: URL; userAgent: string | null }[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      // Read the request now: it is empty after the answer.
      requests.push({ url: new URL(request.url), userAgent: request.headers.get('user-agent') })
      return played.answer(request)
    },
  })
  const played: UpstreamServer = {
    baseUrl: `http://127.0.0.1:${server.port}`,
    requests,
    answer,
    stop: () => void server.stop(true),
  }
  return played
}

/** A server that answers every request with these bytes and closes the connection. */
export function startRaw(bytes: string): { baseUrl: string; stop(): void } {
  const server = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      data: (socket) => {
        socket.write(bytes)
        socket.end()
      },
    },
  })
  return { baseUrl: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}
