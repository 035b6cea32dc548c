import type { SentBody, SentBytes } from '@pvyield/contract/handlers'
import type { Route } from '@pvyield/contract/routes'
import { turns } from '../event-loop/turns.ts'
import { freeBuffer } from '../memory/free-buffer.ts'
import { AWAITED_MAX_BYTES, fastEnough, withinDeadline } from './body-deadline.ts'
import { isNoGzip, noGzip } from './gzip-fault.ts'
import { inflateShort, isGzip } from './inflate.ts'
import { MEBIBYTE } from './mebibyte.ts'
import { Problem } from './problem.ts'
import { ReceivedBytes } from './received-bytes.ts'
import type { BodyHold } from './request-bodies.ts'

/**
 * Longer bodies, as sent or inflated, are read only in a worker: reading 64 kB takes 1 ms, and 6 MB
 * of brackets take 0.6 s.
 */
export const MAIN_THREAD_MAX_BYTES = 64 * 1024

/**
 * A body that is too large is still received up to this length: most clients read an answer only
 * when they have sent their body, and would see a broken connection instead of the 413.
 */
const DISCARDED_MAX_BYTES = 64 * MEBIBYTE

/**
 * Reads the body of a request as it was sent, plain or gzip, without inflating it.
 * @param hold  counts its bytes while the request lasts
 * Fails: Problem payload_too_large, with or without Content-Length; unsupported_media_type for
 * another encoding; malformed_json for another body than its encoding; overloaded.
 */
export async function readSentBytes(
  request: Request,
  { maxBytes, maxInflatedBytes }: Pick<Route, 'maxBytes' | 'maxInflatedBytes'>,
  hold: BodyHold,
): Promise<SentBytes> {
  await turns.room() // many bodies may come at once
  const bytes = await readSent(request, maxBytes, tooLarge(maxBytes, maxInflatedBytes), hold)
  const encoding = (request.headers.get('content-encoding') ?? '').trim().toLowerCase()
  if (!['', 'identity', 'gzip', 'x-gzip'].includes(encoding)) {
    throw new Problem(
      'unsupported_media_type',
      `Content-Encoding ${encoding.slice(0, 50)} is not supported: send the body uncompressed or as gzip`,
    )
  }
  if (encoding.endsWith('gzip') && isNoGzip(bytes)) throw noGzip()
  return { bytes, maxInflatedBytes }
}

/**
 * A JSON body for its reader: the text of a short one, and a long one as it was sent.
 * Fails: Problem malformed_json for damaged gzip and for bytes that are not UTF-8.
 */
export function sentBody(sent: SentBytes): SentBody {
  if (sent.bytes.length > MAIN_THREAD_MAX_BYTES) return sent
  const plain = isGzip(sent.bytes) ? inflateShort(sent.bytes, MAIN_THREAD_MAX_BYTES) : sent.bytes
  return plain === null ? sent : { text: decodeJson(plain) }
}

async function readSent(request: Request, maxBytes: number, tooLarge: () => Problem, hold: BodyHold): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > maxBytes) {
    if (announced <= DISCARDED_MAX_BYTES) await discard(request.body)
    throw tooLarge()
  }
  if (request.body === null) return new Uint8Array()
  if (announced > 0 && announced <= AWAITED_MAX_BYTES) {
    const bytes = new Uint8Array(await withinDeadline(request.arrayBuffer(), announced))
    if (bytes.length > maxBytes) throw tooLarge()
    hold.take(bytes.length)
    return bytes
  }
  return collect(fastEnough(request.body), maxBytes, tooLarge, hold)
}

/** Reads a body and keeps nothing. Fails: Problem request_timeout. */
async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body !== null) for await (const piece of fastEnough(body)) freeBuffer(piece)
}

/** Counts what arrives, not what is announced: an announcement costs its sender nothing. */
async function collect(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
  tooLarge: () => Problem,
  hold: BodyHold,
): Promise<Uint8Array<ArrayBuffer>> {
  const received = new ReceivedBytes(maxBytes)
  try {
    for await (const piece of pieces) {
      hold.take(piece.length)
      if (!received.add(piece)) throw tooLarge()
    }
    const bytes = await received.joined()
    hold.own(bytes)
    return bytes
  } catch (cause) {
    received.discard()
    throw cause
  }
}

/** Gzip helps where a body may inflate to more than may be sent; elsewhere it has to be shorter. */
function tooLarge(maxBytes: number, maxInflatedBytes: number): () => Problem {
  const advice =
    maxInflatedBytes > maxBytes
      ? 'send a long weather series gzip-compressed, or with larger steps'
      : 'send only what this operation reads; its limit holds for gzip too'
  return () => new Problem('payload_too_large', `The body has more than ${maxBytes / MEBIBYTE} MB: ${advice}`)
}

/** Decodes the text of a JSON body. Fails: Problem malformed_json when the bytes are not UTF-8. */
export function decodeJson(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('malformed_json', 'The body is not UTF-8 text: encode it as UTF-8')
  }
}
