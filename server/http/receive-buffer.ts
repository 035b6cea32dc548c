import { dlopen, ptr } from 'bun:ffi'
import { readdirSync } from 'node:fs'

/**
 * What the system keeps of a connection until it is read; Linux doubles it, and shows half of that to
 * the sender. It would grow to 6 MB and more, and Bun takes all of it from every socket that is
 * ready, in one turn of the event loop: 20 bodies of 6 MB took the main thread up to 18 ms at a time,
 * now below 10. A client 100 ms away still sends 1.3 MB/s.
 */
export const RECEIVE_BUFFER_BYTES = 128 * 1024

/** Linux's numbers, asm-generic/socket.h. */
const SOL_SOCKET = 1
const SO_RCVBUF = 8
const SO_ACCEPTCONN = 30
const INT_BYTES = 4

/**
 * Sets the buffer of every connection that the listening sockets of this process will accept. Bun has
 * no setting for it. Does nothing on other systems.
 */
export function limitReceiveBuffers(): void {
  if (process.platform !== 'linux') return
  try {
    const arguments_ = ['int', 'int', 'int', 'ptr'] as const
    const { symbols, close } = dlopen('libc.so.6', {
      getsockopt: { args: [...arguments_, 'ptr'], returns: 'int' },
      setsockopt: { args: [...arguments_, 'int'], returns: 'int' },
    })
    const isListening = new Int32Array(1)
    const length = new Int32Array([INT_BYTES])
    const bytes = new Int32Array([RECEIVE_BUFFER_BYTES])
    for (const name of readdirSync('/proc/self/fd')) {
      isListening[0] = 0
      // Fails, and leaves 0, for a file that is no socket.
      symbols.getsockopt(Number(name), SOL_SOCKET, SO_ACCEPTCONN, ptr(isListening), ptr(length))
      if (isListening[0] === 1) symbols.setsockopt(Number(name), SOL_SOCKET, SO_RCVBUF, ptr(bytes), INT_BYTES)
    }
    close()
  } catch {
    // Another C library, or no /proc: the service is right without it.
  }
}
