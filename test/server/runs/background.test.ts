import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { Metrics } from '../../../server/metrics.ts'
import { BackgroundRuns } from '../../../server/runs/background.ts'
import type { RunStarter } from '../../../server/runs/starter.ts'
import { RunStore } from '../../../server/runs/store.ts'
import type { RunDone } from '../../../server/runs/tasks.ts'
import { Unfinished } from '../../../server/runs/unfinished.ts'

const DAY_MILLIS = 86_400_000
const SENT = { kind: 'full', body: { text: '{}' }, wish: { form: 'json', columns: null } } as const

let folder: string
let database: Database
let store: RunStore
let now: number
let starts: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-runs-'))
  database = await Database.open(`file:${join(folder, 'store.db')}`)
  store = new RunStore(database)
  now = 0
  starts = 0
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The background runs between one start and stop of the server. */
function life() {
  const [metrics, unfinished] = [new Metrics(), new Unfinished()]
  const starter = {
    start: () => {
      starts++
      return new Promise<RunDone>(() => undefined)
    },
  } as unknown as RunStarter
  const log = { info: () => undefined, error: () => undefined }
  const background = new BackgroundRuns({ store, database, starter, metrics, log, unfinished, baseUrl: '', now: () => now })
  return { background, unfinished, counts: async () => (await metrics.text()).match(/^pvyield_runs_total\{.*$/gm) }
}

test('an accepted run is resumed after two restarts and fails at the third', async () => {
  const { runId } = await life().background.accept(SENT, async () => [])
  for (const attempts of [2, 3]) {
    const { background, counts } = life()
    await background.resume()
    expect([(await store.find(runId))?.attempts, starts]).toEqual([attempts, attempts - 1])
    expect(await counts()).toEqual(['pvyield_runs_total{outcome="resumed"} 1'])
  }
  const { background, counts } = life()
  await background.resume()
  expect(starts).toBe(2)
  expect(await store.find(runId)).toMatchObject({ status: 'failed', failure: expect.stringContaining('in 3 attempts') })
  expect(await counts()).toEqual(['pvyield_runs_total{outcome="failed"} 1'])
})

test('a stop waits for a background run', async () => {
  const { background, unfinished } = life()
  const { runId } = await background.accept(SENT, async () => [])
  let die: (cause: Error) => void = () => undefined
  background.finish(runId, new Promise((_, reject) => (die = reject)))
  let isSettled = false
  const settled = unfinished.settle(60_000).then(() => (isSettled = true))
  await Bun.sleep(0)
  expect(isSettled).toBe(false)
  die(new Error('the worker died'))
  await settled
  expect((await store.find(runId))?.status).toBe('failed')
})

test('a finished run is kept for 24 hours', async () => {
  const { background, unfinished } = life()
  const { runId } = await background.accept(SENT, async () => [])
  background.finish(runId, Promise.reject(new Error('no')))
  await unfinished.settle(60_000)
  now = DAY_MILLIS
  await background.sweep()
  expect((await store.find(runId))?.status).toBe('failed')
  now += 1
  await background.sweep()
  expect(await store.find(runId)).toBeUndefined()
})
