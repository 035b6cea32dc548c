/** A server on this machine that plays an outside service; it counts what it was asked. */
export interface UpstreamServer {
  readonly baseUrl: string
  readonly requests: readonly { readonly url: URL; readonly userAgent: string | null }[]
  /** What is answered from now on. */
  answer: (request: Request) => Response | Promise<Response>
  stop(): void
}

export function startUpstream(answer: UpstreamServer['answer']): UpstreamServer {
  const requests: { url: URL; userAgent: string | null }[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      // Read now: a request is empty once it is answered.
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

/** A server that sends these bytes whatever it is asked, and hangs up. */
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
