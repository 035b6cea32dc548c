import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { rounds } from '../rounds.ts'
import { auditIn } from '../server/charging/ledger/audited.ts'
import { type SeededAccount, seededAccounts } from '../server/seeded-accounts.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const METERED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' }
const REQUESTS = rounds(150, 10_000)
/** Number of consecutive kills of one batch. */
const KILLS = rounds(1, 10)
const UNIT_MICROS = 500_000

interface Row {
  readonly row: number
  readonly id: string
  readonly status: string
  readonly summary: { readonly e_grid_kwh: number }
}

/** A portfolio at many places. */
function portfolio(): string {
  const lines = Array.from({ length: REQUESTS }, (_, k) => `P${k},${35 + (k % 250) / 10},${(k % 370) / 10 - 7},${5 + (k % 900)},embedded`)
  return `id,latitude,longitude,system_capacity_kw,weather_source\n${lines.join('\n')}\n`
}

test(
  'a batch that is killed again and again has each request once and is charged once, and its file is complete',
  async () => {
    const [dataDir, sender] = (await seededAccounts(1)) as [string, SeededAccount]
    const micros = REQUESTS * UNIT_MICROS
    const store = new Database(join(dataDir, 'pvyield.db'))
    store.run(
      `insert into ledger (account, kind, reference, month, at, units, free_units, wallet_micros, monthly_micros, free_after, wallet_after, monthly_after)
       values (?, 'topup', 'cs_1', '2026-01', 0, 0, 0, ?, 0, 0, ?, 0)`,
      [sender.id, micros, micros],
    )
    store.close()
    let server: ServerProcess = await startServer(dataDir, METERED)
    const read = (path: string) => fetch(`${server.url}${path}`, { headers: { ...sender.headers } })
    try {
      const headers = { 'content-type': 'text/csv', ...sender.headers }
      const accepted = await fetch(`${server.url}/api/batches`, { method: 'POST', headers, body: portfolio() })
      expect(accepted.status).toBe(202)
      const study = `/api/studies/${((await accepted.json()) as { study_id: string }).study_id}`
      const state = async () => (await (await read(study)).json()) as { status: string; done: number | null; result: unknown }
      for (let kill = 0; kill < KILLS; kill++) {
        // Further than before, and behind the share of this kill.
        const from = Math.max((await state()).done ?? 0, Math.floor((REQUESTS * kill) / (KILLS + 1)))
        for (let now = await state(); now.status === 'running' && (now.done ?? 0) <= from; now = await state()) await Bun.sleep(20)
        expect((await state()).status).toBe('running')
        await server.kill()
        server = await startServer(dataDir, METERED)
      }
      let end = await state()
      for (; end.status === 'running'; end = await state()) await Bun.sleep(50)
      expect(end.result).toMatchObject({ count: REQUESTS, complete_count: REQUESTS, failed_count: 0, billing: { units: REQUESTS } })
      const lines = (await (await read(`${study}/result.ndjson`)).text()).trimEnd().split('\n')
      const rows = lines.map((line) => JSON.parse(line) as Row)
      expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: REQUESTS }, (_, k) => k))
      expect(rows.every(({ row, id, status, summary }) => id === `P${row}` && status === 'complete' && summary.e_grid_kwh > 0)).toBe(true)
      expect((await (await read(`${study}/result.csv`)).text()).trimEnd().split('\n')).toHaveLength(REQUESTS + 1)
      await server.kill()
      expect(await auditIn(dataDir)).toEqual([])
      const ledger = new Database(join(dataDir, 'pvyield.db'))
      const ends = ledger
        .query("select kind, count(*) as count, sum(units) as units from ledger where kind <> 'topup' group by kind order by kind")
        .all()
      ledger.close()
      expect(ends).toEqual([
        { kind: 'reserve', count: 1, units: REQUESTS },
        { kind: 'settle', count: 1, units: REQUESTS },
      ])
    } finally {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  HANG_LIMIT_MILLIS,
)
