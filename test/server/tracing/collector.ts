type Value = { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number }
type Attribute = { readonly key: string; readonly value: Value }

interface WireSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly status?: { readonly code?: number }
  readonly attributes?: readonly Attribute[]
}

interface Message {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[]
  }[]
}

/** A span as a collector gets it. */
export interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  /** Empty for one without a parent. */
  readonly parentSpanId: string
  readonly name: string
  readonly kind: number
  readonly isError: boolean
  readonly fields: Readonly<Record<string, string | number>>
  /** Of the process that sent it. */
  readonly server: Readonly<Record<string, string | number>>
}

/** A collector that takes traces by OTLP/HTTP with JSON. */
export class Collector {
  readonly spans: SentSpan[] = []
  /** Everything that was sent, as it was sent. */
  readonly texts: string[] = []
  readonly headers: Headers[] = []
  calls = 0
  private readonly server

  /** @param status  of its answers */
  constructor(status = 200) {
    this.server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request) => {
        this.calls++
        if (new URL(request.url).pathname !== '/v1/traces') return new Response(null, { status: 404 })
        const text = await request.text()
        if (status === 200) this.take(text)
        this.headers.push(request.headers)
        return Response.json({}, { status })
      },
    })
  }

  get url(): string {
    return `http://127.0.0.1:${this.server.port}`
  }

  stop(): Promise<void> {
    return this.server.stop(true)
  }

  private take(text: string): void {
    this.texts.push(text)
    for (const { resource, scopeSpans } of (JSON.parse(text) as Message).resourceSpans)
      for (const { traceId, spanId, parentSpanId = '', name, kind, status, attributes = [] } of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({
          traceId,
          spanId,
          parentSpanId,
          name,
          kind,
          isError: status?.code === 2,
          fields: fieldsOf(attributes),
          server: fieldsOf(resource.attributes),
        })
  }
}

function fieldsOf(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.doubleValue ?? Number(value.intValue ?? Number.NaN)]),
  )
}
