import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedRun, Series, StoredRun } from '@pvyield/contract/schemas'
import { QUANTITIES } from '@pvyield/engine'
import { tableFromIPC } from 'apache-arrow'
import { dayOfWeather, smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const CSV = { accept: 'text/csv' }
const ARROW = { accept: 'application/vnd.apache.arrow.stream' }
const ASYNC = { prefer: 'respond-async' }
const REFERENCE = { 'other, tool': dayOfWeather().ghi_wm2.map((ghi, row) => (row === 1 ? null : ghi / 2)), meter: dayOfWeather().ghi_wm2 }

function plant(more: object = {}) {
  const { weather, ...sections } = smallPlant()
  return { ...sections, weather: { ...weather, reference_series: REFERENCE }, ...more }
}

const tracker = () => plant({ array: { ...smallPlant().array, track_mode: 'single_axis', tilt_deg: 0 } })

async function csvOf(answer: Response): Promise<{ text: string; titles: string[]; rows: string[][] }> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  expect(answer.headers.get('content-type')).toBe('text/csv')
  const text = await answer.text()
  const [titles = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.replaceAll('"other, tool"', 'other').split(','))
  return { text, titles, rows }
}

async function seriesOf(answer: Response): Promise<Series> {
  const { series } = await runOf(answer)
  if (series === undefined) throw new Error('The answer has no series')
  return series
}

async function finished(path: string): Promise<Response> {
  for (;;) {
    const answer = await service.request(path)
    if (answer.status !== 202) return answer
    await Bun.sleep(10)
  }
}

