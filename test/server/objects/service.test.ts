import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedRun, SimpleRunAnswer } from '@pvyield/contract/schemas'
import { type Person, signIn } from '../accounts/person.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { ObjectServer } from './object-server.ts'
import { S3S, startS3 } from './s3s.ts'

const WITH_SERIES = { ...SIMPLE, include_series: true }

/** Path of an accepted run that is complete. */
async function accepted(person: Person, service: TestService): Promise<string> {
  const headers = { cookie: person.cookie, origin: 'http://localhost', prefer: 'respond-async' }
  const { run_id } = (await (await service.post('/api/run/simple', WITH_SERIES, headers)).json()) as AcceptedRun
  while ((await person.call('GET', `/api/runs/${run_id}`)).status === 202) await Bun.sleep(25)
  return `/api/runs/${run_id}`
}

/** What must not depend on where a run is stored: its ids and times differ. */
function comparable(text: string): string {
  return text.replaceAll(/run_\w+/g, 'run').replaceAll(/"created_at":"[^"]*"/g, '')
}

for (const [name, open] of [
  ['in this process', async () => new ObjectServer()],
  ['s3s-fs', S3S === null ? null : startS3],
] as const)
  test.skipIf(open === null)(
    `runs whose series are objects are answered, exported and deleted as others, ${name}${open === null ? ' (skipped: set S3S or PATH to s3s-fs)' : ''}`,
    async () => {
      if (open === null) return
      const server = await open()
      const texts: string[][] = []
      for (const settings of [{}, { OBJECTS_URL: server.url }] as Record<string, string>[]) {
        const service = await startTestService({ SYNC_WAIT_MS: '600000', ...settings })
        const ann = await signIn(service, 'ann@example.com')
        const awaited = (await (await ann.call('POST', '/api/run/simple', WITH_SERIES)).json()) as SimpleRunAnswer
        const runs = [awaited.links.run ?? '', await accepted(ann, service)]
        const found: string[] = []
        for (const path of runs.flatMap((run) => [run, `${run}?include_series=true`, `${run}/series.csv`, `${run}/series.arrow`])) {
          const answer = await ann.call('GET', path)
          found.push(`${answer.status} ${comparable(await answer.text())}`)
        }
        const { runs: exported } = (await (await ann.call('GET', '/api/me/export')).json()) as { runs: unknown[] }
        texts.push([...found, comparable(JSON.stringify(exported))])
        const state = (await (await service.request('/api/health')).json()) as { objects?: string }
        expect(state.objects).toBe('OBJECTS_URL' in settings ? 'working' : undefined)
        if (server instanceof ObjectServer) expect(server.keys.length).toBe('OBJECTS_URL' in settings ? 2 : 0)
        expect((await ann.call('DELETE', '/api/me')).status).toBe(204)
        const again = await service.restart()
        if (server instanceof ObjectServer) while (server.keys.length > 0) await Bun.sleep(10)
        const metrics = await (await again.request('/metrics')).text()
        expect(metrics.includes('pvyield_objects_failing 0')).toBe('OBJECTS_URL' in settings)
        expect(again.faults).toEqual([])
        await again.stop()
      }
      const [without, withObjects] = texts
      expect(withObjects?.map((text) => text.slice(0, 200))).toEqual(without?.map((text) => text.slice(0, 200)) ?? [])
      expect(withObjects?.map((text) => Bun.hash(text))).toEqual(without?.map((text) => Bun.hash(text)) ?? [])
      await server.stop()
    },
  )

test('each form of a stored year is read by one call of the object store', async () => {
  const server = new ObjectServer()
  const service = await startTestService({ OBJECTS_URL: server.url, SYNC_WAIT_MS: '600000' })
  const ann = await signIn(service, 'ann@example.com')
  const run = await accepted(ann, service)
  for (const path of [
    '?include_series=true',
    '/series.csv',
    '/series.arrow',
    '/report.pdf',
    '?include_series=true&columns=GlobInc,E_Grid',
  ]) {
    server.gets = 0
    const answer = await ann.call('GET', run + path)
    await answer.arrayBuffer()
    expect([path, answer.status, server.gets]).toEqual([path, 200, 1])
  }
  await service.stop()
  await server.stop()
})

describe('while the object store is away', () => {
  let server: ObjectServer
  let service: TestService
  let ann: Person
  let stored: string
  beforeAll(async () => {
    server = new ObjectServer()
    service = await startTestService({ OBJECTS_URL: server.url, SYNC_WAIT_MS: '600000' })
    ann = await signIn(service, 'ann@example.com')
    stored = await accepted(ann, service)
  })
  afterAll(async () => {
    await service.stop()
    await server.stop()
  })

  test('what needs it is 503 with Retry-After, and all else is answered', async () => {
    server.fate = () => 503
    const refused = await ann.call('GET', `${stored}/series.csv`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await problemOf(refused)).toMatchObject({ code: 'storage_unavailable', detail: expect.stringContaining('object store') })
    expect((await ann.call('POST', '/api/run/simple', WITH_SERIES)).status).toBe(503)
    expect((await ann.call('POST', '/api/run/simple', SIMPLE)).status).toBe(200)
    expect((await service.post('/api/run/simple', WITH_SERIES)).status).toBe(200)
    expect((await ann.call('GET', stored)).status).toBe(200)
    expect(await (await service.request('/api/health')).json()).toMatchObject({ status: 'ok', objects: 'failing' })
    expect((await service.request('/api/ready')).status).toBe(200)
    expect(service.faults).toEqual([expect.stringContaining('objects_failed')])
  })

  test('an accepted run waits for it, and is complete when it is back', async () => {
    const headers = { cookie: ann.cookie, origin: 'http://localhost', prefer: 'respond-async' }
    const { run_id } = (await (await service.post('/api/run/simple', WITH_SERIES, headers)).json()) as AcceptedRun
    while (!service.lines.some((line) => line.includes('run_held_up'))) await Bun.sleep(10)
    expect((await ann.call('GET', `/api/runs/${run_id}`)).status).toBe(202)
    server.fate = () => 200
    while ((await ann.call('GET', `/api/runs/${run_id}`)).status === 202) await Bun.sleep(25)
    const csv = await (await ann.call('GET', `/api/runs/${run_id}/series.csv`)).text()
    expect(csv).toEqual(await (await ann.call('GET', `${stored}/series.csv`)).text())
  })

  test('an object that was changed or lost is no number: 503 that says what to do', async () => {
    const key = server.keys[0] ?? ''
    const content = server.objects.get(key) ?? new Uint8Array()
    for (const [changed, says] of [
      [content.map((byte, k) => (k === 1000 ? byte ^ 1 : byte)), 'is not what was stored'],
      [null, 'is missing'],
    ] as const) {
      if (changed === null) server.objects.delete(key)
      else server.objects.set(key, changed)
      const refused = await ann.call('GET', `${stored}/series.csv`)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600'])
      expect((await problemOf(refused)).detail).toContain(says)
    }
    server.objects.set(key, content)
    expect((await ann.call('GET', `${stored}/series.csv`)).status).toBe(200)
  })
})
