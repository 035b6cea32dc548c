import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedRun, AcceptedStudy, BatchAnswer, RunPage, SimpleRunAnswer, StoredRun, Study } from '@pvyield/contract/schemas'
import { dayOfWeather } from '../../engine/small-plant.ts'
import { type Person, signIn } from '../accounts/person.ts'
import { SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
let ann: Person
let ben: Person
beforeAll(async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000' })
  ann = await signIn(service, 'ann@example.com')
  ben = await signIn(service, 'ben@example.com')
})
afterAll(() => service.stop())

const WITH_SERIES = { ...SIMPLE, include_series: true }

async function run(person: Person, body: object): Promise<SimpleRunAnswer> {
  return (await (await person.call('POST', '/api/run/simple', body)).json()) as SimpleRunAnswer
}

async function upload({ cookie }: Person): Promise<string> {
  const rows = dayOfWeather().ghi_wm2.map((ghi, hour) => `2001-06-21T${String(hour).padStart(2, '0')}:00,${ghi},${ghi / 3},20`)
  const body = new FormData()
  body.set('file', new Blob([['time,ghi,dhi,temp_air', ...rows].join('\n')]), 'day.csv')
  const path = '/api/parse-weather?timezone=1&latitude=48.1&longitude=11.6'
  const answer = await service.request(path, { method: 'POST', body, headers: { cookie, origin: 'http://localhost' } })
  return ((await answer.json()) as { meta: { id: string } }).meta.id
}

async function failed(person: Person): Promise<string> {
  const { cookie } = person
  const headers = { cookie, origin: 'http://localhost', prefer: 'respond-async' }
  const answer = await service.post('/api/run/simple', { ...SIMPLE, weather_source: 'europe_db' }, headers)
  const { run_id, links } = (await answer.json()) as AcceptedRun
  while ((await person.call('GET', links.run ?? '')).status === 202) await Bun.sleep(25)
  return run_id
}

interface ExportedBatch {
  readonly run_id: string
  readonly kind: string
  readonly status: string
  readonly request: unknown
  readonly response: BatchAnswer
  readonly results: readonly { row: number; id: string | null; name: string | null }[]
}

interface Exported {
  readonly runs: readonly (Partial<StoredRun> & { run_id: string; status: string; failure?: { detail: string } })[]
  readonly uploads: readonly { meta: { id: string }; weather: { ghi_wm2: number[] } }[]
}

async function exported(person: Person): Promise<Exported> {
  const answer = await person.call('GET', '/api/me/export')
  expect(answer.status).toBe(200)
  return (await answer.json()) as Exported
}

describe('what is stored of a person', () => {
  test('is exported whole, however many runs there are: requests, answers, series, failures and uploads', async () => {
    const weather = await upload(ann)
    const [short, long] = [await run(ann, { ...SIMPLE, weather: { id: weather } }), await run(ann, WITH_SERIES)]
    const failedId = await failed(ann)
    await run(ben, SIMPLE)
    for (let k = 0; k < 110; k++) await run(ann, SIMPLE)
    const { runs, uploads } = await exported(ann)
    expect(runs).toHaveLength(113)
    const [newest, , ...rest] = runs.toReversed()
    expect(newest?.response).toEqual(short)
    expect(rest[0]).toMatchObject({ run_id: failedId, status: 'failed', failure: { detail: expect.stringContaining('not configured') } })
    expect(runs.toReversed()[1]?.response).toEqual(long)
    expect(uploads).toMatchObject([{ meta: { id: weather }, weather: { ghi_wm2: dayOfWeather().ghi_wm2 } }])
    expect(await exported(await signIn(service, 'new@example.com'))).toMatchObject({ runs: [], uploads: [] })
  })

  test('is exported with its batches: what was sent, as it was sent, the sums and every result', async () => {
    const dora = await signIn(service, 'dora@example.com')
    const table =
      'id,name,latitude,longitude,system_capacity_kw,weather_source\na,"Zürich, ""old"" \u2028",48.1,11.6,100,embedded\nb,,48.1,11.6,50,embedded\n'
    const send = async (body: string, type: string): Promise<AcceptedStudy> => {
      const headers = { cookie: dora.cookie, origin: 'http://localhost', 'content-type': type }
      const study = (await (await service.request('/api/batches', { method: 'POST', headers, body })).json()) as AcceptedStudy
      const state = async () => ((await (await dora.call('GET', study.links.study)).json()) as Study).status
      while ((await state()) === 'running') await Bun.sleep(25)
      return study
    }
    const requests = Array.from({ length: 70 }, (_, k) => ({ ...SIMPLE, weather_source: 'embedded', system_capacity_kw: k + 1 }))
    const [list, text] = [await send(JSON.stringify({ requests }), 'application/json'), await send(table, 'text/csv')]
    const { runs } = (await (await dora.call('GET', '/api/me/export')).json()) as { runs: ExportedBatch[] }
    expect(runs.map(({ run_id, kind, status }) => [run_id, kind, status])).toEqual([
      [text.study_id, 'batch', 'complete'],
      [list.study_id, 'batch', 'complete'],
    ])
    const [ofText, ofList] = runs as [ExportedBatch, ExportedBatch]
    expect(ofText.request).toBe(table)
    expect(ofText.results.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Zürich, "old" \u2028'],
      ['b', null],
    ])
    expect([ofList.request, ofList.response.count, ofList.results.map(({ row }) => row)]).toEqual([{ requests }, 70, [...requests.keys()]])
    const lines = (await (await dora.call('GET', list.links.ndjson ?? '')).text()).trimEnd().split('\n')
    expect(ofList.results).toEqual(lines.map((line) => JSON.parse(line)))
  })

  test('is deleted with the account; what others have stays, and a run that has not ended leaves nothing either', async () => {
    const carl = await signIn(service, 'carl@example.com')
    const weather = await upload(carl)
    const answer = await run(carl, WITH_SERIES)
    const { cookie } = carl
    const accepted = await service.post('/api/run/simple', WITH_SERIES, { cookie, origin: 'http://localhost', prefer: 'respond-async' })
    const { links } = (await accepted.json()) as AcceptedRun
    const before = await exported(ben)
    expect((await carl.call('DELETE', '/api/me')).status).toBe(204)
    const again = await signIn(service, 'carl@example.com')
    for (const person of [again, ben])
      for (const path of [answer.links.run, answer.links.series_csv]) expect((await person.call('GET', path ?? '')).status).toBe(404)
    expect((await again.call('POST', '/api/run/simple', { ...SIMPLE, weather: { id: weather } })).status).toBe(404)
    expect((await (await again.call('GET', '/api/runs')).json()) as RunPage).toEqual({ runs: [], next: null })
    while ((await service.request(links.run ?? '')).status === 202) await Bun.sleep(25)
    expect((await service.request(links.run ?? '')).status).toBe(404)
    expect(await exported(ben)).toMatchObject({ runs: before.runs, uploads: before.uploads })
  })
})
