import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { NewApiKey } from '@pvyield/contract/schemas'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { rounds } from '../rounds.ts'
import { SIMPLE } from '../server/answers.ts'
import { differencesIn, inStoreAt } from '../server/charging/ledger/audited.ts'
import { SQLD } from '../server/db/sqld.ts'
import { type SeededAccount, seedAccountsIn } from '../server/seeded-accounts.ts'
import { Cluster } from './cluster-servers.ts'
import { makeRandom } from './file-mutations.ts'
import { hourlyPlant } from './plants.ts'
import { report } from './report.ts'
import { until } from './until.ts'

/** Fewer where the machine or the time is small. */
const { CLUSTER_RUNS = '10000', CLUSTER_KILLS = '50' } = process.env
const RUNS = rounds(24, Number(CLUSTER_RUNS))
const KILLS = rounds(4, Number(CLUSTER_KILLS))
const SENDERS = rounds(4, 16)
/** Keys that are revoked while processes are killed. */
const KEYS = rounds(2, 20)
/** As docs/operations.md says: what one server changes the others know within this time. */
const KNOWN_MILLIS = 10_000
/** The others are charged. */
const FREE_UNITS = (RUNS * 3) / 4
/** A run that takes long enough for a stop to interrupt it. */
const LONG = { ...hourlyPlant(1), lifetime: { analysis_period_years: 20 } }
/** Requests of a sender, after which it sends no more of them. */
const LONG_UNTIL = rounds(8, 1000)
const CASE = 'cluster'

