import { connect, type Socket } from 'node:net'

/** Bytes that are kept of what the server sends. */
const KEPT_BYTES = 4096

/** A connection of a client that does not behave as HTTP clients do. */
export class RawConnection {
  /** The connection has ended, whoever ended it. */
  isClosed = false
  /** Whether the server has accepted it. */
  isOpen = false
  /** Beginning of what the server sent. */
  received = ''
  private readonly socket: Socket

  /** @param address  address of this machine that the connection comes from, such as 127.0.0.9 */
  constructor(port: number, address = '127.0.0.1') {
    this.socket = connect({ port, host: '127.0.0.1', localAddress: address })
    this.socket.on('connect', () => {
      this.isOpen = true
    })
    this.socket.on('data', (data) => {
      if (this.received.length < KEPT_BYTES) this.received += data.toString('latin1')
    })
    this.socket.on('error', () => undefined)
    this.socket.on('end', () => this.socket.end())
    this.socket.on('close', () => {
      this.isClosed = true
    })
  }

  write(text: string): void {
    if (!this.isClosed) this.socket.write(text)
  }

  /** Leaves what the server sends in the buffers of the machine. */
  stopReading(): void {
    this.socket.pause()
  }

  close(): void {
    this.socket.destroy()
  }
}
