import { createGunzip } from 'node:zlib'
import { AWAITED_MAX_BYTES, fastEnough, withinDeadline } from './body-deadline.ts'
import { Problem } from './problem.ts'

const MEBIBYTE = 1024 * 1024
/** Largest body after inflation. */
const INFLATED_MAX_BYTES = 96 * MEBIBYTE

/**
 * Reads the body of a request within its limits. A body that starts with the gzip signature is
 * inflated, whatever its header says.
 * @param maxBytes  limit of the bytes as sent, with or without Content-Length
 * Fails: Problem payload_too_large, unsupported_media_type for another encoding, malformed_json for
 * damaged gzip.
 */
export async function readRequestBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const sent = await readSent(request, maxBytes)
  const encoding = (request.headers.get('content-encoding') ?? '').trim().toLowerCase()
  if (!['', 'identity', 'gzip', 'x-gzip'].includes(encoding)) {
    throw new Problem(
      'unsupported_media_type',
      `Content-Encoding ${encoding.slice(0, 50)} is not supported: send the body uncompressed or as gzip`,
    )
  }
  return sent[0] === 0x1f && sent[1] === 0x8b ? inflate(sent) : sent
}

/** Reads the body as sent, without inflating it. */
async function readSent(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > maxBytes) throw tooLarge(maxBytes)
  if (request.body === null) return new Uint8Array()
  if (announced > 0 && announced <= AWAITED_MAX_BYTES) {
    const bytes = new Uint8Array(await withinDeadline(request.arrayBuffer(), announced))
    if (bytes.length > maxBytes) throw tooLarge(maxBytes)
    return bytes
  }
  return collect(fastEnough(request.body), maxBytes, () => tooLarge(maxBytes))
}

/** Inflates piece by piece and stops at the limit, whatever length the data claim. */
async function inflate(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const gunzip = createGunzip()
  gunzip.end(bytes)
  try {
    return await collect(gunzip, INFLATED_MAX_BYTES, () => {
      gunzip.destroy()
      return new Problem(
        'payload_too_large',
        `The body inflates to more than ${INFLATED_MAX_BYTES / MEBIBYTE} MB: send fewer rows or columns`,
      )
    })
  } catch (cause) {
    throw cause instanceof Problem
      ? cause
      : new Problem(
          'malformed_json',
          'The gzip data of the body are damaged or truncated: compress the body again, or send it uncompressed',
        )
  }
}

async function collect(pieces: AsyncIterable<Uint8Array>, maxBytes: number, refuse: () => Problem): Promise<Uint8Array<ArrayBuffer>> {
  const kept: Uint8Array[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > maxBytes) throw refuse()
    kept.push(piece)
  }
  return new Uint8Array(Bun.concatArrayBuffers(kept))
}

function tooLarge(maxBytes: number): Problem {
  return new Problem(
    'payload_too_large',
    `The body has more than ${maxBytes / MEBIBYTE} MB: send a long weather series gzip-compressed, or with larger steps`,
  )
}

/** Decodes the text of a JSON body. Fails: Problem malformed_json when the bytes are not UTF-8. */
export function decodeJson(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('malformed_json', 'The body is not UTF-8 text: encode it as UTF-8')
  }
}
