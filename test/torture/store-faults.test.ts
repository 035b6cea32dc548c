import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounds } from '../rounds.ts'
import { makeImmutable, makeMutable, SmallDisk } from './disk.ts'
import { dayPlant, hourlyPlant } from './plants.ts'
import { report } from './report.ts'
import { type ServerProcess, StartRefused, startServer } from './server-process.ts'
import { until } from './until.ts'
import { multipart } from './uploads.ts'

const CASE = 'store faults'
/** Accepted runs that end while the store is at fault. */
const UNDER_WAY = rounds(3, 40)

let dataDir = ''
let server: ServerProcess
let cleanUp: (() => void)[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pvyield-store-'))
})
afterEach(async () => {
  await server.kill()
  for (const clean of cleanUp.reverse()) clean()
  cleanUp = []
  rmSync(dataDir, { recursive: true, force: true })
})

const storePath = () => join(dataDir, 'pvyield.db')
/** The file and its log. The index of the log is left out: it is memory, which only looks like a file. */
const written = () => [storePath(), `${storePath()}-wal`]
const storeFiles = () =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('pvyield.db'))
    .map((name) => join(dataDir, name))

/** Something that happens to the store while the server runs. */
interface Fault {
  readonly name: string
  /** Code of the problems while it lasts. */
  readonly code: 'storage_unavailable' | 'overloaded'
  /** Prepares the folder. Returns why the fault cannot be made here; null when it can. */
  readonly prepare: () => string | null
  readonly begin: () => void
  /** Null for a fault that only a restart ends. */
  readonly end: (() => void) | null
}

let disk: SmallDisk | null = null
let locker: Database | null = null

const FAULTS: readonly Fault[] = [
  {
    name: 'full',
    code: 'storage_unavailable',
    prepare: () => {
      disk = SmallDisk.over(dataDir, 64)
      cleanUp.push(() => disk?.unmount())
      return disk === null ? 'this process may not mount a small disk' : null
    },
    begin: () => disk?.fill(),
    end: () => disk?.free(),
  },
  {
    name: 'read-only',
    code: 'storage_unavailable',
    prepare: () => {
      const probe = join(dataDir, 'probe')
      copyFileSync(import.meta.path, probe)
      const works = makeImmutable([probe])
      makeMutable([probe])
      rmSync(probe)
      cleanUp.push(() => makeMutable(written()))
      return works ? null : 'this file system has no immutable files'
    },
    begin: () => void makeImmutable(written()),
    end: () => makeMutable(written()),
  },
  {
    name: 'locked',
    code: 'overloaded',
    prepare: () => null,
    begin: () => {
      locker = new Database(storePath())
      locker.run('PRAGMA busy_timeout = 10000')
      locker.run('BEGIN IMMEDIATE')
      cleanUp.push(() => locker?.close())
    },
    end: () => locker?.run('ROLLBACK'),
  },
  {
    name: 'deleted',
    code: 'storage_unavailable',
    prepare: () => null,
    begin: () => {
      for (const file of storeFiles()) rmSync(file)
    },
    end: null,
  },
  {
    name: 'replaced',
    code: 'storage_unavailable',
    prepare: () => null,
    begin: () => {
      const other = join(dataDir, 'other.db')
      new Database(other).run('create table other (id integer)')
      renameSync(other, storePath())
    },
    end: null,
  },
]

function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Status and code of an answer, such as `503 storage_unavailable`. */
async function outcome(sent: Promise<Response>): Promise<string> {
  const answer = await sent.catch(() => null)
  if (answer === null) return 'no answer'
  const text = await answer.text()
  if (answer.ok) return String(answer.status)
  if (answer.status === 503) expect(answer.headers.has('retry-after')).toBe(true)
  return `${answer.status} ${(JSON.parse(text) as { code: string }).code}`
}

const outcomeOf = (path: string) => outcome(fetch(`${server.url}${path}`))

async function accept(seed: number): Promise<string> {
  const answer = await send('/api/run', { ...hourlyPlant(seed), include_series: true }, { prefer: 'respond-async' })
  if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { run_id: string }).run_id
}

const isComplete = async (id: string) => (await outcomeOf(`/api/runs/${id}`)) === '200'

