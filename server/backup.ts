/** Copies the store into a new file, while the service runs: `bun run backup FILE`. */
import { ConfigError, readConfig } from './config.ts'
import { BackupError, backUp } from './db/backup.ts'

// As the files of the store, the copy is for this user alone.
process.umask(0o077)
const [target, ...rest] = process.argv.slice(2)
if (target === undefined || rest.length > 0) fail('Name one file: bun run backup FILE')
try {
  const bytes = await backUp(readConfig(process.env).databaseUrl, target)
  console.log(`${target}: ${(bytes / 1e6).toFixed(1)} MB`)
} catch (cause) {
  if (!(cause instanceof BackupError || cause instanceof ConfigError)) throw cause
  fail(cause.message)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
