import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Handlers } from '@pvyield/contract/handlers'
import { BytesInFlight } from '../../../server/http/bytes-in-flight.ts'
import type { Context } from '../../../server/http/context.ts'
import { listen } from '../../../server/http/listen.ts'
import { mount } from '../../../server/http/mount.ts'
import { RequestBodies } from '../../../server/http/request-bodies.ts'
import { Sending } from '../../../server/http/sending.ts'
import { jsonLog } from '../../../server/log.ts'
import { Metrics } from '../../../server/metrics.ts'
import { NO_TRACING } from '../../../server/tracing/tracing.ts'
import { openSocket } from './raw-socket.ts'

/** Lines of the log, with the means to wait for one. */
class Lines {
  readonly all: Record<string, unknown>[] = []
  private readonly waiting: (() => void)[] = []

  write(line: string): void {
    this.all.push(JSON.parse(line))
    for (const wake of this.waiting.splice(0)) wake()
  }

  async first(matches: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
    for (;;) {
      const line = this.all.find(matches)
      if (line !== undefined) return line
      await new Promise<void>((wake) => void this.waiting.push(wake))
    }
  }
}

const lines = new Lines()
const log = jsonLog((line) => lines.write(line))
const metrics = new Metrics()
const begun = Promise.withResolvers<void>()

/** Waits until the client has left, as the work of a request may. */
const handlers = {
  getPricing: ({ context }: { context: Context }) => {
    begun.resolve()
    return new Promise((_, reject) => context.signal.addEventListener('abort', () => reject(context.signal.reason)))
  },
  getDefaults: ({ context }: { context: Context }) =>
    new Promise((_, reject) => context.signal.addEventListener('abort', () => reject(new TypeError('a fault of ours')))),
} as unknown as Handlers<Context>

let server: ReturnType<typeof listen>
beforeAll(() => {
  const track = <T>(work: Promise<T>) => work
  const sending = new Sending({ inFlight: new BytesInFlight(1e6, 'answers'), log, track })
  const bodies = new RequestBodies(new BytesInFlight(1e6, 'request bodies'), async () => null)
  const accounts = { cookieName: 'session', accountOf: () => null }
  const app = mount({
    handlers,
    isWorkerOnly: false,
    isLeaving: () => false,
    pages: [],
    endpoints: [],
    missingPage: async () => null,
    log,
    metrics,
    tracing: NO_TRACING,
    baseUrl: '',
    trustProxy: false,
    bodies,
    accounts,
    requestsPerAddress: 10,
    sending,
    track,
  })
  server = listen(app, { host: '127.0.0.1', port: 0, baseUrl: '', log })
})
afterAll(() => server.stop(true))

const port = () => server.port ?? 0
const countOf = async (status: number) =>
  Number((await metrics.text()).match(new RegExp(`pvyield_requests_total\\{status="${status}"\\} (\\d+)`))?.[1] ?? 0)

test.each([
  ['while it sends a body of known length', 'Content-Length: 1000\r\n\r\n{"iam"'],
  ['while it sends a large body', 'Content-Length: 5000000\r\n\r\n{"iam"'],
  ['while it sends a body in chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"iam\r\n'],
])('a client that leaves %s is one line of 499, and no fault', async (name, rest) => {
  const before = await countOf(499)
  const id = `left-${name.replaceAll(' ', '-')}`
  const socket = await openSocket(port())
  socket.send(`POST /api/iam-curve HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\nContent-Type: application/json\r\n${rest}`)
  // The server answers this one only after it has read the head of the other.
  await (await fetch(`http://127.0.0.1:${port()}/api/nothing`)).text()
  socket.leave()
  const line = await lines.first(({ request_id }) => request_id === id)
  expect(line).toMatchObject({ level: 'info', event: 'request', status: 499, code: 'client_left' })
  expect(await countOf(499)).toBe(before + 1)
})

test('a client that leaves while it waits ends the work by its signal', async () => {
  const socket = await openSocket(port())
  socket.send('GET /api/pricing HTTP/1.1\r\nHost: x\r\nX-Request-Id: left-waiting\r\n\r\n')
  await begun.promise
  socket.leave()
  const line = await lines.first(({ request_id }) => request_id === 'left-waiting')
  expect(line).toMatchObject({ level: 'info', event: 'request', status: 499, code: 'client_left' })
})

test('a fault of the service is a fault even when the client has left', async () => {
  const socket = await openSocket(port())
  socket.send('GET /api/defaults HTTP/1.1\r\nHost: x\r\nX-Request-Id: left-fault\r\n\r\n')
  await (await fetch(`http://127.0.0.1:${port()}/api/nothing`)).text()
  socket.leave()
  expect(await lines.first(({ event }) => event === 'request_failed')).toMatchObject({ level: 'error', request_id: 'left-fault' })
  expect(await lines.first(({ request_id, event }) => request_id === 'left-fault' && event === 'request')).toMatchObject({ status: 500 })
  expect(lines.all.filter(({ level }) => level === 'error').length).toBe(1)
})