let seed = 0
/** Every kind of request that writes to the store, new each time. */
function writes(): readonly Promise<string>[] {
  seed++
  // An address of its own each time: the limit of new places is not what is tested.
  const from = { 'x-forwarded-for': `10.0.${seed >> 8}.${seed & 255}` }
  const file = multipart([{ name: 'file', content: weatherFile(seed) }])
  return [
    outcome(send('/api/run', dayPlant(seed), { prefer: 'respond-async' })),
    outcome(send('/api/run', dayPlant(seed), { 'idempotency-key': `key-${seed}` })),
    outcome(send('/api/run/simple', { latitude: 50 + seed / 100, longitude: 8, system_capacity_kw: 10 }, from)),
    outcome(fetch(`${server.url}/api/weather/tmy?latitude=${50 + seed / 100}&longitude=9`, { headers: from })),
    outcome(fetch(`${server.url}/api/parse-weather`, { method: 'POST', ...file })),
  ]
}

/** Two days of hours whose values no other file has. */
function weatherFile(number: number): string {
  const rows = Array.from({ length: 48 }, (_, row) => {
    const [day, hour] = [1 + Math.floor(row / 24), row % 24]
    const ghi = hour > 6 && hour < 18 ? 100 + (number % 100) : 0
    return `2001-06-0${day} ${String(hour).padStart(2, '0')}:00,${ghi},${ghi / 2},20`
  })
  return `time,ghi,dhi,temp\n${rows.join('\n')}\n`
}

describe('a store that is', () => {
  test.each(FAULTS)('$name: nobody gets a 500, and what needs no store goes on', async ({ name, code, prepare, begin, end }) => {
    const impossible = prepare()
    if (impossible !== null) {
      report(CASE, name, `skipped: ${impossible}`)
      console.warn(`store faults, ${name}: skipped, ${impossible}`)
      server = await startServer(dataDir)
      return
    }
    server = await startServer(dataDir, { WORKERS: '2', TRUST_PROXY: '1' })
    const stored = await accept(0)
    await until(() => isComplete(stored))
    const underWay = await Promise.all(Array.from({ length: UNDER_WAY }, (_, k) => accept(k + 1)))
    begin()

    const refused = `503 ${code}`
    const seen = new Set<string>()
    // The log of the store may still have room for some writes; then it is full as well.
    await until(async () => {
      for (const status of await Promise.all(writes())) seen.add(status)
      expect([...seen].filter((status) => ![refused, '200', '202'].includes(status))).toEqual([])
      return seen.has(refused) && (await outcomeOf('/api/ready')) === refused
    })
    report(CASE, `${name}: writes`, [...seen].join(', '))
    expect(await Promise.all([outcome(send('/api/run', dayPlant(1))), outcomeOf('/api/health')])).toEqual(['200', '200'])
    if (end === null) return

    expect(await outcomeOf(`/api/runs/${stored}`)).toBe('200')
    end()
    await until(async () => (await outcomeOf('/api/ready')) === '200')
    for (const id of underWay) await until(() => isComplete(id))
    const later = await accept(1000)
    await until(() => isComplete(later))
    expect((await Promise.all(writes())).every((status) => status === '200' || status === '202')).toBe(true)
  })

  test('already open is refused to a second server with one clear line; a kill releases it', async () => {
    server = await startServer(dataDir)
    const refusal = await startServer(dataDir).catch((cause) => cause)
    if (!(refusal instanceof StartRefused)) await (refusal as ServerProcess).kill()
    expect(refusal).toBeInstanceOf(StartRefused)
    const { exitCode, errorOutput } = refusal as StartRefused
    expect(exitCode).not.toBe(0)
    expect(errorOutput.trim().split('\n')).toHaveLength(1)
    expect(errorOutput).toContain(dataDir)
    await server.kill()
    server = await startServer(dataDir)
    expect(await outcomeOf('/api/ready')).toBe('200')
  })

  test('closed by SIGTERM is complete in its one file', async () => {
    server = await startServer(dataDir)
    const ids = await Promise.all([accept(1), accept(2), accept(3)])
    expect(await server.terminate()).toBe(0)
    const copy = mkdtempSync(join(tmpdir(), 'pvyield-copy-'))
    cleanUp.push(() => rmSync(copy, { recursive: true, force: true }))
    copyFileSync(storePath(), join(copy, 'pvyield.db'))
    const store = new Database(join(copy, 'pvyield.db'))
    const found = store
      .query<{ id: string }, []>("select id from runs where id not like 'run_demo_%'")
      .all()
      .map(({ id }) => id)
    store.close()
    expect(found.sort()).toEqual(ids.sort())
    expect(statSync(`${storePath()}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
    server = await startServer(copy)
    for (const id of ids) await until(() => isComplete(id))
  })
})
