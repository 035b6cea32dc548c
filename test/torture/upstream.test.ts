import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SimpleRunAnswer } from '@pvyield/contract/schemas'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { smallPlant } from '../engine/small-plant.ts'
import { SIMPLE } from '../server/answers.ts'
import { startUpstream, type UpstreamServer } from '../server/upstream/upstream-server.ts'
import { pvgisYear } from '../server/weather/source-answers.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const silence = () => new Promise<Response>(() => undefined)

let dataDir = ''
let upstream: UpstreamServer
let server: ServerProcess
const start = () => startServer(dataDir, { PVGIS_BASE_URL: upstream.baseUrl, TRUST_PROXY: '1' })
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pvyield-torture-'))
  upstream = startUpstream(silence)
  server = await start()
})
afterEach(async () => {
  await server.kill()
  upstream.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

describe('a source that does not answer', () => {
  test(
    'does not delay other runs, even while a hundred requests wait for it',
    async () => {
      const waiting = Array.from({ length: 100 }, (_, k) =>
        post('/api/run/simple', { ...SIMPLE, latitude: 40 + k / 100 }, { 'x-forwarded-for': `203.0.113.${k % 10}` }).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      while (upstream.requests.length < 100) await Bun.sleep(10)
      const answer = await post('/api/run', smallPlant())
      expect(answer.status).toBe(200)
      expect(await Promise.race([...waiting, Bun.sleep(1).then(() => 'waiting')])).toBe('waiting')
      // All get a 202 when the server stops; none is lost.
      expect(await server.terminate()).toBe(0)
      expect(await Promise.all(waiting)).toEqual(Array.from({ length: 100 }, () => 202))
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a run that was accepted while the source was called is completed after a kill, with its typical year',
    async () => {
      const accepted = await post('/api/run/simple', { ...SIMPLE, latitude: 45, longitude: 8 }, { prefer: 'respond-async' })
      expect(accepted.status).toBe(202)
      const { run_id } = (await accepted.json()) as { run_id: string }
      while (upstream.requests.length < 1) await Bun.sleep(10)
      await server.kill()
      upstream.answer = () => new Response(pvgisYear())
      server = await start()
      const run = await completed(run_id)
      expect(run.defaults_applied.find(({ field }) => field === 'weather')?.source).toContain('source pvgis: PVGIS-SARAH3')
      expect(upstream.requests).toHaveLength(2)
    },
    HANG_LIMIT_MILLIS,
  )
})

async function completed(id: string): Promise<SimpleRunAnswer> {
  for (;;) {
    const answer = await fetch(`${server.url}/api/runs/${id}`)
    if (answer.status === 200) return ((await answer.json()) as { response: SimpleRunAnswer }).response
    if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
    await answer.body?.cancel()
    await Bun.sleep(10)
  }
}
