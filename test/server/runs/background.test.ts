import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SentBody } from '@pvyield/contract/handlers'
import { Database } from '../../../server/db/database.ts'
import { faultProblem } from '../../../server/db/fault.ts'
import { Problem } from '../../../server/http/problem.ts'
import { Metrics } from '../../../server/metrics.ts'
import { BackgroundRuns } from '../../../server/runs/background.ts'
import { RunQuota } from '../../../server/runs/run-quota.ts'
import type { RunStarter } from '../../../server/runs/starter.ts'
import { RunStore } from '../../../server/runs/store.ts'
import { runSeries } from '../../../server/runs/table.ts'
import type { RunDone } from '../../../server/runs/tasks.ts'
import { Unfinished } from '../../../server/runs/unfinished.ts'
import { CallerLeft } from '../../../server/workers/protocol.ts'
import { DatabaseServer } from '../db/database-server.ts'

const DAY_MILLIS = 86_400_000
const SENT = {
  kind: 'full',
  owner: null,
  body: { text: '{}' },
  wish: { form: 'json', columns: null },
  keep: async () => [],
  slot: null,
  charge: null,
} as const

let folder: string
let database: Database
let store: RunStore
let now: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-runs-'))
  database = await Database.open(`file:${join(folder, 'store.db')}`)
  store = new RunStore(database)
  now = 0
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A run that a fake worker got, and how it ends. */
interface Taken {
  readonly id: string
  end(done: RunDone): void
  die(cause: Error): void
}

/**
 * The background runs between one start and stop of the server. Fake workers take the runs that the
 * test lets them take.
 * @param workers  number of runs that are taken at the same time
 */
