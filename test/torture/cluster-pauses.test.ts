import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { IS_LONG } from '../rounds.ts'
import { differencesIn, inStoreAt } from '../server/charging/ledger/audited.ts'
import { SQLD, type Sqld, startSqld } from '../server/db/sqld.ts'
import { type SeededAccount, seedAccountsIn } from '../server/seeded-accounts.ts'
import { longRun } from './costly.ts'
import { type Line, openLine } from './line.ts'
import { hourlyPlant } from './plants.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { until } from './until.ts'

/** Longer than the 30 s after which the others give a server up. */
const PAUSE_MILLIS = 40_000
const RUNS = 6
const CHARGED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', PRICING_FREE_UNITS_PER_MONTH: '1000' }
/** Runs of a second each. */
const RUN = JSON.stringify({ ...hourlyPlant(1), lifetime: { analysis_period_years: 20 } })
const WITHOUT =
  SQLD === null ? ' (skipped: set SQLD or PATH to sqld)' : IS_LONG ? '' : ' (skipped: it waits for minutes; bun run torture runs it)'

describe.skipIf(SQLD === null || !IS_LONG)(`a server that is paused until the others have given it up${WITHOUT}`, () => {
  let store: Sqld
  let line: Line
  let folder: string
  let payer: SeededAccount
  let servers: ServerProcess[]
  beforeEach(async () => {
    store = await startSqld()
    line = await openLine(store.url)
    folder = mkdtempSync(join(tmpdir(), 'pvyield-pauses-'))
    servers = []
    const [account] = await seedAccountsIn(store.url, 1)
    if (account === undefined) throw new Error('no account')
    payer = account
  }, HANG_LIMIT_MILLIS)
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await line.cut()
    await store.stop()
    rmSync(folder, { recursive: true, force: true })
  }, HANG_LIMIT_MILLIS)

  const start = async (role: string, url: string) => {
    const server = await startServer(join(folder, String(servers.length)), { ...CHARGED, ROLE: role, DATABASE_URL: url })
    servers.push(server)
    return server
  }
  const count = (sql: string) => inStoreAt(store.url, async ({ read }) => Number((await read.values<[number]>(sql))[0]?.[0] ?? 0))
  const ledger = async () => ({
    reserved: await count("select count(*) from ledger where kind = 'reserve'"),
    settled: await count("select count(*) from ledger where kind = 'settle'"),
    released: await count("select count(*) from ledger where kind = 'release'"),
  })
  const send = (server: ServerProcess, body: string | Uint8Array<ArrayBuffer>, more: Record<string, string>) =>
    fetch(`${server.url}/api/run`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...payer.headers, ...more },
      body,
    })
  const pidOf = { 'its process sleeps': (server: ServerProcess) => server.pid, 'its network is away': () => line.pid }

  /** Pauses a server until it is given up and the others have what it had, and lets it go on. It must end. */
  async function pause(server: ServerProcess, pid: number, isTakenUp: () => Promise<boolean>): Promise<void> {
    const port = new URL(server.url).port
    const isMember = () => count(`select count(*) from members where until > 0 and name like '%:${port}'`)
    expect(await isMember()).toBe(1)
    process.kill(pid, 'SIGSTOP')
    const pausedAt = performance.now()
    await until(async () => performance.now() > pausedAt + PAUSE_MILLIS && (await isMember()) === 0 && (await isTakenUp()))
    process.kill(pid, 'SIGCONT')
    expect(await server.exited).toBe(1)
    expect(await server.output).toContain('"given_up"')
  }

  test.each(Object.entries(pidOf))(
    'a worker, because %s, completes and charges nothing that another took up',
    async (_, pid) => {
      const api = await start('api', store.url)
      const paused = await start('worker', line.url)
      for (let k = 0; k < RUNS; k++) expect((await send(api, RUN, { prefer: 'respond-async' })).status).toBe(202)
      await until(async () => (await count("select count(*) from runs where status = 'running' and attempts = 1")) > 0)
      const other = await start('worker', store.url)
      await pause(
        paused,
        pid(paused),
        async () => (await count("select count(*) from runs where status = 'running' and owner is not null")) === 0,
      )
      expect(await count("select count(*) from runs where status = 'complete' and owner is not null")).toBe(RUNS)
      expect(await ledger()).toEqual({ reserved: RUNS, settled: RUNS, released: 0 })
      expect(await inStoreAt(store.url, differencesIn)).toEqual([])
      expect(await other.terminate()).toBe(0)
    },
    HANG_LIMIT_MILLIS,
  )

  test.each(Object.entries(pidOf))(
    'a server whose caller waits, because %s, charges nothing that another has released',
    async (_, pid) => {
      const paused = await start('all', line.url)
      await start('all', store.url)
      const sent = send(paused, longRun(), { 'content-encoding': 'gzip' }).then(
        ({ status }) => status,
        () => 0,
      )
      await until(async () => (await ledger()).reserved === 1)
      await pause(paused, pid(paused), async () => (await ledger()).released === 1)
      expect(await sent).not.toBe(200)
      expect(await ledger()).toEqual({ reserved: 1, settled: 0, released: 1 })
      expect(await count("select count(*) from runs where owner is not null and status = 'complete'")).toBe(0)
      expect(await inStoreAt(store.url, differencesIn)).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )
})
