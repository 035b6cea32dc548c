import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounds } from '../rounds.ts'
import { variedPlant } from './plants.ts'
import { report, reportBelow } from './report.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { storeMb } from './store-size.ts'
import { until } from './until.ts'
import { multipart } from './uploads.ts'

const CASE = 'disk'
const CAP_MB = 10
/** The least that the setting takes. */
const UPLOADS_CAP_MB = 100
const CAPS = { RUNS_MAX_MB: String(CAP_MB), IDEMPOTENCY_MAX_MB: String(CAP_MB), UPLOADS_MAX_MB: String(UPLOADS_CAP_MB) }
/** The log of the store (16 MB), what is written between two measurements of a kind (32 MB), and the record that is being written. */
const SLACK_MB = 58
/** Rows of a run whose series take about 8 MB in the store. */
const ROWS = 70_080
/** A longer series is refused with a key. */
const KEYED_ROWS = 40_000
const RUNS = rounds(8, 60)

let dataDir = ''
let server: ServerProcess
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pvyield-disk-'))
  // Without the demos and the index of places, 20 MB that no cap limits.
  server = await startServer(dataDir, { ...CAPS, WORKERS: '2', TRUST_PROXY: '1', WARM_UP: '0' })
})
afterEach(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Posted {
  readonly status: number
  readonly id: string | null
}

/** Sends a run with its series. It may be refused for now, when the store makes room too slowly. */
async function post(seed: number, headers: Record<string, string>, rows = ROWS): Promise<Posted> {
  const answer = await fetch(`${server.url}/api/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${1 + (seed % 200)}`, ...headers },
    body: JSON.stringify({ ...variedPlant(seed, rows), include_series: true }),
  })
  const { run_id = null } = (await answer.json()) as { run_id?: string }
  return { status: answer.status, id: run_id }
}

const statusOf = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`)
  await answer.arrayBuffer()
  return answer.status
}

describe('the store stays below its caps', () => {
  test(`${RUNS} background runs with long series: the oldest make room, the newest are read, none is refused for ever`, async () => {
    const ids: string[] = []
    for (let seed = 0; seed < RUNS; seed++) {
      const { status, id } = await post(seed, { prefer: 'respond-async' })
      expect([202, 503]).toContain(status)
      if (id === null) continue
      await until(async () => (await statusOf(`/api/runs/${id}`)) !== 202)
      // What has just been made is read before anything else takes its room.
      expect(await statusOf(`/api/runs/${id}`)).toBe(200)
      ids.push(id)
    }
    reportBelow(CASE, `${ids.length} background runs: store`, storeMb(dataDir), CAP_MB + SLACK_MB, 'MB')
    expect(ids.length).toBeGreaterThan(RUNS / 2)
    expect(await statusOf(`/api/runs/${ids.at(-1)}/series.csv`)).toBe(200)
    expect(await statusOf(`/api/runs/${ids[0]}`)).toBe(404)
  })

  test('answers that are kept for their keys', async () => {
    for (let seed = 0; seed < rounds(4, 40); seed++)
      expect([200, 503]).toContain((await post(seed, { 'idempotency-key': `key-${seed}` }, KEYED_ROWS)).status)
    reportBelow(CASE, 'kept answers: store', storeMb(dataDir), CAP_MB + SLACK_MB, 'MB')
  })

  test('uploads', async () => {
    let sent = 0
    for (let number = 0; number < rounds(3, 140); number++) {
      const form = multipart([{ name: 'file', content: weatherFile(number) }])
      const answer = await fetch(`${server.url}/api/parse-weather`, { method: 'POST', ...form })
      expect([200, 503]).toContain(answer.status)
      await answer.arrayBuffer()
      sent += form.body.length
    }
    report(CASE, 'uploads: sent', `${(sent / 1e6).toFixed(0)} MB`)
    reportBelow(CASE, 'uploads: store', storeMb(dataDir), UPLOADS_CAP_MB + SLACK_MB, 'MB')
  })
})

/** Years of hours with values that do not repeat. */
function weatherFile(number: number): string {
  const { ghi_wm2, dhi_wm2 } = variedPlant(number, ROWS).weather
  const first = Date.UTC(2001, 0, 1)
  const rows = ghi_wm2.map((ghi, row) => {
    const stamp = new Date(first + row * 3_600_000).toISOString().slice(0, 16)
    return `${stamp},${ghi},${(dhi_wm2[row] ?? 0).toFixed(2)},${(20 + ((row * 7 + number) % 100) / 10).toFixed(1)}`
  })
  return `time,ghi,dhi,temp\n${rows.join('\n')}\n`
}