function life(workers = 1) {
  const [metrics, unfinished, taken] = [new Metrics(), new Unfinished(), [] as Taken[]]
  const waiting: (() => Promise<void>)[] = []
  let free = workers
  const next = () => {
    if (free > 0) void waiting.shift()?.()
  }
  const starter = {
    start: (_run: unknown, { body }: { body: () => Promise<SentBody> }) => {
      const { promise, resolve, reject } = Promise.withResolvers<RunDone>()
      const freed = () => {
        free++
        next()
      }
      waiting.push(async () => {
        free--
        const sent = await body().catch(reject)
        if (sent === undefined) return freed()
        taken.push({ id: idIn(sent), end: resolve, die: reject })
        promise.then(freed, freed)
      })
      next()
      return { result: promise, withdraw: () => false, stop: () => reject(new CallerLeft('The caller left')) }
    },
  } as unknown as RunStarter
  const faults: string[] = []
  const keep = (event: string) => void faults.push(event)
  const log = { info: () => undefined, warn: keep, error: keep }
  const background = new BackgroundRuns({
    store,
    database,
    starter,
    metrics,
    log,
    unfinished,
    quota: new RunQuota(store, { records: 1000, bytes: 1e9 }),
    charging: null,
    baseUrl: '',
    now: () => now,
    heldUpMillis: 1,
  })
  return { background, unfinished, taken, faults, counts: async () => (await metrics.text()).match(/^pvyield_runs_total\{.*$/gm) }
}

/** The fake body of a run contains what the test calls it. */
function idIn(sent: SentBody): string {
  return new TextDecoder().decode('bytes' in sent ? sent.bytes : new Uint8Array())
}

async function accept(background: BackgroundRuns, text: string): Promise<string> {
  const { runId } = await background.accept({ ...SENT, body: { text } }, { units: null })
  return runId
}

async function attemptsOf(id: string): Promise<number | undefined> {
  return (await store.find(id))?.attempts
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await Bun.sleep(1)
}

const STOP = () => undefined
const DONE: RunDone = { record: { resolved: '{}', response: new Uint8Array(), seriesHead: null, blocks: [], headline: '{}' }, millis: 1 }

test('an attempt counts when a worker takes the run: restarts with a backlog fail none', async () => {
  const first = life()
  const ids = await Promise.all(Array.from({ length: 306 }, (_, k) => accept(first.background, `${k}`)))
  for (let restart = 0; restart < 3; restart++) {
    const { background, taken } = life()
    await background.takeUp()
    await until(() => taken.length === 1)
    await background.letGo()
  }
  expect(await Promise.all(ids.map(attemptsOf))).toEqual(ids.map(() => 0))
  const last = life()
  await last.background.takeUp()
  for (let k = 0; k < ids.length; k++) {
    await until(() => last.taken.length > k)
    last.taken[k]?.end(DONE)
  }
  await last.unfinished.settle(60_000)
  await until(async () => (await store.queue.unheld(1000)).length === 0)
  expect(new Set(await Promise.all(ids.map(async (id) => (await store.find(id))?.status)))).toEqual(new Set(['complete']))
})

test('an attempt that is being counted while the service stops is taken back, too', async () => {
  const { background } = life()
  const id = await accept(background, 'a')
  void background.start(id, { ...SENT, caller: 'a', wanted: null })
  await background.letGo() // the count is on its way to the store
  expect(await attemptsOf(id)).toBe(0)
})

test('a run that crashes the server fails after one attempt next to others and three alone, and takes no other run with it', async () => {
  const accepting = life()
  const poison = await accept(accepting.background, 'poison')
  const innocent = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => accept(accepting.background, text)))
  let [lives, tries] = [0, 0]
  while ((await store.queue.unheld(1000)).length > 0) {
    lives++
    const { background, taken } = life(2)
    await background.takeUp()
    let at = 0
    // The server dies when a worker has the poison; every other run ends.
    while ((await store.queue.unheld(1000)).length > 0) {
      await until(async () => taken.length > at || (await store.queue.unheld(1000)).length === 0)
      const run = taken[at++]
      if (run?.id !== 'poison') run?.end(DONE)
      else {
        tries++
        break
      }
    }
  }
  expect([tries, lives]).toEqual([4, 5])
  expect(await store.find(poison)).toMatchObject({ status: 'failed', attempts: 4, failure: expect.stringContaining('in 3 attempts') })
  for (const id of innocent) expect((await store.find(id))?.status).toBe('complete')
})

test('runs that may have crashed the server run one at a time, and after the others', async () => {
  const accepting = life(3)
  for (const text of ['x', 'y', 'z']) {
    const id = await accept(accepting.background, text)
    void accepting.background.start(id, { ...SENT, caller: 'a', wanted: null })
  }
  await until(() => accepting.taken.length === 3)
  await accept(accepting.background, 'fresh')
  const { background, taken } = life(3)
  await background.takeUp()
  for (let k = 0; k < 4; k++) {
    await until(() => taken.length > k)
    expect(taken.length).toBe(k + 1)
    taken[k]?.end(DONE)
  }
  expect(taken[0]?.id).toBe('fresh')
  await until(async () => (await store.queue.unheld(1000)).length === 0)
})

test('an announced run begins after four calls of the database server', async () => {
  await database.close()
  const server = new DatabaseServer(() => 'answered')
  database = await Database.open(server.url)
  store = new RunStore(database)
  const { background, taken, unfinished } = life()
  const id = await accept(background, 'a')
  const before = server.calls
  void background.seeThrough(id)
  await until(() => taken.length === 1)
  expect(server.calls - before).toBe(4)
  taken[0]?.end(DONE)
  await unfinished.settle(60_000)
  await until(async () => (await store.find(id))?.status === 'complete')
  await database.close()
  await server.stop()
})

