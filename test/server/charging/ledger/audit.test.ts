import { afterEach, beforeEach, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Audit } from '../../../../server/charging/ledger/audit.ts'
import type { LedgerRow } from '../../../../server/charging/ledger/store.ts'
import { auditIn, writeIn } from './audited.ts'
import { openLedger, unitsOfBase } from './ledger.ts'

const RESERVED: LedgerRow = {
  seq: 1,
  account: 'acc_1',
  kind: 'reserve',
  reference: 'run_1',
  month: '2026-10',
  at: 0,
  units: 3,
  freeUnits: 3,
  walletMicros: 0,
  monthlyMicros: 0,
  paidBy: 'free',
  reasons: '[{"units":3}]',
  holder: null,
  freeAfter: 3,
  walletAfter: 0,
  monthlyAfter: 0,
}
const NOTHING = { freeUnits: 0, walletMicros: 0, monthlyMicros: 0, units: 3, reasons: null }
const SETTLED: LedgerRow = { ...RESERVED, ...NOTHING, seq: 2, kind: 'settle' }
const RELEASED: LedgerRow = { ...RESERVED, ...NOTHING, seq: 2, kind: 'release', freeUnits: -3, freeAfter: 0 }
const TOPUP: LedgerRow = { ...RESERVED, ...NOTHING, seq: 3, kind: 'topup', reference: 'cs_1', walletMicros: 5, walletAfter: 5 }
const REFUND: LedgerRow = { ...TOPUP, seq: 4, kind: 'refund', reference: 'cs_1/1', units: 0, walletMicros: -3, walletAfter: 2 }
/** A refund after the wallet was used to its end. */
const DEBT: readonly LedgerRow[] = [
  { ...TOPUP, seq: 1, freeAfter: 0 },
  { ...RESERVED, seq: 2, freeUnits: 0, freeAfter: 0, walletMicros: -5, walletAfter: 0, paidBy: 'wallet' },
  { ...REFUND, seq: 3, freeAfter: 0, walletMicros: -5, walletAfter: -5 },
]

function differences(...rows: readonly LedgerRow[]): string[] {
  const audit = new Audit()
  for (const row of rows) audit.add(row)
  return audit.differences.map(({ seq, what }) => `${seq}: ${what}`)
}

test('a ledger that adds up has no difference', () => {
  expect(differences(RESERVED, SETTLED, TOPUP)).toEqual([])
  expect(differences(RESERVED, RELEASED, { ...TOPUP, freeAfter: 0 })).toEqual([])
  const again = { ...REFUND, seq: 5, reference: 'cs_1/2', walletMicros: 3, walletAfter: 5 }
  expect(differences(RESERVED, SETTLED, TOPUP, REFUND, again)).toEqual([])
})

test('a refund of money that is used is a debt, and no difference; so is a top-up that pays a part of it', () => {
  const more = { ...TOPUP, seq: 4, reference: 'cs_2', walletMicros: 2, walletAfter: -3, freeAfter: 0 }
  expect(differences(...DEBT, more)).toEqual([])
})

