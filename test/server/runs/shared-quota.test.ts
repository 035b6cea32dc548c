import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { MonthOfUsage, RunPage } from '@pvyield/contract/schemas'
import { signIn } from '../accounts/person.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { DatabaseServer } from '../db/database-server.ts'
import { SQLD, startSqld } from '../db/sqld.ts'
import { startTestService, type TestService } from '../service.ts'

const MAX = 7
const AT_ONCE = 50
const SETTINGS = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', ACCOUNT_RUNS_MAX: String(MAX), PRICING_FREE_UNITS_PER_MONTH: '1000' }

for (const [name, open] of [
  ['of libSQL’s protocol in this process', async () => new DatabaseServer(() => 'answered')],
  ['sqld', SQLD === null ? null : startSqld],
] as const)
  describe.skipIf(open === null)(
    `the last places of an account, ${name}${open === null ? ' (skipped: set SQLD or PATH to sqld)' : ''}`,
    () => {
      let store: { readonly url: string; stop(): unknown }
      const services: TestService[] = []
      beforeAll(async () => {
        if (open === null) return
        store = await open()
        for (let k = 0; k < 2; k++) services.push(await startTestService({ ...SETTINGS, DATABASE_URL: store.url }))
      })
      afterAll(async () => {
        for (const service of services) await service.stop()
        await store?.stop()
      })

      for (const [how, prefer] of [
        ['awaited', 'wait=600'],
        ['accepted', 'respond-async'],
      ] as const)
        test(`${AT_ONCE} ${how} runs at each of two servers take exactly the places that are left, and pay for these`, async () => {
          const [first, second] = services as [TestService, TestService]
          const ada = await signIn(first, `${how}@example.com`)
          const { key } = await ada.makeKey()
          const headers = { authorization: `Bearer ${key}`, prefer }
          expect((await second.post('/api/run/simple', SIMPLE, headers)).ok).toBe(true)
          const answers = await Promise.all(
            Array.from({ length: 2 * AT_ONCE }, (_, k) =>
              (k % 2 === 0 ? first : second).post('/api/run/simple', { ...SIMPLE, system_capacity_kw: 10 + k }, headers),
            ),
          )
          const refused = answers.filter(({ ok }) => !ok)
          expect(answers.length - refused.length).toBe(MAX - 1)
          for (const answer of refused) expect((await problemOf(answer)).code).toBe('quota_exceeded')
          const { runs } = (await (await first.request('/api/runs?limit=100', { headers })).json()) as RunPage
          expect(runs).toHaveLength(MAX)
          for (const { run_id: id } of runs)
            while (((await (await first.request(`/api/runs/${id}`, { headers })).json()) as { status?: string }).status === 'running')
              await Bun.sleep(20)
          const usage = (await (await second.request('/api/me/usage', { headers })).json()) as MonthOfUsage[]
          expect(usage.map(({ units, runs }) => [units, runs])).toEqual([[MAX, MAX]])
          // A place that one server makes free is there at the other at once.
          expect((await first.request(`/api/runs/${runs[0]?.run_id}`, { method: 'DELETE', headers })).status).toBe(204)
          expect((await second.post('/api/run/simple', SIMPLE, headers)).ok).toBe(true)
          for (const { faults } of services) expect(faults).toEqual([])
        })
    },
  )
