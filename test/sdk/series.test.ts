import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createPvyield, type RunRequest, RunSeries } from '@pvyield/sdk'
import { Float64, Int32, makeVector, Table, tableFromIPC, tableToIPC, vectorFromArray } from 'apache-arrow'
import { readArrow } from '../../clients/typescript/src/arrow-stream.ts'
import { startTestService, type TestService } from '../server/service.ts'

const plant = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, racking: 'single_axis' } as const

describe('against the service', () => {
  let service: TestService
  let pvyield: ReturnType<typeof createPvyield>
  beforeAll(async () => {
    service = await startTestService({ SYNC_WAIT_MS: '600000' })
    pvyield = createPvyield({ baseUrl: `http://127.0.0.1:${await service.listen()}` })
  })
  afterAll(() => service.stop())

  test('runSimpleSeries has the doubles, times, units and legends that apache-arrow reads', async () => {
    const columns = ['GlobInc', 'E_Grid', 'TrkState']
    const series = await pvyield.runSimpleSeries(plant, { columns })
    const table = tableFromIPC(await pvyield.runSimpleArrow(plant, { columns }))
    expect(Object.keys(series.columns)).toEqual(columns)
    for (const name of columns) {
      expect(series.column(name)).toBeInstanceOf(Float64Array)
      expect(series.column(name)).toEqual(Float64Array.from(table.getChild(name)?.toArray() as Float64Array))
    }
    const times = table.getChild('time')
    expect(series.time).toEqual(Float64Array.from({ length: series.length }, (_, row) => times?.get(row) as number))
    expect([series.length, series.stepMinutes, series.timezone, series.isoTimes()[12]]).toEqual([8760, 60, 1, '1990-01-01T12:00:00+01:00'])
    expect([series.units.E_Grid, series.legends.TrkState?.[0]]).toEqual(['kWh', 'tracking'])
    expect(series.labels.E_Grid).toBe('Power to the grid, negative for import')
    const { summary } = await pvyield.runSimple(plant)
    expect(series.column('E_Grid').reduce((sum, energy) => sum + energy, 0)).toBeCloseTo(summary.e_grid_kwh, 6)
    expect(() => series.column('EArray')).toThrow('EArray: the series has GlobInc, E_Grid, TrkState')
  })

  test('the series of a full run in the background are those of JSON, which rounds', async () => {
    const { request } = await pvyield.runSimple(plant)
    const sent = await pvyield.createRun({ ...(request as RunRequest), include_series: true }, {}, { inBackground: true })
    if (!('run_id' in sent)) throw new Error('the run was not sent to the background')
    const exact = await pvyield.getRunSeries(sent, { columns: ['GlobInc', 'E_Grid'] })
    const stored = await pvyield.waitForRun(sent, { includeSeries: true })
    if (stored.response.series == null) throw new Error('no series is stored')
    const rounded = RunSeries.fromJson(stored.response.series)
    expect([exact.time, exact.timezone, exact.stepMinutes]).toEqual([rounded.time, rounded.timezone, rounded.stepMinutes])
    for (const name of ['GlobInc', 'E_Grid']) {
      const largest = rounded.column(name).reduce((most, value) => Math.max(most, Math.abs(value)), 0)
      const off = exact.column(name).map((value, row) => Math.abs(value - (rounded.column(name)[row] ?? Number.NaN)))
      expect(off.reduce((most, value) => Math.max(most, value), 0)).toBeLessThanOrEqual(1e-12 * largest)
    }
  })
})

describe('a value that is missing', () => {
  const parts = {
    time: Float64Array.of(0, 3_600_000),
    stepMinutes: 60,
    timezone: -3.5,
    units: { a: 'kWh' },
    labels: { a: 'A', 'b, "c"': 'B' },
    legends: {},
    columns: { a: Float64Array.of(1.5, Number.NaN), 'b, "c"': Float64Array.of(Number.NaN, -0.1) },
  }

  test('is NaN in a column, null in a record and an empty cell of CSV', () => {
    const series = new RunSeries(parts)
    expect(series.toRecords()).toEqual([
      { time: '1969-12-31T20:30:00-03:30', a: 1.5, 'b, "c"': null },
      { time: '1969-12-31T21:30:00-03:30', a: null, 'b, "c"': -0.1 },
    ])
    expect(series.toCsv()).toBe('time,a (kWh),"b, ""c"""\n1969-12-31T20:30:00-03:30,1.5,\n1969-12-31T21:30:00-03:30,,-0.1\n')
  })

  test('is null in JSON', () => {
    const time = ['1969-12-31T20:30', '1969-12-31T21:30']
    const { stepMinutes: step_minutes, timezone, units, labels, legends } = parts
    const json = { time, step_minutes, timezone, units, labels, legends, columns: { a: [1.5, null], 'b, "c"': [null, -0.1] } }
    const series = RunSeries.fromJson(json as Parameters<typeof RunSeries.fromJson>[0])
    expect([series.time, series.timezone, series.units]).toEqual([parts.time, parts.timezone, parts.units])
    expect(series.toRecords()).toEqual(new RunSeries(parts).toRecords())
  })
})

describe('streams of apache-arrow', () => {
  const bytesOf = (table: Table) => tableToIPC(table, 'stream') as Uint8Array<ArrayBuffer>
  const doubles = (values: (number | null)[]) => vectorFromArray(values, new Float64())

  test('several batches are joined, and the bitmap of missing values is read', () => {
    const first = new Table({
      a: doubles([1, null, 3, 4, 5, 6, 7, 8, null, 10]),
      b: makeVector(Float64Array.from({ length: 10 }, (_, k) => k / 3)),
    })
    const second = new Table({ a: doubles([null]), b: makeVector(Float64Array.of(Number.MIN_VALUE)) })
    const [a, b] = readArrow(bytesOf(first.concat(second))).columns
    expect(Array.from(a?.values ?? [])).toEqual([1, Number.NaN, 3, 4, 5, 6, 7, 8, Number.NaN, 10, Number.NaN])
    expect(b?.values).toEqual(Float64Array.of(...Array.from({ length: 10 }, (_, k) => k / 3), Number.MIN_VALUE))
  })

  test('a stream at an odd place of its memory is copied, and a table without rows has empty columns', () => {
    const stream = bytesOf(new Table({ a: doubles([1, 2]) }))
    const moved = new Uint8Array(stream.length + 3).subarray(3)
    moved.set(stream)
    expect(readArrow(moved).columns[0]?.values).toEqual(Float64Array.of(1, 2))
    expect(readArrow(bytesOf(new Table({ a: doubles([]) }))).columns[0]?.values).toEqual(new Float64Array(0))
  })

  test('columns of other types, streams of other sources and cut ones are refused', () => {
    const integers = bytesOf(new Table({ a: vectorFromArray([1, 2], new Int32()) }))
    expect(() => readArrow(integers)).toThrow('The Arrow stream has column a, neither doubles nor time stamps: read it with apache-arrow')
    const stream = bytesOf(new Table({ a: doubles([1, 2, 3]) }))
    expect(() => RunSeries.fromArrow(stream)).toThrow('is not a series of the service')
    expect(() => readArrow(new Uint8Array())).toThrow('no schema')
    const whole = readArrow(stream).columns[0]?.values
    for (let end = 1; end < stream.length; end++) {
      const cut = stream.slice(0, end)
      try {
        expect(readArrow(cut).columns[0]?.values).toBeOneOf([whole, new Float64Array(0)]) // cut between messages
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }
  })
})
