import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Audit } from '../../../../server/charging/ledger/audit.ts'
import { auditStore } from '../../../../server/charging/ledger/audit-store.ts'
import { LedgerStore } from '../../../../server/charging/ledger/store.ts'
import { type ChargingParts, ChargingService } from '../../../../server/charging/service.ts'
import type { RunUnits } from '../../../../server/charging/units.ts'
import { Database } from '../../../../server/db/database.ts'
import type { Log } from '../../../../server/log.ts'
import { wronglyCharged } from '../../../../server/runs/charged-runs.ts'
import { PRICING } from '../pricing.ts'

const NO_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The ledger of a store of its own, and a clock that stands until it is set. */
export interface TestLedger {
  readonly database: Database
  readonly ledger: LedgerStore
  readonly charging: ChargingService
  /** What `charging` is made of. */
  readonly parts: ChargingParts
  at(iso: string): void
  now(): number
  /** Lets time pass. */
  pass(millis: number): void
  /** Marks an account as deleted. */
  delete(account: string): Promise<void>
  /** Null for no limit. */
  budget(account: string, micros: number | null): Promise<void>
  /** The next run id. */
  run(): string
  audit(): Promise<Audit>
  /** Closes the store without ending anything, and opens it again. */
  reopen(): Promise<TestLedger>
  close(): Promise<void>
}

export async function openLedger(dataDir = mkdtempSync(join(tmpdir(), 'pvyield-ledger-'))): Promise<TestLedger> {
  const database = await Database.open(pathToFileURL(join(dataDir, 'pvyield.db')).href)
  const ledger = new LedgerStore(database)
  let now = Date.parse('2026-10-15T12:00:00Z')
  const parts: ChargingParts = {
    ledger,
    database,
    tariff: { rules: PRICING, free: { latitude: 0, longitude: 0, digest: '' } },
    log: NO_LOG,
    now: () => now,
  }
  const charging = new ChargingService(parts)
  return {
    parts,
    database,
    ledger,
    charging,
    at: (iso) => {
      now = Date.parse(iso)
    },
    now: () => now,
    pass: (millis) => {
      now += millis
    },
    delete: async (account) => {
      const sql = `insert into accounts (id, created_at, terms_version, terms_accepted_at, deleted_at) values (?, 0, '', 0, 0)
        on conflict (id) do update set deleted_at = 0`
      await database.write({ toSQL: () => ({ sql, params: [account] }) })
    },
    budget: async (account, micros) => {
      const sql = `insert into accounts (id, created_at, terms_version, terms_accepted_at, budget_micro_usd) values (?, 0, '', 0, ?)
        on conflict (id) do update set budget_micro_usd = excluded.budget_micro_usd`
      await database.write({ toSQL: () => ({ sql, params: [account, micros] }) })
    },
    run: () => `run_${crypto.randomUUID()}`,
    audit: () => auditStore(ledger, () => wronglyCharged(database.read)),
    reopen: async () => {
      await database.close()
      return openLedger(dataDir)
    },
    close: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function unitsOfBase(units: number): RunUnits {
  return { units, reasons: [{ term: 'base', amount: 1, units }] }
}

export const DOLLAR = 1_000_000
