import { afterEach, beforeEach, expect, test } from 'bun:test'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { remoteClient } from '../../server/db/remote-client.ts'
import { IS_LONG } from '../rounds.ts'
import { SQLD, type Sqld, startSqld } from '../server/db/sqld.ts'

/** Longer than the 5 s that a write waits in sqld before it looks again. */
const PAUSE_MILLIS = 5500
const BETWEEN_MILLIS = 2000
const PAUSES = 3
const inTime = () => AbortSignal.timeout(30_000)
const WITHOUT =
  SQLD === null ? ' (skipped: set SQLD or PATH to sqld)' : IS_LONG ? '' : ' (skipped: it waits for half a minute; bun run torture runs it)'

let store: Sqld
let isOver: boolean
let writers: Promise<void>[]

beforeEach(async () => {
  isOver = false
  writers = []
  if (SQLD !== null && IS_LONG) store = await startSqld()
}, HANG_LIMIT_MILLIS)
afterEach(async () => {
  isOver = true
  await store?.stop()
  await Promise.all(writers)
}, HANG_LIMIT_MILLIS)

/** Writes contents of this length until the test is over, with a new connection after a failure. */
async function writeOn(bytes: number): Promise<void> {
  let client: ReturnType<typeof remoteClient> | null = null
  while (!isOver) {
    client ??= remoteClient(store.url, inTime)
    const failed = await client.execute({ sql: 'insert into written (content) values (zeroblob(?))', args: [bytes] }).then(
      () => false,
      () => true,
    )
    if (failed) {
      client.close()
      client = null
    }
    await Bun.sleep(20)
  }
  client?.close()
}

test.skipIf(SQLD === null || !IS_LONG)(
  `a database server that is paused while many write takes writes again${WITHOUT}`,
  async () => {
    await remoteClient(store.url, inTime).execute('create table written (content blob)')
    writers = Array.from({ length: 20 }, (_, k) => writeOn(k < 10 ? 4e6 : 100))
    for (let pause = 0; pause < PAUSES; pause++) {
      await Bun.sleep(BETWEEN_MILLIS)
      process.kill(store.pid, 'SIGSTOP')
      await Bun.sleep(PAUSE_MILLIS)
      process.kill(store.pid, 'SIGCONT')
    }
    const last = remoteClient(store.url, inTime)
    const write = () =>
      last.execute("insert into written (content) values ('last')").then(
        () => true,
        ({ code }) => code !== 'SQLITE_BUSY' && Promise.reject(new Error(`no write gets through: ${code}`)),
      )
    while (!(await write())) await Bun.sleep(50)
    expect((await last.execute("select count(*) as n from written where content = 'last'")).rows[0]?.n).toBe(1)
  },
  HANG_LIMIT_MILLIS,
)
