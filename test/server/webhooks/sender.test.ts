import { Database as File } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Database, type Statement } from '../../../server/db/database.ts'
import { joinAlone } from '../../../server/db/members.ts'
import type { Log } from '../../../server/log.ts'
import { DeliveryStore } from '../../../server/webhooks/delivery-store.ts'
import { EVENTS } from '../../../server/webhooks/events.ts'
import { PersonalWebhooks } from '../../../server/webhooks/personal-webhooks.ts'
import { nextAttemptAt } from '../../../server/webhooks/retries.ts'
import { WebhookSender } from '../../../server/webhooks/sender.ts'
import { newSigningSecret } from '../../../server/webhooks/signature.ts'
import { WebhookStore } from '../../../server/webhooks/store.ts'
import { webhooks } from '../../../server/webhooks/table.ts'
import { until } from '../../torture/until.ts'
import { Receiver } from './receiver.ts'

const DAY = 86_400_000
const FAILURE = '{"code":"run_failed","errors":[]}'

let folder: string
let database: Database
let store: WebhookStore
let deliveries: DeliveryStore
let receiver: Receiver
let sender: WebhookSender
let now: number
let warned: string[]
const log: Log = { info: () => undefined, warn: (event) => void warned.push(event), error: (event) => void warned.push(event) }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-webhooks-'))
  database = await Database.open(pathToFileURL(join(folder, 'store.db')).href)
  store = new WebhookStore(database)
  receiver = new Receiver()
  now = Date.now()
  warned = []
  sender = opened(await joinAlone(database))
})
afterEach(async () => {
  sender.stop()
  await receiver.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

function opened(holder: string, pollMillis = 5): WebhookSender {
  deliveries = new DeliveryStore(database, holder)
  const made = new WebhookSender({
    store,
    deliveries,
    database,
    log,
    reach: 'any',
    linksOf: (id) => ({ run: `/api/runs/${id}` }),
    knownMillis: 0,
    track: (work) => work,
    now: () => now,
    pollMillis,
  })
  made.start()
  return made
}

async function keepWebhook(id: string, accountId: string, url = receiver.url): Promise<void> {
  const row = {
    id,
    accountId,
    url,
    events: JSON.stringify(EVENTS),
    state: 'active',
    challenge: '',
    secret: newSigningSecret(),
    createdAt: 0,
  } as const
  await database.write(database.read.insert(webhooks).values(row))
}

/** A statement of the test's own. */
const statement = (sql: string, ...params: unknown[]): Statement => ({ toSQL: () => ({ sql, params }) })

let runs = 0
/** A run of an account, as the store gets it, and its end. */
async function endRun(owner: string, status = 'complete', kind = 'full'): Promise<string> {
  const id = `run_${runs++}`
  await database.write(
    statement(
      "insert into runs (id, kind, status, owner, created_at, attempts, request) values (?, ?, 'running', ?, 1, 0, x'')",
      id,
      kind,
      owner,
    ),
    statement('update runs set status = ?, failure = ? where id = ?', status, status === 'failed' ? FAILURE : null, id),
  )
  return id
}

const logOf = (id: string, account = 'a') => deliveries.log(account, id)
const stateOf = async (id: string) => (await store.of('a')).find((row) => row.id === id)

test('the end of a run makes its event in the same write, for each webhook that asks for it, and for no one else', async () => {
  await keepWebhook('w1', 'a')
  await keepWebhook('w2', 'a')
  await keepWebhook('w3', 'b')
  await database.write(store.change('a', 'w2', { events: '["study.completed"]' }))
  const run = await endRun('a')
  const failed = await endRun('a', 'failed', 'simple')
  const study = await endRun('a', 'complete', 'sweep')
  const batch = await endRun('a', 'failed', 'batch')
  await until(() => receiver.got.length === 5)
  const got = receiver.got.map(({ event: { type, data } }) => [type, data.run_id ?? data.study_id, data.status, data.failure_code])
  expect(got.sort()).toEqual([
    ['batch.failed', batch, 'failed', 'run_failed'],
    ['run.completed', run, 'complete', null],
    ['run.failed', failed, 'failed', 'run_failed'],
    ['study.completed', study, 'complete', null],
    ['study.completed', study, 'complete', null],
  ])
  expect(await logOf('w3', 'b')).toEqual([])
})

test('a failed attempt is made again with growing pauses and the same id and body, ten times in a little more than three days', async () => {
  receiver.answer = () => new Response(null, { status: 503 })
  await keepWebhook('w', 'a')
  await endRun('a')
  const begun = now
  for (let attempts = 1; attempts <= 10; attempts++) {
    await until(async () => (await logOf('w'))[0]?.attempts === attempts)
    const [row] = await logOf('w')
    expect([row?.state, row?.httpStatus, row?.reason]).toEqual([attempts < 10 ? 'waiting' : 'failed', 503, 'it answered HTTP 503'])
    if (attempts < 10) now = row?.nextAt ?? 0
  }
  expect((now - begun) / DAY).toBeWithin(2.4, 3.8)
  expect(receiver.got).toHaveLength(10)
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(receiver.got.map(({ body }) => body)).size).toBe(1)
  expect(sender.counts).toEqual({ delivered: 0, failed: 10, given_up: 1 })
  expect(await stateOf('w')).toMatchObject({ state: 'active', failingSince: begun })
})

test('a webhook that takes nothing for five days is disabled with its reason, and what waited has failed', async () => {
  receiver.answer = () => new Response(null, { status: 500 })
  await keepWebhook('w', 'a')
  await database.write(store.noteFailing('w', now - 5 * DAY))
  await endRun('a')
  await until(async () => (await logOf('w'))[0]?.attempts === 1)
  await endRun('a')
  await until(async () => (await logOf('w')).every(({ attempts }) => attempts === 1))
  const [first] = await logOf('w')
  await database.write(statement('update webhook_deliveries set attempts = 9, next_at = 0 where id = ?', first?.id))
  await until(async () => (await stateOf('w'))?.state === 'disabled')
  const since = new Date(now - 5 * DAY).toISOString()
  expect((await stateOf('w'))?.disabledReason).toBe(`no event has arrived since ${since}; at the last attempt, it answered HTTP 500`)
  expect((await logOf('w')).map(({ state, reason }) => [state, reason]).sort()).toEqual([
    ['failed', 'it answered HTTP 500'],
    ['failed', 'the webhook was disabled'],
  ])
  expect(warned).toEqual(['webhook_disabled'])
  await endRun('a')
  expect(await logOf('w')).toHaveLength(2)
})

test('a receiver that answers 410 is asked no more', async () => {
  receiver.answer = () => new Response(null, { status: 410 })
  await keepWebhook('w', 'a')
  await endRun('a')
  await until(async () => (await stateOf('w'))?.state === 'disabled')
  expect((await stateOf('w'))?.disabledReason).toBe('it answered HTTP 410: it wants no more events')
})

test('a slow receiver has two attempts at once, and delays nobody else', async () => {
  const slow = new Receiver()
  slow.answer = () => new Promise(() => undefined)
  await keepWebhook('slow', 'a', slow.url)
  await keepWebhook('quick', 'b')
  for (let k = 0; k < 6; k++) await endRun('a')
  await until(() => slow.got.length === 2)
  for (let k = 0; k < 6; k++) await endRun('b')
  await until(() => receiver.got.length === 6)
  expect(slow.got).toHaveLength(2)
  await slow.stop()
})

test('at most 1,000 events wait for a webhook: those beyond are counted, not kept', async () => {
  sender.stop()
  await keepWebhook('w', 'a')
  const numbers = 'with recursive n(k) as (select 1 union all select k + 1 from n where k < 999)'
  const values = "'m' || k, 'w', 'a', 'run.completed', 0, 'waiting', 0, 0"
  const columns = 'id, webhook_id, account_id, event, at, state, attempts, next_at'
  await database.write(statement(`insert into webhook_deliveries (${columns}) ${numbers} select ${values} from n`))
  for (let k = 0; k < 3; k++) await endRun('a')
  expect(await stateOf('w')).toMatchObject({ waiting: 1000, dropped: 2 })
  // The log of what has ended is bounded too.
  await database.write(statement("update webhook_deliveries set state = 'failed', at = ?", now))
  await new PersonalWebhooks(store, deliveries, database, () => now).sweep()
  const stored = new File(join(folder, 'store.db'), { readonly: true })
  expect(stored.query('select count(*) as rows from webhook_deliveries').get()).toEqual({ rows: 200 })
  stored.close()
  await new PersonalWebhooks(store, deliveries, database, () => now + 31 * DAY).sweep()
  expect(await logOf('w')).toEqual([])
})

test('a receiver that answers gets one event after the other, without a look at the clock', async () => {
  sender.stop()
  sender = opened(await joinAlone(database), DAY)
  await keepWebhook('w', 'a')
  for (let k = 0; k < 20; k++) await endRun('a')
  sender.expect()
  await until(() => receiver.got.length === 20)
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(20)
})

test('what a server that died had in hand is sent by the next one, with the same id', async () => {
  receiver.answer = () => new Promise(() => undefined)
  await keepWebhook('w', 'a')
  await endRun('a')
  await until(() => receiver.got.length === 1)
  sender.stop()
  receiver.answer = () => new Response()
  sender = opened(await joinAlone(database))
  await until(() => receiver.got.length === 2)
  expect(receiver.got[1]?.headers['webhook-id']).toBe(receiver.got[0]?.headers['webhook-id'] ?? '')
})

test('without webhooks the store is not looked at for deliveries', async () => {
  let looks = 0
  const { due } = deliveries
  deliveries.due = (...args) => {
    looks++
    return due.apply(deliveries, args)
  }
  await endRun('a')
  await Bun.sleep(50)
  expect(looks).toBe(0)
})

test('a receiver may ask for a longer pause, up to a day', () => {
  expect(nextAttemptAt(0, 1, null, () => 0.5)).toBe(5000)
  expect(nextAttemptAt(0, 1, 60_000, () => 0.5)).toBe(60_000)
  expect(nextAttemptAt(0, 1, 999_999_000, () => 0.5)).toBe(DAY)
  expect(nextAttemptAt(0, 9, 60_000, () => 1)).toBe(1.2 * DAY)
  expect(nextAttemptAt(0, 10, 60_000)).toBeNull()
})
