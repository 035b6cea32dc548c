import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { rounds } from '../rounds.ts'
import { SIMPLE } from '../server/answers.ts'
import { differencesIn, inStoreAt } from '../server/charging/ledger/audited.ts'
import { SQLD, type Sqld, startSqld } from '../server/db/sqld.ts'
import { REDIS, type RedisServer, startRedis } from '../server/jobs/redis.ts'
import { type SeededAccount, seedAccountsIn } from '../server/seeded-accounts.ts'
import { makeRandom } from './file-mutations.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const RUNS = rounds(24, 10_000)
const KILLS = rounds(4, 50)
const SENDERS = rounds(4, 16)
const ROLES = ['api', 'api', 'worker', 'worker', 'worker'] as const
const UNIT_MICROS = 500_000

describe.skipIf(SQLD === null)(`servers on one database server${SQLD === null ? ' (skipped: set SQLD or PATH to sqld)' : ''}`, () => {
  let store: Sqld
  /** Where there is one: without it, the servers look into the store. */
  let redis: RedisServer | null = null
  let folder: string
  let payer: SeededAccount
  const servers: ServerProcess[] = []
  const start = async (at: number) => {
    const settings = {
      ...(redis !== null && { REDIS_URL: redis.url }),
      DATABASE_URL: store.url,
      ROLE: ROLES[at] ?? 'all',
      ACCOUNTS: 'metered',
      PAYMENTS: 'test',
      MAIL: 'log',
    }
    servers[at] = await startServer(join(folder, String(at)), settings)
  }
  beforeAll(async () => {
    store = await startSqld()
    if (REDIS !== null) redis = await startRedis()
    folder = mkdtempSync(join(tmpdir(), 'pvyield-cluster-'))
    const [account] = await seedAccountsIn(store.url, 1)
    if (account === undefined) throw new Error('no account')
    payer = account
    const money = RUNS * UNIT_MICROS
    await inStoreAt(store.url, (database) =>
      database.write({
        toSQL: () => ({
          sql: `insert into ledger (account, kind, reference, month, at, units, free_units, wallet_micros, monthly_micros, free_after, wallet_after, monthly_after)
            values (?, 'topup', 'cs_1', '2026-01', 0, 0, 0, ?, 0, 0, ?, 0)`,
          params: [payer.id, money, money],
        }),
      }),
    )
    await Promise.all(ROLES.map((_, at) => start(at)))
  }, HANG_LIMIT_MILLIS)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await Promise.all([store?.stop(), redis?.stop()])
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })

  /** Sends a run until a server has accepted it, each time with the same key. */
  async function accepted(k: number): Promise<string> {
    for (let tries = 0; ; tries++) {
      const { url } = servers[(k + tries) % 2] ?? { url: '' }
      const answer = await fetch(`${url}/api/run/simple`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `run-${k}`, prefer: 'respond-async', ...payer.headers },
        body: JSON.stringify({ ...SIMPLE, system_capacity_kw: 10 + k / 100 }),
      }).catch(() => null)
      const body = await answer?.json().catch(() => null)
      if (answer?.status === 202 && body !== null) return (body as { run_id: string }).run_id
      if (answer !== null && answer.status < 500 && answer.status !== 200 && body !== null)
        throw new Error(`${answer.status} ${JSON.stringify(body)}`)
      await Bun.sleep(100)
    }
  }

  test(
    'every accepted run is completed once and charged once, whichever process is killed',
    async () => {
      const below = makeRandom(34)
      const ids = new Map<number, string>()
      let next = 0
      const sender = async () => {
        for (let k = next++; k < RUNS; k = next++) ids.set(k, await accepted(k))
      }
      const killer = async () => {
        for (let kill = 0; kill < KILLS; kill++) {
          const victim = below(ROLES.length + (redis === null ? 1 : 2))
          if (victim === ROLES.length) await store.restart()
          else if (victim > ROLES.length) await redis?.kill().then(() => redis?.start())
          else {
            await servers[victim]?.kill()
            await start(victim)
          }
          await Bun.sleep(rounds(100, 1000))
        }
      }
      await Promise.all([killer(), ...Array.from({ length: SENDERS }, sender)])
      const count = (sql: string) =>
        inStoreAt(store.url, async (database) => Number((await database.read.values<[number]>(sql))[0]?.[0] ?? 0))
      while ((await count("select count(*) from runs where status = 'running'")) > 0) await Bun.sleep(200)
      expect(new Set(ids.values()).size).toBe(RUNS)
      expect(await count("select count(*) from runs where status = 'complete' and owner is not null")).toBe(RUNS)
      expect(await inStoreAt(store.url, differencesIn)).toEqual([])
      expect(await count("select sum(case kind when 'reserve' then units when 'release' then -units else 0 end) from ledger")).toBe(RUNS)
      expect(
        await count("select sum(case kind when 'reserve' then 1 when 'settle' then -1 when 'release' then -1 else 0 end) from ledger"),
      ).toBe(0)
    },
    HANG_LIMIT_MILLIS,
  )
})
