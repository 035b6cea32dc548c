import type { Composing, ReplyHeaders, Written } from '@pvyield/contract/handlers'
import { freeBuffer } from '../memory/free-buffer.ts'
import { compress, compressedPieces, type Encoding } from './compression.ts'
import { entityTag, isAmong } from './entity-tag.ts'
import { type Pieces, piece, slicesOf, wholeIfShort } from './pieces.ts'
import type { SendingTo } from './sending.ts'
import { unmeasured } from './unmeasured.ts'
import { unpackedPieces } from './unpacked-pieces.ts'

/** Longer answers are sent in pieces, and are counted until their last piece is sent. */
const WHOLE_MAX_BYTES = 1024 * 1024
/** The same for an answer that is made while it is sent: its beginning is not counted yet. */
const MADE_WHOLE_MAX_BYTES = 128 * 1024
const SLICE_BYTES = 256 * 1024
/**
 * Memory of an answer that is made while it is sent: a block of rows, its packed columns, and the
 * pieces between them and the socket.
 */
const MADE_BYTES = 8 * 1024 * 1024

/** Any reply of a handler; the generated types describe each operation's replies. */
export interface AnyReply {
  readonly status: number
  readonly headers?: ReplyHeaders
  readonly body?: unknown
  readonly written?: Written
  readonly contentType?: string
}

/** The wishes of a request for its answer, besides an encoding. */
export interface Asked {
  /** Request headers that the answer depends on. */
  readonly vary: string
  /** HEAD: the headers alone. */
  readonly isHead: boolean
  /** Header If-None-Match of an answer with an entity tag; undefined for one without. */
  readonly ifNoneMatch: string | null | undefined
}

const USUAL: Asked = { vary: 'accept-encoding', isHead: false, ifNoneMatch: undefined }

/**
 * Writes a handler's reply, compressed with `encoding`. An answer that is made while it is sent is
 * not begun for HEAD, and has no Content-Length there.
 * Fails: Problem overloaded, when too many bytes of answers are in memory.
 */
export async function writeReply(
  reply: AnyReply,
  encoding: Encoding | null,
  sending: SendingTo,
  { vary, isHead, ifNoneMatch }: Asked = USUAL,
): Promise<Response> {
  const { status } = reply
  const headers: Record<string, string> = { vary, ...reply.headers }
  const written = writtenIn(reply)
  if (written === null) return new Response(null, { status, headers })
  if (ifNoneMatch !== undefined && status === 200 && written.bytes instanceof Uint8Array) {
    headers.etag = entityTag(written.bytes)
    headers['cache-control'] = 'no-cache'
    if (isAmong(headers.etag, ifNoneMatch)) return new Response(null, { status: 304, headers })
  }
  headers['content-type'] ??= reply.contentType ?? 'application/json'
  if (isHead && !(written.bytes instanceof Uint8Array)) {
    if (typeof written.bytes === 'object') void written.bytes.return()
    return unmeasured({ status, headers })
  }
  const { content, contentEncoding, release } = written.isLive ? live(written) : await encoded(written, encoding, sending)
  if (contentEncoding !== null) headers['content-encoding'] = contentEncoding
  if (!(content instanceof Uint8Array)) return new Response(sending.stream(content, release), { status, headers })
  if (content.length <= WHOLE_MAX_BYTES) {
    const response = new Response(content, { status, headers }) // copies the content
    if (written.isSentOnce || typeof written.bytes === 'function') freeBuffer(content)
    return response
  }
  headers['content-length'] = String(content.length)
  return new Response(sending.stream(slicesOf(content, SLICE_BYTES), sending.hold(content.length)), { status, headers })
}

function writtenIn({ body, written, contentType }: AnyReply): Written | null {
  if (written !== undefined) return written
  if (body === undefined) return null
  if (contentType === undefined) return { bytes: piece(JSON.stringify(body)), contentEncoding: null }
  if (body instanceof Uint8Array) return { bytes: body, contentEncoding: null }
  return typeof body === 'string' ? { bytes: piece(body), contentEncoding: null } : (body as Written)
}

interface Encoded {
  readonly content: Uint8Array<ArrayBuffer> | Pieces
  readonly contentEncoding: Encoding | null
  /** Ends the count of the pieces' memory. */
  readonly release: () => void
}

/** The content in the encoding of the client. Bytes that have it already are passed on unchanged. */
async function encoded(
  { bytes, contentEncoding, isLong, isSentOnce }: Written,
  encoding: Encoding | null,
  sending: SendingTo,
): Promise<Encoded> {
  if (bytes instanceof Uint8Array && (contentEncoding === null || contentEncoding === encoding)) {
    const content = bytes as Uint8Array<ArrayBuffer>
    const sent = contentEncoding === null ? await compress(content, encoding) : { bytes: content, encoding: contentEncoding }
    return { content: sent.bytes, contentEncoding: sent.encoding, release: () => undefined }
  }
  if (typeof bytes === 'function') return composed(bytes, encoding, isLong === true, sending)
  const isWritten = bytes instanceof Uint8Array
  const pieces = isWritten ? unpackedPieces(bytes) : bytes
  const hold = () => sending.hold(isWritten ? bytes.length : MADE_BYTES)
  let release: (() => void) | null = null
  try {
    if (isLong) release = hold()
    const content = await wholeIfShort(pieces, isWritten ? WHOLE_MAX_BYTES : MADE_WHOLE_MAX_BYTES)
    if (content instanceof Uint8Array) {
      release?.()
      return await encoded({ bytes: content, contentEncoding: null }, encoding, sending)
    }
    release ??= hold()
    return {
      content: encoding === null ? content : compressedPieces(content, encoding, isSentOnce),
      contentEncoding: encoding,
      release,
    }
  } catch (cause) {
    release?.()
    void pieces.return()
    throw cause
  }
}

/** Events take hardly any memory: who makes them counts their clients. */
function live({ bytes }: Written): Encoded {
  return { content: bytes as Pieces, contentEncoding: null, release: () => undefined }
}

/** An answer that another thread puts together. */
async function composed(begin: Composing, encoding: Encoding | null, isLong: boolean, sending: SendingTo): Promise<Encoded> {
  let release = isLong ? sending.hold(MADE_BYTES) : null
  try {
    const { content, contentEncoding } = await begin(encoding)
    if (content instanceof Uint8Array) {
      release?.()
      return { content: content as Uint8Array<ArrayBuffer>, contentEncoding, release: () => undefined }
    }
    try {
      release ??= sending.hold(MADE_BYTES)
    } catch (cause) {
      void content.return()
      throw cause
    }
    return { content, contentEncoding, release }
  } catch (cause) {
    release?.()
    throw cause
  }
}