test.each<[string, string, readonly LedgerRow[]]>([
  ['a wrong balance of the wallet', 'wallet_after is 6, and 5 by the rows before it', [RESERVED, SETTLED, { ...TOPUP, walletAfter: 6 }]],
  ['wrong free units', 'free_after of 2026-10 is 2, and 3', [{ ...RESERVED, freeAfter: 2 }]],
  ['terms that do not add up', 'units is 3, and 4', [{ ...RESERVED, reasons: '[{"units":4}]' }]],
  ['a second end', 'settle of run_1, which has ended', [RESERVED, RELEASED, { ...SETTLED, seq: 3, freeAfter: 0 }]],
  ['a second reservation', 'a second reserve of run_1', [RESERVED, { ...RESERVED, seq: 2, freeAfter: 6 }]],
  ['an end without a reservation', 'settle of run_1, which was not reserved', [{ ...SETTLED, freeAfter: 0 }]],
  ['a release that gives back too much', 'freeUnits of release is -4, and -3', [RESERVED, { ...RELEASED, freeUnits: -4, freeAfter: -1 }]],
  ['a wallet below zero', 'a wallet of -5', [{ ...RESERVED, walletMicros: -5, walletAfter: -5 }]],
  ['a refund of a checkout that was not paid', 'refund of cs_1, which was not paid', [{ ...REFUND, freeAfter: 0 }]],
  ['a refund to another account', 'refund of cs_1, paid by acc_1', [RESERVED, SETTLED, TOPUP, { ...REFUND, account: 'acc_2' }]],
  ['a refund twice', 'number of the refund is 1, and 2', [RESERVED, SETTLED, TOPUP, REFUND, { ...REFUND, seq: 5 }]],
  ['a refund of more than was paid', 'a refund of 6, 6 in all, of a top-up of 5', [TOPUP, { ...REFUND, walletMicros: -6 }]],
  ['a dispute won that was not made', 'a refund of -1, -1 in all, of a top-up of 5', [TOPUP, { ...REFUND, walletMicros: 1 }]],
  [
    'a run that raises a debt',
    'a wallet of -6',
    [...DEBT, { ...RESERVED, seq: 4, reference: 'run_2', freeUnits: 0, freeAfter: 0, walletMicros: -1, walletAfter: -6 }],
  ],
  ['a report of a run that is not settled', 'run_1 was reported and not settled', [RESERVED, { ...SETTLED, kind: 'metered' }]],
  ['another account', 'settle of run_1, reserved by acc_1', [RESERVED, { ...SETTLED, account: 'acc_2', freeAfter: 0 }]],
])('%s is a difference', (_name, expected, rows) => {
  expect(differences(...rows).join('\n')).toContain(expected)
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-audit-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function audit() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', 'server/audit.ts'], {
    cwd: join(import.meta.dir, '..', '..', '..', '..'),
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('bun run audit names every difference, and its exit code says whether there is one', async () => {
  expect(audit()).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no store') })
  const { charging, run, database } = await openLedger(folder)
  await charging.begin('acc_1', run()).reserve(unitsOfBase(3))
  expect(audit()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 rows of 1 accounts, 1 reservations of runs that have not ended, 0 differences'),
  })
  await database.close()
  await writeIn(
    folder,
    `insert into ledger (account, kind, reference, month, at, units, free_units, wallet_micros, monthly_micros, free_after, wallet_after, monthly_after)
     values ('acc_1', 'topup', 'cs_1', '2026-10', 0, 0, 0, 5, 0, 3, 7, 0)`,
  )
  const { status, stderr } = audit()
  expect([status, stderr]).toEqual([1, 'row 2, account acc_1: wallet_after is 7, and 5 by the rows before it\n'])
})

const storeRun = (id: string, status: string, owner: string | null = 'acc_1') =>
  writeIn(
    folder,
    `insert into runs (id, kind, status, owner, created_at, attempts, request) values (?, 'full', ?, ${owner === null ? 'null' : `'${owner}'`}, 0, 1, '')`,
    id,
    status,
  )

test('a complete run without its charge, and a failed one with it, are differences', async () => {
  const { charging, database } = await openLedger(folder)
  const runs = ['complete', 'failed', 'running'].flatMap((status) =>
    (['settle', 'release', null] as const).map((end) => ({ id: `run_${status}_${end}`, status, end })),
  )
  for (const { id, end } of runs) {
    await charging.begin('acc_1', id).reserve(unitsOfBase(1))
    if (end !== null) await database.write(charging.end(id, end))
  }
  await database.close()
  for (const { id, status } of runs) await storeRun(id, status)
  await storeRun('run_free', 'complete')
  await storeRun('run_demo', 'complete', null)
  expect((await auditIn(folder)).map(({ what }) => what)).toEqual([
    'the run run_complete_release is complete, and its reservation is released',
    'the run run_complete_null is complete, and its reservation is open',
    'the run run_failed_settle is failed, and its reservation is settled',
    'the run run_failed_null is failed, and its reservation is open',
  ])
  const { status, stdout, stderr } = audit()
  expect([status, stderr.split('\n').length]).toEqual([1, 5])
  expect(stdout).toContain('4 differences, 1 complete runs of accounts without a reservation')
})
