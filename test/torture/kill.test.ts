import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { smallPlant } from '../engine/small-plant.ts'
import { rounds } from '../rounds.ts'
import { seedAccounts } from '../server/seeded-accounts.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Number of consecutive kills on one store, each with new runs in progress. */
const KILLS = rounds(1, 2)
const RUNS_A_KILL = rounds(5, 24)
/** Requests that a SIGTERM meets. */
const AT_ONCE = rounds(4, 6)

let dataDir = ''
let server: ServerProcess
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pvyield-torture-'))
})
afterEach(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A plant with a long run time: an hourly year and many years of operation. */
function slowPlant(seed: number) {
  const plant = smallPlant()
  const rows = 8760
  const repeat = (column: readonly number[]) => Array.from({ length: rows }, (_, row) => column[row % column.length] ?? 0)
  const { ghi_wm2, dhi_wm2, temp_air_c, wind_speed_ms, ...weather } = plant.weather
  return {
    ...plant,
    site: { ...plant.site, latitude: 40 + seed / 100 },
    weather: {
      ...weather,
      start: '2001-01-01T00:00',
      ghi_wm2: repeat(ghi_wm2),
      dhi_wm2: repeat(dhi_wm2),
      temp_air_c: repeat(temp_air_c),
      wind_speed_ms: repeat(wind_speed_ms),
    },
    lifetime: { analysis_period_years: 60 },
    include_series: true,
  }
}

async function post(body: unknown, headers: Record<string, string>, path = '/api/run'): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function promise(seed: number): Promise<string> {
  const answer = await post(slowPlant(seed), { prefer: 'respond-async', 'idempotency-key': `key-${seed}` })
  if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { run_id: string }).run_id
}

async function completed(id: string): Promise<{ response: { summary: { e_grid_kwh: number } } }> {
  for (;;) {
    const answer = await fetch(`${server.url}/api/runs/${id}`)
    if (answer.status === 200) return (await answer.json()) as Awaited<ReturnType<typeof completed>>
    if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
    await answer.body?.cancel()
    await Bun.sleep(10)
  }
}

interface Row {
  id: string
  status: string
}

/** Reads the content of the store with another driver, while the server may be running. */
function rows(): Row[] {
  return inStore((store) => store.query<Row, []>("select id, status from runs where id not like 'run_demo_%' order by id").all())
}

function inStore<T>(work: (store: Database) => T): T {
  const store = new Database(join(dataDir, 'pvyield.db'))
  try {
    return work(store)
  } finally {
    store.close()
  }
}

describe('kill -9 while the runs of an account are answered', () => {
  test(
    'every answered run is complete in the store, no other is there in part, and its key repeats its link',
    async () => {
      const [account] = await seedAccounts(dataDir, 1)
      const headers = account?.headers ?? {}
      const body = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, include_series: true }
      const send = (k: number) => post(body, { ...headers, 'idempotency-key': `sync-${k}` }, '/api/run/simple')
      type Answer = { links: { run: string; series_csv: string }; series: { time: string[] } }
      server = await startServer(dataDir)
      await (await send(-1)).arrayBuffer() // its place has a year from now on
      const answers = new Map<number, Answer>()
      const sent = Array.from({ length: RUNS_A_KILL }, async (_, k) => answers.set(k, (await (await send(k)).json()) as Answer))
      await Promise.any(sent)
      await server.kill()
      await Promise.allSettled(sent)
      server = await startServer(dataDir)
      for (const [k, { links, ...answer }] of answers) {
        const stored = await fetch(`${server.url}${links.run}?include_series=true`, { headers })
        expect([stored.status, ((await stored.json()) as { response: object }).response]).toEqual([200, { ...answer, links }])
        expect(((await (await send(k)).json()) as Answer).links).toEqual(links)
      }
      const listed = await fetch(`${server.url}/api/runs?limit=200`, { headers })
      const { runs } = (await listed.json()) as { runs: { status: string; links: { series_csv: string } }[] }
      expect(runs.length).toBeGreaterThan(answers.size)
      for (const { status, links } of runs) {
        expect(status).toBe('complete')
        expect((await (await fetch(`${server.url}${links.series_csv}`, { headers })).text()).trimEnd().split('\n')).toHaveLength(8761)
      }
      const orphans = 'select count(*) as orphans from run_series where run_id not in (select id from runs)'
      expect(inStore((store) => store.query<{ orphans: number }, []>(orphans).get())).toEqual({ orphans: 0 })
    },
    HANG_LIMIT_MILLIS,
  )
})

