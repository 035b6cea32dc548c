import { gunzipSync } from 'node:zlib'
import type { ReplyHeaders, WrittenJson } from '@pvyield/contract/handlers'
import { compress, compressStream, type Encoding } from './compression.ts'

/** Any reply of a handler; the generated types describe each operation's replies. */
export interface AnyReply {
  readonly status: number
  readonly headers?: ReplyHeaders
  readonly body?: unknown
  readonly written?: WrittenJson<unknown>
  readonly contentType?: string
}

/**
 * Writes a handler's reply, compressed with `encoding`.
 * @param vary  request headers that the answer depends on
 */
export async function writeReply(reply: AnyReply, encoding: Encoding | null, vary = 'accept-encoding'): Promise<Response> {
  const headers: Record<string, string> = { vary, ...reply.headers }
  if (reply.written !== undefined) return writeJson(reply.status, headers, reply.written, encoding)
  if (reply.body === undefined) return new Response(null, { status: reply.status, headers })
  headers['content-type'] ??= reply.contentType ?? 'application/json'
  if (reply.contentType !== undefined && reply.body instanceof ReadableStream) {
    if (encoding === null) return new Response(reply.body, { status: reply.status, headers })
    return new Response(compressStream(reply.body, encoding), {
      status: reply.status,
      headers: { ...headers, 'content-encoding': encoding },
    })
  }
  return send(reply.status, headers, bodyBytes(reply), headers['content-encoding'] === undefined ? encoding : null)
}

function bodyBytes({ body, contentType }: AnyReply): Uint8Array<ArrayBuffer> {
  if (contentType !== undefined && body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>
  return new TextEncoder().encode(contentType === undefined ? JSON.stringify(body) : String(body))
}

/**
 * Sends bytes that a worker wrote unchanged. They are inflated for a client that does not accept
 * gzip.
 */
async function writeJson(
  status: number,
  headers: Record<string, string>,
  { bytes, contentEncoding }: WrittenJson<unknown>,
  encoding: Encoding | null,
): Promise<Response> {
  headers['content-type'] = 'application/json'
  if (contentEncoding === null) return send(status, headers, bytes as Uint8Array<ArrayBuffer>, encoding)
  if (encoding === null) return new Response(new Uint8Array(gunzipSync(bytes)), { status, headers })
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers: { ...headers, 'content-encoding': contentEncoding } })
}

async function send(
  status: number,
  headers: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding | null,
): Promise<Response> {
  const compressed = await compress(bytes, encoding)
  if (compressed.encoding !== null) headers['content-encoding'] = compressed.encoding
  return new Response(compressed.bytes, { status, headers })
}
