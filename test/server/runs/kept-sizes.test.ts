import { afterAll, beforeAll, expect, test } from 'bun:test'
import { SIMPLE, simpleRunOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

test('a simple run that cannot match a stated size reports it in its warnings and in defaults_applied', async () => {
  const sent = { ...SIMPLE, system_capacity_kw: 10.04, modules: 20, module_power_w: 500 }
  const { summary, request, defaults_applied } = await simpleRunOf(await service.post('/api/run/simple', sent))
  expect(summary.warnings).toContain('module_power_w 500 W runs as 502 W: system_capacity_kw divided by 20 modules')
  expect(defaults_applied).toContainEqual({
    field: 'module_power_w',
    value: 502,
    source: '500 W was sent: system_capacity_kw divided by 20 modules',
  })
  expect(request.module).toMatchObject({ p_nom_w: 502 })
})
