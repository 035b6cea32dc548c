/** What a server sent on one connection. */
export interface Heard {
  readonly text: string
  /** Status of the first answer; null when the connection was closed without one. */
  readonly status: number | null
  /** Headers of the first answer by their lower-case names. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** A connection on which a test sends any bytes it likes. */
export interface RawSocket {
  send(bytes: string | Uint8Array): void
  /** Leaves without a word. */
  leave(): void
  /** What the server sent until it closed the connection. */
  readonly closed: Promise<Heard>
}

export async function openSocket(port: number): Promise<RawSocket> {
  const pieces: Uint8Array[] = []
  const { promise: closed, resolve } = Promise.withResolvers<Heard>()
  const end = () => resolve(heard(Buffer.concat(pieces).toString('latin1')))
  const socket = await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: { data: (_, bytes) => void pieces.push(new Uint8Array(bytes)), close: end, error: end },
  })
  return {
    send: (bytes) => void socket.write(bytes),
    leave: () => void socket.terminate(),
    closed,
  }
}

/** Sends bytes, and returns what came until the server closed the connection. */
export async function exchange(port: number, bytes: string | Uint8Array): Promise<Heard> {
  const socket = await openSocket(port)
  socket.send(bytes)
  return socket.closed
}

function heard(text: string): Heard {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n')
  const status = first.match(/^HTTP\/1\.1 (\d{3})/)?.[1]
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
  return { text, status: status === undefined ? null : Number(status), headers, body: end < 0 ? '' : text.slice(end + 4) }
}
