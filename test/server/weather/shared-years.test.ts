import { expect, test } from 'bun:test'
import { DatabaseServer } from '../db/database-server.ts'
import { startTestService } from '../service.ts'
import { startUpstream } from '../upstream/upstream-server.ts'
import { pvgisYear, sourcesAt } from './source-answers.ts'

test('a typical year is fetched by one server, and the others of the store wait for it', async () => {
  const store = new DatabaseServer(() => 'answered')
  const upstream = startUpstream(async () => {
    await Bun.sleep(200)
    return new Response(pvgisYear())
  })
  const { PVGIS_BASE_URL = '' } = sourcesAt(upstream)
  const start = () => startTestService({ DATABASE_URL: store.url, PVGIS_BASE_URL })
  const services = [await start(), await start()]
  const answers = await Promise.all(
    [0, 1, 0, 1].map((k) => services[k]?.request('/api/weather/tmy?latitude=45.2&longitude=8.1&source=pvgis') as Promise<Response>),
  )
  const ids = await Promise.all(
    answers.map(async (answer) => [answer.status, ((await answer.json()) as { weather_id: string }).weather_id]),
  )
  expect(new Set(ids.map(String)).size).toBe(1)
  expect(ids[0]?.[0]).toBe(200)
  expect(upstream.requests).toHaveLength(1)
  for (const service of services) {
    expect(service.faults).toEqual([])
    await service.stop()
  }
  upstream.stop()
  await store.stop()
})
