import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Project, ProjectRuns } from '@pvyield/contract/schemas'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { rounds } from '../rounds.ts'
import { SIMPLE } from '../server/answers.ts'
import { auditIn } from '../server/charging/ledger/audited.ts'
import { type SeededAccount, seededAccounts } from '../server/seeded-accounts.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const KILLS = rounds(1, 20)
const VARIANTS = 20
const METERED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', PRICING_FREE_UNITS_PER_MONTH: String(KILLS * VARIANTS) }

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

/** Asks the store with another driver, while the server is running in its own process. */
function count(sql: string): number {
  const store = new Database(join(dataDir, 'pvyield.db'), { readonly: true })
  try {
    return Number(Object.values(store.query(sql).get() as object)[0])
  } finally {
    store.close()
  }
}

async function call<Body>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Body> {
  const sent = { method, headers: { 'content-type': 'application/json', ...sender.headers, ...headers } }
  const answer = await fetch(server.url + path, { ...sent, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Body
}

test(
  'a kill -9 while the variants of a project are accepted: asked for again, each runs once and is charged once',
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      server = await startServer(dataDir, METERED)
      const variants = Array.from({ length: VARIANTS }, (_, k) => ({ request: { ...SIMPLE, tilt_deg: k + kill / 100 } }))
      const { project_id } = await call<Project>('POST', '/api/projects', { name: `Project ${kill}`, variants })
      const before = count('select count(*) from runs where owner is not null')
      // With and without a key, and also when everything is to run again.
      const [headers, body] = [kill % 2 === 0 ? { 'idempotency-key': `key-${kill}` } : undefined, { again: kill % 4 === 0 }]
      const first = call<ProjectRuns>('POST', `/api/projects/${project_id}/run`, body, headers).catch(() => null)
      while (count('select count(*) from runs where owner is not null') === before) await Bun.sleep(1)
      await server.kill()
      await first
      const left = count('select count(*) from runs where owner is not null') - before
      expect(left).toBeGreaterThan(0)
      server = await startServer(dataDir, METERED)
      const { accepted, unchanged, refused } = await call<ProjectRuns>('POST', `/api/projects/${project_id}/run`, body, headers)
      expect([accepted.length + unchanged.length, refused]).toEqual([VARIANTS, []])
      expect(count('select count(*) from runs where owner is not null') - before).toBe(VARIANTS)
      for (;;) {
        const project = await call<Project>('GET', `/api/projects/${project_id}`)
        if (project.variants.every(({ run }) => run?.status === 'complete' && run.current)) break
        await Bun.sleep(20)
      }
      await server.terminate()
    }
    expect(count("select count(*) from ledger where kind = 'reserve'")).toBe(KILLS * VARIANTS)
    expect(count("select count(*) from ledger where kind = 'settle'")).toBe(KILLS * VARIANTS)
    expect(count('select count(distinct run_id) from variants')).toBe(KILLS * VARIANTS)
    expect(await auditIn(dataDir)).toEqual([])
  },
  HANG_LIMIT_MILLIS,
)
