import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StoreLock } from '../../../server/db/lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const url = (name = 'store.db') => pathToFileURL(join(folder, name)).href

/** A server in another process that holds the lock until it is killed. */
async function otherServer() {
  const script = `
    const { StoreLock } = await import(${JSON.stringify(join(import.meta.dir, '..', '..', '..', 'server', 'db', 'lock.ts'))})
    globalThis.lock = StoreLock.take(${JSON.stringify(url())})
    console.log('locked')
    for await (const _ of process.stdin);`
  const other = Bun.spawn([process.execPath, '-e', script], { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' })
  await other.stdout.getReader().read()
  return other
}

const refusal = () => {
  try {
    StoreLock.take(url()).release()
    return null
  } catch (cause) {
    return cause as Error
  }
}

test('a second server on a store is refused with a line that names the file and the fix, and a kill releases the lock', async () => {
  const other = await otherServer()
  expect(String(refusal())).toBe(
    `StoreError: The store ${url()} cannot be opened (another server uses it): stop the other server first, or give this one its own folder with DATA_DIR`,
  )
  other.kill('SIGKILL')
  await other.exited
  expect(refusal()).toBeNull()
})

test('a link to the folder is the same store; another file in the folder is another one', async () => {
  const lock = StoreLock.take(url())
  symlinkSync(folder, join(folder, 'link'))
  expect(() => StoreLock.take(url('link/store.db'))).toThrow('another server uses it')
  StoreLock.take(url('other.db')).release()
  lock.release()
  StoreLock.take(url('link/store.db')).release()
})

test('a folder that cannot be written is a StoreError that names the setting', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => StoreLock.take(url('file/store.db'))).toThrow(/cannot be opened \(.*\): set DATA_DIR to a writable folder/)
})

test('a store on a server is not locked: it has a lease (lease.test.ts)', () => {
  const before = readdirSync(folder)
  const locks = [StoreLock.take('libsql://db.example.com'), StoreLock.take('libsql://db.example.com')]
  expect([locks.length, readdirSync(folder)]).toEqual([2, before])
  for (const lock of locks) lock.release()
})
