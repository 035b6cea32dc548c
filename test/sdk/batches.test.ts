import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { type BatchRow, createPvyield, type Pvyield } from '@pvyield/sdk'
import { connect } from '../../clients/typescript/src/pvyield.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { fakeClock } from './fake-clock.ts'
import { type Answer, fakeService, json, problem } from './fake-service.ts'

const PLANT = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, weather_source: 'embedded' } as const
const TABLE = 'id,latitude,longitude,system_capacity_kw,weather_source\na,48.1,11.6,100,embedded\nb,48.1,11.6,200,embedded\n'

describe('a batch of a service', () => {
  let service: TestService
  let pvyield: Pvyield
  beforeAll(async () => {
    service = await startTestService()
    pvyield = createPvyield({ baseUrl: `http://127.0.0.1:${await service.listen()}` })
  })
  afterAll(() => service.stop())

  test('is sent as a list, as a table or as lines; its rows come in order, with what a run of its own answers', async () => {
    const heard: number[] = []
    const answer = await pvyield.batch(
      [
        { id: 'a', ...PLANT },
        { ...PLANT, tilt_deg: 40 },
      ],
      {
        pollMs: 20,
        onProgress: ({ done, of }) => heard.push(done, of),
      },
    )
    expect([answer.count, answer.failed_count, heard.slice(-2)]).toEqual([2, 0, [2, 2]])
    const csv = new TextEncoder().encode(TABLE)
    const ndjson = new Blob([JSON.stringify({ id: 'a\u2028b', ...PLANT }), '\n'])
    const [table, lines] = await Promise.all([pvyield.startBatch({ csv }), pvyield.startBatch({ ndjson })])
    const rows = await Array.fromAsync(pvyield.batchRows(table, { pollMs: 20 }))
    expect(rows.map(({ row, line, id }) => [row, line, id])).toEqual([
      [0, 2, 'a'],
      [1, 3, 'b'],
    ])
    const { provenance: _, ...summary } = (await pvyield.runSimple(PLANT)).summary
    expect(rows[0]?.summary).toEqual(summary as BatchRow['summary'])
    const [only] = await Array.fromAsync(pvyield.batchRows(lines.study_id, { pollMs: 20 }))
    expect([only?.line, only?.id]).toEqual([1, 'a\u2028b'])
    expect((await Array.fromAsync(pvyield.batchRows(table, { fromRow: 1 }))).map(({ id }) => id)).toEqual(['b'])
    expect((await pvyield.getStudyCsv(table.study_id)).split('\n')).toHaveLength(4)
  })

  test('is sent with gzip when it is long: 8 MB of lines, of which the last is refused', async () => {
    const line = `${JSON.stringify({ ...PLANT, name: 'x'.repeat(199) })}\n`
    const ndjson = new Blob([line, '\n'.repeat(8_000_000), line.replace('x', '1').replace('48.1', '98.1')])
    await expect(pvyield.batch({ ndjson })).rejects.toMatchObject({ errors: [{ field: 'lines.8000002.latitude' }] })
    const requests = Array.from({ length: 170 }, () => ({ ...PLANT, name: 'x'.repeat(40_000) }))
    await expect(pvyield.batch(requests)).rejects.toMatchObject({ errors: { length: 100 } })
  })

  test('is refused with the line and the field, and so is a study of another kind', async () => {
    const csv = new Blob([TABLE.replace('48.1', '98.1')])
    await expect(pvyield.batch({ csv })).rejects.toMatchObject({ code: 'validation_error', errors: [{ field: 'lines.2.latitude' }] })
    await expect(pvyield.batch([{ ...PLANT, tilt_deg: 95 }])).rejects.toMatchObject({ errors: [{ field: 'requests.0.tilt_deg' }] })
    await expect(pvyield.batch('portfolio.csv' as never)).rejects.toThrow('The requests of a batch are a list, { csv: file }')
    const axes = [{ path: 'tilt_deg', values: [10] }]
    const sweep = await pvyield.createSweep({ base: PLANT, axes }, { inBackground: true })
    const id = 'study_id' in sweep ? sweep.study_id : ''
    await expect(pvyield.waitForBatch(id)).rejects.toThrow(`${id} is no batch: it is a study of the kind sweep`)
  })
})

const row = (at: number) => JSON.stringify({ row: at, status: 'complete' })
const look = (done: number, more: object = {}): Answer =>
  json({ study_id: 's', kind: 'batch', status: 'running', done, of: 3, result: null, failure: null, ...more })
const text = (content: string): Answer => {
  return () => new Response(content, { headers: { 'content-type': 'application/x-ndjson' } })
}

test('rows are read while the batch runs; a stream that is cut goes on behind the last whole row', async () => {
  using service = fakeService(
    look(0),
    look(2),
    text(`${row(0)}\n${row(1).slice(0, 9)}`),
    look(3, { status: 'complete' }),
    problem(503, 'overloaded', {}, { 'retry-after': '7' }),
    text(`${row(1)}\n${row(2)}\n`),
  )
  const clock = fakeClock()
  const rows = await Array.fromAsync(connect({ baseUrl: service.baseUrl }, clock).batchRows('s'))
  expect(rows.map((each) => each.row)).toEqual([0, 1, 2])
  expect(service.seen.map(({ path }) => path).filter((path) => path.includes('ndjson'))).toEqual([
    '/api/studies/s/result.ndjson?from=0',
    '/api/studies/s/result.ndjson?from=1',
    '/api/studies/s/result.ndjson?from=1',
  ])
  expect(clock.pauses).toEqual([500, 500, 7000])
})

test('a batch that was cancelled ends the rows with its failure; a wait ends with its time or its signal', async () => {
  const failure = { code: 'cancelled', detail: 'The study was cancelled', errors: [] }
  using service = fakeService(look(1), text(`${row(0)}\n`), look(2, { status: 'failed', failure }))
  const had: number[] = []
  const read = async () => {
    for await (const each of connect({ baseUrl: service.baseUrl }, fakeClock()).batchRows('s')) had.push(each.row)
  }
  await expect(read()).rejects.toMatchObject({ code: 'cancelled' })
  expect(had).toEqual([0])
  using slow = fakeService(look(1))
  const pvyield = connect({ baseUrl: slow.baseUrl }, fakeClock())
  await expect(pvyield.waitForBatch('s', { timeoutMs: 2000 })).rejects.toThrow('s is still running after 2000 ms')
  const stop = AbortSignal.abort(new Error('enough'))
  await expect(pvyield.waitForBatch('s', { signal: stop })).rejects.toThrow('enough')
  await expect(pvyield.waitForBatch('s', { pollMS: 1 } as never)).rejects.toThrow('pollMs')
})
