import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { MonthOfUsage } from '@pvyield/contract/schemas'
import { until } from '../../torture/until.ts'
import { type Person, signIn } from '../accounts/person.ts'
import { SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { DatabaseServer } from './database-server.ts'
import { SQLD, type Sqld, startSqld } from './sqld.ts'

const SETTINGS = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', SYNC_WAIT_MS: '600000' }

type Store = Pick<Sqld, 'url' | 'stop'>

for (const [name, open] of [
  ['of libSQL’s protocol in this process', async () => new DatabaseServer(() => 'answered')],
  ['sqld', SQLD === null ? null : startSqld],
] as const)
  describe.skipIf(open === null)(
    `two servers on one database server, ${name}${open === null ? ' (skipped: set SQLD or PATH to sqld)' : ''}`,
    () => {
      let store: Store
      beforeAll(async () => {
        if (open !== null) store = await open()
      })
      afterAll(() => store?.stop())

      const start = (more: Record<string, string> = {}) => startTestService({ ...SETTINGS, DATABASE_URL: store.url, ...more })
      const unitsOf = async (person: Person) =>
        ((await (await person.call('GET', '/api/me/usage')).json()) as MonthOfUsage[]).reduce((sum, { units }) => sum + units, 0)

      test('what a server for requests accepts is made by a server that only works', async () => {
        const api = await start({ ROLE: 'api' })
        const ada = await signIn(api, 'roles@example.com')
        const { key } = await ada.makeKey()
        const headers = { authorization: `Bearer ${key}`, prefer: 'respond-async' }
        const { run_id: id } = (await (await api.post('/api/run/simple', SIMPLE, headers)).json()) as { run_id: string }
        const statusOf = async () => ((await (await api.request(`/api/runs/${id}`, { headers })).json()) as { status: string }).status
        // Nobody makes it yet, and a run that its caller waits for is made here.
        expect((await api.post('/api/run/simple', SIMPLE, { authorization: `Bearer ${key}` })).status).toBe(200)
        expect(await statusOf()).toBe('running')
        const worker = await start({ ROLE: 'worker' })
        while ((await statusOf()) === 'running') await Bun.sleep(50)
        expect(await statusOf()).toBe('complete')
        expect(await unitsOf(ada)).toBe(2)
        expect((await worker.request('/api/health')).status).toBe(200)
        expect((await worker.request('/api/ready')).status).toBe(200)
        const refused = await worker.request('/account')
        expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
          404,
          'This server makes runs and answers no requests: send them to a server with ROLE=api or ROLE=all',
        ])
        for (const service of [worker, api]) {
          expect(service.faults).toEqual([])
          await service.stop()
        }
      })

      describe('each for requests and runs', () => {
        let first: TestService
        let second: TestService
        beforeAll(async () => {
          first = await start({ WEBHOOKS: 'any' })
          second = await start({ WEBHOOKS: 'any' })
        })
        afterAll(() => second?.stop())

        test('runs that wait at the first stay paid while a second starts, and while it leaves', async () => {
          const ada = await signIn(first, 'ada@example.com')
          const { key } = await ada.makeKey()
          const headers = { authorization: `Bearer ${key}` }
          const sent = Array.from({ length: 4 }, () => first.post('/api/run/simple', SIMPLE, headers))
          const other = await start()
          expect((await other.post('/api/run/simple', SIMPLE, headers)).status).toBe(200)
          await other.stop()
          for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
          expect(await unitsOf(ada)).toBe(5)
          expect(first.faults).toEqual([])
        })

        test('a webhook is called once for each run, whichever server it was sent to', async () => {
          const receiver = new Receiver()
          const servers = [first, second] as const
          const grace = await signIn(servers[0], 'grace@example.com')
          const { key } = await grace.makeKey()
          const headers = { authorization: `Bearer ${key}`, prefer: 'respond-async' }
          const { id } = (await (await grace.call('POST', '/api/webhooks', { url: receiver.url })).json()) as { id: string }
          await until(() => receiver.got.length === 1)
          const { challenge } = receiver.got[0]?.event.data ?? {}
          expect((await servers[1].post(`/api/webhooks/${id}/confirm`, { challenge }, headers)).status).toBe(200)
          const ids: string[] = []
          for (let k = 0; k < 8; k++) {
            const answer = await servers[k % 2 === 0 ? 0 : 1].post('/api/run/simple', { ...SIMPLE, system_capacity_kw: 10 + k }, headers)
            ids.push(((await answer.json()) as { run_id: string }).run_id)
          }
          const log = async () =>
            (await (await servers[1].request(`/api/webhooks/${id}/deliveries`, { headers })).json()) as {
              state: string
              attempts: number
            }[]
          await until(async () => (await log()).filter(({ state }) => state === 'delivered').length === 9)
          expect(
            receiver
              .of('run.completed')
              .map(({ event }) => event.data.run_id)
              .sort(),
          ).toEqual(ids.sort())
          expect((await log()).map(({ attempts }) => attempts)).toEqual(Array(9).fill(1))
          await receiver.stop()
        })

        test('the same idempotency key at two servers at once runs once', async () => {
          const ada = await signIn(first, 'bob@example.com')
          const { key } = await ada.makeKey()
          const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'once' }
          const answers = await Promise.all(
            Array.from({ length: 6 }, (_, k) => (k % 2 === 0 ? first : second).post('/api/run/simple', SIMPLE, headers)),
          )
          const bodies = await Promise.all(answers.map((answer) => answer.text()))
          expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
          expect(new Set(bodies).size).toBe(1)
          expect(await unitsOf(ada)).toBe(1)
          // Other content under the key is a conflict at either.
          const other = await second.post('/api/run/simple', { ...SIMPLE, system_capacity_kw: 7 }, headers)
          expect(other.status).toBe(409)
          for (const service of [first, second]) expect(service.faults).toEqual([])
        })

        test('a run that one server has is cancelled at the other', async () => {
          const ada = await signIn(first, 'cancel@example.com')
          const { key } = await ada.makeKey()
          const headers = { authorization: `Bearer ${key}`, prefer: 'respond-async' }
          const ids: string[] = []
          for (let k = 0; k < 6; k++) {
            const answer = await first.post('/api/run/simple', { ...SIMPLE, system_capacity_kw: 30 + k }, headers)
            ids.push(((await answer.json()) as { run_id: string }).run_id)
          }
          const ended = await Promise.all(ids.map((id) => second.request(`/api/runs/${id}/cancel`, { method: 'POST', headers })))
          const statuses = await Promise.all(ended.map(async (answer) => ((await answer.json()) as { status: string }).status))
          const failed = statuses.filter((status) => status === 'failed').length
          expect(statuses.filter((status) => status === 'complete')).toHaveLength(6 - failed)
          for (const id of ids) {
            const { status } = await first.request(`/api/runs/${id}`, { headers })
            expect(status).toBe(statuses[ids.indexOf(id)] === 'complete' ? 200 : 422)
          }
          expect(await unitsOf(ada)).toBe(6 - failed)
          for (const service of [first, second]) expect(service.faults).toEqual([])
        })

        // The last one, because it stops the first.
        test('what a server leaves when it stops is completed by the other, each run once and paid once', async () => {
          const ada = await signIn(first, 'eve@example.com')
          const { key } = await ada.makeKey()
          const headers = { authorization: `Bearer ${key}`, prefer: 'respond-async' }
          const ids: string[] = []
          for (let k = 0; k < 12; k++) {
            const answer = await first.post('/api/run/simple', { ...SIMPLE, system_capacity_kw: 10 + k }, headers)
            expect(answer.status).toBe(202)
            ids.push(((await answer.json()) as { run_id: string }).run_id)
          }
          await first.stop(0)
          for (const id of ids)
            while (((await (await second.request(`/api/runs/${id}`, { headers })).json()) as { status: string }).status !== 'complete')
              await Bun.sleep(50)
          const usage = (await (await second.request('/api/me/usage', { headers })).json()) as MonthOfUsage[]
          expect(usage.map(({ units, runs }) => [units, runs])).toEqual([[12, 12]])
          expect(second.faults).toEqual([])
        })
      })
    },
  )
