import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { AcceptedRun } from '@pvyield/contract/schemas'
import { monthOf } from '../../../server/charging/ledger/month.ts'
import type { RunCharge } from '../../../server/charging/service.ts'
import { Problem } from '../../../server/http/problem.ts'
import { Metrics } from '../../../server/metrics.ts'
import { BackgroundRuns } from '../../../server/runs/background.ts'
import { RunQuota } from '../../../server/runs/run-quota.ts'
import type { RunStarter } from '../../../server/runs/starter.ts'
import { RunStore } from '../../../server/runs/store.ts'
import type { RunDone } from '../../../server/runs/tasks.ts'
import { Unfinished } from '../../../server/runs/unfinished.ts'
import { openLedger, type TestLedger, unitsOfBase } from './ledger/ledger.ts'

const SENT = { kind: 'full', owner: 'acc_1', body: { text: '{}' }, wish: { form: 'json', columns: null } } as const
const DONE: RunDone = { record: { resolved: '{}', response: new Uint8Array(), seriesHead: null, blocks: [], headline: '{}' }, millis: 1 }

let t: TestLedger
let store: RunStore
let background: BackgroundRuns
let unfinished: Unfinished
beforeEach(async () => {
  t = await openLedger()
  const { database, charging } = t
  store = new RunStore(database)
  unfinished = new Unfinished()
  background = new BackgroundRuns({
    store,
    database,
    starter: {} as RunStarter,
    metrics: new Metrics(),
    log: { info: () => undefined, warn: () => undefined, error: (_event, cause) => expect(cause).toBeUndefined() },
    unfinished,
    quota: new RunQuota(store, { records: 1000, bytes: 1e9 }),
    charging,
    baseUrl: '',
    now: t.now,
  })
})
afterEach(async () => {
  expect((await t.audit()).differences).toEqual([])
  await t.close()
})

function booked(id: string, charge: RunCharge) {
  return { ...SENT, keep: async () => [], slot: { id, createdAt: 0, baseUrl: '' }, charge }
}

async function accepted(run: string, units: number): Promise<AcceptedRun> {
  const stored = await background.accept(booked(run, t.charging.begin('acc_1', run)), { units: unitsOfBase(units) })
  return JSON.parse(new TextDecoder().decode(stored.accepted)) as AcceptedRun
}

const freeUsed = async () => (await t.ledger.standing('acc_1', monthOf(t.now()))).freeUsed

test('an accepted run is stored with its reservation, and its 202 says the charge', async () => {
  expect(await accepted('run_a', 3)).toMatchObject({ run_id: 'run_a', billing: { units: 3, free_units: 3, paid_by: 'free' } })
  expect([(await store.find('run_a', 'acc_1'))?.status, await freeUsed()]).toEqual(['running', 3])
})

test('a run that was reserved before it is accepted is stored all the same, and charged once', async () => {
  const charge = t.charging.begin('acc_1', 'run_a')
  await charge.reserve(unitsOfBase(3))
  await background.accept(booked('run_a', charge), { units: unitsOfBase(3) })
  expect([(await store.find('run_a', 'acc_1'))?.status, await freeUsed()]).toEqual(['running', 3])
})

test('a run that cannot be paid is not stored', async () => {
  let failure: unknown
  await accepted('run_a', 21).catch((cause) => {
    failure = cause
  })
  expect(failure).toMatchObject({ code: 'payment_required' })
  expect([await store.find('run_a', 'acc_1'), await freeUsed()]).toEqual([undefined, 0])
})

const STOP = () => undefined

test('of a cancellation and an end at the same moment one counts: released and failed, or settled and complete', async () => {
  const outcomes = new Set<string>()
  const taken = { ...SENT, owner: 'acc_1', caller: 'a', wanted: null }
  for (let k = 0; k < 18; k++) {
    const id = `run_race_${k}`
    await accepted(id, 1)
    const before = await freeUsed()
    const worker = Promise.withResolvers<typeof DONE>()
    void background.finish(id, taken, worker.promise, STOP)
    const end = () => worker.resolve(DONE)
    if (k % 3 === 0) end()
    const cancelled = [background.cancel(id, 'acc_1'), background.cancel(id, 'acc_1')]
    if (k % 3 === 1) setTimeout(end, k / 6)
    const [first, second] = await Promise.all(cancelled)
    end()
    await unfinished.settle(60_000)
    const status = (await store.find(id, 'acc_1'))?.status ?? 'gone'
    expect([first, second]).toEqual([first, first].map((ended) => ended && { ...ended, status: status as 'failed' }))
    expect(first?.isCancelled).toBe(status === 'failed')
    // A reservation counts until it is released.
    expect(before - (await freeUsed())).toBe(status === 'failed' ? 1 : 0)
    outcomes.add(status)
  }
  expect([...outcomes].toSorted()).toEqual(['complete', 'failed'])
})

test('a complete run is settled in the write that completes it, a failed one is released', async () => {
  await accepted('run_well', 3)
  await accepted('run_failed', 4)
  const taken = { ...SENT, owner: 'acc_1', caller: 'a', wanted: null }
  void background.finish('run_well', taken, Promise.resolve(DONE), STOP)
  void background.finish('run_failed', taken, Promise.reject(new Problem('run_failed', 'no power')), STOP)
  await unfinished.settle(60_000)
  expect([(await store.find('run_well', 'acc_1'))?.status, (await store.find('run_failed', 'acc_1'))?.status]).toEqual([
    'complete',
    'failed',
  ])
  expect([(await t.ledger.row('run_well', 'settle'))?.units, (await t.ledger.row('run_failed', 'release'))?.units]).toEqual([3, 4])
  expect(await freeUsed()).toBe(3)
})

test('a run that crashed the server too often fails and is released', async () => {
  await accepted('run_a', 3)
  const sql = `update runs set attempts = 4 where id = 'run_a'`
  await t.database.write({ toSQL: () => ({ sql, params: [] }) })
  await background.takeUp()
  expect([(await store.find('run_a', 'acc_1'))?.status, await freeUsed()]).toEqual(['failed', 0])
})
