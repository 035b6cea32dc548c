import { expect, test } from 'bun:test'
import { ENGINE_VERSION } from '@pvyield/engine'
import { SIMPLE } from '../answers.ts'
import { DatabaseServer } from '../db/database-server.ts'
import { startTestService, type TestService } from '../service.ts'

const metricsOf = async (service: TestService) => (await service.request('/metrics')).text()

test('the metrics of each role say which role it has, and which figures are those of the whole store', async () => {
  const store = new DatabaseServer(() => 'answered')
  const api = await startTestService({ DATABASE_URL: store.url, ROLE: 'api' })
  expect((await api.post('/api/run/simple', SIMPLE, { prefer: 'respond-async' })).status).toBe(202)
  const other = await startTestService({ DATABASE_URL: store.url, ROLE: 'api' })
  for (const service of [api, other]) {
    const text = await metricsOf(service)
    expect(text).toContain('\npvyield_accepted_runs{state="waiting"} 1\n')
    for (const name of ['accepted_runs', 'accepted_run_age_seconds', 'store_bytes', 'store_records'])
      expect(new RegExp(`^# HELP pvyield_${name} .*take the largest, not the sum`, 'm').test(text)).toBe(true)
  }
  const worker = await startTestService({ DATABASE_URL: store.url, ROLE: 'worker' })
  for (const [service, role] of [
    [api, 'api'],
    [other, 'api'],
    [worker, 'worker'],
  ] as const) {
    const found = /^pvyield_build_info\{version="[^"]+",engine="([^"]+)",role="(\w+)"\} 1$/m.exec(await metricsOf(service))
    expect(found?.slice(1)).toEqual([ENGINE_VERSION, role])
  }
  while (!(await metricsOf(other)).includes('pvyield_accepted_runs{state="waiting"} 0')) await Bun.sleep(50)
  for (const service of [worker, other, api]) {
    expect(service.faults).toEqual([])
    await service.stop()
  }
  await store.stop()
})
