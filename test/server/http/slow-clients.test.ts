import { afterAll, beforeAll, expect, test } from 'bun:test'
import { SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { type Heard, openSocket } from './raw-socket.ts'

const PER_ADDRESS = 40

let service: TestService
let port: number
beforeAll(async () => {
  service = await startTestService({ REQUESTS_PER_ADDRESS: String(PER_ADDRESS) })
  port = await service.listen()
})
afterAll(() => service.stop())

const OPERATIONS = ['/api/run', '/v1/run/simple', '/api/tree/thermal', '/api/iam-curve', '/api/estimate/site-monthly', '/api/parse-weather']
const LENGTHS = ['Content-Length: 1000', 'Content-Length: 6000000', 'Transfer-Encoding: chunked']

/** Sends a whole head and one byte of the body, and nothing more. */
async function stall(path: string, length: string) {
  const type = path === '/api/parse-weather' ? 'multipart/form-data; boundary=b' : 'application/json'
  const socket = await openSocket(port)
  socket.send(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${length.startsWith('T') ? '1\r\n{\r\n' : '{'}`,
  )
  return socket
}

const codeOf = ({ body }: Heard): string => JSON.parse(body).code

test('bodies that stop coming end with 408, and those above the share of their address with 503 at once', async () => {
  const held = OPERATIONS.flatMap((path) => LENGTHS.map((length) => [path, length] as const))
  const sockets = await Promise.all([...held, ...held, ...held].map(([path, length]) => stall(path, length)))
  const results = sockets.map(({ closed }) => closed)

  // The refusals come first: they wait for nothing.
  const refused = results.length - PER_ADDRESS
  const first: Heard[] = []
  await new Promise<void>((enough) => {
    for (const result of results)
      void result.then((answer) => {
        first.push(answer)
        if (first.length === refused) enough()
      })
  })
  for (const answer of first) {
    expect([answer.status, codeOf(answer)]).toEqual([503, 'overloaded'])
    expect([answer.headers.get('connection'), answer.headers.get('retry-after')]).toEqual(['close', '1'])
  }

  // The share is used up: nothing but the probes is answered.
  const base = `http://127.0.0.1:${port}`
  expect((await fetch(`${base}/api/pricing`)).status).toBe(503)
  for (const probe of ['/api/health', '/api/ready', '/metrics']) expect([probe, (await fetch(base + probe)).status]).toEqual([probe, 200])

  const answers = await Promise.all(results)
  const slow = answers.filter(({ status }) => status === 408)
  expect(slow.length).toBe(PER_ADDRESS)
  for (const answer of slow) expect([codeOf(answer), answer.headers.get('connection')]).toEqual(['request_timeout', 'close'])

  const run = await fetch(`${base}/api/run/simple`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SIMPLE),
  })
  expect(run.status).toBe(200)
  expect(service.faults).toEqual([])
})

test('a body in many pieces is read', async () => {
  const body = JSON.stringify(SIMPLE)
  const socket = await openSocket(port)
  socket.send(
    'POST /api/run/simple HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  for (const letter of body) {
    socket.send(`1\r\n${letter}\r\n`)
    await new Promise(setImmediate)
  }
  socket.send('0\r\n\r\n')
  expect((await socket.closed).status).toBe(200)
})
