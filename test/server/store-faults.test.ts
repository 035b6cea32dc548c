import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AcceptedRun } from '@pvyield/contract/schemas'
import { smallPlant } from '../engine/small-plant.ts'
import { problemOf, SIMPLE } from './answers.ts'
import { startTestService, type TestService } from './service.ts'
import { type SmallDisk, smallDisk } from './small-disk.ts'

let service: TestService
let folder: string
let disk: SmallDisk | null = null

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-store-faults-'))
})
afterEach(async () => {
  await service.stop()
  disk?.remove()
  disk = null
  rmSync(folder, { recursive: true, force: true })
})

const AWAY = { ...SIMPLE, latitude: -33.5, longitude: 151.2 }

/** Requests that need a write. */
const WRITES: Readonly<Record<string, () => Promise<Response>>> = {
  'a background run': () => service.post('/api/run', smallPlant(), { prefer: 'respond-async' }),
  'a run with an idempotency key': () => service.post('/api/run', smallPlant(), { 'idempotency-key': crypto.randomUUID() }),
  'an upload': () => {
    const body = new FormData()
    const hours = Array.from({ length: 8760 }, (_, k) => `${new Date(Date.UTC(2001, 0, 1, k)).toISOString()},${(k * 7919) % 900},10,2`)
    body.append('file', new File([`time,ghi,temp_air,wind_speed\n${hours.join('\n')}\n`], `${crypto.randomUUID()}.csv`))
    return service.request('/api/parse-weather?latitude=48&longitude=11&timezone=0', { method: 'POST', body })
  },
  'a typical year of a new place': () => service.request(`/api/weather/tmy?latitude=${AWAY.latitude}&longitude=${AWAY.longitude}`),
  'a simple run at a new place': () => service.post('/api/run/simple', AWAY),
  'a search of places, whose index is not built': () => service.request('/api/geo/geocode?q=Zurich'),
}

async function settled(id: string): Promise<Response> {
  for (;;) {
    const answer = await service.request(`/api/runs/${id}`)
    if (answer.status !== 202) return answer
    await Bun.sleep(10)
  }
}

/** A run that is stored, and so can be read. */
async function storedRun(): Promise<string> {
  const { run_id } = (await (await service.post('/api/run', smallPlant(), { prefer: 'respond-async' })).json()) as AcceptedRun
  expect((await settled(run_id)).status).toBe(200)
  return run_id
}

async function expectRefused(detail: RegExp): Promise<void> {
  for (const [name, send] of Object.entries(WRITES)) {
    const answer = await send()
    const problem = await problemOf(answer)
    expect([name, answer.status, problem.code, problem.detail]).toEqual([name, 503, 'storage_unavailable', expect.stringMatching(detail)])
    expect([name, answer.headers.get('retry-after')]).toEqual([name, '5'])
  }
  expect((await service.request('/api/ready')).status).toBe(503)
}

async function expectServed(run: string): Promise<void> {
  expect((await service.request('/api/health')).status).toBe(200)
  expect((await service.post('/api/run', smallPlant())).status).toBe(200)
  expect((await service.request(`/api/runs/${run}`)).status).toBe(200)
  const metrics = await (await service.request('/metrics')).text()
  expect(metrics).toContain('pvyield_store_failing 1')
}

async function ready(): Promise<void> {
  while ((await service.request('/api/ready')).status !== 200) await Bun.sleep(20)
}

const faultsOf = (event: string) => service.lines.filter((line) => line.includes(`"event":"${event}"`))

describe.skipIf(!canMount())('a full disk', () => {
  test('is 503 for what must be stored, and everything else is served; it passes by itself', async () => {
    disk = smallDisk(48)
    service = await startTestService({ DATA_DIR: disk?.folder ?? '' })
    const run = await storedRun()
    disk?.fill()
    await useLog()
    await expectRefused(/^The disk of the store is full; its operator has to free space or enlarge it: try again in 5 s$/)
    await expectServed(run)
    expect(faultsOf('store_failed')).toHaveLength(1)
    disk?.empty()
    await ready()
    for (const [name, send] of Object.entries(WRITES)) expect([name, (await send()).ok]).toEqual([name, true])
    expect(faultsOf('store_recovered').length).toBeGreaterThan(0)
    expect(service.lines.filter((line) => line.includes('"status":500'))).toEqual([])
  })

  /** Uses the space of the write-ahead log that is left from earlier writes. */
  async function useLog(): Promise<void> {
    while ((await service.post('/api/run', smallPlant(), { 'idempotency-key': crypto.randomUUID() })).ok);
  }
})

describe('a store that is deleted', () => {
  test('is 503 for what must be stored until it is put back', async () => {
    service = await startTestService({ DATA_DIR: folder })
    const run = await storedRun()
    const file = join(folder, 'pvyield.db')
    renameSync(file, `${file}.away`)
    await expectRefused(
      /^The file of the store was deleted or replaced while the service runs; its operator has to put it back, or restore a backup/,
    )
    await expectServed(run)
    expect(faultsOf('store_failed')).toHaveLength(1)
    renameSync(`${file}.away`, file)
    await ready()
    for (const [name, send] of Object.entries(WRITES)) expect([name, (await send()).ok]).toEqual([name, true])
  })
})

describe('a second server on a store', () => {
  test('does not start', async () => {
    service = await startTestService({ DATA_DIR: folder })
    expect(String(await startTestService({ DATA_DIR: folder }).catch((cause) => cause))).toContain('another server uses it')
  })
})

function canMount(): boolean {
  const probe = smallDisk(1)
  probe?.remove()
  return probe !== null
}
