import { createPvyield, type Pvyield } from '@pvyield/sdk'

export type Fetch = (request: Request) => Promise<Response>

/** A schema of the OpenAPI document. */
export interface Schema {
  readonly [keyword: string]: unknown
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

interface Parameter {
  readonly name?: string
  readonly schema?: Schema
}

/** The parts of the OpenAPI document that the tools read. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The service that the tools call. */
export interface Service {
  readonly pvyield: Pvyield
  /** Gets a path of the service that is not an operation of the SDK. */
  get(path: string): Promise<Response>
  document(): Promise<OpenApi>
}

/** Longest wait for a run, milliseconds: below the usual limit of MCP clients, which is 60 s. */
const RUN_WAIT_MS = 50_000

/**
 * Longest answer that a tool reads, bytes. It is parsed on the main thread, which takes 15 ms, and a
 * model could not read more.
 */
const ANSWER_MAX_BYTES = 2_000_000

/**
 * @param documents  keeps the document of the service, which several services may share
 */
export function connect(baseUrl: string, fetch: Fetch, documents: { kept?: Promise<OpenApi> } = {}): Service {
  const send = (async (input, init) => short(await fetch(new Request(input, init)))) as typeof globalThis.fetch
  const pvyield = createPvyield({ baseUrl, fetch: send, timeoutMs: RUN_WAIT_MS })
  return {
    pvyield,
    get: async (path) => short(await fetch(new Request(baseUrl + path))),
    document: () => {
      documents.kept ??= pvyield.getOpenapi().then((document) => document as unknown as OpenApi)
      documents.kept.catch(() => delete documents.kept) // the next call tries again
      return documents.kept
    },
  }
}

/** The answer with its whole body, or a problem when it is too long. */
async function short(answer: Response): Promise<Response> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    length += piece.length
    if (length > ANSWER_MAX_BYTES) return tooLong()
    pieces.push(piece)
  }
  return new Response(answer.body === null ? null : new Blob(pieces), { status: answer.status, headers: answer.headers })
}

function tooLong(): Response {
  const detail = 'The answer is too long for a tool: ask for fewer series, or read it from the API'
  return Response.json({ status: 413, code: 'answer_too_long', detail, field: null, errors: [], request_id: null }, { status: 413 })
}

export const RUN_OPTIONS = { timeoutMs: RUN_WAIT_MS }
