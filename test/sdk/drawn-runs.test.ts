import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createPvyield, type Pvyield } from '@pvyield/sdk'
import { SIMPLE } from '../server/answers.ts'
import { startTestService, type TestService } from '../server/service.ts'

let service: TestService
let pvyield: Pvyield
beforeAll(async () => {
  service = await startTestService()
  pvyield = createPvyield({ baseUrl: `http://127.0.0.1:${await service.listen()}` })
})
afterAll(() => service.stop())

test('a run is a picture or a report', async () => {
  expect(await pvyield.runSimplePicture(SIMPLE, { picture: 'months', width: 400 })).toStartWith(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ',
  )
  expect(new TextDecoder().decode((await pvyield.runSimpleReport(SIMPLE)).subarray(0, 5))).toBe('%PDF-')
  expect(new TextDecoder().decode(await pvyield.runSimpleReport(SIMPLE, { format: 'html' }))).toStartWith('<!doctype html>')
  const { request } = await pvyield.runSimple(SIMPLE)
  expect(await pvyield.runPicture(request)).toContain('<title>Loss diagram</title>')
  expect((await pvyield.runReport(request)).length).toBeGreaterThan(50_000)
  const requests = [SIMPLE, { ...SIMPLE, tilt_deg: 40 }]
  const { differences } = await pvyield.compareRuns({ requests })
  expect(differences[0]?.rows.reduce((sum, { kwh }) => sum + kwh, 0)).toBeCloseTo(differences[0]?.energy ?? 0, 6)
  expect(new TextDecoder().decode((await pvyield.compareReport({ requests })).subarray(0, 5))).toBe('%PDF-')
  const measured = { timezone: 1, step_minutes: 60, start: '2025-06-21T10:00', poa_wm2: [740, 830, 860], power_ac_kw: [62, 69, 71] }
  const page = new TextDecoder().decode(await pvyield.performanceReport({ measured, run: SIMPLE }, { format: 'html' }))
  expect(page).toContain('<h1>Performance of a plant</h1>')
})