test('a run that is announced while it is taken up begins once', async () => {
  const { background, taken, unfinished } = life(2)
  const id = await accept(background, 'a')
  const held = store.queue.held.bind(store.queue)
  store.queue.held = async (ids) => {
    const found = await held(ids)
    void background.seeThrough(id)
    await until(() => taken.length === 1)
    return found
  }
  await background.takeUp()
  taken[0]?.end(DONE)
  await unfinished.settle(60_000)
  await until(async () => (await store.find(id))?.status === 'complete')
  expect(taken).toHaveLength(1)
})

describe('a run that may have crashed the server, and waits for another', () => {
  /** The suspect is next as soon as the other one, which a worker has, has ended. */
  async function waiting() {
    const suspect = await accept(life().background, 'suspect')
    await database.write(store.queue.countAttempt(suspect, 1))
    await accept(life().background, 'other')
    const now = life(2)
    await now.background.takeUp()
    await until(() => now.taken.length === 1)
    return { ...now, suspect }
  }

  test('is made once the store answers again', async () => {
    const { taken, faults, suspect } = await waiting()
    const find = store.find.bind(store)
    store.find = () => Promise.reject(faultProblem('unreachable'))
    taken[0]?.end(DONE)
    await until(() => faults.includes('run_held_up'))
    store.find = find
    await until(() => taken.length === 2)
    taken[1]?.end(DONE)
    await until(async () => (await store.find(suspect))?.status === 'complete')
  })

  test('is left to the next start when the service stops: the store that is closed is not asked', async () => {
    const { background, taken, suspect } = await waiting()
    await background.letGo()
    expect(await store.find(suspect)).toMatchObject({ status: 'running', attempts: 1 })
    let asked = 0
    store.find = async () => {
      asked++
      throw faultProblem('restarting')
    }
    taken[0]?.end(DONE)
    await Bun.sleep(20)
    expect([asked, taken.length]).toEqual([0, 1])
  })
})

test('a run whose attempt cannot be counted has not begun, and is tried again', async () => {
  const { background, taken, faults } = life()
  const id = await accept(background, 'a')
  const write = database.write.bind(database)
  database.write = () => Promise.reject(faultProblem('full'))
  const ending = background.start(id, { ...SENT, caller: 'a', wanted: null })
  await until(() => faults.includes('run_held_up'))
  database.write = write
  await until(() => taken.length === 1)
  taken[0]?.end(DONE)
  await ending
  expect(await store.find(id)).toMatchObject({ status: 'complete', attempts: 1 })
})

describe.each(['restarting', 'locked'] as const)('an attempt that ends by a fault of the store, %s,', (kind) => {
  const fault = faultProblem(kind)

  test('is made again, and counts once', async () => {
    const { background, taken, faults } = life()
    const id = await accept(background, 'a')
    const ending = background.start(id, { ...SENT, caller: 'a', wanted: null })
    for (let attempt = 0; attempt < 4; attempt++) {
      await until(() => taken.length > attempt)
      taken[attempt]?.die(fault)
    }
    await until(() => taken.length === 5)
    expect([await attemptsOf(id), new Set(faults)]).toEqual([1, new Set(['run_held_up'])])
    taken[4]?.end(DONE)
    await ending
    expect(await store.find(id)).toMatchObject({ status: 'complete', attempts: 1 })
  })

  test('is made again for a run that was accepted when a worker had it', async () => {
    const { background, taken } = life()
    const { runId: id } = await background.accept({ ...SENT, body: { text: 'a' } }, { billing: null })
    const ending = background.finish(id, { ...SENT, caller: 'a', wanted: null }, Promise.reject(fault), STOP)
    await until(() => taken.length === 1)
    taken[0]?.end(DONE)
    await ending
    expect(await store.find(id)).toMatchObject({ status: 'complete', attempts: 1 })
  })

  test('while the service stops is left to the next start', async () => {
    const { background, taken } = life()
    const id = await accept(background, 'a')
    const ending = background.start(id, { ...SENT, caller: 'a', wanted: null })
    await until(() => taken.length === 1)
    await background.letGo()
    taken[0]?.die(fault)
    await ending
    expect(await store.find(id)).toMatchObject({ status: 'running', attempts: 0 })
  })
})

