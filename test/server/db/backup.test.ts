import { Database as File } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { backUp } from '../../../server/db/backup.ts'
import { Database } from '../../../server/db/database.ts'
import { RunStore } from '../../../server/runs/store.ts'

let folder: string
let database: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-backup-'))
  database = await Database.open(url())
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const url = () => pathToFileURL(join(folder, 'pvyield.db')).href
const copy = () => join(folder, 'copy.db')

async function message(work: Promise<unknown>): Promise<string> {
  return String(await work.catch((cause) => cause))
}

test('a copy made while runs are accepted is sound and has every run that was accepted before', async () => {
  const store = new RunStore(database)
  let isCopied = false
  let accepted = 0
  const accept = async () => {
    const request = Buffer.alloc(200_000, accepted)
    await database.write(
      store.accept({
        id: `run_${accepted}`,
        kind: 'full',
        owner: null,
        attempts: 1,
        createdAt: 1,
        expiresAt: null,
        request,
        seriesWish: '{}',
      }),
    )
    accepted++
  }
  while (accepted < 50) await accept()
  const before = accepted
  const load = (async () => {
    while (!isCopied) await accept()
  })()
  const made = Bun.spawn([process.execPath, 'run', 'server/backup.ts', copy()], {
    cwd: join(import.meta.dir, '..', '..', '..'),
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const code = await made.exited
  isCopied = true
  await load
  expect([code, await new Response(made.stderr).text()]).toEqual([0, ''])
  expect(await new Response(made.stdout).text()).toMatch(/copy\.db: \d+\.\d MB\n$/)
  expect(statSync(copy()).mode & 0o077).toBe(0) // nobody else reads addresses and requests
  const file = new File(copy(), { readonly: true })
  expect(file.query('pragma integrity_check').values()).toEqual([['ok']])
  const ids = new Set(file.query('select id from runs').values().flat())
  file.close()
  expect(Array.from({ length: before }, (_, k) => `run_${k}`).filter((id) => !ids.has(id))).toEqual([])
  const restored = await Database.open(pathToFileURL(copy()).href)
  const [row] = await restored.read.values<[Buffer]>("select request from runs where id = 'run_7'")
  expect(row?.[0].equals(Buffer.alloc(200_000, 7))).toBe(true)
  await restored.close()
})

test('never overwrites a file, and every error names the fix', async () => {
  writeFileSync(copy(), 'a letter')
  expect(await message(backUp(url(), copy()))).toBe(`BackupError: ${copy()} exists: name a file that does not exist, or delete this one`)
  expect(await Bun.file(copy()).text()).toBe('a letter')
  expect(await message(backUp(url(), join(folder, 'no', 'copy.db')))).toBe(
    `BackupError: The folder ${join(folder, 'no')} does not exist: create it`,
  )
  const away = pathToFileURL(join(folder, 'away.db')).href
  expect(await message(backUp(away, join(folder, 'new.db')))).toContain(`There is no store at ${join(folder, 'away.db')}: set DATA_DIR`)
  expect(existsSync(join(folder, 'away.db'))).toBe(false)
  expect(await message(backUp('libsql://user:secret@db.example.com', join(folder, 'new.db')))).toMatch(
    /^BackupError: The store (?!.*secret).*: make the backup with the means of that server$/,
  )
})

test('a store that is damaged gives no copy', async () => {
  writeFileSync(join(folder, 'letter.db'), 'Dear all, this is a letter and no database. '.repeat(100))
  const refused = await message(backUp(pathToFileURL(join(folder, 'letter.db')).href, copy()))
  expect(refused).toContain('make sure that the store is not damaged')
  expect([existsSync(copy()), existsSync(`${copy()}.part`)]).toEqual([false, false])
})
