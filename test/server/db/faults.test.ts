import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Database } from '../../../server/db/database.ts'
import { Problem } from '../../../server/http/problem.ts'
import { jsonLog } from '../../../server/log.ts'
import { RunStore } from '../../../server/runs/store.ts'
import { type SmallDisk, smallDisk } from '../small-disk.ts'

const MEGABYTE = 1024 * 1024

let folder: string
let disk: SmallDisk | null
let database: Database
let store: RunStore
let events: string[]

beforeEach(() => {
  disk = null
  folder = mkdtempSync(join(tmpdir(), 'pvyield-faults-'))
})
afterEach(async () => {
  await database.close().catch(() => undefined)
  disk?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const file = () => join(disk?.folder ?? folder, 'store.db')

async function open(): Promise<void> {
  events = []
  const log = jsonLog((line) => {
    const { event, fault, what } = JSON.parse(line) as { event: string; fault?: string; what?: string }
    events.push(`${event} ${fault ?? what}`)
  })
  database = await Database.open(pathToFileURL(file()).href, { log, lockedMillis: 50 })
  store = new RunStore(database)
}

const run = (id: string, bytes = 10) =>
  store.accept({ id, kind: 'full', owner: null, attempts: 1, createdAt: 1, expiresAt: null, request: noise(bytes), seriesWish: '{}' })

const PERIOD = Uint8Array.from({ length: 251 }, (_, k) => (k * 7919) % 251)
const noise = (bytes: number) => Buffer.alloc(bytes, PERIOD)

async function requestOf(id: string): Promise<Buffer> {
  const [row] = await database.read.values<[Buffer]>(`select request from runs where id = '${id}'`)
  return row?.[0] ?? Buffer.alloc(0)
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const cause: unknown = await work.then(
    () => 'done',
    (reason) => reason,
  )
  if (!(cause instanceof Problem)) throw new Error(`No problem: ${String(cause)}`)
  expect(cause.headers['retry-after']).toBe('5')
  expect(cause.detail).not.toMatch(/SQL|insert|pvyield-/)
  return `${cause.code}: ${cause.detail}`
}

async function until(claim: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await claim())) await Bun.sleep(10)
}

const isWritable = () =>
  database.requireWritable().then(
    () => true,
    () => false,
  )

describe.skipIf(!canMount())('a full disk', () => {
  test('refuses writes, goes on reading, and the service recovers by itself when there is space', async () => {
    disk = smallDisk(16)
    await open()
    await database.write(run('kept'))
    disk?.fill(MEGABYTE)
    const full = 'storage_unavailable: The disk of the store is full; its operator has to free space or enlarge it: try again in 5 s'
    expect(await refusal(database.write(run('large', 4 * MEGABYTE)))).toBe(full)
    expect(await refusal(database.requireWritable())).toBe(full)
    expect((await store.find('kept'))?.id).toBe('kept')
    for (let k = 0; k < 20; k++) await refusal(database.write(run('large', 4 * MEGABYTE)))
    disk?.empty()
    await until(() => database.fault === null)
    await database.write(run('large', 4 * MEGABYTE))
    expect((await requestOf('large')).length).toBe(4 * MEGABYTE)
    expect(events).toEqual(['store_failed full', 'store_recovered full'])
  })

  test('a write that is tried until it is stored is stored once there is space', async () => {
    disk = smallDisk(16)
    await open()
    disk?.fill(MEGABYTE)
    const large = noise(4 * MEGABYTE)
    const written = database.writeUntilStored(
      'run late',
      store.accept({ id: 'late', kind: 'full', owner: null, attempts: 1, createdAt: 1, expiresAt: null, request: large, seriesWish: '{}' }),
    )
    await until(() => database.writesWaiting.count === 1)
    expect(database.writesWaiting.bytes).toBeGreaterThan(4 * MEGABYTE)
    disk?.empty()
    expect(await written).toEqual([1])
    expect(database.writesWaiting).toEqual({ count: 0, bytes: 0 })
    expect((await requestOf('late')).equals(noise(4 * MEGABYTE))).toBe(true)
  })
})

describe.skipIf(!canMount())('a read-only disk', () => {
  test('is a StoreError at the start, and the store opens when it can be written again', async () => {
    disk = smallDisk(16)
    await open()
    await database.write(run('kept'))
    await database.close()
    await disk?.setReadOnly(true)
    const refused: unknown = await Database.open(pathToFileURL(file()).href).catch((cause) => cause)
    expect(String(refused)).toMatch(
      /^StoreError: The store .* cannot be opened \(.*\): make the file and its folder writable for the service/,
    )
    await disk?.setReadOnly(false)
    await open()
    expect((await store.find('kept'))?.id).toBe('kept')
  })
})

describe.skipIf(!canSetImmutable())('files that become read-only', () => {
  test('refuse writes, go on being read, and the service recovers by itself', async () => {
    await open()
    await database.write(run('kept'))
    const files = [file(), `${file()}-wal`]
    setImmutable(true, ...files)
    const readOnly = 'storage_unavailable: The store is read-only; its operator has to make its folder and files writable: try again in 5 s'
    for (let k = 0; k < 20; k++) expect(await refusal(database.write(run('refused')))).toBe(readOnly)
    expect(await refusal(database.requireWritable())).toBe(readOnly)
    expect((await store.find('kept'))?.id).toBe('kept')
    const late = database.writeUntilStored('run late', run('late'))
    await until(() => database.writesWaiting.count === 1)
    setImmutable(false, ...files)
    await until(() => database.fault === null)
    await late
    expect((await store.find('late'))?.id).toBe('late')
    expect(events).toEqual(['store_failed read_only', 'write_waits run late', 'store_recovered read_only'])
  })
})