test('a run whose stored request is damaged fails at once, and the next one is made', async () => {
  const { background, taken } = life()
  const [damaged, next] = [await accept(background, 'a'), await accept(background, 'b')]
  const sql = 'update runs set request = ? where id = ?'
  await database.write({ toSQL: () => ({ sql, params: [Buffer.from('not packed'), damaged] }) })
  const ended = [damaged, next].map((id) => background.start(id, { ...SENT, caller: 'a', wanted: null }))
  await until(() => taken.length === 1)
  taken[0]?.end(DONE)
  await Promise.all(ended)
  expect(await store.find(damaged)).toMatchObject({ status: 'failed', attempts: 1, failure: expect.stringContaining('damaged') })
  expect((await store.find(next))?.status).toBe('complete')
})

test('a stop waits for a background run that a worker has', async () => {
  const { background, unfinished, taken } = life()
  const [runId, waiting] = [await accept(background, 'a'), await accept(background, 'b')]
  for (const id of [runId, waiting]) void background.start(id, { ...SENT, caller: 'a', wanted: null })
  await until(() => taken.length === 1)
  let isSettled = false
  const settled = unfinished.settle(60_000).then(() => (isSettled = true))
  await Bun.sleep(0)
  expect(isSettled).toBe(false)
  taken[0]?.die(new Error('the worker died'))
  await until(async () => (await store.find(runId))?.status === 'failed')
  await until(() => taken.length === 2)
  taken[1]?.end(DONE)
  await settled
})

test('a finished run is kept for 24 hours', async () => {
  const { background, unfinished } = life()
  const { runId } = await background.accept(SENT, { units: null })
  void background.finish(runId, { ...SENT, caller: 'a', wanted: null }, Promise.reject(new Error('no')), STOP)
  await unfinished.settle(60_000)
  now = DAY_MILLIS
  await background.sweep()
  expect((await store.find(runId))?.status).toBe('failed')
  now += 1
  await background.sweep()
  expect(await store.find(runId)).toBeUndefined()
})

