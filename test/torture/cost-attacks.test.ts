import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounds } from '../rounds.ts'
import { Callers, p99, statusCounts } from './callers.ts'
import { COSTLY, type Costly, WORST } from './costly.ts'
import { AS_DELIVERED, LIMITS } from './limits.ts'
import { CAN_MEASURE, isAlive, type MemoryWatch, watchMemory } from './memory-watch.ts'
import { delaysSince, metric, metricsText } from './metrics-text.ts'
import { report, reportBelow, reportDelays, reportMillis } from './report.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { until } from './until.ts'

const CASE = 'cost attacks'
const INNOCENTS = 20
/** Answers that every innocent caller gets while one attack lasts. */
const ANSWERS_EACH = rounds(2, 60)
const AT_ONCE = rounds(12, 100)
const LEAVES_AFTER_MILLIS = 3000

const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-cost-'))
let server: ServerProcess
let memory: MemoryWatch
let metricsBefore = ''
/** Highest memory of all servers, MB: one that takes too much is killed, and the next attack meets a new one. */
let peakMb = 0
beforeAll(start)
beforeEach(async () => {
  if (!isAlive(server.pid)) await start()
})
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startServer(dataDir, AS_DELIVERED)
  memory = watchMemory(server)
  const warm = new Callers(server.url, 'innocent', INNOCENTS)
  await warm.answered(2)
  await warm.stop()
  metricsBefore = await metricsText(server.url)
}

/** What became of the requests of an attack, by status and code. */
type Outcomes = Map<string, number>

interface Attack {
  readonly requests: readonly Costly[]
  readonly addressOf: (k: number) => string
  /** Clients that leave while they wait; null for clients that stay. */
  readonly leavesAfterMillis: number | null
}

const bodies = new Map<Costly, Uint8Array<ArrayBuffer>>()
function bodyOf(costly: Costly): Uint8Array<ArrayBuffer> {
  const body = bodies.get(costly) ?? costly.make()
  bodies.set(costly, body)
  return body
}

/** Attacks until it is stopped: as soon as a request has ended, the next one begins. */
function attack({ requests, addressOf, leavesAfterMillis }: Attack): { outcomes: Outcomes; stop: () => Promise<void> } {
  const outcomes: Outcomes = new Map()
  const stopping = new AbortController()
  const send = async (k: number) => {
    for (let turn = 0; !stopping.signal.aborted && isAlive(server.pid); turn++) {
      const outcome = await outcomeOf(requests[(k + turn) % requests.length] as Costly, addressOf(k), leavesAfterMillis, stopping.signal)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await Bun.sleep(20)
    }
  }
  const sending = Promise.all(Array.from({ length: AT_ONCE }, (_, k) => send(k)))
  return {
    outcomes,
    stop: async () => {
      stopping.abort()
      await sending
    },
  }
}

async function outcomeOf(costly: Costly, address: string, leavesAfterMillis: number | null, stopping: AbortSignal): Promise<string> {
  const signal = leavesAfterMillis === null ? stopping : AbortSignal.any([stopping, AbortSignal.timeout(leavesAfterMillis)])
  try {
    const answer = await fetch(`${server.url}${costly.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...costly.headers },
      body: bodyOf(costly),
      signal,
    })
    if (answer.ok) {
      for await (const _ of answer.body ?? []); // a large answer is read, not kept
      return `${answer.status}`
    }
    const { code } = (await answer.json()) as { code: string }
    return `${answer.status} ${code}${answer.status === 503 && !answer.headers.has('retry-after') ? ' without Retry-After' : ''}`
  } catch {
    return signal.aborted ? 'left' : 'no answer'
  }
}

/** What may become of a costly request: refused for its cost, refused for now, or answered. */
const BOUNDED = ['422 too_costly', '422 validation_error', '503 overloaded', '429 rate_limited', '200', '202', 'left']

const one = () => '203.0.113.1'
const many = (k: number) => `203.0.113.${1 + (k % 250)}`
const requests = rounds(0, 1) === 1 ? COSTLY : WORST

describe('while somebody sends what is dear to answer, 20 other callers are served', () => {
  test.each([
    ['from one address', { requests, addressOf: one, leavesAfterMillis: null }],
    ['from many addresses', { requests, addressOf: many, leavesAfterMillis: null }],
    ['by clients that leave after 3 s', { requests, addressOf: many, leavesAfterMillis: LEAVES_AFTER_MILLIS }],
    ...COSTLY.slice(rounds(COSTLY.length, 0)).map(
      (costly) => [`only ${costly.name}`, { requests: [costly], addressOf: one, leavesAfterMillis: null }] as const,
    ),
  ] as const)('%s', async (name, attackers) => {
    for (const costly of attackers.requests) bodyOf(costly)
    const health = new Callers(server.url, 'health', 1)
    const { outcomes, stop } = attack(attackers)
    // Bodies take a while to arrive: the attack has begun when a worker is busy or a request refused.
    await until(async () => outcomes.size > 0 || (await metric(server.url, 'pvyield_runs_running')) !== 0)
    const innocents = new Callers(server.url, 'innocent', INNOCENTS)
    try {
      await innocents.answered(ANSWERS_EACH)
    } finally {
      const answers = await innocents.stop()
      await stop()
      const healthy = await health.stop()
      peakMb = Math.max(peakMb, memory.peakMb())
      report(CASE, `${name}: memory, highest`, `${memory.peakMb().toFixed(0)} MB`, `${LIMITS.rssMb} MB`)
      if (!isAlive(server.pid)) memory.stop()
      report(CASE, `${name}: attackers`, [...outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', '))
      report(CASE, `${name}: innocents`, JSON.stringify(statusCounts(answers)))
      // On a slow machine a run may take longer than its caller waits: the short form takes 202 too.
      const served = rounds(0, 1) === 1 ? ['200'] : ['200', '202']
      expect(Object.keys(statusCounts(answers)).filter((status) => !served.includes(status))).toEqual([])
      expect(Object.keys(statusCounts(healthy))).toEqual(['200'])
      expect([...outcomes.keys()].filter((outcome) => !BOUNDED.includes(outcome))).toEqual([])
      reportMillis(CASE, `${name}: innocents p99`, p99(answers), LIMITS.innocentP99Millis)
      reportMillis(CASE, `${name}: health p99`, p99(healthy), LIMITS.healthP99Millis)
    }
  })

  test('afterwards the workers are free again, memory stayed below its limit, and the main thread was free', async () => {
    await until(async () => {
      const { queue_depth } = (await (await fetch(`${server.url}/api/health`)).json()) as { queue_depth: number }
      return queue_depth === 0
    })
    memory.stop()
    if (CAN_MEASURE) reportBelow(CASE, 'memory, highest', Math.max(peakMb, memory.peakMb()), LIMITS.rssMb, 'MB')
    reportDelays(CASE, await delaysSince(server, metricsBefore))
  })
})
