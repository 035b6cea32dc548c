import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { withoutSecrets } from '../config.ts'
import { storeFile } from './file.ts'

/** A backup that was not made. The message names the fix. */
export class BackupError extends Error {
  /** @param isSlip  of the hand that wrote the command: nothing is wrong with the backups */
  constructor(
    message: string,
    readonly isSlip = false,
  ) {
    super(message)
    this.name = 'BackupError'
  }
}

/**
 * Copies a local store into one new file, while a server may be using it. The copy is the store at
 * the moment at which the copy began, is checked, and gets its name when it is complete.
 * @returns size of the copy, bytes
 * Fails: BackupError.
 */
export async function backUp(url: string, target: string): Promise<number> {
  const source = storeFile(url)
  if (source === null)
    throw new BackupError(`The store ${withoutSecrets(url)} is on a database server: make the backup with the means of that server`)
  if (!existsSync(source))
    throw new BackupError(`There is no store at ${source}: set DATA_DIR or DATABASE_URL as for the service, and start from the same folder`)
  const file = resolve(target)
  if (existsSync(file)) throw new BackupError(`${file} exists: name a file that does not exist, or delete this one`, true)
  if (!existsSync(dirname(file))) throw new BackupError(`The folder ${dirname(file)} does not exist: create it`)
  const part = `${file}.part`
  try {
    rmSync(part, { force: true })
    await inStore(url, async (execute) => execute('VACUUM INTO ?', part))
    const [checked] = await inStore(pathToFileURL(part).href, (execute) => execute('PRAGMA integrity_check(1)'))
    if (checked?.[0] !== 'ok') throw new Error(`the copy is damaged: ${String(checked?.[0])}`)
    sync(part)
    renameSync(part, file)
    return statSync(file).size
  } catch (cause) {
    rmSync(part, { force: true })
    throw new BackupError(
      `The store ${source} was not copied to ${file} (${(cause as Error).message}): make sure that the store is not damaged and that the folder of the copy is writable and has ${Math.ceil(statSync(source).size / 1e6)} MB of free space`,
    )
  }
}

type Execute = (sql: string, ...args: string[]) => Promise<readonly ArrayLike<unknown>[]>

async function inStore<Result>(url: string, work: (execute: Execute) => Promise<Result>): Promise<Result> {
  const client = createClient({ url, concurrency: 1, timeout: 5000 })
  try {
    return await work(async (sql, ...args) => (await client.execute({ sql, args })).rows)
  } finally {
    client.close()
  }
}

/** Makes sure that the file survives a power failure. */
function sync(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}
