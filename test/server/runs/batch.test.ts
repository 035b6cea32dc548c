import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import type { AcceptedStudy, BatchAnswer, Study, StudyPage } from '@pvyield/contract/schemas'
import { tableFromIPC } from 'apache-arrow'
import { problemOf, SIMPLE, simpleRunOf } from '../answers.ts'
import { auditIn, rowsIn, standingIn, writeIn } from '../charging/ledger/audited.ts'
import { type SeededAccount, seededAccounts } from '../seeded-accounts.ts'
import { startTestService, type TestService } from '../service.ts'

const METERED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' }
const UNIT_MICROS = 500_000

let folder: string
let alice: SeededAccount
let bob: SeededAccount
let service: TestService
beforeAll(async () => {
  ;[folder, alice, bob] = (await seededAccounts(2)) as [string, SeededAccount, SeededAccount]
  // The money for all batches of this file.
  await writeIn(
    folder,
    `insert into ledger (account, kind, reference, month, at, units, free_units, wallet_micros, monthly_micros, free_after, wallet_after, monthly_after)
     values (?, 'topup', 'cs_1', '2026-01', 0, 0, 0, ?, 0, 0, ?, 0)`,
    alice.id,
    5000 * UNIT_MICROS,
    5000 * UNIT_MICROS,
  )
  service = await startTestService({ ...METERED, DATA_DIR: folder })
})
afterAll(async () => {
  await service.stop()
  expect(service.faults).toEqual([])
  expect(await auditIn(folder)).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

const EMBEDDED = { ...SIMPLE, weather_source: 'embedded' }
const CSV = 'text/csv'
const LINES = 'application/x-ndjson'

function send(body: string, type: string, headers: Record<string, string> = {}, sender: SeededAccount | null = alice): Promise<Response> {
  return service.request('/api/batches', { method: 'POST', headers: { 'content-type': type, ...sender?.headers, ...headers }, body })
}

const read = (path: string, who = alice) => service.request(path, { headers: { ...who.headers } })
const text = async (path: string) => (await read(path)).text()
const lines = (content: string) => content.trimEnd().split('\n')

async function accepted(answer: Response): Promise<AcceptedStudy> {
  if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
  const study = (await answer.json()) as AcceptedStudy
  expect(answer.headers.get('location')).toBe(study.links.study)
  return study
}

async function complete({ links }: AcceptedStudy): Promise<Study & { result: BatchAnswer }> {
  for (;;) {
    const study = (await (await read(links.study)).json()) as Study
    if (study.status !== 'running') return study as Study & { result: BatchAnswer }
    await Bun.sleep(10)
  }
}

async function refused(body: string, type: string): Promise<readonly (readonly [string | null, string])[]> {
  const { status, errors } = await problemOf(await send(body, type))
  expect(status).toBe(422)
  return (errors ?? []).map(({ field, message }) => [field, message])
}

const paid = async () => {
  const { freeUsed, walletMicros } = await standingIn(folder, alice.id)
  return freeUsed + 5000 - walletMicros / UNIT_MICROS
}

const TABLE = `id,name,latitude,longitude,system_capacity_kw,tilt_deg,weather_source
a,"North, old",48.1,11.6,100,,embedded
b,,48.1,11.6,100,40,embedded

c,,43.6,3.9,250,20,embedded
`
const FULL_TABLE = `id,latitude,longitude,system_capacity_kw,weather_source,module.id,inverter.id
works,48.1,11.6,100,embedded,pan_ja_solar_jam66d45_600_lb,ond_chintpower_cps_sch275ktl_do_us_800
cannot,48.1,11.6,100,embedded,pan_ja_solar_jam66d45_600_lb,cec_enphase_energy_inc_iq7_60_2_us_208v
`

describe('a batch', () => {
  let study: AcceptedStudy
  beforeAll(async () => {
    study = await accepted(await send(TABLE, CSV))
    expect(study.billing).toMatchObject({ units: 3, reasons: [{ term: 'runs', amount: 3, units: 3 }] })
  })

  test('has for each request what its own run answers, as lines, as a table and as Arrow', async () => {
    const { kind, done, of, result, links } = await complete(study)
    expect([kind, done, of]).toEqual(['batch', 3, 3])
    expect(result).toMatchObject({ count: 3, complete_count: 3, failed_count: 0, failed: [], dc_kwp: 450 })
    expect(result.findings).toContainEqual({ code: 'weather_embedded', count: 3 })
    const rows = lines(await text(links.ndjson ?? '')).map((line) => JSON.parse(line))
    expect(rows.map(({ row, line, id, name, status }) => [row, line, id, name, status])).toEqual([
      [0, 2, 'a', 'North, old', 'complete'],
      [1, 3, 'b', null, 'complete'],
      [2, 5, 'c', null, 'complete'],
    ])
    const alone = await simpleRunOf(await service.post('/api/run/simple', { ...EMBEDDED, tilt_deg: 40 }, alice.headers))
    const { provenance: _, ...summary } = alone.summary
    expect(rows[1].summary).toEqual(summary)
    const [head, first, second, ...others] = lines(await text(links.csv))
    expect(head).toStartWith('row,line,id,name,status,dc_kwp (kW),ac_kw (kW),e_grid_kwh (kWh)')
    expect(first).toStartWith('0,2,a,"North, old",complete,100,')
    expect(second?.split(',')[7]).toBe(String(summary.e_grid_kwh))
    expect(others).toHaveLength(1)
    const arrow = tableFromIPC(new Uint8Array(await (await read(links.arrow)).arrayBuffer()))
    expect([...(arrow.getChild('line') ?? [])]).toEqual([2, 3, 5])
    expect([...(arrow.getChild('e_grid_kwh') ?? [])]).toEqual(rows.map((row) => row.summary.e_grid_kwh))
    expect(lines(await text(`${links.ndjson}?from=2`)).map((line) => JSON.parse(line).id)).toEqual(['c'])
    expect(await text(`${links.ndjson}?from=3`)).toBe('')
  })

  test('of JSON lines and of a list has the same results, and its key repeats its answer', async () => {
    const rows = [
      { id: 'a', ...EMBEDDED },
      { id: 'b', ...EMBEDDED, tilt_deg: 40 },
    ]
    const key = { 'idempotency-key': 'lines' }
    const body = `\ufeff${rows.map((row) => JSON.stringify(row)).join('\r\n')}\r\n\r\n`
    const first = await accepted(await send(body, LINES, key))
    const again = await send(body, LINES, key)
    expect([again.headers.get('idempotent-replayed'), ((await again.json()) as AcceptedStudy).study_id]).toEqual(['true', first.study_id])
    expect((await problemOf(await send(body, CSV, key))).code).toBe('idempotency_conflict')
    const list = await accepted(await send(JSON.stringify({ requests: rows }), 'application/json'))
    await Promise.all([first, list].map(complete))
    const own = (content: string) => lines(content).map((line) => ({ ...JSON.parse(line), line: null }))
    const results = own(await text(first.links.ndjson ?? ''))
    expect(results).toEqual(own(await text(list.links.ndjson ?? '')))
    const table = own(await text(study.links.ndjson ?? ''))
    expect(results.map(({ summary }) => summary)).toEqual(table.slice(0, 2).map(({ summary }) => summary))
  })

  test('keeps a row with its problem for a request that fails when it runs, which is not charged', async () => {
    const before = await paid()
    const batch = await accepted(await send(FULL_TABLE, CSV))
    expect(await paid()).toBe(before + 2)
    const { result } = await complete(batch)
    expect([result.complete_count, result.failed_count, result.billing?.units]).toEqual([1, 1, 2])
    expect(result.failed).toMatchObject([{ row: 1, line: 3, id: 'cannot' }])
    expect(lines(await text(batch.links.csv)).at(-1)).toMatch(/^1,3,cannot,,failed,,/)
    expect(await paid()).toBe(before + 1)
  })

  test('is its account’s own, is listed, and is no run', async () => {
    const { studies } = (await (await read('/api/studies')).json()) as StudyPage
    expect(studies.find(({ study_id: id }) => id === study.study_id)).toMatchObject({ kind: 'batch', label: '3 requests', done: 3 })
    for (const path of [study.links.study, study.links.csv, study.links.ndjson ?? '']) expect((await read(path, bob)).status).toBe(404)
    expect((await read(`/api/runs/${study.study_id}`)).status).toBe(404)
    const cancelled = await service.request(`/api/runs/${study.study_id}/cancel`, { method: 'POST', headers: { ...alice.headers } })
    expect(cancelled.status).toBe(404)
  })

  test('goes on after a restart behind what is stored; its results come while it runs; cancelled, what it has is charged', async () => {
    // Each at a place of its own: a machine as fast as any has not made all of them when the service is restarted.
    const many = Array.from({ length: 600 }, (_, k) => JSON.stringify({ ...EMBEDDED, latitude: 30 + k / 50 })).join('\n')
    const before = await paid()
    const { study_id: id, links } = await accepted(await send(many, LINES))
    const now = async () => (await (await read(links.study)).json()) as Study
    while ((await now()).done === null) await Bun.sleep(25)
    const come = lines(await text(links.ndjson ?? ''))
    expect(come.length).toBeGreaterThanOrEqual((await now()).done === null ? 0 : 1)
    expect((await read(links.csv)).status).toBe(202)
    service = await service.restart({ ...METERED, DATA_DIR: folder })
    const after = (await now()).done ?? 0
    expect(after).toBeGreaterThanOrEqual(come.length)
    while (((await now()).done ?? 0) <= after) await Bun.sleep(25)
    expect(lines(await text(links.ndjson ?? '')).slice(0, come.length)).toEqual(come)
    expect((await service.request(links.study, { method: 'DELETE', headers: { ...alice.headers } })).status).toBe(204)
    const [[units]] = (await rowsIn(folder, `select units from ledger where reference = '${id}' and kind = 'settle'`)) as [[number]]
    expect(units).toBeGreaterThan(after)
    expect(units).toBeLessThan(600)
    expect(await paid()).toBe(before + units)
    expect(await rowsIn(folder, `select count(*) from run_series where run_id = '${id}'`)).toEqual([[0]])
  })
})

describe('a batch is refused before it is accepted', () => {
  test('with the line and the field of every failure, the first hundred of which are listed', async () => {
    const body = [
      { ...EMBEDDED, tilt_deg: 95 },
      { ...EMBEDDED, id: 'x', tilt: 20 },
      { ...EMBEDDED, id: 'x' },
      { ...EMBEDDED, include_series: true },
      { ...EMBEDDED, module: { id: 'none' } },
    ].map((row) => JSON.stringify(row))
    const failures = await refused([...body, '{"latitude":1,}', '[[['.repeat(50), '"text"', '{"latitude": NaN}'].join('\n'), LINES)
    expect(failures.map(([field]) => field?.replace(/(\.0){10,}$/, '.0.0'))).toEqual([
      'lines.1.tilt_deg',
      'lines.2.tilt',
      'lines.3.id',
      'lines.4.include_series',
      'lines.5.module.id',
      'lines.5.inverter',
      'lines.6',
      'lines.7.0.0',
      'lines.8',
      'lines.9.latitude',
      'lines.9.longitude',
      'lines.9.system_capacity_kw',
    ])
    expect(failures[1]?.[1]).toContain('Did you mean')
    const many = await problemOf(await send(`${body[0]}\n`.repeat(5000), LINES))
    expect([many.errors?.length, many.errors_omitted]).toEqual([100, 4900])
    expect(many.detail).toStartWith('5000 of 5000 requests are refused, and nothing was run. lines.1.tilt_deg: ')
    const list = await problemOf(await send(JSON.stringify({ requests: [EMBEDDED, { ...EMBEDDED, tilt_deg: 95 }] }), 'application/json'))
    expect(list.field).toBe('requests.1.tilt_deg')
  })

  test('when a table has columns that no request has, or cells that it would misread', async () => {
    const head = 'id,latitude,longitude,system_capacity_kw,tilt'
    expect((await refused(`${head}\n1,48,11,100,20\n`, CSV)).map(([field]) => field)).toEqual(['lines.1.tilt'])
    expect(await refused('id;latitude\n1;48,1\n', CSV)).toEqual([['lines.1', expect.stringContaining('commas')]])
    expect(await refused('id,latitude,longitude,system_capacity_kw\n1,"48,1",11,100\n', CSV)).toEqual([
      ['lines.2.latitude', 'Input should be a number with a decimal point: 48.1'],
    ])
  })

  test('when a column is named by what every object has, which changed all runs of the process', async () => {
    for (const column of ['constructor.prototype.tilt_deg', 'hasOwnProperty.call', 'toString.x', 'site.constructor.keys'])
      expect(await refused(`latitude,longitude,${column}\n48,11,1\n`, CSV)).toEqual([
        [`lines.1.${column}`, expect.stringContaining('named by a field')],
      ])
    const after = await Promise.all(Array.from({ length: 8 }, () => service.post('/api/run/simple/request', EMBEDDED)))
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
  })

  test('when two have the same id, which counts as one that is refused', async () => {
    const rows = [
      { id: 'a', ...EMBEDDED },
      { id: 'a', ...EMBEDDED, tilt_deg: 95 },
    ]
    const { detail, errors } = await problemOf(await send(JSON.stringify({ requests: rows }), 'application/json'))
    expect(detail).toStartWith('1 of 2 requests are refused')
    expect(errors?.map(({ field }) => field)).toEqual(['requests.1.id', 'requests.1.tilt_deg'])
    expect(await refused(`{"id":"\\ud800","latitude":48,"longitude":11,"system_capacity_kw":1}`, LINES)).toEqual([
      ['lines.1.id', expect.stringContaining('surrogate')],
    ])
  })

  test('when it has no request or too many, is no text, or is sent as another type', async () => {
    expect(await refused('\n'.repeat(1_000_000), LINES)).toEqual([['lines', 'Send at least one request']])
    expect(await refused('id,latitude\n', CSV)).toEqual([['lines', 'Send at least one request']])
    expect(await refused('{}\n'.repeat(20_001), LINES)).toEqual([['lines', 'A batch has at most 20000 requests: send several batches']])
    expect((await refused('{"requests": []}', 'application/json'))[0]?.[0]).toBe('requests')
    expect((await refused('id\n\0\n', CSV))[0]?.[0]).toBe('lines.2')
    const wide = Array.from({ length: 10_000 }, (_, k) => `c${k}`).join(',')
    expect((await refused(`${wide}\n${wide}\n`, CSV))[0]?.[1]).toContain('at most 200 columns')
    const long = Bun.gzipSync(new TextEncoder().encode(`{"a":"${'x'.repeat(90_000_000)}"}`))
    const bomb = await service.request('/api/batches', {
      method: 'POST',
      headers: { 'content-type': LINES, 'content-encoding': 'gzip', ...alice.headers },
      body: long,
    })
    expect((await problemOf(bomb)).field).toBe('lines.1')
    expect((await send('a', 'text/plain')).status).toBe(415)
  })

  test('when nobody pays for it', async () => {
    expect((await send(TABLE, CSV, {}, null)).status).toBe(401)
    const [head, row] = TABLE.split('\n')
    const poor = await send([head, ...Array.from({ length: 30 }, (_, k) => row?.replace('a', `a${k}`))].join('\n'), CSV, {}, bob)
    expect((await problemOf(poor)).code).toBe('payment_required')
    expect(((await (await read('/api/studies', bob)).json()) as StudyPage).studies).toEqual([])
  })
})
