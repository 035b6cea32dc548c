import { afterEach, beforeEach, expect, test } from 'bun:test'
import { Database } from '../../../server/db/database.ts'
import { Problem } from '../../../server/http/problem.ts'
import { RunStore } from '../../../server/runs/store.ts'
import { DatabaseServer, type Fate } from './database-server.ts'

let server: DatabaseServer
let database: Database
let store: RunStore
let fate: (call: number) => Fate

beforeEach(async () => {
  fate = () => 'answered'
  server = new DatabaseServer((call) => fate(call))
  await open(5000)
})
afterEach(async () => {
  await database.close()
  await server.stop()
})

async function open(lockedMillis: number, taskMillis?: number): Promise<void> {
  database = await Database.open(server.url, { lockedMillis, ...(taskMillis !== undefined && { taskMillis }) })
  store = new RunStore(database)
}

const run = (id: string) =>
  store.accept({
    id,
    kind: 'full',
    owner: null,
    attempts: 1,
    createdAt: 1,
    expiresAt: null,
    request: Buffer.from('body'),
    seriesWish: '{}',
  })

const stored = () => server.database.query<{ id: string }, []>('select id from runs order by id').values().flat()

/** The first calls from now on have this fate. */
function next(count: number, chosen: Fate): void {
  const first = server.calls
  fate = (call) => (call < first + count ? chosen : 'answered')
}

test('a remote store gives the values that were written', async () => {
  expect(await database.write(run('a'))).toEqual([1])
  const [row] = await database.read.values<[Buffer, number, null]>('select request, attempts, expires_at from runs')
  expect([row?.[0].toString(), row?.[1], row?.[2]]).toEqual(['body', 1, null])
})

test('a write and a read whose connection drops are tried again', async () => {
  next(3, 'refused')
  expect(await database.write(run('a'))).toEqual([1])
  next(3, 'refused')
  expect((await store.find('a'))?.id).toBe('a')
  expect(database.fault).toBeNull()
})

test('a write whose answer is lost is made once', async () => {
  next(2, 'lost')
  expect(await database.write(run('a'), run('b'))).toEqual([1, 1])
  expect(stored()).toEqual(['a', 'b'])
  expect(String(await database.write(run('a')).catch((cause) => cause))).toContain('UNIQUE')
  expect(stored()).toEqual(['a', 'b'])
})

test('a write that arrives when later ones are made, because a network held it up, changes nothing', async () => {
  const note = (bytes: number) => ({ toSQL: () => ({ sql: 'insert into probe (content) values (zeroblob(?))', params: [bytes] }) })
  next(1, 'late')
  expect(await database.write(note(3))).toEqual([1])
  expect(await database.write(note(4))).toEqual([1])
  server.deliver()
  expect(server.database.query('select length(content) as n from probe order by n').all()).toEqual([{ n: 3 }, { n: 4 }])
})

test('a value that the server does not take is refused as too large, and the store is not thought to fail', async () => {
  const request = Buffer.alloc(6e6, 1)
  const big = store.accept({
    id: 'big',
    kind: 'full',
    owner: null,
    attempts: 0,
    createdAt: 1,
    expiresAt: null,
    request,
    seriesWish: '{}',
  })
  const refused: unknown = await database.write(big).catch((cause) => cause)
  if (!(refused instanceof Problem)) throw refused
  expect([refused.code, refused.detail]).toEqual([
    'payload_too_large',
    'The database server of the store takes no value above 5 MB, and this request needs one: send weather with larger steps, or of a shorter time',
  ])
  expect(database.fault).toBeNull()
  expect(await database.write(run('a'))).toEqual([1])
  expect(stored()).toEqual(['a'])
})

test('a server that stays away is 503 after the time limit, and the store works again when it is back', async () => {
  await database.close()
  await open(50)
  next(Number.POSITIVE_INFINITY, 'refused')
  const refused: unknown = await database.write(run('a')).catch((cause) => cause)
  if (!(refused instanceof Problem)) throw refused
  expect([refused.code, refused.detail]).toEqual([
    'storage_unavailable',
    'The database server of the store cannot be reached; its operator has to check it and the network: try again in 5 s',
  ])
  const late = database.writeUntilStored('run b', run('b'))
  next(0, 'answered')
  expect(await late).toEqual([1])
  while (database.fault !== null) await Bun.sleep(10)
  expect(stored()).toEqual(['b'])
})

const refusalOf = async (work: Promise<unknown>): Promise<Problem> => {
  const refused: unknown = await work.then(
    () => 'done',
    (cause) => cause,
  )
  if (!(refused instanceof Problem)) throw new Error(`No problem: ${String(refused)}`)
  expect([refused.code, refused.headers['retry-after']]).toEqual(['storage_unavailable', '5'])
  return refused
}

test('a server that takes calls and answers none costs one call: what waited behind it, and what comes later, makes none', async () => {
  await database.close()
  await open(50, 300)
  next(Number.POSITIVE_INFINITY, 'frozen')
  const before = server.calls
  const waiting = ['a', 'b', 'c', 'd', 'e'].map((id) => refusalOf(database.write(run(id))))
  const late = database.writeUntilStored('run late', run('late'))
  await Promise.all(waiting)
  const reads = [1, 2, 3].map(() => refusalOf(store.find('a')))
  await Promise.all([...reads, refusalOf(database.write(run('f'))), refusalOf(database.requireWritable())])
  expect(server.calls - before).toBeLessThanOrEqual(2) // the first write, and perhaps a look whether the server is back
  expect(database.fault).toBe('unreachable')
  next(0, 'answered')
  expect(await late).toEqual([1])
  while (database.fault !== null) await Bun.sleep(10)
  expect(await database.write(run('g'))).toEqual([1])
  expect(stored()).toEqual(['g', 'late'])
})

test('a server that answers reads while a write has no answer has a fault of its own, until a write gets through', async () => {
  await database.close()
  database = await Database.open(server.url, { lockedMillis: 0, taskMillis: 5500 })
  next(1, 'frozen')
  expect((await refusalOf(database.write(run('a')))).message).toContain('no write gets through')
  expect(database.fault).toBe('hung')
  const calls = server.calls
  await refusalOf(database.write(run('b')))
  expect(server.calls).toBe(calls)
  expect(await database.read.values('select 1')).toEqual([[1]])
  while (database.fault !== null) await Bun.sleep(20)
  expect(await database.write(run('c'))).toEqual([1])
})

test('a server that has no answer to a write and refuses reads is unreachable', async () => {
  await database.close()
  database = await Database.open(server.url, { lockedMillis: 0, taskMillis: 5500 })
  const first = server.calls
  fate = (call) => (call === first ? 'frozen' : 'refused')
  await refusalOf(database.write(run('a')))
  expect(database.fault).toBe('unreachable')
})