describe.skipIf(SQLD === null)(`servers on one database server${SQLD === null ? ' (skipped: set SQLD or PATH to sqld)' : ''}`, () => {
  let cluster: Cluster
  let payer: SeededAccount
  const count = (sql: string) =>
    inStoreAt(cluster.store.url, async (database) => Number((await database.read.values<[number]>(sql))[0]?.[0] ?? 0))

  beforeAll(async () => {
    cluster = await Cluster.start({ PRICING_FREE_UNITS_PER_MONTH: String(FREE_UNITS), ACCOUNT_RUNS_MAX: '100000' })
    const [account] = await seedAccountsIn(cluster.store.url, 1)
    if (account === undefined) throw new Error('no account')
    payer = account
    const money = 1e12
    await inStoreAt(cluster.store.url, (database) =>
      database.write({
        toSQL: () => ({
          sql: `insert into ledger (account, kind, reference, month, at, units, free_units, wallet_micros, monthly_micros, free_after, wallet_after, monthly_after)
            values (?, 'topup', 'cs_1', '2026-01', 0, 0, 0, ?, 0, 0, ?, 0)`,
          params: [payer.id, money, money],
        }),
      }),
    )
  }, HANG_LIMIT_MILLIS)
  afterAll(() => cluster?.stop())

  /** A request of the payer, or of another key. Its status is 0 when there is no answer. */
  async function call(method: string, url: string, body?: unknown, more: Record<string, string> = {}) {
    const headers = { ...payer.headers, 'content-type': 'application/json', ...more }
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }).catch(() => null)
    const content: unknown = await answer?.json().catch(() => null)
    return { status: answer?.status ?? 0, content }
  }

  /** Sends a request until a process has answered it. */
  async function answered(...request: Parameters<typeof call>) {
    for (;;) {
      const answer = await call(...request)
      if (answer.status !== 0 && answer.status < 500 && (answer.content !== null || answer.status === 204)) return answer
      await Bun.sleep(100)
    }
  }

  /** Sends a run until a server has accepted it, each time with the same key. */
  async function accepted(name: string, capacity: number): Promise<string> {
    const more = { 'idempotency-key': name, prefer: 'respond-async' }
    const { status, content } = await answered('POST', `${cluster.url}/api/run/simple`, { ...SIMPLE, system_capacity_kw: capacity }, more)
    if (status !== 202) throw new Error(`${status} ${JSON.stringify(content)}`)
    return (content as { run_id: string }).run_id
  }

  /** Revokes a key that all servers know, and returns what they say of it after the stated time. */
  async function afterRevocation(k: number): Promise<number[]> {
    const { content } = await answered('POST', `${cluster.url}/api/keys`, { label: `key ${k}` })
    const { id, key } = content as NewApiKey
    const use = (url: string) => answered('GET', `${url}/api/me`, undefined, { authorization: `Bearer ${key}` })
    for (const url of cluster.apis) expect((await use(url)).status).toBe(200)
    // A revocation whose answer is lost is found made.
    expect([204, 404]).toContain((await answered('DELETE', `${cluster.apis[k % 2]}/api/keys/${id}`)).status)
    const revokedAt = performance.now()
    // That a server is asked all the time prolongs nothing.
    await until(async () => {
      for (const url of cluster.apis) await use(url)
      return performance.now() > revokedAt + KNOWN_MILLIS
    })
    return Promise.all(cluster.apis.map(async (url) => (await use(url)).status))
  }

  async function hasEnded(): Promise<void> {
    await until(async () => (await count("select count(*) from runs where status = 'running' and owner is not null")) === 0)
  }

  test(
    `${RUNS} accepted runs are completed once and charged once, while ${KILLS} processes are killed${rounds('', ', all are restarted')}, and keys are revoked`,
    async () => {
      const below = makeRandom(34)
      const begun = performance.now()
      const ids = new Map<number, string>()
      let next = 0
      const sender = async () => {
        for (let k = next++; k < RUNS; k = next++) ids.set(k, await accepted(`run-${k}`, 10 + k / 100))
      }
      const kills = new Map<string, number>()
      const killer = async () => {
        for (let kill = 0; kill < KILLS; kill++) {
          await until(() => ids.size >= (RUNS * kill) / KILLS)
          const victim = below(cluster.victims.length)
          const name = cluster.victims[victim] ?? ''
          kills.set(name, (kills.get(name) ?? 0) + 1)
          await cluster.kill(victim)
        }
      }
      const revoker = async () => {
        const statuses = Array.from({ length: KEYS }, async (_, k) => {
          await until(() => ids.size >= (RUNS * k) / KEYS)
          return afterRevocation(k)
        })
        return (await Promise.all(statuses)).flat()
      }
      const roller = async () => {
        await until(() => ids.size >= RUNS / 2)
        expect(new Set(await cluster.roll())).toEqual(new Set([0]))
      }
      const [ofRevoked] = await Promise.all([
        revoker(),
        killer(),
        rounds(async () => undefined, roller)(),
        ...Array.from({ length: SENDERS }, sender),
      ])
      await hasEnded()
      const seconds = (performance.now() - begun) / 1000
      report(CASE, `${RUNS} runs, ${KILLS} kills: ${[...kills].map(([name, n]) => `${name} ${n}`).join(', ')}`, `${seconds.toFixed(0)} s`)
      report(CASE, 'servers that were given up and started again', cluster.givenUp)
      expect(ofRevoked).toEqual(ofRevoked.map(() => 401))
      expect(new Set(ids.values()).size).toBe(RUNS)
      expect(await count("select count(*) from runs where status = 'complete' and owner is not null")).toBe(RUNS)
      const differences = await inStoreAt(cluster.store.url, differencesIn)
      report(CASE, 'differences that the audit finds', differences.length, '0')
      expect(differences).toEqual([])
      const ledger = "from ledger where kind in ('reserve', 'release')"
      expect(await count(`select sum(case kind when 'reserve' then units else -units end) ${ledger}`)).toBe(RUNS)
      expect(
        await count("select sum(case kind when 'reserve' then 1 when 'settle' then -1 when 'release' then -1 else 0 end) from ledger"),
      ).toBe(0)
      // By month, because one may end meanwhile.
      const paid = `select sum(max(0, units - ${FREE_UNITS})) from (select sum(units) as units ${ledger} group by month)`
      const charged = await count(`select sum(units - free_units) ${ledger}`)
      report(CASE, 'runs that were charged', charged, String(RUNS / 4))
      expect(charged).toBe(await count(paid))
      report(CASE, 'revoked keys that a server accepts after the stated time', ofRevoked.filter((status) => status !== 401).length, '0')
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'servers are restarted one after the other: no request fails, and a run that a stop interrupts has lost no attempt',
    async () => {
      const stored = () => count('select count(*) from runs where owner is not null')
      // A process that the test before killed has cost an attempt.
      const lost = () => count('select coalesce(sum(attempts - 1), 0) from runs where owner is not null and attempts > 1')
      const [before, lostBefore] = [await stored(), await lost()]
      const failed: string[] = []
      let isOver = false
      let requests = 0
      let runs = 0
      const kinds = [
        () => call('POST', `${cluster.url}/api/run/simple`, { ...SIMPLE, system_capacity_kw: 10 + requests / 100 }),
        () => call('POST', `${cluster.url}/api/run/simple`, SIMPLE, { prefer: 'respond-async' }),
        () => call('GET', `${cluster.url}/api/me`),
        () => call('GET', `${cluster.url}/api/runs?limit=1`),
        () => call('POST', `${cluster.url}/api/run`, LONG, { prefer: 'respond-async' }),
      ] as const
      const client = async (number: number) => {
        for (let k = number; !isOver; k++) {
          const kind = k % (k < LONG_UNTIL ? kinds.length : 4)
          const { status, content } = await (kinds[kind] ?? kinds[0])()
          requests++
          if (status === 202 || kind === 0) runs++
          if (status !== 200 && status !== 202) failed.push(`${kind}: ${status} ${JSON.stringify(content)}`)
        }
      }
      const rolled = cluster.roll().finally(() => {
        isOver = true
      })
      await Promise.all([rolled, ...Array.from({ length: SENDERS }, (_, number) => client(number))])
      report(CASE, 'rolling restart: requests, failed', `${requests}, ${failed.length}`, '0 failed')
      expect(failed).toEqual([])
      expect(new Set(await rolled)).toEqual(new Set([0]))
      await hasEnded()
      expect(await stored()).toBe(before + runs)
      expect(await lost()).toBe(lostBefore)
    },
    HANG_LIMIT_MILLIS,
  )
})
