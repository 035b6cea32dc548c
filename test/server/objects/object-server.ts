/** An S3-compatible store in this process, with as much of the protocol as the service uses. It takes any signature. */
export class ObjectServer {
  readonly objects = new Map<string, Uint8Array>()
  readonly url: string
  calls = 0
  /** Calls that read an object. */
  gets = 0
  private readonly server: ReturnType<typeof Bun.serve>

  /** @param fate  status of each call, by its number and method; 200 does it. It may hold a call up. */
  constructor(public fate: (call: number, method: string) => number | Promise<number> = () => 200) {
    this.server = Bun.serve({ port: 0, hostname: '127.0.0.1', idleTimeout: 255, fetch: (request) => this.answer(request) })
    this.url = `http://key:secret@127.0.0.1:${this.server.port}/bucket/some/prefix`
  }

  async stop(): Promise<void> {
    await this.server.stop(true)
  }

  /** Keys without the one by which the service finds out whether it can write. */
  get keys(): string[] {
    return [...this.objects.keys()].filter((key) => !key.endsWith('/check'))
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const body = new Uint8Array(await request.arrayBuffer())
    if (request.method === 'PUT') this.objects.set(pathname, body)
    const status = await this.fate(this.calls++, request.method)
    if (status !== 200) return new Response('<Error><Code>SlowDown</Code></Error>', { status })
    if (request.method === 'PUT') return new Response('')
    if (request.method === 'DELETE') return new Response(null, { status: this.objects.delete(pathname) ? 204 : 404 })
    if (searchParams.has('list-type')) return this.list(searchParams)
    this.gets++
    const content = this.objects.get(pathname)
    if (content === undefined) return new Response('<Error><Code>NoSuchKey</Code></Error>', { status: 404 })
    const [, from = 0, to = content.length] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? []
    if (Number(from) >= content.length) return new Response('', { status: 416 })
    return new Response(content.slice(Number(from), Number(to) + 1), { status: 206 })
  }

  private list(asked: URLSearchParams): Response {
    const prefix = asked.get('prefix') ?? ''
    const found = [...this.objects.keys()]
      .map((key) => key.slice('/bucket/'.length))
      .filter((key) => key.startsWith(prefix) && key > (asked.get('start-after') ?? ''))
      .sort()
      .slice(0, Number(asked.get('max-keys')))
    const size = (key: string) => this.objects.get(`/bucket/${key}`)?.length
    const contents = found.map((key) => `<Contents><Key>${key}</Key><Size>${size(key)}</Size></Contents>`).join('')
    return new Response(`<ListBucketResult><Name>bucket</Name>${contents}</ListBucketResult>`)
  }
}
