import { afterAll, describe, expect, test } from 'bun:test'
import type { AcceptedRun } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
afterAll(() => service.stop())

async function settled(path: string): Promise<Response> {
  for (;;) {
    const answer = await service.request(path)
    if (answer.status !== 202) return answer
    await Bun.sleep(10)
  }
}

describe('a run that takes longer than the caller waits', () => {
  test('continues in the background and can be read later', async () => {
    service = await startTestService({ SYNC_WAIT_MS: '0' })
    const answer = await service.post('/api/run', smallPlant())
    expect(answer.status).toBe(202)
    expect(answer.headers.get('retry-after')).toBe('1')
    const { run_id } = (await answer.json()) as AcceptedRun
    expect((await settled(`/api/runs/${run_id}`)).status).toBe(200)
  })

  test('with an idempotency key, the 202 is repeated even after a restart', async () => {
    const key = { 'idempotency-key': 'long' }
    const first = (await (await service.post('/api/run', smallPlant(), key)).json()) as AcceptedRun
    service = await service.restart()
    const answer = await service.post('/api/run', smallPlant(), key)
    expect([answer.status, answer.headers.get('idempotent-replayed'), await answer.json()]).toEqual([202, 'true', first])
    expect((await settled(`/api/runs/${first.run_id}`)).status).toBe(200)
  })

  test('is answered with 202 when the service stops, and completed after the next start', async () => {
    service = await service.restart({ SYNC_WAIT_MS: '60000' })
    const waiting = Array.from({ length: 60 }, () => service.post('/api/run', smallPlant()))
    await Bun.sleep(1)
    service = await service.restart()
    const answers = await Promise.all(waiting)
    expect(answers.at(-1)?.status).toBe(202)
    for (const answer of answers) {
      expect([200, 202]).toContain(answer.status)
      if (answer.status === 200) continue
      const { run_id } = (await answer.json()) as AcceptedRun
      expect((await settled(`/api/runs/${run_id}`)).status).toBe(200)
    }
  })

  test('a failed run stays failed', async () => {
    const { ghi_wm2: _, ...weather } = smallPlant().weather
    const answer = await service.post('/api/run', { ...smallPlant(), weather }, { prefer: 'respond-async' })
    const { run_id } = (await answer.json()) as AcceptedRun
    const before = await problemOf(await settled(`/api/runs/${run_id}`))
    service = await service.restart()
    const { request_id: _id, ...after } = await problemOf(await service.request(`/api/runs/${run_id}`))
    expect(before).toMatchObject(after)
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
