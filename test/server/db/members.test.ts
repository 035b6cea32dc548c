import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { forgetMembers, goneMembers, joinAlone, Membership } from '../../../server/db/members.ts'
import { Problem } from '../../../server/http/problem.ts'
import type { Log } from '../../../server/log.ts'
import { DatabaseServer, type Fate } from './database-server.ts'

const NO_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let server: DatabaseServer
let folder: string
let fate: Fate
/** Calls that are answered although others are not. */
let answered: (call: number) => boolean
const clock = performance.now.bind(performance)
/** The clock of the servers goes on by this much. */
function pass(millis: number): void {
  const before = performance.now.bind(performance)
  performance.now = () => before() + millis
}
beforeEach(() => {
  fate = 'answered'
  answered = () => false
  server = new DatabaseServer((call) => (answered(call) ? 'answered' : fate))
  folder = mkdtempSync(join(tmpdir(), 'pvyield-members-'))
})
afterEach(async () => {
  performance.now = clock
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const joined = async (name: string, leaseMillis = 30_000, renewMillis = 10_000, log = NO_LOG) => {
  const options = { dataDir: join(folder, name), address: `${name}:8080`, log, leaseMillis, renewMillis }
  const member = await Membership.join(server.url, options)
  if (member === null) throw new Error('no membership')
  return member
}
const refusal = async (work: Promise<unknown>) =>
  String(
    await work.then(
      () => 'joined',
      (cause) => cause,
    ),
  )
const expire = (id: string) => server.database.run('update members set until = 1 where id = ?', [id])
const untilOf = (id: string) => server.database.query<{ until: number }, [string]>('select until from members where id = ?').get(id)?.until
const present = () => server.database.query<{ id: string }, []>('select id from members where until > 0').values().flat()

test('servers that start at once are all members, and leave what they hold when they stop', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, (_, k) => joined(`s${k}`)))
  expect(present().sort()).toEqual(members.map(({ id }) => id).sort())
  for (const member of members) await member.leave()
  expect(members.map(({ id }) => untilOf(id))).toEqual(members.map(() => 0))
})

