import { Database as LockFile } from 'bun:sqlite'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StoreError } from './database.ts'
import { storeFile } from './file.ts'

/**
 * Makes sure that one server uses a local store: a second one would resume the runs of the first,
 * and do the work of its idempotency keys again. The lock is that of an open transaction on a second
 * file, so the system releases it however the process ends. A store on a server has a lease.
 */
export class StoreLock {
  private constructor(private readonly file: LockFile | null) {}

  /** Fails: StoreError when another server uses the store, or when its folder cannot be written. */
  static take(url: string): StoreLock {
    const path = storeFile(url)
    if (path === null) return new StoreLock(null)
    let file: LockFile | undefined
    try {
      file = new LockFile(lockPath(path))
      file.run('PRAGMA busy_timeout = 0')
      file.run('BEGIN EXCLUSIVE')
      return new StoreLock(file)
    } catch (cause) {
      file?.close()
      const error = cause as Error & { code?: string }
      if (!error.code?.startsWith('SQLITE_BUSY')) throw new StoreError(url, error)
      throw new StoreError(
        url,
        new Error('another server uses it'),
        'stop the other server first, or give this one its own folder with DATA_DIR',
      )
    }
  }

  release(): void {
    this.file?.close()
  }
}

/** Next to the file itself, whatever links lead to it. */
function lockPath(path: string): string {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true })
  const file = existsSync(path) ? realpathSync(path) : join(realpathSync(folder), basename(path))
  return `${file}.lock`
}
