import { Problem } from './problem.ts'
import { afterSilence } from './silence.ts'

/** Head start of every body: enough for a handshake of slow parties and a pause of the network. */
const GRACE_MILLIS = 10_000

/**
 * Lowest mean rate after the head start. A slow mobile connection sends 16 kB/s; the largest body
 * then takes 6.5 minutes, and a client that sends byte by byte is stopped within the head start.
 */
const RATE_BYTES_PER_MILLI = 16

/** Bodies up to this size are awaited as a whole, at the rate that they announce. */
export const AWAITED_MAX_BYTES = 64 * 1024

/**
 * Waits for a body that is read as a whole.
 * @param announcedBytes  its Content-Length, at most AWAITED_MAX_BYTES
 * Fails: Problem request_timeout; as `work` does.
 */
export function withinDeadline<T>(work: Promise<T>, announcedBytes: number): Promise<T> {
  return before(GRACE_MILLIS + announcedBytes / RATE_BYTES_PER_MILLI, work)
}

/**
 * The pieces of a body while they arrive fast enough: those that came pay for the wait for the
 * next.
 * @param graceMillis  head start
 * Fails: Problem request_timeout; as reading the stream does.
 */
export async function* fastEnough(
  body: ReadableStream<Uint8Array>,
  graceMillis = GRACE_MILLIS,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const begun = performance.now()
  const reader = body.getReader()
  let received = 0
  try {
    for (;;) {
      const allowedMillis = graceMillis + received / RATE_BYTES_PER_MILLI - (performance.now() - begun)
      const { value, done } = await before(allowedMillis, reader.read())
      if (done) return
      received += value.length
      yield value as Uint8Array<ArrayBuffer> // what arrives from the network is in no shared memory
    }
  } finally {
    // Frees the connection when the reader stops early. Rejects when the client has left.
    reader.cancel().catch(() => undefined)
  }
}

/** No `Promise.race`: the timer must end with the work. */
function before<T>(millis: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const endWait = afterSilence(millis, () => reject(tooSlow()))
    work.then(resolve, reject).finally(endWait)
  })
}

function tooSlow(): Problem {
  return new Problem(
    'request_timeout',
    `The body came too slowly: after the first ${GRACE_MILLIS / 1000} s, send at least ${RATE_BYTES_PER_MILLI} kB/s. Send it gzip-compressed, or over a faster connection`,
    { headers: { connection: 'close' } },
  )
}
