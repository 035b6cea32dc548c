import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounds } from '../rounds.ts'
import { seedAccounts } from '../server/seeded-accounts.ts'
import { type Received, Receiver } from '../server/webhooks/receiver.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { until } from './until.ts'

const KILLS = rounds(1, 10)
const RUNS_A_KILL = rounds(4, 40)

let dataDir = ''
let server: ServerProcess | null = null
const receiver = new Receiver()
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pvyield-webhooks-'))
})
afterEach(async () => {
  await server?.kill()
  await receiver.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const environment = { WEBHOOKS: 'any' }

test('of kills between the end of a run and its event none is lost, and what comes twice has the same id', async () => {
  const [account] = await seedAccounts(dataDir, 1)
  server = await startServer(dataDir, environment)
  const headers = { ...account?.headers, 'content-type': 'application/json' }
  const post = async (path: string, body: object, more = {}) =>
    (await fetch(`${server?.url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })).json()
  const { id } = (await post('/api/webhooks', { url: receiver.url })) as { id: string }
  await until(() => receiver.got.length === 1)
  await post(`/api/webhooks/${id}/confirm`, { challenge: receiver.got[0]?.event.data.challenge })
  const runs: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    // Every second one is held: the server dies while it waits for the answer.
    let count = 0
    receiver.answer = () => (count++ % 2 === 0 ? new Response() : new Promise(() => undefined))
    const before = receiver.got.length
    for (let k = 0; k < RUNS_A_KILL; k++) {
      const plant = { latitude: 40 + runs.length / 100, longitude: 11.6, system_capacity_kw: 100 }
      runs.push(((await post('/api/run/simple', plant, { prefer: 'respond-async' })) as { run_id: string }).run_id)
    }
    await until(() => receiver.got.length >= before + 2)
    await server.kill()
    receiver.answer = () => new Response()
    server = await startServer(dataDir, environment)
  }
  const ends = () => receiver.of('run.completed')
  await until(() => new Set(ends().map(({ event }) => event.data.run_id)).size === runs.length)
  const idsOf = (run: string) =>
    new Set(
      ends()
        .filter(({ event }) => event.data.run_id === run)
        .map(({ headers }: Received) => headers['webhook-id']),
    )
  expect(runs.map((run) => idsOf(run).size)).toEqual(runs.map(() => 1))
  const isDone = () => {
    const store = new Database(join(dataDir, 'pvyield.db'))
    const states = store.query('select state, count(*) as count from webhook_deliveries where subject is not null group by state').all()
    store.close()
    return JSON.stringify(states) === JSON.stringify([{ state: 'delivered', count: runs.length }])
  }
  await until(isDone)
})
