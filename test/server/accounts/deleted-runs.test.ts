import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { AcceptedRun } from '@pvyield/contract/schemas'
import { SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { signIn } from './person.ts'

const RUNS = 16

let service: TestService
beforeAll(async () => {
  service = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', WORKERS: '1' })
})
afterAll(() => service.stop())

test('runs that wait when their account is deleted are nobody’s from then on, are cancelled, and cost nothing', async () => {
  const carl = await signIn(service, 'carl@example.com')
  const { key } = await carl.makeKey()
  const headers = { authorization: `Bearer ${key}`, prefer: 'respond-async' }
  const ids: string[] = []
  for (let k = 0; k < RUNS; k++) {
    const answer = await service.post('/api/run/simple', { ...SIMPLE, include_series: true }, headers)
    expect(answer.status).toBe(202)
    ids.push(((await answer.json()) as AcceptedRun).run_id)
  }
  const deleting = carl.call('DELETE', '/api/me')
  expect((await deleting).status).toBe(204)
  const statuses = async () =>
    Promise.all(
      ids.flatMap((id) => [
        service.request(`/api/runs/${id}`).then(({ status }) => status),
        service.request(`/api/runs/${id}/series.csv`).then(({ status }) => status),
        service.request(`/api/runs/${id}/cancel`, { method: 'POST' }).then(({ status }) => status),
      ]),
    )
  for (let k = 0; k < 5; k++) expect(new Set(await statuses())).toEqual(new Set([404]))
  const store = new Database(join(service.dataDir, 'pvyield.db'), { readonly: true })
  const count = (sql: string) => store.query<{ n: number }, []>(`select count(*) as n from ${sql}`).get()?.n
  // Cancelled in the store before the deletion is answered: none waits, and each is either settled before or released.
  expect(count("runs where owner is not null and status = 'running'")).toBe(0)
  expect(count("ledger where kind in ('settle', 'release')")).toBe(RUNS)
  expect(count("ledger where kind = 'release'")).toBeGreaterThan(0)
  store.close()
})
