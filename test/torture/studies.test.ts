import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { AcceptedStudy, Study, SweepAnswer } from '@pvyield/contract/schemas'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { everyLossPlant } from '../engine/chain/plant.ts'
import { rounds } from '../rounds.ts'
import { auditIn } from '../server/charging/ledger/audited.ts'
import { type SeededAccount, seededAccounts } from '../server/seeded-accounts.ts'
import { LIMITS } from './limits.ts'
import { report, reportMillis } from './report.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { until } from './until.ts'

const CASE = 'studies'
/** More kills than a run that crashes its server is tried. */
const KILLS = rounds(1, 10)
const VARIANTS = rounds(600, 4000)
const SETTINGS = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' }
const TILTS = { path: 'array.tilt_deg', from: 0, to: 60 }
const SWEEP = { base: everyLossPlant({}), axes: [{ ...TILTS, steps: VARIANTS }] }
/** More than anybody waits for. */
const LONG = { base: everyLossPlant({}), axes: [{ ...TILTS, steps: 20_000 }] }

let dataDir = ''
let sender: SeededAccount
let server: ServerProcess
beforeEach(async () => {
  const [folder, account] = await seededAccounts(1)
  if (account === undefined) throw new Error('no account')
  dataDir = folder
  sender = account
})
afterEach(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Opens the store with another driver, while the server may be running in its own process. */
function inStore<T>(work: (store: Database) => T): T {
  const store = new Database(join(dataDir, 'pvyield.db'))
  try {
    return work(store)
  } finally {
    store.close()
  }
}

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { ...init, headers: { ...init.headers, ...sender.headers } })

function post(body: unknown, headers: Record<string, string>, signal?: AbortSignal): Promise<Response> {
  const sent = { 'content-type': 'application/json', ...headers }
  return call('/api/sweep', { method: 'POST', headers: sent, body: JSON.stringify(body), ...(signal && { signal }) })
}

async function accepted(body: unknown, key: string): Promise<string> {
  const answer = await post(body, { prefer: 'respond-async', 'idempotency-key': key })
  if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as AcceptedStudy).study_id
}

const studyOf = async (id: string) => (await (await call(`/api/studies/${id}`)).json()) as Study

async function ended(id: string): Promise<Study> {
  await until(async () => (await studyOf(id)).status !== 'running')
  return studyOf(id)
}

async function running(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^pvyield_runs_running (\d+)$/m.exec(metrics)?.[1] ?? 'NaN')
}

/** How long it takes until no worker computes. */
async function freeMillis(): Promise<number> {
  const begun = performance.now()
  while ((await running()) > 0) await Bun.sleep(25)
  return performance.now() - begun
}

const blocks = () =>
  inStore(
    (store) => store.query<{ count: number }, []>("select count(*) as count from run_series where run_id like 'study_%'").get()?.count,
  )

function topUp(): void {
  const sql = `insert into ledger (account, kind, reference, month, at, units, free_units, wallet_micros, monthly_micros, free_after, wallet_after, monthly_after)
    values (?, 'topup', 'cs_1', '2026-01', 0, 0, 0, ?, 0, 0, ?, 0)`
  inStore((store) => store.run(sql, [sender.id, 1e12, 1e12]))
}

test(
  `a sweep that ${KILLS} times kill -9 meets goes on behind its chunks, has the bytes of one without, and each is charged once; those who leave free the worker`,
  async () => {
    topUp()
    server = await startServer(dataDir, SETTINGS)
    const id = await accepted(SWEEP, 'killed')
    let done = 0
    let kills = 0
    for (; kills < KILLS; kills++) {
      const before = done
      await until(async () => ((await studyOf(id)).done ?? 0) > before)
      await server.kill()
      server = await startServer(dataDir, SETTINGS)
      const study = await studyOf(id)
      expect(study.done).toBeGreaterThan(before)
      done = study.done as number
      if (done === VARIANTS) break
    }
    const killed = await ended(id)
    expect([killed.status, killed.done, (killed.result as SweepAnswer | null)?.failed_count]).toEqual(['complete', VARIANTS, 0])
    expect(await accepted(SWEEP, 'killed')).toBe(id)
    const other = await accepted(SWEEP, 'alone')
    const { result } = await ended(other)
    const [once, again] = [killed.result, result].map((each) => each as SweepAnswer)
    // Of the free units the first had some.
    const withoutBilling = (answer?: SweepAnswer) => JSON.stringify({ ...answer, billing: null })
    expect(withoutBilling(once)).toBe(withoutBilling(again))
    const csvs = await Promise.all([id, other].map(async (study) => (await call(`/api/studies/${study}/result.csv`)).text()))
    expect(csvs[0]).toBe(csvs[1] as string)
    expect(blocks()).toBe(0)
    report(CASE, 'kills of a sweep, variants', `${kills}, ${VARIANTS}`)

    const deleted = await accepted(LONG, 'deleted')
    await until(async () => (await running()) > 0)
    expect((await call(`/api/studies/${deleted}`, { method: 'DELETE' })).status).toBe(204)
    reportMillis(CASE, 'worker free after DELETE', await freeMillis(), LIMITS.leftMillis)
    const leaving = new AbortController()
    const sent = post(LONG, {}, leaving.signal).catch(() => null)
    await until(async () => (await running()) > 0)
    leaving.abort()
    await sent
    reportMillis(CASE, 'worker free after its caller left', await freeMillis(), LIMITS.leftMillis)
    expect(blocks()).toBe(0)

    await server.terminate()
    expect(await auditIn(dataDir)).toEqual([])
    const units = inStore((store) =>
      store
        .query<{ kind: string; units: number; count: number }, []>(
          "select kind, sum(units) as units, count(*) as count from ledger where kind <> 'topup' group by kind order by kind",
        )
        .all(),
    )
    report(CASE, 'ledger', JSON.stringify(units))
    const { units: settled, count } = units.find(({ kind }) => kind === 'settle') ?? {}
    expect([count, settled]).toEqual([2, (once?.billing?.units ?? 0) + (again?.billing?.units ?? 0)])
  },
  HANG_LIMIT_MILLIS,
)
