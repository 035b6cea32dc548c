/**
 * Adds up the ledger and names every row that does not follow from those before it, and every stored
 * run that is complete without its charge or failed with it; and every content that is missing in the
 * object store: `bun run audit`.
 * It only reads the store, so it may run while the service does.
 */
import { existsSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { asc, gt } from 'drizzle-orm'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'
import { auditStore } from './charging/ledger/audit-store.ts'
import { ledger } from './charging/ledger/table.ts'
import { type Config, ConfigError, readConfig, withoutSecrets } from './config.ts'
import { StoreError } from './db/database.ts'
import { faultOf } from './db/fault.ts'
import { storeFile } from './db/file.ts'
import { noteJob } from './health/last-jobs.ts'
import { auditObjects, objectsIn } from './objects/audit-objects.ts'
import { S3Objects } from './objects/s3-objects.ts'
import { unreservedRuns, wronglyCharged } from './runs/charged-runs.ts'

const LISTED_MAX = 1000

const { databaseUrl: url, dataDir, objects } = settings()
const client = createClient({ url, concurrency: 1, timeout: 5000 })
try {
  const store = drizzle(client)
  const rowsAfter = (seq: number, count: number) =>
    store.select().from(ledger).where(gt(ledger.seq, seq)).orderBy(asc(ledger.seq)).limit(count)
  const { rows, accounts, open, differences } = await auditStore({ rowsAfter }, () => wronglyCharged(store))
  for (const { seq, account, what } of differences.slice(0, LISTED_MAX)) console.error(`row ${seq}, account ${account}: ${what}`)
  console.log(
    `${withoutSecrets(url)}: ${rows} rows of ${accounts} accounts, ${open.length} reservations of runs that have not ended, ${differences.length} differences, ${await unreservedRuns(store)} complete runs of accounts without a reservation (the default project is free, and so is everything with ACCOUNTS=open)`,
  )
  const isWrong = differences.length + (await missingObjects(store)) > 0
  noteJob(dataDir, 'audit', isWrong)
  if (isWrong) process.exitCode = 1
} catch (cause) {
  const { message } = (cause as Error).cause instanceof Error ? ((cause as Error).cause as Error) : (cause as Error)
  const fault = storeFile(url) === null ? faultOf(cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause, true) : null
  if (fault !== null) fail(new StoreError(url, fault).message)
  fail(`The ledger of ${withoutSecrets(url)} cannot be read (${message}): start the service once, which makes or completes its tables`)
} finally {
  client.close()
}

/** How many contents that should be in the object store are not there. */
async function missingObjects(store: LibSQLDatabase): Promise<number> {
  if (objects === null) {
    const { records, bytes } = await objectsIn(store)
    if (records > 0) console.log(`${records} contents (${megabytes(bytes)}) are in an object store: set OBJECTS_URL to compare them`)
    return 0
  }
  const nobody = () => undefined
  const bucket = new S3Objects(objects, { info: nobody, warn: nobody, error: nobody })
  const list = (after: string | null) => bucket.list(after).catch((cause) => fail(`The object store cannot be listed (${cause.message})`))
  const { records, bytes, missing, unknown } = await auditObjects(store, list, Date.now())
  for (const key of missing.slice(0, LISTED_MAX)) console.error(`object ${key}: missing, or of another length`)
  console.log(`object store: ${records} contents (${megabytes(bytes)}), ${missing.length} missing, ${unknown} that no record needs`)
  return missing.length
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function settings(): Config {
  try {
    const config = readConfig({ ...process.env, ACCOUNTS: 'open' })
    const file = storeFile(config.databaseUrl)
    if (file === null || existsSync(file)) return config
    return fail(`There is no store at ${file}: set DATA_DIR or DATABASE_URL as for the service, and start from the same folder`)
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause
    return fail(cause.message)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
