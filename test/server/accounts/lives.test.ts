import { afterEach, expect, test } from 'bun:test'
import { SIMPLE } from '../answers.ts'
import { auditIn, rowsIn } from '../charging/ledger/audited.ts'
import { startTestService, type TestService } from '../service.ts'
import { signIn } from './person.ts'

const METERED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' }

let service: TestService
afterEach(() => service.stop())

for (const [name, environment] of [
  ['open', {}],
  ['metered', METERED],
] as const)
  test(`what an account sent before it was deleted is not in the account that signs in again (${name})`, async () => {
    service = await startTestService({ SYNC_WAIT_MS: '600000', ...environment })
    const email = 'ada@example.com'
    for (let round = 0; round < 2; round++) {
      const person = await signIn(service, email)
      const { key } = await person.makeKey()
      const authorization = `Bearer ${key}`
      const send = (headers: Record<string, string>) => service.post('/api/run/simple', SIMPLE, { authorization, ...headers })
      const sent = Array.from({ length: 8 }, (_, k) =>
        send({ ...(k % 2 === 0 && { 'idempotency-key': `key-${k}` }), ...(k % 3 === 0 && { prefer: 'respond-async' }) }),
      )
      const changed = person.call('PUT', '/api/me/profile', { name: 'Ada' })
      const said = service.post('/api/feedback', { kind: 'idea', text: 'More light' }, { authorization })
      await Promise.race(sent)
      expect((await person.call('DELETE', '/api/me')).status).toBe(204)
      const again = await signIn(service, email)
      const late = person.callWith(key, 'PUT', '/api/me/profile', { name: 'Eve' })
      for (const answer of await Promise.all([...sent, changed, said, late])) expect([200, 202, 401]).toContain(answer.status)
      expect(await (await again.call('GET', '/api/runs')).json()).toEqual({ runs: [], next: null })
      expect(await (await again.call('GET', '/api/keys')).json()).toEqual([])
      expect(await (await again.call('GET', '/api/me')).json()).toMatchObject({ profile: { name: '' } })
      const { runs, uploads, feedback, events } = (await (await again.call('GET', '/api/me/export')).json()) as Record<string, unknown[]>
      expect([runs, uploads, feedback]).toEqual([[], [], []])
      expect(events).toHaveLength(2) // it was made, and exported
      const [[sessions] = []] = await rowsIn(service.dataDir, 'select count(*) from sessions')
      expect(sessions).toBe(1)
      expect((await again.call('DELETE', '/api/me')).status).toBe(204)
    }
    expect(await auditIn(service.dataDir)).toEqual([])
    expect(service.faults).toEqual([])
    // The next sweep leaves nothing of what was stored after the deletion.
    const background = async () => (await rowsIn(service.dataDir, "select count(*) from runs where status = 'running'"))[0]?.[0]
    while (Number(await background()) > 0) await Bun.sleep(20)
    service = await service.restart()
    for (const table of ['runs', 'idempotency', 'feedback'])
      expect(
        await rowsIn(service.dataDir, `select count(*) from ${table} where ${table === 'runs' ? "id not like 'demo%'" : 'true'}`),
      ).toEqual([[0]])
  })
