/** Adds up the ledger and names every row that does not follow from those before it: `bun run audit`. */
import { existsSync } from 'node:fs'
import { ConfigError, readConfig, withoutSecrets } from './config.ts'
import { Database, StoreError } from './db/database.ts'
import { storeFile } from './db/file.ts'
import { auditStore } from './ledger/audit-store.ts'
import { LedgerStore } from './ledger/store.ts'

const LISTED_MAX = 1000

try {
  const { databaseUrl } = readConfig(process.env)
  const file = storeFile(databaseUrl)
  if (file !== null && !existsSync(file))
    fail(`There is no store at ${file}: set DATA_DIR or DATABASE_URL as for the service, and start from the same folder`)
  const database = await Database.open(databaseUrl)
  const audit = await auditStore(new LedgerStore(database))
  await database.close()
  for (const { seq, account, what } of audit.differences.slice(0, LISTED_MAX)) console.error(`row ${seq}, account ${account}: ${what}`)
  const { rows, accounts, open, differences } = audit
  console.log(
    `${withoutSecrets(databaseUrl)}: ${rows} rows of ${accounts} accounts, ${open.length} reservations of runs that have not ended, ${differences.length} differences`,
  )
  if (differences.length > 0) process.exit(1)
} catch (cause) {
  if (!(cause instanceof ConfigError || cause instanceof StoreError)) throw cause
  fail(cause.message)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
