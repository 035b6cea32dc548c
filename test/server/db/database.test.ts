import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Database, StoreError } from '../../../server/db/database.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-database-'))
  file = join(folder, 'store.db')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const url = () => pathToFileURL(file).href
const anyWrite = { toSQL: () => ({ sql: 'create table if not exists proof (n integer)', params: [] }) }

describe('a store that another process has locked', () => {
  /** File locks work only between processes, so a second process takes the lock. */
  const lock = async () => {
    const script = `const db = new (require('bun:sqlite').Database)(${JSON.stringify(file)}); db.run('begin immediate'); console.log('locked'); for await (const _ of process.stdin);`
    const other = Bun.spawn([process.execPath, '-e', script], { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' })
    await other.stdout.getReader().read()
    return async () => {
      other.kill()
      await other.exited
    }
  }

  test('a write waits for the lock without blocking the thread', async () => {
    const database = await Database.open(url())
    const release = await lock()
    let ticks = 0
    const ticking = setInterval(() => ticks++, 5)
    let isWritten = false
    const written = database.write(anyWrite).finally(() => {
      isWritten = true
    })
    await Bun.sleep(300)
    expect(isWritten).toBe(false)
    expect(ticks).toBeGreaterThan(3)
    await release()
    expect(await written).toEqual([0])
    clearInterval(ticking)
    await database.close()
  })

  test('a write that waits too long fails, and the next one succeeds', async () => {
    const database = await Database.open(url(), { lockedMillis: 50 })
    const release = await lock()
    const refused: unknown = await database.write(anyWrite).catch((cause) => cause)
    expect(refused).toMatchObject({ code: 'overloaded', detail: 'Another process has locked the store: try again in 5 s' })
    await release()
    expect(await database.write(anyWrite)).toEqual([0])
    await database.close()
  })
})

describe('the error of a store that cannot be opened names the setting to change', () => {
  test('for a file of the same name that is not a database', async () => {
    writeFileSync(file, 'Dear all, this is a letter and no database. '.repeat(100))
    const refused: unknown = await Database.open(url()).catch((cause) => cause)
    expect(refused).toBeInstanceOf(StoreError)
    expect((refused as StoreError).message).toMatch(
      /^The store file:.*store\.db cannot be opened \(.*\): set DATA_DIR to a writable folder/,
    )
  })

  test('for a file in place of its folder; secrets in an address are not shown', async () => {
    writeFileSync(file, '')
    const refused: unknown = await Database.open(`${url()}/deep/store.db?authToken=secret`).catch((cause) => cause)
    expect(refused).toBeInstanceOf(StoreError)
    expect((refused as StoreError).message).not.toContain('secret')
  })
})
