import { dlopen, ptr } from 'bun:ffi'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { RECEIVE_BUFFER_BYTES } from '../../../server/http/receive-buffer.ts'
import { startTestService, type TestService } from '../service.ts'

/** Linux's numbers, asm-generic/socket.h. */
const SOL_SOCKET = 1
const SO_RCVBUF = 8

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

/** Receive buffers of the sockets of this process that have a local port: the listening one, and what it has accepted. */
function receiveBuffers(port: number): number[] {
  const { symbols, close } = dlopen('libc.so.6', {
    getsockname: { args: ['int', 'ptr', 'ptr'], returns: 'int' },
    getsockopt: { args: ['int', 'int', 'int', 'ptr', 'ptr'], returns: 'int' },
  })
  const address = new DataView(new ArrayBuffer(128))
  const bytes = new Int32Array(1)
  const buffers = readdirSync('/proc/self/fd').flatMap((name) => {
    if (symbols.getsockname(Number(name), ptr(address), ptr(new Int32Array([address.byteLength]))) !== 0) return []
    symbols.getsockopt(Number(name), SOL_SOCKET, SO_RCVBUF, ptr(bytes), ptr(new Int32Array([4])))
    return address.getUint16(2) === port ? [bytes[0] ?? 0] : []
  })
  close()
  return buffers
}

test.skipIf(process.platform !== 'linux')('the system keeps a bounded part of what a client sends, for each connection', async () => {
  const port = await service.listen()
  const client = connect(port, '127.0.0.1')
  await new Promise((resolve) => client.once('connect', resolve))
  client.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n')
  await new Promise((resolve) => client.once('data', resolve))
  // Linux doubles what is asked for.
  expect(receiveBuffers(port)).toEqual([2 * RECEIVE_BUFFER_BYTES, 2 * RECEIVE_BUFFER_BYTES])
  client.destroy()
})

test('a body larger than this buffer arrives whole', async () => {
  const port = await service.listen()
  const body = `{"q": "${'x'.repeat(8 * RECEIVE_BUFFER_BYTES)}"}`
  const answer = await fetch(`http://127.0.0.1:${port}/api/iam-curve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { errors } = (await answer.json()) as { errors: { field: string }[] }
  expect([answer.status, errors.map(({ field }) => field)]).toEqual([422, ['q', 'iam']])
})