async function acceptedRun(path: string, body: object, headers: Record<string, string> = {}): Promise<AcceptedRun> {
  const answer = await service.post(path, body, { ...ASYNC, ...headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([202, 'application/json'])
  return (await answer.json()) as AcceptedRun
}

test('series of parts are in the JSON, the CSV and the Arrow answer, and can be chosen', async () => {
  const parts = ['east', 'west'].map((id, k) => ({ id, array: { azimuth_deg: 90 + 180 * k } }))
  const body = plant({ sub_arrays: parts, sub_array_series: ['EOutInv'], include_series: true })
  const { columns, units, labels } = await seriesOf(await service.post('/api/run', body))
  expect([units['east/EOutInv'], labels['west/EOutInv']]).toEqual(['kWh', `west: ${labels.EOutInv}`])
  const { titles, rows } = await csvOf(await service.post('/api/run?columns=meter,west/EOutInv', body, CSV))
  expect(titles.slice(-2)).toEqual(['meter', 'west/EOutInv (kWh)'])
  expect(rows.map((row) => Number(row.at(-1)))).toEqual((columns['west/EOutInv'] ?? []).map(Number))
  const arrow = tableFromIPC(await (await service.post('/api/run', body, ARROW)).arrayBuffer())
  expect(arrow.schema.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['east/EOutInv', 'west/EOutInv']))
  expect((await problemOf(await service.post('/api/run?columns=north/EOutInv', body, CSV))).status).toBe(422)
})

describe('Accept: text/csv', () => {
  test.each([
    ['/api/run', '/v1/run', plant()],
    ['/api/run/simple', '/v1/run/simple', { ...SIMPLE, weather: plant().weather }],
  ])('POST %s answers with the series alone, without include_series, with the same values as JSON', async (path, twin, body) => {
    const answer = await service.post(path, body, CSV)
    expect(answer.headers.get('vary')).toBe('accept, accept-encoding')
    const { text, titles, rows } = await csvOf(answer)
    const { time, columns, units } = await seriesOf(await service.post(path, { ...body, include_series: true }))
    const names = Object.keys(columns)
    expect(names.slice(-2)).toEqual(Object.keys(REFERENCE))
    const titleOf = (name: string) => (units[name] === undefined ? name.replace('other, tool', 'other') : `${name} (${units[name]})`)
    expect(titles).toEqual(['time (UTC+01:00)', ...names.map(titleOf)])
    expect(answer.headers.get('x-timezone')).toBe('UTC+01:00')
    expect(columns).toMatchObject(REFERENCE)
    expect(rows).toEqual(time.map((stamp, row) => [stamp, ...names.map((name) => String(columns[name]?.[row] ?? ''))]))
    expect(await (await service.post(twin, body, CSV)).text()).toBe(text)
  })

  test.each([undefined, '*/*', 'image/png', 'text/csv;q=0.5, application/json'])('Accept: %p is answered with JSON', async (accept) => {
    const answer = await service.post('/api/run', plant(), accept === undefined ? {} : { accept })
    expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual(['application/json', 'accept, accept-encoding'])
    expect((await runOf(answer)).series).toBeUndefined()
  })

  test('an operation with one media type does not vary by Accept', async () => {
    expect((await service.request('/api/health')).headers.get('vary')).toBe('accept-encoding')
  })

  test('is compressed with the encoding that the client accepts', async () => {
    const plain = await (await service.post('/api/run', plant(), CSV)).text()
    const packed = await service.post('/api/run', plant(), { ...CSV, 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(new TextDecoder().decode(Bun.gunzipSync(new Uint8Array(await packed.arrayBuffer())))).toBe(plain)
  })

  test('a background run is 202 with JSON; its series is stored and can be read as the same CSV', async () => {
    const { links } = await acceptedRun('/api/run', plant(), CSV)
    expect(links.series_csv).toBe(`${links.run}/series.csv`)
    const { text } = await csvOf(await finished(links.series_csv ?? ''))
    expect(text).toBe((await csvOf(await service.post('/api/run', plant(), CSV))).text)
  })

  test('a failure is a problem in JSON', async () => {
    const answer = await service.post('/api/run', plant({ site: { latitude: 91 } }), CSV)
    expect([answer.status, (await problemOf(answer)).code]).toEqual([422, 'validation_error'])
  })
})

describe('Accept: application/vnd.apache.arrow.stream', () => {
  async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
    expect(answer.headers.get('content-type')).toBe(ARROW.accept)
    return new Uint8Array(await answer.arrayBuffer())
  }
  const columnsIn = (bytes: Uint8Array) => {
    const table = tableFromIPC(bytes)
    return new Map(table.schema.fields.map(({ name }) => [name, Array.from(table.getChild(name) ?? [])]))
  }

  test.each([
    ['/api/run', plant()],
    ['/api/run/simple', { ...SIMPLE, weather: plant().weather }],
  ])('POST %s answers with the columns of the CSV, exact', async (path, body) => {
    const columns = columnsIn(await bytesOf(await service.post(path, body, ARROW)))
    const { titles, rows } = await csvOf(await service.post(path, body, CSV))
    expect([...columns.keys()].map((name) => name.replace('other, tool', 'other'))).toEqual(
      titles.map((title) => title.replace(/ \(.*/, '')),
    )
    for (const [k, values] of [...columns.values()].entries()) {
      const texts = rows.map((row) => row[k])
      if (k === 0)
        expect(values.map((millis) => new Date((millis as number) + 3_600_000).toISOString().slice(0, 16))).toEqual(texts as string[])
      else {
        const largest = Math.max(...(values as number[]).map((value) => Math.abs(value || 0)))
        for (const [row, value] of (values as number[]).entries()) {
          if (Number.isNaN(value)) expect(texts[row]).toBe('')
          else expect(Math.abs(value - Number(texts[row]))).toBeLessThanOrEqual(1e-13 * largest)
        }
      }
    }
  })

  test('a background run can be read as the same stream, with its id', async () => {
    const { links, run_id } = await acceptedRun('/api/run?columns=E_Grid,GlobInc', plant(), ARROW)
    const stored = await bytesOf(await finished(links.series_arrow ?? ''))
    expect(tableFromIPC(stored).schema.metadata.get('run_id')).toBe(run_id)
    const fresh = await bytesOf(await service.post('/api/run?columns=E_Grid,GlobInc', plant(), ARROW))
    expect(columnsIn(stored)).toEqual(columnsIn(fresh))
    expect([...columnsIn(stored).keys()]).toEqual(['time', 'E_Grid', 'GlobInc'])
    const some = await bytesOf(await service.request(`/api/runs/${run_id}/series.arrow?columns=GlobInc`))
    expect([...columnsIn(some).keys()]).toEqual(['time', 'GlobInc'])
  })

  test('is compressed, and repeated for an idempotency key', async () => {
    const headers = { ...ARROW, 'accept-encoding': 'zstd', 'idempotency-key': 'arrow' }
    const answers = [await service.post('/api/run', plant(), headers), await service.post('/api/run', plant(), headers)]
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['zstd', 'zstd'])
    const [first, second] = await Promise.all(answers.map(async (answer) => Bun.zstdDecompressSync(await bytesOf(answer))))
    expect(second).toEqual(first as Buffer)
    expect(columnsIn(first as Buffer)).toEqual(columnsIn(await bytesOf(await service.post('/api/run', plant(), ARROW))))
  })
})

test('the series of a stored run is the same text, byte for byte, as in the answer of the run', async () => {
  const body = plant({ include_series: true })
  const fresh = await (await service.post('/api/run', body)).text()
  const { run_id } = await acceptedRun('/api/run', body)
  const stored = await (await finished(`/api/runs/${run_id}?include_series=true`)).text()
  const series = (text: string) => text.slice(text.indexOf('"series":{'), text.indexOf(',"links"'))
  expect(series(fresh).length).toBeGreaterThan(1000)
  expect(series(stored)).toBe(series(fresh))
})

describe('reference series named like a series of a run', () => {
  const E_Grid = dayOfWeather().ghi_wm2.map((ghi, row) => (row === 3 ? null : (ghi ?? 0) / 8))
  const weather = { ...dayOfWeather(), reference_series: { Meter: REFERENCE.meter, E_Grid, UArray: REFERENCE.meter } }
  const body = { ...smallPlant(), weather, include_series: true }
  const REFERENCES = ['Meter', 'E_Grid_ref', 'UArray_ref']

  function expectReferences({ columns, units, labels }: Series): void {
    expect(Object.keys(columns).slice(-3)).toEqual(REFERENCES)
    expect(columns.E_Grid_ref).toEqual(E_Grid)
    expect(columns.E_Grid).not.toEqual(E_Grid)
    expect([units.E_Grid_ref, units.UArray_ref, units.Meter]).toEqual(['kWh', 'V', undefined])
    expect([labels.E_Grid, labels.E_Grid_ref, labels.Meter]).toEqual([
      'Power to the grid, negative for import',
      'Reference: Power to the grid, negative for import',
      'Reference series',
    ])
  }

  function expectTitles({ titles, rows }: Awaited<ReturnType<typeof csvOf>>): void {
    expect(titles.slice(-3)).toEqual(['Meter', 'E_Grid_ref (kWh)', 'UArray_ref (V)'])
    expect(rows.map((row) => row.at(-2))).toEqual(E_Grid.map((value) => String(value ?? '')))
  }

  function expectFields(bytes: Uint8Array): void {
    const { schema } = tableFromIPC(bytes)
    expect(schema.fields.slice(-3).map(({ name, metadata }) => [name, metadata.get('unit'), metadata.get('label')])).toEqual([
      ['Meter', undefined, 'Reference series'],
      ['E_Grid_ref', 'kWh', 'Reference: Power to the grid, negative for import'],
      ['UArray_ref', 'V', 'Reference: Voltage at the inverter input'],
    ])
  }

  test('come last, with its unit and the ending _ref, in JSON, CSV and Arrow', async () => {
    expectReferences(await seriesOf(await service.post('/api/run', body)))
    expectTitles(await csvOf(await service.post('/api/run', body, CSV)))
    expectFields(new Uint8Array(await (await service.post('/api/run', body, ARROW)).arrayBuffer()))
  })

  test('are the same in a stored run', async () => {
    const { run_id } = await acceptedRun('/api/run', body)
    const stored = (await (await finished(`/api/runs/${run_id}?include_series=true`)).json()) as StoredRun
    expectReferences(stored.response.series as Series)
    expectTitles(await csvOf(await service.request(`/api/runs/${run_id}/series.csv`)))
    expectFields(new Uint8Array(await (await service.request(`/api/runs/${run_id}/series.arrow`)).arrayBuffer()))
    const { titles } = await csvOf(await service.request(`/api/runs/${run_id}/series.csv?columns=E_Grid_ref,E_Grid`))
    expect(titles.slice(1, 3)).toEqual(['E_Grid_ref (kWh)', 'E_Grid (kWh)'])
    expect(stored.response.summary.comparison?.series).toMatchObject([{ column: 'E_Grid', rows: 23, missing_rows: 1 }])
  })

  test('are chosen by these names', async () => {
    const { columns } = await seriesOf(await service.post('/api/run?columns=E_Grid_ref,Meter', body))
    expect(columns).toEqual({ E_Grid_ref: E_Grid, Meter: REFERENCE.meter })
    const problem = await problemOf(await service.post('/api/run?columns=EArray_ref', body))
    expect(problem.detail).toStartWith('columns: EArray_ref is not a series of this run')
  })
})

describe('an Idempotency-Key', () => {
  test('repeats a CSV answer byte for byte, as CSV', async () => {
    const headers = { ...CSV, 'idempotency-key': 'csv' }
    const [first, second] = [
      await service.post('/api/run?columns=E_Grid', plant({ include_series: true }), headers),
      await service.post('/api/run?columns=E_Grid', plant({ include_series: true }), headers),
    ]
    expect([second.headers.get('idempotent-replayed'), second.headers.get('content-type')]).toEqual(['true', 'text/csv'])
    expect(await second.text()).toBe(await first.text())
  })

  test('with another form or other columns is 409', async () => {
    const key = { 'idempotency-key': 'form' }
    expect((await service.post('/api/run?columns=E_Grid', plant(), { ...CSV, ...key })).status).toBe(200)
    for (const [query, headers] of [
      ['?columns=E_Grid', {}],
      ['?columns=GlobInc', CSV],
      ['', CSV],
      ['?columns=E_Grid', ARROW],
    ] as const) {
      const answer = await service.post(`/api/run${query}`, plant(), { ...headers, ...key })
      expect([answer.status, (await problemOf(answer)).code]).toEqual([409, 'idempotency_conflict'])
    }
  })
})

describe('?columns=', () => {
  test('names of a series that this plant does not have are refused before a run is accepted', async () => {
    const own = plant({ include_series: true }) // of modules without a voltage
    const [awaited, accepted] = [
      await service.post('/api/run?columns=UArray', own),
      await service.post('/api/run?columns=UArray', own, { prefer: 'respond-async' }),
    ]
    const problem = await problemOf(accepted)
    expect(problem).toMatchObject({ status: 422, code: 'validation_error', field: 'columns' })
    expect((await problemOf(awaited)).detail).toBe(problem.detail)
  })

  const COMPONENTS = { module: { id: 'pan_ja_solar_jam66d45_600_lb' }, inverter: { id: 'ond_sungrow_sg125hv_app01' } }
  test.each([
    ['fixed', SIMPLE],
    ['single_axis', { ...SIMPLE, racking: 'single_axis', bifaciality: 0.7 }],
    ['with components', { latitude: 48.1, longitude: 11.6, system_capacity_kw: 1000, ...COMPONENTS }],
  ])('of a simple run without weather, %s: those of its run are accepted, and no other', async (_kind, body) => {
    const known = Object.keys((await seriesOf(await service.post('/api/run/simple', { ...body, include_series: true }))).columns)
    const ask = async (columns: string) =>
      (await service.post(`/api/run/simple?columns=${columns}`, { ...body, include_series: true }, { prefer: 'respond-async' })).status
    expect(await ask(known.join())).toBe(202)
    const others = Object.keys(QUANTITIES).filter((name) => !known.includes(name))
    for (const name of others) expect([name, await ask(name)]).toEqual([name, 422])
  })

  test('of an answer without series is refused: nothing asked for is left out silently', async () => {
    for (const [path, body] of [
      ['/api/run', plant()],
      ['/api/run/simple', SIMPLE],
    ] as const) {
      for (const headers of [{}, { prefer: 'respond-async' }] as Record<string, string>[]) {
        const problem = await problemOf(await service.post(`${path}?columns=GlobInc`, body, headers))
        expect([problem.status, problem.detail]).toEqual([
          422,
          'columns: The answer has no series to choose from: set include_series true, or send Accept: text/csv',
        ])
      }
    }
  })

  const QUERY = `?columns=${encodeURIComponent('E_Grid, GlobInc,"other, tool",E_Grid,')}`
  const TITLES = ['time (UTC+01:00)', 'E_Grid (kWh)', 'GlobInc (W/m2)', 'other']
  const NAMES = ['E_Grid', 'GlobInc', 'other, tool']

  test('selects the series of an answer in the requested order, reference series included; repeated and empty names are ignored', async () => {
    const all = await seriesOf(await service.post('/api/run', plant({ include_series: true })))
    const some = await seriesOf(await service.post(`/api/run${QUERY}`, plant({ include_series: true })))
    expect(Object.keys(some.columns)).toEqual(NAMES)
    expect(some).toEqual({
      ...all,
      units: { E_Grid: 'kWh', GlobInc: 'W/m2' },
      labels: Object.fromEntries(NAMES.map((name) => [name, all.labels[name] ?? ''])),
      columns: { E_Grid: all.columns.E_Grid ?? [], GlobInc: all.columns.GlobInc ?? [], 'other, tool': REFERENCE['other, tool'] },
    })
    const simple = { ...SIMPLE, weather: plant().weather, include_series: true }
    expect(Object.keys((await seriesOf(await service.post(`/v1/run/simple${QUERY}`, simple))).columns)).toEqual(NAMES)
    expect((await csvOf(await service.post(`/api/run${QUERY}`, plant(), CSV))).titles).toEqual(TITLES)
  })

  test('selects the series that a background run stores, and the series that are read from a stored run', async () => {
    const { run_id } = await acceptedRun(`/api/run${QUERY}`, plant({ include_series: true }))
    const read = async (query: string) => ((await (await finished(`/api/runs/${run_id}?${query}`)).json()) as StoredRun).response.series
    const kept = await read('include_series=true')
    expect(kept).toEqual(await seriesOf(await service.post(`/api/run${QUERY}`, plant({ include_series: true }))))
    expect((await csvOf(await service.request(`/api/runs/${run_id}/series.csv`))).titles).toEqual(TITLES)
    expect(Object.keys((await read('include_series=true&columns=GlobInc'))?.columns ?? {})).toEqual(['GlobInc'])
    const without = await problemOf(await service.request(`/api/runs/${run_id}?columns=GlobInc`))
    expect(without.detail).toBe('columns: The answer has no series to choose from: set include_series=true')
    const { titles } = await csvOf(await service.request(`/api/runs/${run_id}/series.csv?columns=GlobInc,E_Grid`))
    expect(titles).toEqual(['time (UTC+01:00)', 'GlobInc (W/m2)', 'E_Grid (kWh)'])
    for (const path of [`/api/runs/${run_id}?columns=EArray`, `/api/runs/${run_id}/series.csv?columns=EArray`]) {
      expect((await problemOf(await service.request(path))).errors).toEqual([
        {
          field: 'columns',
          message: 'EArray is not a series of this run: choose from E_Grid, GlobInc, other, tool',
          code: 'validation_error',
        },
      ])
    }
  })

  test('with unknown names is 422, lists the unknown and the available names, and stores nothing', async () => {
    for (const headers of [{}, CSV, ASYNC]) {
      for (const body of [plant(), JSON.stringify(plant()).padEnd(70_000)]) {
        const answer = await service.post('/api/run?columns=GlobInk,E_Grid,nothing', body, { ...headers })
        const { code, field, detail } = await problemOf(answer)
        expect([answer.status, code, field]).toEqual([422, 'validation_error', 'columns'])
        expect(detail).toStartWith('columns: GlobInk, nothing are not series of this run: choose from GlobHor, DiffHor,')
        expect(detail).toContain('E_Grid')
        expect(detail).toEndWith('other, tool, meter')
      }
    }
  })

  test('with a tracker series is rejected for a plant without trackers', async () => {
    const answer = await service.post('/api/run?columns=PhiAng', plant({ include_series: true }))
    expect(await problemOf(answer)).toMatchObject({
      field: 'columns',
      detail: expect.stringContaining('PhiAng is not a series of this run'),
    })
    expect((await csvOf(await service.post('/api/run?columns=PhiAng', tracker(), CSV))).titles[1]).toBe('PhiAng (deg)')
  })

  test.each(['', ',', ' , '])('%p contains no name: 422', async (text) => {
    for (const [path, body] of [
      ['/api/run', plant()],
      ['/api/run/simple', SIMPLE],
    ] as const) {
      const answer = await service.post(`${path}?columns=${encodeURIComponent(text)}`, body)
      expect([answer.status, (await problemOf(answer)).field]).toEqual([422, 'columns'])
    }
  })
})

describe('a series describes', () => {
  test('the time zone of its time stamps: JSON in hours, a CSV in a header and the title of the time, and as the last column when it is asked for', async () => {
    for (const [timezone, zone] of [
      [0, 'UTC+00:00'],
      [-8, 'UTC-08:00'],
      [5.75, 'UTC+05:45'],
    ] as const) {
      const body = plant({
        site: { ...smallPlant().site, longitude: 15 * timezone },
        weather: { ...dayOfWeather(), timezone },
        include_series: true,
      })
      expect((await seriesOf(await service.post('/api/run', body))).timezone).toBe(timezone)
      const answer = await service.post('/api/run', body, CSV)
      expect(answer.headers.get('x-timezone')).toBe(zone)
      const short = await csvOf(answer)
      const long = await csvOf(await service.post('/api/run?columns=timezone', body, CSV))
      expect([short.titles[0], short.titles.at(-1)]).toEqual([`time (${zone})`, 'E_Grid (kWh)'])
      expect(long.titles).toEqual([...short.titles, `timezone (${zone})`])
      expect(long.rows).toEqual(short.rows.map((row) => [...row, String(timezone)]))
      const chosen = await csvOf(await service.post('/api/run?columns=timezone,E_Grid', body, CSV))
      expect(chosen.titles).toEqual([`time (${zone})`, 'E_Grid (kWh)', `timezone (${zone})`])
    }
  })

  test('the zone in a stored CSV and in a repeated answer, as in the first', async () => {
    const headers = { ...CSV, 'idempotency-key': 'zone-1' }
    const first = await service.post('/api/run?columns=timezone', plant(), headers)
    const again = await service.post('/api/run?columns=timezone', plant(), headers)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect([first, again].map((answer) => answer.headers.get('x-timezone'))).toEqual(['UTC+01:00', 'UTC+01:00'])
    const { text } = await csvOf(first)
    expect((await csvOf(again)).text).toBe(text)
    const conflict = await service.post('/api/run', plant(), headers)
    expect([conflict.status, (await problemOf(conflict)).code]).toEqual([409, 'idempotency_conflict'])
    const { run_id } = await acceptedRun('/api/run', plant(), CSV)
    const stored = await finished(`/api/runs/${run_id}/series.csv?columns=timezone`)
    expect(stored.headers.get('x-timezone')).toBe('UTC+01:00')
    expect((await csvOf(stored)).text).toBe(text)
  })

  test('`timezone` chooses no series of JSON or Arrow: both state the zone once', async () => {
    const body = plant({ include_series: true })
    const asked = await seriesOf(await service.post('/api/run?columns=timezone,E_Grid', body))
    expect([Object.keys(asked.columns), asked.timezone]).toEqual([['E_Grid'], 1])
    const without = await service.post('/api/run?columns=timezone', plant())
    expect([without.status, (await problemOf(without)).field]).toEqual([422, 'columns'])
  })

  test('the meaning of the numbers of TrkState, in JSON and in the header line of the CSV', async () => {
    const { columns, legends } = await seriesOf(await service.post('/api/run', { ...tracker(), include_series: true }))
    expect(legends).toEqual({ TrkState: ['tracking', 'backtracking', 'flat', 'best angle', 'stow'] })
    expect(columns.TrkState?.every((state) => state !== null && legends.TrkState?.[state] !== undefined)).toBe(true)
    const { titles } = await csvOf(await service.post('/api/run', tracker(), CSV))
    expect(titles).toContain('TrkState (0 tracking; 1 backtracking; 2 flat; 3 best angle; 4 stow)')
    expect((await seriesOf(await service.post('/api/run', plant({ include_series: true })))).legends).toEqual({})
  })
})

describe('a series that is too long for one answer', () => {
  const ROWS = 250_000
  const long = (more: object) => {
    const zeros = new Array<number>(ROWS).fill(0)
    const weather = { timezone: 1, step_minutes: 1, start: '2001-01-01T00:00', ghi_wm2: zeros, temp_air_c: zeros }
    return { ...smallPlant(), weather, ...more }
  }

  test('is rejected before the run, and the message says how many columns would fit', async () => {
    for (const [body, headers, field, fitting] of [
      [long({ include_series: true }), {}, 'include_series', 16],
      [long({}), CSV, 'columns', 40],
    ] as const) {
      const answer = await service.post('/api/run', body, { ...headers })
      const problem = await problemOf(answer)
      expect([answer.status, problem.code, problem.field]).toEqual([422, 'validation_error', field])
      expect(problem.detail).toMatch(/A series of 250000 rows and \d\d columns has 1\d{7} values/)
      expect(problem.detail).toContain(`name at most ${fitting} series in ?columns=`)
    }
  })

  test('fits with fewer columns', async () => {
    const { rows } = await csvOf(await service.post('/api/run?columns=E_Grid', long({}), CSV))
    expect(rows).toHaveLength(ROWS)
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
