/** What a receiver got. */
export interface Received {
  readonly headers: Record<string, string>
  readonly body: string
  readonly event: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> }
}

/** A receiver on this machine, which answers as a test says. */
export class Receiver {
  readonly got: Received[] = []
  answer: (got: Received) => Response | Promise<Response> = () => new Response(null, { status: 204 })
  private readonly server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    fetch: async (request) => {
      const body = await request.text()
      const got = { headers: Object.fromEntries(request.headers), body, event: JSON.parse(body) }
      this.got.push(got)
      return this.answer(got)
    },
  })

  get url(): string {
    return `http://127.0.0.1:${this.server.port}/hook?token=x`
  }

  /** The events of a type, in the order in which they came. */
  of(type: string): Received[] {
    return this.got.filter(({ event }) => event.type === type)
  }

  stop(): Promise<void> {
    return this.server.stop(true)
  }
}
