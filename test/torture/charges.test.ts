import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { smallPlant } from '../engine/small-plant.ts'
import { rounds } from '../rounds.ts'
import { auditIn } from '../server/charging/ledger/audited.ts'
import { type SeededAccount, seededAccounts } from '../server/seeded-accounts.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const METERED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' }
/** Number of consecutive kills on one store. */
const KILLS = rounds(1, 20)
const RUNS_A_KILL = 6

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

/** Sends a run; null when the server was killed before its answer. */
async function sent(seed: number): Promise<Response | null> {
  const plant = smallPlant()
  const isAsync = seed % 2 === 0
  try {
    return await fetch(`${server.url}/api/run`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `key-${seed}`,
        ...(isAsync && { prefer: 'respond-async' }),
        ...sender.headers,
      },
      body: JSON.stringify({ ...plant, site: { ...plant.site, latitude: 40 + seed / 1000 } }),
    })
  } catch {
    return null
  }
}

test(
  'runs that are repeated after kill -9 are charged once, and all units add up',
  async () => {
    // The money for all runs, as a top-up that was paid.
    const units = KILLS * RUNS_A_KILL
    inStore((store) =>
      store.run(
        `insert into ledger (account, kind, reference, month, at, units, free_units, wallet_micros, monthly_micros, free_after, wallet_after, monthly_after)
         values (?, 'topup', 'cs_1', '2026-01', 0, 0, 0, ?, 0, 0, ?, 0)`,
        [sender.id, units * 500_000, units * 500_000],
      ),
    )
    for (let kill = 0; kill < KILLS; kill++) {
      server = await startServer(dataDir, METERED)
      const seeds = Array.from({ length: RUNS_A_KILL }, (_, k) => kill * RUNS_A_KILL + k)
      const first = seeds.map(sent)
      await Promise.race(first)
      await server.kill()
      await Promise.all(first)
      server = await startServer(dataDir, METERED)
      const answers = await Promise.all(seeds.map(sent))
      expect(answers.map((answer) => (answer === null ? 0 : Math.floor(answer.status / 100)))).toEqual(seeds.map(() => 2))
      while (inStore((store) => store.query("select id from runs where status = 'running' and owner is not null").all()).length > 0)
        await Bun.sleep(10)
      await server.kill()
    }
    server = await startServer(dataDir, METERED) // ends what is left
    expect(await auditIn(dataDir)).toEqual([])
    const [charged] = inStore((store) =>
      store
        .query<{ units: number; open: number }, []>(
          `select sum(case kind when 'reserve' then units when 'release' then -units else 0 end) as units,
             sum(case kind when 'reserve' then 1 when 'settle' then -1 when 'release' then -1 else 0 end) as open from ledger`,
        )
        .all(),
    )
    expect(charged).toEqual({ units, open: 0 })
  },
  HANG_LIMIT_MILLIS,
)
