import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { AcceptedRun, RunAnswer, StoredRun } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { startTestService, type TestService } from '../service.ts'

/** Steps of 5 minutes of a year: 2 MB, which a worker runs for a while. */
const STEPS = 105_120

/** A body that is no text on the main thread, with numbers of its own. */
function longBody(seed: number): string {
  const at = (k: number) => (k * 7919 + seed * 104_729) % 1000
  const sun = Array.from({ length: STEPS }, (_, k) => (k % 288 > 90 && k % 288 < 200 ? at(k) : 0))
  const weather = {
    timezone: 1,
    step_minutes: 5,
    start: '2001-01-01T00:00',
    ghi_wm2: sun,
    dhi_wm2: sun.map((ghi) => Math.round(0.3 * ghi)),
    temp_air_c: sun.map((_, k) => at(k) / 50),
    wind_speed_ms: sun.map(() => 2),
  }
  return JSON.stringify({ ...smallPlant(), weather })
}

let service: TestService
const workers: Worker[] = []
const made = globalThis.Worker
beforeEach(() => {
  workers.length = 0
  globalThis.Worker = class extends made {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      if (/\/server\/worker\.\w+$/.test(String(args[0]))) workers.push(this)
    }
  }
})
afterEach(async () => {
  globalThis.Worker = made
  await service.stop()
})

/** The energy of a run, which may have been accepted. */
async function energyOf(answer: Response): Promise<number> {
  const sent = (await answer.json()) as RunAnswer | AcceptedRun
  if ('summary' in sent) return sent.summary.e_grid_kwh
  for (;;) {
    const read = await service.request(sent.links.run ?? '')
    if (read.status !== 202) return ((await read.json()) as StoredRun).response?.summary.e_grid_kwh ?? Number.NaN
    await Bun.sleep(10)
  }
}

const send = (seed: number) => service.post('/api/run', longBody(seed))

test('a accepted run whose worker dies gets its own body again, while others come and go', async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000' })
  const [one, two] = await Promise.all([1, 2].map(async (seed) => energyOf(await send(seed))))
  expect(one).not.toBe(two)
  service = await service.restart({ SYNC_WAIT_MS: '1' })
  const deaths = () => service.lines.filter((line) => line.includes('worker_died') && line.includes('"task":"run"')).length
  let hasDied = false
  // A run may end before it is accepted, or before its worker dies.
  for (let tries = 0; tries < 20 && !hasDied; tries++) {
    const before = deaths()
    const accepted = await send(1)
    for (const worker of workers) worker.terminate()
    const others = await Promise.all([2, 2, 2].map(send))
    expect(await energyOf(accepted)).toBe(one as number)
    for (const other of others) expect(await energyOf(other)).toBe(two as number)
    hasDied = accepted.status === 202 && deaths() > before
  }
  expect(hasDied).toBe(true)
})
