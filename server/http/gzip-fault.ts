import { Problem } from './problem.ts'

/** Errors of zlib for bytes that are no gzip from the start: a signature or a method that no gzip has. */
const NO_GZIP = ['incorrect header check', 'unknown compression method', 'unknown header flags set']
/** How bodies begin that are sent as they are: JSON, forms, a byte order mark, blanks. */
const PLAIN_BEGINNINGS: ReadonlySet<number> = new Set([...Buffer.from('{["-\t\n\r '), 0xef])

/** The method of gzip, deflate, and the flags that no gzip has. */
const DEFLATE = 8
const RESERVED_FLAGS = 0xe0

/** The problem of a body that zlib could not inflate. */
export function gzipFault(cause: unknown, gzip: Uint8Array): Problem {
  const { code, message } = cause as { code?: unknown; message?: unknown }
  if (code === 'Z_BUF_ERROR')
    return refused('The gzip data of the body end too early: the body was cut. Send all of it, or send it uncompressed')
  if (NO_GZIP.includes(String(message)))
    return refused(
      hasHeader(gzip)
        ? 'After the gzip data of the body come bytes that are not gzip: send the compressed data alone'
        : 'The body begins with the signature of gzip, but has no gzip header: compress it again, or send it uncompressed',
    )
  return refused(
    `The gzip data of the body are damaged (${String(message)}): compress and send the body again as binary data, or send it uncompressed`,
  )
}

function hasHeader([, , method, flags = 0]: Uint8Array): boolean {
  return method === DEFLATE && (flags & RESERVED_FLAGS) === 0
}

/**
 * Whether a body declared as gzip is neither gzip nor plain text. Some proxies unpack gzip without
 * changing the header.
 */
export function isNoGzip(bytes: Uint8Array): boolean {
  const [first] = bytes
  return first !== undefined && first !== 0x1f && !PLAIN_BEGINNINGS.has(first)
}

export function noGzip(): Problem {
  return refused(
    'The body is not gzip, although Content-Encoding says so: compress it with gzip (not with zlib, deflate or zstd), or send it uncompressed without this header',
  )
}

function refused(detail: string): Problem {
  return new Problem('malformed_json', detail)
}
