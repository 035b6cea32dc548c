import type { Caller, CallOptions, Common } from './call.ts'
import { CALL_OPTIONS } from './call.ts'
import type { Clock } from './clock.ts'
import { PvyieldConnectionError } from './error.ts'
import { refuseUnknownOptions } from './known-options.ts'

/** An operation that answers server-sent events. */
interface Followed {
  readonly url: string
  readonly path: Record<string, string>
}

/** Reads server-sent events. It connects again, behind the last event, whenever the stream is cut. */
export interface EventReader {
  events<Event>(options: CallOptions | undefined, source: Followed): AsyncGenerator<Event, void, undefined>
}

/** An answer that is read piece by piece. */
export interface OpenStream {
  readonly body: ReadableStream<Uint8Array> | null
  readonly type: string
  readonly close: () => void
}

/** Retries of each connection: what is followed survives a restart of the service. */
const CONNECT_RETRIES = 5
const RECONNECT_MS = 2000
const EVENTS = 'text/event-stream'

export function createEventReader(call: Caller['repeatable'], clock: Clock): EventReader {
  return {
    events: async function* <Event>(options: CallOptions = {}, source: Followed) {
      refuseUnknownOptions(options, CALL_OPTIONS)
      const { signal } = options
      let last: string | null = null
      for (;;) {
        const { body, type, close }: OpenStream = await call({ maxRetries: CONNECT_RETRIES, ...options }, async (common) => ({
          data: await opened(common, source, { Accept: EVENTS, ...(last !== null && { 'Last-Event-ID': last }) }),
        }))
        if (body === null) return
        if (!type.startsWith(EVENTS)) {
          close()
          throw new PvyieldConnectionError(`Unreadable answer to ${source.url}: ${type} in place of events`)
        }
        signal?.addEventListener('abort', close)
        try {
          for await (const { id, name, data } of eventsIn(body)) {
            last = id
            yield JSON.parse(data) as Event
            if (name === 'end') return
          }
        } catch (cause) {
          if (!(cause instanceof CutStream)) throw cause
        } finally {
          signal?.removeEventListener('abort', close)
          close()
        }
        signal?.throwIfAborted()
        await clock.pause(RECONNECT_MS, signal)
      }
    },
  }
}

/** Begins to read an answer. The time limit of the call is that of its beginning. */
export async function opened(
  { client, headers, signal }: Common,
  source: Followed & { readonly query?: Record<string, unknown> },
  own: Record<string, string>,
): Promise<OpenStream> {
  const stream = new AbortController()
  const close = () => stream.abort()
  const fail = () => stream.abort(signal.reason)
  signal.addEventListener('abort', fail)
  try {
    const { data, response } = await client.get({
      ...source,
      security: [{ scheme: 'bearer', type: 'http' }],
      headers: { ...headers, ...own },
      parseAs: 'stream',
      throwOnError: true,
      signal: stream.signal,
    })
    return { body: data as ReadableStream<Uint8Array> | null, type: response.headers.get('content-type') ?? '', close }
  } finally {
    signal.removeEventListener('abort', fail)
  }
}

/** The connection ended before the events did. */
class CutStream extends Error {}

interface ServerEvent {
  readonly id: string
  readonly name: string
  readonly data: string
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read().catch((cause) => {
      throw new CutStream('The stream of events was cut', { cause })
    })
    if (done) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const))
      const data = lines.get('data')
      if (data !== undefined) yield { id: lines.get('id') ?? '', name: lines.get('event') ?? '', data }
    }
  }
}