test('of a crash the same DATA_DIR frees its work at once, another server when the time has run out', async () => {
  const other = Bun.spawn(
    [
      process.execPath,
      '-e',
      `const { Membership } = await import(${JSON.stringify(join(import.meta.dir, '..', '..', '..', 'server', 'db', 'members.ts'))})
       globalThis.member = await Membership.join(${JSON.stringify(server.url)}, { dataDir: ${JSON.stringify(join(folder, 'a'))}, address: 'a', log: console })
       console.log(member.id)
       for await (const _ of process.stdin);`,
    ],
    { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' },
  )
  const id = new TextDecoder().decode((await other.stdout.getReader().read()).value).trim()
  // As long as it lives, another server in its DATA_DIR is another member.
  const second = await joined('a')
  other.kill('SIGKILL')
  await other.exited
  const elsewhere = await joined('b')
  expect(untilOf(id)).toBeGreaterThan(1)
  await second.leave()
  const again = await joined('a')
  expect(untilOf(id)).toBe(0)
  expect(untilOf(elsewhere.id)).toBeGreaterThan(1)
  expire(elsewhere.id)
  const third = await joined('c', 30_000, 5)
  await passSteadily(third.id)
  while (untilOf(elsewhere.id) !== 0) await Bun.sleep(5)
  await third.leave()
  await again.leave()
  await elsewhere.leave()
})

test('the clock is that of the store: a server whose own clock is wrong gives nobody up', async () => {
  const now = Date.now
  const first = await joined('a')
  expect(Math.abs((untilOf(first.id) ?? 0) - 30_000 - now())).toBeLessThan(60_000)
  try {
    Date.now = () => now() + 86_400_000
    await (await joined('b')).leave()
    expect(untilOf(first.id)).toBeGreaterThan(1)
  } finally {
    Date.now = now
  }
  await first.leave()
})

test('a membership is renewed, also after the store could not be reached', async () => {
  const member = await joined('a', 30_000, 5)
  fate = 'refused'
  await Bun.sleep(30)
  fate = 'answered'
  expire(member.id)
  while (untilOf(member.id) === 1) await Bun.sleep(5)
  await member.leave()
  expect(untilOf(member.id)).toBe(0)
})

/** Lets a server renew its row this often. */
async function renewals(id: string, count: number): Promise<void> {
  for (let k = 0; k < count; k++) {
    expire(id)
    while (untilOf(id) === 1) await Bun.sleep(5)
  }
}

/** A full period passes in which a server renews its row. */
async function passSteadily(id: string): Promise<void> {
  for (let k = 0; k < 3; k++) {
    pass(12_000)
    await renewals(id, 1)
  }
}

/** The store is away for so long, until a server has found it so. */
async function away(millis: number): Promise<void> {
  fate = 'refused'
  const before = server.calls
  while (server.calls < before + 2) await Bun.sleep(5)
  pass(millis)
  fate = 'answered'
}

test('after the store was away, once or again and again, the others have a full period to come back before they are given up', async () => {
  const first = await joined('a', 30_000, 5)
  const other = await joined('b', 30_000, 1e9)
  await renewals(first.id, 1)
  await passSteadily(first.id)
  for (const millis of [20_000, 45_000, 12_000, 12_000]) {
    await away(millis)
    expire(other.id)
    await renewals(first.id, 3)
    pass(3000) // the store is back for so long
    await renewals(first.id, 2)
    expect(untilOf(other.id)).toBe(1)
  }
  await passSteadily(first.id)
  while (untilOf(other.id) !== 0) await Bun.sleep(5)
  for (const member of [first, other]) await member.leave()
})

test('a server that joins when the store is back gives the others as long', async () => {
  const other = await joined('a', 30_000, 1e9)
  expire(other.id) // the store was away
  const newcomer = await joined('b', 30_000, 5)
  await renewals(newcomer.id, 2)
  pass(20_000)
  await renewals(newcomer.id, 2)
  expect(untilOf(other.id)).toBe(1)
  pass(10_000)
  while (untilOf(other.id) !== 0) await Bun.sleep(5)
  for (const member of [newcomer, other]) await member.leave()
})

test('a store that is away is logged once, with the cause', async () => {
  const lines: string[] = []
  const member = await joined('a', 30_000, 5, { ...NO_LOG, error: (event, cause) => void lines.push(`${event} ${String(cause)}`) })
  await away(0)
  await renewals(member.id, 1)
  await away(0)
  await renewals(member.id, 1)
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatch(/^membership_not_renewed StoreFault: .*502/)
  await member.leave()
})

test('a server that slept until it was given up writes nothing more, and learns that it has to end', async () => {
  const sleeper = await joined('a', 30_000, 200)
  const database = await Database.open(server.url, { member: sleeper.id })
  const probe = (n: number) => ({ toSQL: () => ({ sql: 'insert into probe (content) values (zeroblob(?))', params: [n] }) })
  expect(await database.write(probe(3))).toEqual([1])
  const other = await joined('b')
  server.database.run('update members set until = 0 where id = ?', [sleeper.id]) // as another server gives it up
  const refused: unknown = await database.write(probe(4)).catch((cause) => cause)
  if (!(refused instanceof Problem)) throw refused
  expect([refused.code, refused.detail]).toEqual([
    'storage_unavailable',
    'The other servers have given this one up, and it ends: try again in 5 s',
  ])
  expect(server.database.query('select length(content) as n from probe').all()).toEqual([{ n: 3 }])
  await sleeper.lost
  await database.close()
  await sleeper.leave()
  expect(untilOf(other.id)).toBeGreaterThan(1)
  await other.leave()
})

test('a server of an older version, which knows of one server only, and this one keep each other out', async () => {
  const member = await joined('a')
  // What a server of 1.15 does at its start: it takes the lease when that is free.
  const take = `insert into server_lease (id, server, token, name, until) values (1, 'old', 'old', 'old:8080', cast((julianday('now') - 2440587.5) * 86400000 as integer) + 60000)
    on conflict (id) do update set server = excluded.server, token = excluded.token, name = excluded.name, until = excluded.until
    where server_lease.until < cast((julianday('now') - 2440587.5) * 86400000 as integer) or server_lease.server = excluded.server`
  server.database.run(take)
  expect(server.database.query('select server from server_lease').get()).toEqual({ server: 'members' })
  await member.leave()
  server.database.run('update server_lease set until = 1')
  server.database.run(take)
  expect(await refusal(joined('b'))).toMatch(
    /^StoreError: The store http:\S+ cannot be opened \(a server of an older version uses it alone: old:8080, until \S+Z\): stop that server first, or wait until then if it has crashed$/,
  )
  server.database.run('update server_lease set until = 1')
  await (await joined('b')).leave()
})

test('the only server of a local store is its member, and those before it have gone', async () => {
  const url = `file:${join(folder, 'pvyield.db')}`
  expect(await Membership.join(url, { dataDir: folder, address: 'a', log: NO_LOG })).toBeNull()
  const database = await Database.open(url)
  const first = await joinAlone(database)
  expect(await goneMembers(database)).toEqual([])
  const second = await joinAlone(database)
  expect(await goneMembers(database)).toEqual([first])
  await forgetMembers(database, [first, second])
  expect(await goneMembers(database)).toEqual([])
  expect((await database.read.values<[string]>('select id from members')).flat()).toEqual([second])
  await database.close()
})
