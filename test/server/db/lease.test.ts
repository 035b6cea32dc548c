import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { StoreLease } from '../../../server/db/lease.ts'
import { Problem } from '../../../server/http/problem.ts'
import type { Log } from '../../../server/log.ts'
import { DatabaseServer, type Fate } from './database-server.ts'

const NO_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let server: DatabaseServer
let folder: string
let fate: Fate
beforeEach(() => {
  fate = 'answered'
  server = new DatabaseServer(() => fate)
  folder = mkdtempSync(join(tmpdir(), 'pvyield-lease-'))
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const take = async (name: string, leaseMillis = 30_000, renewMillis = 10_000) => {
  const options = { dataDir: join(folder, name), address: `${name}:8080`, log: NO_LOG, leaseMillis, renewMillis }
  const lease = await StoreLease.take(server.url, options)
  if (lease === null) throw new Error('no lease')
  return lease
}
const refusal = async (work: Promise<unknown>) =>
  String(
    await work.then(
      () => 'taken',
      (cause) => cause,
    ),
  )
const expire = () => server.database.run('update server_lease set until = 1')
const untilOf = () => server.database.query<{ until: number }, []>('select until from server_lease').get()?.until ?? 0

test('a second server is refused with one line that says which server holds the store, and until when', async () => {
  const first = await take('a')
  const line = await refusal(take('b'))
  expect(line).toMatch(
    /^StoreError: The store http:\/\/127\.0\.0\.1:\d+ cannot be opened \(another server uses it: \S+, process \d+, a:8080, until \d{4}-\d\d-\d\dT\S+Z unless it renews that\): stop that server first, wait until then if it has crashed, or give this one its own database with DATABASE_URL$/,
  )
  expect(line).not.toContain('\n')
  await first.release()
  await (await take('b')).release()
})

test('of many servers that start at once, one has the store', async () => {
  const started = await Promise.allSettled(Array.from({ length: 10 }, (_, k) => take(`s${k}`)))
  const leases = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  expect(leases).toHaveLength(1)
  for (const lease of leases) await lease.release()
})

test('a crash keeps a restart out of the same DATA_DIR not at all, and others until the lease has run out', async () => {
  const other = Bun.spawn(
    [
      process.execPath,
      '-e',
      `const { StoreLease } = await import(${JSON.stringify(join(import.meta.dir, '..', '..', '..', 'server', 'db', 'lease.ts'))})
       globalThis.lease = await StoreLease.take(${JSON.stringify(server.url)}, { dataDir: ${JSON.stringify(join(folder, 'a'))}, address: 'a', log: console })
       console.log('taken')
       for await (const _ of process.stdin);`,
    ],
    { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' },
  )
  await other.stdout.getReader().read()
  // As long as it lives, its DATA_DIR is no way in.
  expect(await refusal(take('a'))).toContain('another server uses it')
  other.kill('SIGKILL')
  await other.exited
  expect(await refusal(take('b'))).toContain('another server uses it')
  await (await take('a')).release()
  const late = await take('b')
  expire()
  await (await take('c')).release()
  await late.release()
})

test('the clock is that of the store: a server whose own clock is wrong neither takes a lease nor loses one', async () => {
  const now = Date.now
  const first = await take('a')
  const until = untilOf()
  expect(Math.abs(until - 30_000 - now())).toBeLessThan(60_000)
  try {
    Date.now = () => now() + 86_400_000
    expect(await refusal(take('b'))).toContain('another server uses it')
  } finally {
    Date.now = now
  }
  await first.release()
})

test('a lease is renewed, also after the store could not be reached; a stop releases it', async () => {
  const lease = await take('a', 30_000, 5)
  fate = 'refused'
  await Bun.sleep(30)
  fate = 'answered'
  expire()
  while (untilOf() === 1) await Bun.sleep(5)
  await lease.release()
  expect(untilOf()).toBe(0)
})

test('a server that slept while another took the store writes nothing more, and learns that it has to end', async () => {
  const sleeper = await take('a', 30_000, 200)
  const database = await Database.open(server.url, { lease: sleeper.token })
  const probe = (n: number) => ({ toSQL: () => ({ sql: 'insert into probe (content) values (zeroblob(?))', params: [n] }) })
  expect(await database.write(probe(3))).toEqual([1])
  expire()
  const other = await take('b')
  const refused: unknown = await database.write(probe(4)).catch((cause) => cause)
  if (!(refused instanceof Problem)) throw refused
  expect([refused.code, refused.detail]).toEqual([
    'storage_unavailable',
    'Another server has taken the store, and this one ends: try again in 5 s',
  ])
  expect(server.database.query('select length(content) as n from probe').all()).toEqual([{ n: 3 }])
  await sleeper.lost
  await database.close()
  await sleeper.release()
  // Its end does not take the lease from the other.
  expect(untilOf()).toBeGreaterThan(1)
  await other.release()
})
