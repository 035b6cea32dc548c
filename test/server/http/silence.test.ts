import { expect, test } from 'bun:test'
import { fastEnough } from '../../../server/http/body-deadline.ts'

const GRACE_MILLIS = 50
/** Longer than the head start and what the pieces pay for. */
const HELD_MILLIS = 500
const PIECES = 64

/** Sends a body in pieces as soon as it is asked to, and says when all are sent. */
function sender(port: number, shared: Int32Array): Worker {
  const script = `
    const { connect } = require('node:net')
    self.onmessage = ({ data: { port, shared, pieces } }) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('POST / HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\nContent-Length: ' + pieces * 1024 + '\\r\\n\\r\\n')
        const send = () => {
          if (Atomics.load(shared, 0) === 0) return setTimeout(send, 1)
          for (let k = 0; k < pieces; k++) socket.write('x'.repeat(1024))
        }
        send()
      })
      socket.on('data', (bytes) => self.postMessage(String(bytes)))
    }`
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'application/javascript' })))
  worker.postMessage({ port, shared, pieces: PIECES })
  return worker
}

test('a body that came while the machine held the server is read, however late the server looks', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(4))
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch({ body }) {
      const reading = Array.fromAsync(fastEnough(body as ReadableStream<Uint8Array>, GRACE_MILLIS))
      Atomics.store(shared, 0, 1)
      Bun.sleepSync(HELD_MILLIS)
      const read = await reading.catch((cause) => cause as Error)
      return new Response(read instanceof Error ? read.message : `${read.reduce((sum, { length }) => sum + length, 0)} bytes`)
    },
  })
  const { promise, resolve } = Promise.withResolvers<string>()
  const worker = sender(Number(server.port), shared)
  worker.onmessage = ({ data }) => resolve(String(data))
  expect(await promise).toEndWith(`${PIECES * 1024} bytes`)
  worker.terminate()
  await server.stop(true)
})
