/** Copies the store into a new file, while the service runs: `bun run backup FILE`. */
import { ConfigError, readConfig } from './config.ts'
import { BackupError, backUp } from './db/backup.ts'
import { noteJob } from './health/last-jobs.ts'
import { objectsOf } from './objects/audit-objects.ts'

// As the files of the store, the copy is for this user alone.
process.umask(0o077)
const [target, ...rest] = process.argv.slice(2)
if (target === undefined || rest.length > 0) fail('Name one file: bun run backup FILE')
let dataDir: string | null = null
try {
  const config = readConfig(process.env)
  dataDir = config.dataDir
  const bytes = await backUp(config.databaseUrl, target)
  noteJob(dataDir, 'backup', false)
  console.log(`${target}: ${(bytes / 1e6).toFixed(1)} MB`)
  const elsewhere = await objectsOf(target)
  if (elsewhere.records > 0)
    console.log(
      `${elsewhere.records} long contents (${(elsewhere.bytes / 1e6).toFixed(1)} MB) are in the object store and not in this file: keep its deleted objects as long as the file`,
    )
} catch (cause) {
  const isSlip = cause instanceof BackupError && cause.isSlip
  if (dataDir !== null && !isSlip) noteJob(dataDir, 'backup', true)
  if (!(cause instanceof BackupError || cause instanceof ConfigError)) throw cause
  fail(cause.message)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