test('two servers that start on one empty store make each run of the service itself once', async () => {
  const [one, other] = [life(), life()]
  await Promise.all(['a', 'b', 'c'].flatMap((text) => [one, other].map(({ background }) => background.keep(`run_demo_${text}`, { text }))))
  const taken = () => [...one.taken, ...other.taken]
  const ended = new Set<Taken>()
  await until(async () => {
    for (const run of taken().filter((one) => !ended.has(one))) {
      ended.add(run)
      run.end(DONE)
    }
    return (await store.queue.unheld(1000)).length === 0
  })
  expect(
    taken()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a', 'b', 'c'])
})

test('a run of the service itself is stored once under its id, tried again after a failure, and deleted by its prefix', async () => {
  const { background, taken } = life()
  const statusOf = async (id: string) => (await store.find(id))?.status
  await background.keep('run_demo_a', { text: 'a' })
  await background.keep('run_demo_a', { text: 'a' })
  await until(() => taken.length === 1)
  taken[0]?.die(new Problem('run_failed', 'no power'))
  await until(async () => (await statusOf('run_demo_a')) === 'failed')
  await background.keep('run_demo_a', { text: 'a' })
  await until(() => taken.length === 2)
  taken[1]?.end(DONE)
  await until(async () => (await statusOf('run_demo_a')) === 'complete')
  await background.keep('run_demo_a', { text: 'a' })
  now = 1000 * DAY_MILLIS
  await background.sweep()
  expect([taken.length, await statusOf('run_demo_a')]).toEqual([2, 'complete'])

  const other = await accept(background, 'other')
  await background.keep('run_demo_b', { text: 'b' })
  await background.keepOnly('run_demo_', ['run_demo_c'])
  // What runs stays until it has ended, and so does what has another prefix.
  expect(await Promise.all(['run_demo_a', 'run_demo_b', other].map(statusOf))).toEqual([undefined, 'running', 'running'])
})

describe('a run that is cancelled', () => {
  const failureOf = async (id: string) => JSON.parse((await store.find(id))?.failure ?? 'null') as { errors: { code: string }[] } | null

  test('while a worker has it: the worker is freed, the run is failed and says so, and cancelling again changes nothing', async () => {
    const { background, taken, faults, counts } = life()
    const [first, second] = [await accept(background, 'a'), await accept(background, 'b')]
    const ending = background.start(first, { ...SENT, caller: 'a', wanted: null })
    const next = background.start(second, { ...SENT, caller: 'a', wanted: null })
    await until(() => taken.length === 1)
    expect(await background.cancel(first, null)).toEqual({ status: 'failed', isCancelled: true })
    await ending
    await until(() => taken.length === 2)
    taken[1]?.end(DONE)
    await next
    expect(await background.cancel(first, null)).toEqual({ status: 'failed', isCancelled: true })
    expect((await failureOf(first))?.errors[0]?.code).toBe('run_cancelled')
    expect(await background.cancel(second, null)).toEqual({ status: 'complete', isCancelled: false })
    expect(faults).toEqual([])
    expect(await counts()).toEqual([
      'pvyield_runs_total{kind="full",outcome="accepted"} 2',
      'pvyield_runs_total{kind="full",outcome="failed"} 1',
      'pvyield_runs_total{kind="full",outcome="complete"} 1',
    ])
  })

  test('while it waits: no worker gets it', async () => {
    const { background, taken } = life(0)
    const id = await accept(background, 'a')
    const ending = background.start(id, { ...SENT, caller: 'a', wanted: null })
    expect(await background.cancel(id, null)).toEqual({ status: 'failed', isCancelled: true })
    await ending
    expect(taken).toEqual([])
  })

  test('before a crash of the server: it does not run again', async () => {
    const { background } = life(0)
    const [cancelled, other] = [await accept(background, 'a'), await accept(background, 'b')]
    await background.cancel(cancelled, null)
    const after = life()
    await after.background.takeUp()
    await until(() => after.taken.length === 1)
    expect(after.taken.map(({ id }) => id)).toEqual(['b'])
    after.taken[0]?.end(DONE)
    await until(async () => (await store.find(other))?.status === 'complete')
  })

  test('when its worker ends it at the same moment, the first in the store counts, and a failed run has no series', async () => {
    const { background, unfinished, taken } = life()
    const id = await accept(background, 'a')
    void background.start(id, { ...SENT, caller: 'a', wanted: null })
    await until(() => taken.length === 1)
    const blocks = [0, 1].map((block) => ({ block, data: new Uint8Array(16), ends: [8, 16] }))
    if ('record' in DONE) taken[0]?.end({ ...DONE, record: { ...DONE.record, blocks } })
    const { status } = await background.cancel(id, null)
    await unfinished.settle(60_000)
    const kept = await database.read.select().from(runSeries)
    expect(['failed', 'complete']).toContain(status)
    expect(kept.length > 0).toBe(status === 'complete')
  })

  test('is found as it is read: not by another account, and not when it belongs to the service', async () => {
    const { background } = life(0)
    const { runId } = await background.accept({ ...SENT, owner: 'acc_1' }, { units: null })
    await background.keep('run_demo_1', { text: '{}' })
    for (const [id, reader] of [
      [runId, null],
      [runId, 'acc_2'],
      ['run_demo_1', null],
      ['run_none', null],
    ] as const) {
      expect(await background.cancel(id, reader).catch((cause) => cause)).toMatchObject({
        code: 'not_found',
        errors: [{ field: 'run_id' }],
      })
    }
    expect(await background.cancel(runId, 'acc_1')).toEqual({ status: 'failed', isCancelled: true })
  })
})