describe('a file that is deleted or replaced', () => {
  const MISSING =
    'storage_unavailable: The file of the store was deleted or replaced while the service runs; its operator has to put it back, or restore a backup and start the service again: try again in 5 s'

  test('is noticed at the next write; reads go on; no empty store takes its place', async () => {
    await open()
    await database.write(run('kept'))
    rmSync(file())
    expect(await refusal(database.write(run('lost')))).toBe(MISSING)
    expect(await isWritable()).toBe(false)
    expect((await store.find('kept'))?.id).toBe('kept')
    expect(await Bun.file(file()).exists()).toBe(false)
    expect(events).toEqual(['store_failed missing'])
  })

  test('another file in its place is left alone, and the first one is taken again when it returns', async () => {
    await open()
    await database.write(run('kept'))
    renameSync(file(), `${file()}.away`)
    writeFileSync(file(), 'a letter')
    expect(await refusal(database.write(run('lost')))).toBe(MISSING)
    expect(await Bun.file(file()).text()).toBe('a letter')
    renameSync(`${file()}.away`, file())
    await until(isWritable)
    await database.write(run('later'))
    expect((await store.find('later'))?.id).toBe('later')
  })

  test('so is a write-ahead log that is deleted', async () => {
    await open()
    await database.write(run('kept'))
    rmSync(`${file()}-wal`)
    expect(await refusal(database.write(run('lost')))).toBe(MISSING)
  })
})

describe('a damaged file', () => {
  test('is 503 where the damage is, and other records are read and written', async () => {
    await open()
    await database.write(run('first'), run('large', 2 * MEGABYTE), run('last'))
    await database.close()
    await damageTailOf('large')
    await open()
    const damaged = refusal(requestOf('large'))
    expect(await damaged).toBe('storage_unavailable: The store is damaged; its operator has to restore a backup: try again in 5 s')
    for (const id of ['first', 'last']) expect((await store.find(id))?.id).toBe(id)
    await database.write(run('new'))
    for (let k = 0; k < 20; k++) await refusal(requestOf('large'))
    expect(events.filter((event) => event.startsWith('store_failed'))).toHaveLength(1)
  })

  /** Cuts the chain of pages that hold a large content, by overwriting the numbers of the next pages. */
  async function damageTailOf(id: string): Promise<void> {
    const bytes = new Uint8Array(await Bun.file(file()).arrayBuffer())
    const { Database: File } = await import('bun:sqlite')
    const opened = new File(file(), { readonly: true })
    const { request } = opened.query<{ request: Uint8Array }, [string]>('select request from runs where id = ?').get(id) ?? {}
    opened.close()
    const middle = Buffer.from(bytes.buffer).indexOf(request?.subarray(MEGABYTE, MEGABYTE + 3000) ?? '')
    const page = Math.floor(middle / 4096) * 4096
    bytes.set([0xff, 0xff, 0xff, 0xff], page)
    await Bun.write(file(), bytes)
  }

  test('a file that was cut is a StoreError at the start', async () => {
    await open()
    await database.write(run('first'), run('large', 2 * MEGABYTE))
    await database.close()
    truncateSync(file(), 4096 + 100)
    const refused: unknown = await Database.open(pathToFileURL(file()).href).catch((cause) => cause)
    expect(String(refused)).toMatch(/^StoreError: The store file:.* cannot be opened \(.*\): restore a backup, or move the file away/)
  })

  test('a file that is missing while its log is not empty is a StoreError at the start: no empty store takes its place', async () => {
    writeFileSync(`${file()}-wal`, 'runs that were accepted before a kill')
    const refused: unknown = await Database.open(pathToFileURL(file()).href).catch((cause) => cause)
    expect(String(refused)).toContain('the file is missing and its write-ahead log is not empty')
    expect(readFileSync(`${file()}-wal`, 'utf8')).toBe('runs that were accepted before a kill')
  })
})

describe('a thread of the store that dies', () => {
  test('is started again; what it was doing is answered with 503, and what comes later is done', async () => {
    await open()
    await database.write(run('kept'))
    const { reader, writer } = database as unknown as Record<'reader' | 'writer', { worker: Worker }>
    for (const { worker } of [reader, writer]) worker.terminate()
    const outcomes = await Promise.allSettled([store.find('kept'), database.write(run('at-once'))])
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Problem)
    await until(isWritable)
    await until(() =>
      store.find('kept').then(
        (found) => found?.id === 'kept',
        () => false,
      ),
    )
    await database.write(run('later'))
    expect((await store.find('later'))?.id).toBe('later')
    expect(events.filter((event) => event.startsWith('store_thread_died'))).toHaveLength(2)
  })
})

function setImmutable(isImmutable: boolean, ...files: string[]): boolean {
  return spawnSync('chattr', [isImmutable ? '+i' : '-i', ...files]).status === 0
}

/** Only some file systems, and only root, can do this. */
function canSetImmutable(): boolean {
  const probe = join(mkdtempSync(join(tmpdir(), 'pvyield-immutable-')), 'probe')
  writeFileSync(probe, '')
  const can = setImmutable(true, probe) && setImmutable(false, probe)
  rmSync(dirname(probe), { recursive: true })
  return can
}

function canMount(): boolean {
  const probe = smallDisk(1)
  probe?.remove()
  return probe !== null
}