describe('kill -9 while accepted runs are made', () => {
  test(
    'every run is completed once after the restart, with the same answer as without the kill',
    async () => {
      const ids: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        server = await startServer(dataDir)
        ids.push(...(await Promise.all(Array.from({ length: RUNS_A_KILL }, (_, k) => promise(ids.length + k)))))
        await Promise.any(ids.slice(-RUNS_A_KILL).map(completed))
        await server.kill()
      }
      const before = rows()
      expect(before.map(({ id }) => id)).toEqual([...ids].sort())
      // how many are still running depends on the machine; with 8 runs on one worker it is most of
      // them
      server = await startServer(dataDir)
      const energies = await Promise.all(ids.map(async (id) => (await completed(id)).response.summary.e_grid_kwh))
      const after = rows()
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
      expect(after.filter(({ status }) => status !== 'complete')).toEqual([])
      for (const id of ids)
        expect((await (await fetch(`${server.url}/api/runs/${id}/series.csv`)).text()).trimEnd().split('\n')).toHaveLength(8761)

      // The keys still refer to the same runs, so no run is made again.
      expect(await Promise.all(ids.map((_, seed) => promise(seed)))).toEqual(ids)
      expect(rows()).toEqual(after)
      const direct = await post({ ...slowPlant(3), include_series: false }, {})
      expect(((await direct.json()) as { summary: { e_grid_kwh: number } }).summary.e_grid_kwh).toBe(energies[3] ?? 0)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a run that crashes the server four times, once next to others, fails, and the other runs continue',
    async () => {
      server = await startServer(dataDir)
      const ids = await Promise.all([promise(1), promise(2)])
      await server.kill()
      inStore((store) => store.run("update runs set status = 'running', attempts = 4 where id = ?", [ids[0] ?? '']))
      server = await startServer(dataDir)
      const givenUp = await fetch(`${server.url}/api/runs/${ids[0]}`)
      expect([givenUp.status, ((await givenUp.json()) as { code: string }).code]).toEqual([422, 'run_failed'])
      await completed(ids[1] ?? '')
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'on SIGTERM waiting callers get a 202, and their runs are completed after the next start',
    async () => {
      server = await startServer(dataDir)
      const waiting = Array.from({ length: AT_ONCE }, (_, seed) => post(slowPlant(seed), {}))
      await Bun.sleep(100)
      expect(await server.terminate()).toBe(0)
      const answers = await Promise.all(waiting)
      const ids = await Promise.all(
        answers.filter(({ status }) => status === 202).map(async (answer) => ((await answer.json()) as { run_id: string }).run_id),
      )
      expect(answers.filter(({ status }) => status !== 202).map(({ status }) => status)).toEqual(Array(AT_ONCE - ids.length).fill(200))
      server = await startServer(dataDir)
      for (const id of ids) await completed(id)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'on SIGTERM requests other than runs are finished: every tree and typical year is answered',
    async () => {
      server = await startServer(dataDir)
      const trees = Array.from({ length: AT_ONCE }, (_, seed) => post(slowPlant(seed), {}, '/api/tree/optics'))
      const year = fetch(`${server.url}/api/weather/tmy?latitude=45&longitude=8`)
      await Bun.sleep(100)
      expect(await server.terminate()).toBe(0)
      for (const answer of await Promise.all([...trees, year])) {
        expect(answer.status).toBe(200)
        expect(await answer.json()).toBeObject()
      }
    },
    HANG_LIMIT_MILLIS,
  )
})
