import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IS_LONG, rounds } from '../rounds.ts'
import { Callers, p99, statusCounts } from './callers.ts'
import { AS_DELIVERED, LIMITS } from './limits.ts'
import { CAN_MEASURE, openFiles, watchMemory } from './memory-watch.ts'
import { hourlyPlant } from './plants.ts'
import { RawConnection } from './raw-connection.ts'
import { report, reportBelow, reportMillis } from './report.ts'
import { connectionsOf } from './server-connections.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { until } from './until.ts'

const CASE = 'slow clients'
const CLIENTS = rounds(100, 2000)
const ADDRESSES = rounds(10, 100)
const INNOCENTS = 5
/** The default of the setting. */
const REQUESTS_PER_ADDRESS = 256

let dataDir = ''
let server: ServerProcess
let connections: RawConnection[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pvyield-slow-'))
})
afterEach(async () => {
  for (const connection of connections) connection.close()
  connections = []
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

interface SlowClient {
  readonly name: string
  /** What it sends at once. */
  readonly first: string
  /** What it sends a byte of each second, from the beginning again when it ends. */
  readonly dribble: string
}

const HEAD = 'POST /api/run HTTP/1.1\r\nHost: pv.example.com\r\nContent-Type: application/json\r\n'
/** A body that never comes. */
const ONE_BYTE = `${HEAD}Content-Length: 100000\r\n\r\n{`
const SLOW: readonly SlowClient[] = [
  { name: 'nothing', first: '', dribble: '' },
  { name: 'the beginning of a head', first: HEAD, dribble: '' },
  { name: 'a head, a byte a second', first: HEAD, dribble: 'X-Slow: yes\r\n' },
  { name: 'one byte of a body', first: ONE_BYTE, dribble: '' },
  { name: 'a body, a byte a second', first: ONE_BYTE, dribble: ' ' },
  { name: 'one byte of a chunk', first: `${HEAD}Transfer-Encoding: chunked\r\n\r\n1000\r\n{`, dribble: '' },
  { name: 'chunks, a byte a second', first: `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, dribble: '1\r\n \r\n' },
  {
    name: 'one byte of a small body',
    first: HEAD.replace('/api/run', '/api/iam-curve').concat('Content-Length: 900\r\n\r\n{'),
    dribble: ' ',
  },
  { name: 'one byte of a file', first: uploadHead(), dribble: '-' },
  { name: 'one answer and then silence', first: 'GET /api/health HTTP/1.1\r\nHost: pv.example.com\r\n\r\n', dribble: '' },
]

function uploadHead(): string {
  return 'POST /api/parse-weather HTTP/1.1\r\nHost: pv.example.com\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n-'
}

function open(count: number, addressOf: (k: number) => string, first = (k: number) => SLOW[k % SLOW.length]?.first ?? ''): void {
  connections = Array.from({ length: count }, (_, k) => {
    const connection = new RawConnection(server.port, addressOf(k))
    connection.write(first(k))
    return connection
  })
}

/** Sends a byte each second on every connection that is still open. Returns how to stop. */
function dribble(): () => void {
  let turn = 0
  const timer = setInterval(() => {
    turn++
    for (const [k, connection] of connections.entries()) {
      const { dribble: bytes = '' } = SLOW[k % SLOW.length] ?? {}
      if (bytes !== '') connection.write(bytes[turn % bytes.length] ?? '')
    }
  }, 1000)
  return () => clearInterval(timer)
}

/** Kinds of clients that the server has not closed. */
function stillOpen(): readonly string[] {
  return [...new Set(connections.flatMap(({ isClosed }, k) => (isClosed ? [] : [SLOW[k % SLOW.length]?.name ?? ''])))]
}

describe('clients that send slowly', () => {
  test('are all closed by the server, and others are served meanwhile', async () => {
    server = await startServer(dataDir, AS_DELIVERED)
    const memory = watchMemory(server)
    open(CLIENTS, (k) => `127.0.1.${1 + (k % ADDRESSES)}`)
    await until(() => connections.every(({ isOpen, isClosed }) => isOpen || isClosed))
    const stop = dribble()
    const health = new Callers(server.url, 'health', 1)
    const innocents = new Callers(server.url, 'innocent', INNOCENTS)
    try {
      await Promise.all([innocents.answered(rounds(2, 20)), health.answered(rounds(20, 1000))])
      const begun = performance.now()
      await until(() => stillOpen().length === 0)
      report(CASE, `${CLIENTS} connections closed within`, `${((performance.now() - begun) / 1000).toFixed(0)} s`)
    } finally {
      stop()
      memory.stop()
      const answers = [await health.stop(), await innocents.stop()] as const
      expect(answers.map((kind) => Object.keys(statusCounts(kind)))).toEqual([['200'], ['200']])
      reportMillis(CASE, 'health p99', p99(answers[0]), LIMITS.healthP99Millis)
      reportMillis(CASE, 'innocents p99', p99(answers[1]), LIMITS.innocentP99Millis)
      if (CAN_MEASURE) reportBelow(CASE, 'memory, highest', memory.peakMb(), LIMITS.rssMb, 'MB')
    }
  })

  test.skipIf(Bun.which('prlimit') === null)('from one address do not use up the files that the server may open', async () => {
    server = await startServer(dataDir, AS_DELIVERED, ['prlimit', '--nofile=512:512'])
    open(
      rounds(700, 2000),
      () => '127.0.1.1',
      () => ONE_BYTE,
    )
    // In the seconds until the server has closed those beyond the share of an address, nobody gets a file.
    await until(() => connections.every(({ isOpen, isClosed }) => isOpen || isClosed))
    await until(() => openFiles(server.pid) < REQUESTS_PER_ADDRESS + 100)
    const innocents = new Callers(server.url, 'innocent', INNOCENTS)
    try {
      await innocents.answered(rounds(2, 10))
    } finally {
      expect(Object.keys(statusCounts(await innocents.stop()))).toEqual(['200'])
    }
  })
})

/** In the long form only: the server gives a reader half a minute. */
const testLong = IS_LONG && CAN_MEASURE ? test : () => undefined
testLong('clients that read a large answer slowly are closed, and cost little memory', async () => {
  server = await startServer(dataDir, AS_DELIVERED)
  const { links } = (await (
    await fetch(`${server.url}/api/run`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'respond-async' },
      body: JSON.stringify({ ...hourlyPlant(0, 100_000), include_series: true }),
    })
  ).json()) as { links: { run: string } }
  await until(async () => (await fetch(`${server.url}${links.run}`)).status === 200)
  const memory = watchMemory(server)
  const before = connectionsOf(server.port)
  connections = Array.from({ length: 200 }, (_, k) => {
    const connection = new RawConnection(server.port, `127.0.1.${1 + (k % ADDRESSES)}`)
    connection.stopReading()
    // One answer is more than the buffers between the two take.
    const path = k % 2 === 0 ? `${links.run}/series.csv` : `${links.run}?include_series=true`
    connection.write(`GET ${path} HTTP/1.1\r\nHost: pv.example.com\r\n\r\n`)
    return connection
  })
  await until(() => connectionsOf(server.port) > before)
  const innocents = new Callers(server.url, 'innocent', INNOCENTS)
  await innocents.answered(20)
  await until(() => connectionsOf(server.port) <= before + INNOCENTS)
  expect(Object.keys(statusCounts(await innocents.stop()))).toEqual(['200'])
  memory.stop()
  reportBelow(CASE, 'memory with slow readers, highest', memory.peakMb(), LIMITS.rssMb, 'MB')
})
