export interface Seen {
  method: string
  path: string
  headers: Headers
  body: unknown
}

export type Answer = (request: Request) => Response | Promise<Response>

/** A service on a free port. It returns the given answers in order, then repeats the last one. */
export function fakeService(...answers: Answer[]) {
  const seen: Seen[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const answer = answers[Math.min(seen.length, answers.length - 1)]
      seen.push({ method: request.method, path: pathname + search, headers: request.headers, body: await bodyOf(request) })
      return answer === undefined ? new Response(null, { status: 500 }) : answer(request)
    },
  })
  return { baseUrl: `http://127.0.0.1:${server.port}`, seen, [Symbol.dispose]: () => void server.stop(true) }
}

/** Address of a port on which nothing listens any more. */
export function deadAddress(): string {
  using service = fakeService()
  return service.baseUrl
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return request.json()
  if (!type.startsWith('multipart/form-data')) return null
  const file = (await request.formData()).get('file')
  return file instanceof File ? { name: file.name, text: await file.text() } : null
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Answer => {
  return () => Response.json(body, { status, headers })
}

export const running = (retryAfter?: string): Answer =>
  json({ run_id: 'run_1', status: 'running', links: {} }, 202, retryAfter === undefined ? {} : { 'retry-after': retryAfter })

export const problem = (status: number, code: string, rest: object = {}, headers: Record<string, string> = {}): Answer => {
  const body = {
    type: '/docs',
    title: code,
    status,
    detail: `It is ${code}.`,
    instance: '/api',
    code,
    field: null,
    errors: [],
    request_id: 'req_1',
    ...rest,
  }
  return () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json', ...headers } })
}
