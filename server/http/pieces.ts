/** A text in pieces of bytes. It is made while it is read; ending it early ends the work. */
export type Pieces = AsyncGenerator<Uint8Array, void, undefined>

const encoder = new TextEncoder()

/** A short text as one piece. */
export function piece(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}

/** Everything but the last byte, for JSON to which members are added before its closing bracket. */
export async function* withoutLastByte(pieces: Pieces): Pieces {
  let kept: Uint8Array | null = null
  for await (const next of pieces) {
    if (next.length === 0) continue
    if (kept !== null) yield kept
    kept = next
  }
  if (kept !== null) yield kept.subarray(0, -1)
}

/** Without the byte order mark that a body as sent may begin with: inside JSON it is not allowed. */
export async function* withoutByteOrderMark(pieces: Pieces): Pieces {
  let isFirst = true
  for await (const next of pieces) {
    yield isFirst && next[0] === 0xef && next[1] === 0xbb && next[2] === 0xbf ? next.subarray(3) : next
    isFirst = false
  }
}

/** Consecutive parts of finished bytes. */
export async function* slicesOf(bytes: Uint8Array, sliceBytes: number): Pieces {
  for (let from = 0; from < bytes.length; from += sliceBytes) yield bytes.subarray(from, from + sliceBytes)
}

/**
 * The whole text when it is short, otherwise the same text in pieces. So a short answer has a known
 * length, and what fails early fails before anything is sent.
 */
export async function wholeIfShort(pieces: Pieces, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | Pieces> {
  const begin: Uint8Array[] = []
  let length = 0
  while (length <= maxBytes) {
    const { value, done } = await pieces.next()
    if (done || value === undefined) return new Uint8Array(Bun.concatArrayBuffers(begin))
    begin.push(value)
    length += value.length
  }
  return resumed(begin, pieces)
}

async function* resumed(begin: Uint8Array[], rest: Pieces): Pieces {
  try {
    for (let first = begin.shift(); first !== undefined; first = begin.shift()) yield first
    yield* rest
  } finally {
    await rest.return() // also when it ends before the rest was reached
  }
}
