/** Starts the server: `bun run start`. Settings: config.ts. */
import { openService } from './assembly/app.ts'
import { ConfigError, readConfig } from './config.ts'
import { StoreError } from './db/database.ts'
import { listen } from './http/listen.ts'
import { LineBuffer } from './line-buffer.ts'
import { jsonLog } from './log.ts'
import { misspeltSettings } from './misspelt-settings.ts'

/** Time for the last answers to be sent. Keep-alive connections stay open for the same time. */
const FLUSH_MILLIS = 500

// The store has requests, weather and email addresses: its files are for this user alone.
process.umask(0o077)
const lines = new LineBuffer((text) => process.stdout.write(text))
const log = jsonLog((line, isError) => lines.add(line, isError))
process.on('exit', () => lines.flush())
// Log a rejection that nobody awaited: it is a fault to fix, but no reason to drop every request.
process.on('unhandledRejection', (cause) => log.error('unhandled_rejection', cause))
const config = await orExit(ConfigError, () => readConfig(process.env))
for (const setting of misspeltSettings(process.env)) log.warn('setting_unknown', setting)
const { redisUrl } = config
if (redisUrl !== null) await orExit(ConfigError, async () => (await import('./jobs/redis-access.ts')).requireRedisAccess(redisUrl))
const service = await orExit(StoreError, () => openService(config, log, { isToWarmUp: config.isToWarmUp }))
await service.loaded
const server = listenOrExit()
log.info('listening', { host: config.host, port: server.port, workers: config.workers })

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
void service.givenUp.then(() => stop('given_up', 1))

async function stop(signal: string, exitCode = 0): Promise<void> {
  if (isStopping) return
  isStopping = true
  log.info('stopping', { signal })
  if (exitCode === 0) await service.leave()
  const closed = server.stop()
  await service.stop(config.stopGraceMillis)
  await Promise.race([closed, Bun.sleep(FLUSH_MILLIS)])
  log.info('stopped', { signal })
  process.exit(exitCode)
}

function listenOrExit() {
  try {
    return listen(service.app, { ...config, log })
  } catch (cause) {
    console.error(
      `Cannot listen on ${config.host}:${config.port} (${(cause as Error).message}): set PORT to a free port, and HOST to an address of this machine`,
    )
    process.exit(1)
  }
}

/** Exits with a one-line message for errors that the operator can fix. */
async function orExit<T>(fixable: typeof ConfigError | typeof StoreError, make: () => T | Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (cause) {
    if (!(cause instanceof fixable)) throw cause
    console.error(cause.message)
    process.exit(1)
  }
}
