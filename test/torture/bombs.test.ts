import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { IS_LONG, rounds } from '../rounds.ts'
import { type Bomb, FILE_BOMBS, gzipMembers, gzipped, gzippedTwice, JSON_BOMBS, plain } from './bombs.ts'
import { type Answered, Callers, p99, statusCounts } from './callers.ts'
import { AS_DELIVERED, LIMITS } from './limits.ts'
import { CAN_MEASURE, isAlive, type MemoryWatch, watchMemory } from './memory-watch.ts'
import { delaysSince, metricsText } from './metrics-text.ts'
import { type BodyOperation, bodyOperations } from './operations.ts'
import { notRefused } from './refusal.ts'
import { report, reportBelow, reportDelays, reportMillis } from './report.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { multipart } from './uploads.ts'

const CASE = 'bombs'
const AT_ONCE = rounds(2, 20)
/** How often one body is sent at once; the short form has several at once only where all operations get theirs. */
const OF_ONE = rounds(1, AT_ONCE)
/** The bombs that the short form sends, one of each kind of reading. */
const SHORT = ['open brackets', 'a list of NaN', 'newlines before a fault', 'a column of numbers', 'commas', 'an endless line']
const chosen = (bombs: readonly Bomb[]) => bombs.filter(({ name }) => IS_LONG || SHORT.includes(name))
/** The bombs for one operation: in the short form one of them, and another for the next operation. */
function turnOf(bombs: readonly Bomb[], path: string): readonly Bomb[] {
  const mine = chosen(bombs)
  const turn = operations.findIndex((operation) => operation.path === path)
  return IS_LONG ? mine : [mine[turn % mine.length] as Bomb]
}

const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-bombs-'))
let server: ServerProcess
let memory: MemoryWatch
let health: Callers
let metricsBefore = ''
const watches: MemoryWatch[] = []
const answered: Answered[] = []
beforeAll(start)
beforeEach(async () => {
  // A bomb that ended the server has failed its own test; the next one meets a new server.
  if (!isAlive(server.pid)) {
    await stop()
    await start()
  }
})
afterAll(async () => {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startServer(dataDir, AS_DELIVERED)
  // Code that runs for the first time is read and compiled, once in the life of a process.
  for (const path of pathsOf('json')) await throwAt(path, plain(JSON_BOMBS[0] as Bomb).slice(0, 100), JSON_TYPE)
  memory = watchMemory(server)
  watches.push(memory)
  metricsBefore = await metricsText(server.url)
  health = new Callers(server.url, 'health', 1)
}

async function stop(): Promise<void> {
  answered.push(...(await health.stop()))
  memory.stop()
  await server.kill()
}

type Body = Uint8Array<ArrayBuffer>

/** Sends a body several times at once. Every answer is a problem that refuses it. */
async function throwAt(path: string, body: Body, headers: Record<string, string>, times = OF_ONE): Promise<void> {
  const wrong = await Promise.all(
    Array.from({ length: times }, () => notRefused(fetch(`${server.url}${path}`, { method: 'POST', headers, body }))),
  )
  expect(wrong.filter((text) => text !== null)).toEqual([])
}

const JSON_TYPE = { 'content-type': 'application/json' }
const GZIP_JSON = { ...JSON_TYPE, 'content-encoding': 'gzip' }

const operations = bodyOperations()
const pathsOf = (wanted: BodyOperation['kind']) => operations.filter(({ kind }) => kind === wanted).map(({ path }) => path)

/** Forms that no client sends; made once, because that takes seconds. */
const oddForms = once(() => {
  const brackets = new Uint8Array(8_000_000).fill(0x5b)
  const zip = (entries: number, bytes: Uint8Array) =>
    zipSync(Object.fromEntries(Array.from({ length: entries }, (_, k) => [`weather-${k}.csv`, bytes])))
  const file = (content: Uint8Array | string, fileName = 'weather.zip') => ({ name: 'file', fileName, content })
  const forms = [
    multipart([file(zip(1, brackets))]),
    multipart([file(zip(rounds(2, 12), brackets))]),
    multipart([file(zip(20_000, new Uint8Array()))]),
    multipart([file(deflateRawSync(brackets), 'weather.csv')]),
    multipart(Array.from({ length: 30_000 }, (_, k) => ({ name: `part-${k}`, content: '' }))),
    multipart(Array.from({ length: 30_000 }, () => file(''))),
    multipart([file('')]),
    multipart([file('a'.repeat(1_000_000))], { isClosed: false }),
  ]
  const { body, headers } = multipart([file(new Uint8Array(95_000_000).fill(0x5b))])
  return { forms, whole: { body: new Uint8Array(Bun.gzipSync(body)), headers: { ...headers, 'content-encoding': 'gzip' } } }
})

function once<Made>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => (made ??= make())
}

describe('a body that is small to send and dear to read is refused', () => {
  test.each(pathsOf('json'))('POST %s: 95 MB in some kB of gzip, and 6 MB as they are', async (path) => {
    for (const bomb of turnOf(JSON_BOMBS, path)) {
      await throwAt(path, gzipped(bomb), GZIP_JSON)
      await throwAt(path, plain(bomb), JSON_TYPE)
    }
  })

  test.each(pathsOf('json'))('POST %s: gzip of gzip, of nothing many times, and cut off', async (path) => {
    const [brackets] = JSON_BOMBS
    if (brackets === undefined) throw new Error('There are no bombs')
    for (const body of [gzippedTwice(brackets), gzipMembers(), gzipped(brackets).slice(0, -100)]) await throwAt(path, body, GZIP_JSON, 1)
  })

  test.each(pathsOf('multipart'))('POST %s: files of 95 MB in some kB of gzip, and of 6 MB as they are', async (path) => {
    for (const bomb of turnOf(FILE_BOMBS, path)) {
      const small = multipart([{ name: 'file', fileName: 'weather.csv.gz', content: gzipped(bomb) }])
      await throwAt(path, small.body, small.headers)
      const large = multipart([{ name: 'file', content: plain(bomb).slice(0, -1000) }])
      await throwAt(path, large.body, large.headers)
    }
  })

  test.each(pathsOf('multipart'))('POST %s: the whole form as gzip, zip files, thousands of parts, no end', async (path) => {
    const { forms, whole } = oddForms()
    // A ZIP of a few files is what /api/parse-project reads: test/engine/project-files/parse-project.test.ts has its bombs.
    const refused = path === '/api/parse-project' ? forms.slice(2) : forms
    for (const { body, headers } of refused) await throwAt(path, body, headers)
    await throwAt(path, whole.body, whole.headers)
  })

  test('many requests of every operation at once', async () => {
    const bombs = chosen(JSON_BOMBS)
    const body = (k: number) => gzipped(bombs[k % bombs.length] as Bomb)
    const wave = pathsOf('json').flatMap((path) => Array.from({ length: AT_ONCE }, (_, k) => throwAt(path, body(k), GZIP_JSON, 1)))
    await Promise.all(wave)
  })
})

test('meanwhile health was answered, memory stayed below its limit, and the main thread was free', async () => {
  const delays = await delaysSince(server, metricsBefore)
  await stop()
  report(CASE, 'health answers', answered.length)
  report(CASE, 'servers that a bomb ended', watches.length - 1, '0')
  if (CAN_MEASURE) reportBelow(CASE, 'memory, highest', Math.max(...watches.map(({ peakMb }) => peakMb())), LIMITS.rssMb, 'MB')
  expect(Object.keys(statusCounts(answered))).toEqual(['200'])
  reportMillis(CASE, 'health p99', p99(answered), LIMITS.healthP99Millis)
  reportDelays(CASE, delays)
})
