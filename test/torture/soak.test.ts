import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IS_LONG, rounds } from '../rounds.ts'
import { Callers, p99, statusCounts } from './callers.ts'
import { AS_DELIVERED, LIMITS } from './limits.ts'
import { CAN_MEASURE, openFiles, residentMb, watchMemory } from './memory-watch.ts'
import { delaysSince, metricsText } from './metrics-text.ts'
import { report, reportBelow, reportDelays, reportMillis } from './report.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { SOAK_KINDS, type SoakRequest } from './soak-requests.ts'
import { storeMb } from './store-size.ts'
import { until } from './until.ts'

const CASE = 'soak'
const MINUTES = Number(process.env.TORTURE_MINUTES ?? 20)
/** Until then caches and caps fill; what is flat is flat from there. */
const WARM_UP_SHARE = 0.25
const USERS = rounds(3, 10)
/** Requests of each user in the short form. */
const SHORT_REQUESTS = 22
/** Small caps, so that the soak reaches them: runs and answers in the warm-up, uploads after 12 minutes. */
const CAP_MB = 100
const CAPS = { RUNS_MAX_MB: String(CAP_MB), IDEMPOTENCY_MAX_MB: String(CAP_MB), UPLOADS_MAX_MB: String(CAP_MB) }
const RSS_SLACK_MB = 100
/** Places and typical years, the log, and what is written between two measurements. */
const STORE_SLACK_MB = 60
const FILES_SLACK = 20

const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-soak-'))
let server: ServerProcess
beforeAll(async () => {
  server = await startServer(dataDir, { ...AS_DELIVERED, ...CAPS })
})
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

interface State {
  readonly rssMb: number
  readonly files: number
  readonly storeMb: number
}
const state = (): State => ({ rssMb: residentMb(server.pid), files: openFiles(server.pid), storeMb: storeMb(dataDir) })

const counts = new Map<string, number>()
const wrong: string[] = []

/** One request of a user, and what became of it. */
async function turn(user: number, number: number): Promise<void> {
  const kind = SOAK_KINDS[(user + number) % SOAK_KINDS.length] as SoakRequest
  const status = await kind.send(server.url, user, number)
  const seen = `${kind.name} ${status}`
  counts.set(seen, (counts.get(seen) ?? 0) + 1)
  if (!kind.expected.includes(status) && status !== 'left') wrong.push(seen)
}

/** Lets the users work until a condition. Each has an address and does one thing after another. */
async function work(from: number, isOver: (number: number) => boolean): Promise<void> {
  await Promise.all(
    Array.from({ length: USERS }, async (_, user) => {
      for (let number = from; !isOver(number); number++) await turn(user, number)
    }),
  )
}

test(`${rounds(SHORT_REQUESTS * USERS, MINUTES)} ${rounds('requests', 'minutes')} of mixed users leave memory, open files and store as they were`, async () => {
  const memory = watchMemory(server)
  await work(0, (number) => number >= SOAK_KINDS.length)
  await Bun.sleep(rounds(0, 5000))
  const resting = state()
  const metricsBefore = await metricsText(server.url)
  const health = new Callers(server.url, 'health', 1)

  const begun = performance.now()
  const isAfter = (share: number) => (number: number) =>
    IS_LONG ? performance.now() - begun > share * MINUTES * 60_000 : number >= 100 + share * SHORT_REQUESTS
  await work(100, isAfter(WARM_UP_SHARE))
  const warm = state()
  await work(1_000_000, (number) => isAfter(1)(number - 1_000_000 + 100))
  const end = state()
  memory.stop()

  report(
    CASE,
    'requests',
    [...counts.values()].reduce((sum, count) => sum + count, 0),
  )
  for (const [kind, count] of [...counts].sort()) report(CASE, kind, count)
  expect([...new Set(wrong)]).toEqual([])
  const answers = await health.stop()
  expect(Object.keys(statusCounts(answers))).toEqual(['200'])
  const delays = await delaysSince(server, metricsBefore)
  report(CASE, 'at rest', JSON.stringify(resting))
  report(CASE, 'warm', JSON.stringify(warm))
  if (CAN_MEASURE) {
    reportBelow(CASE, 'memory, highest', memory.peakMb(), LIMITS.rssMb, 'MB')
    reportBelow(CASE, 'open files at the end', end.files, warm.files + FILES_SLACK, '')
    if (IS_LONG) {
      reportBelow(CASE, 'memory at the end', end.rssMb, 1.25 * warm.rssMb + RSS_SLACK_MB, 'MB')
      // The garbage of the last requests is collected when the collector comes round to it.
      const limit = 1.25 * resting.rssMb + RSS_SLACK_MB
      const patience = performance.now() + 120_000
      await until(() => residentMb(server.pid) <= limit || performance.now() > patience)
      reportBelow(CASE, 'memory at rest afterwards', residentMb(server.pid), limit, 'MB')
    }
  }
  if (IS_LONG) reportBelow(CASE, 'store at the end', end.storeMb, 3 * CAP_MB + STORE_SLACK_MB, 'MB')

  expect(await server.terminate()).toBe(0)
  reportMillis(CASE, 'health p99', p99(answers), LIMITS.healthP99Millis)
  reportDelays(CASE, delays)
  const lines = (await server.output).split('\n').filter((line) => line.includes('"level":"error"'))
  report(CASE, 'errors in the log', lines.length, '0')
  expect(lines).toEqual([])
})
