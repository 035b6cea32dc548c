import { expect, test } from 'bun:test'
import * as engine from '@pvyield/engine'
import { plant, runWithSeries } from '../engine/chain/plant.ts'
import { commonRequest } from './common-request.ts'
import { distancesOf } from './distance.ts'

const PLAIN = plant()

test('two runs of the same plant are nowhere apart', () => {
  for (const { value } of Object.values(distancesOf(runWithSeries(PLAIN), runWithSeries(PLAIN)))) expect(value).toBe(0)
})

test('one hour that is lost is found in the year, its month, the diagram, and its row', () => {
  const [before, now] = [runWithSeries(PLAIN), runWithSeries(PLAIN)]
  const { year, month, diagram, row } = distancesOf(before, { ...now, ...withoutRow(now, 5000) })
  const lostKwh = before.column('E_Grid')[5000] ?? 0
  expect(lostKwh).toBeGreaterThan(0)
  const levelKwh = Math.max(...before.answer.loss_diagram.filter(({ unit }) => unit === 'kWh').map(({ value }) => value))
  expect(year.value).toBeCloseTo(lostKwh / levelKwh, 12)
  expect(month.at).toBe('e_grid_kwh of month 7')
  expect(diagram).toEqual({ value: year.value, at: 'e_grid' })
  expect(row.at).toBe('E_Grid, row 5000')
})

test('a column that became NaN is apart without a bound', () => {
  const [before, now] = [runWithSeries(PLAIN), runWithSeries(PLAIN)]
  now.column('E_Grid')[3] = Number.NaN
  expect(distancesOf(before, now).row).toEqual({ value: Number.POSITIVE_INFINITY, at: 'E_Grid, row 3' })
})

test('fields and values that the base does not know are left out of both requests, and settings apply to ours alone', () => {
  const dropped: string[] = []
  const body = {
    ...PLAIN,
    iam: { ...PLAIN.iam, newer: 1 },
    thermal: { ...PLAIN.thermal, model: 'newer' },
    site: { latitude: 48, longitude: 11 },
  }
  const settings = new Map<string, unknown>([
    ['site.refraction', false],
    ['site.latitude', 1],
  ])
  const requests = commonRequest(engine, engine, body, settings, (path) => dropped.push(path))
  if ('failures' in requests) throw new Error(JSON.stringify(requests.failures))
  expect(dropped.sort()).toEqual(['iam.newer', 'thermal.model'])
  expect([requests.before.thermal.model, requests.now.thermal.model]).toEqual(['pvsyst', 'pvsyst'])
  expect([requests.before.site.refraction, requests.now.site.refraction]).toEqual([true, false])
  expect(requests.now.site.latitude).toBe(48)
})

test('a value that the base does not know, of a field without a default, is one that it knows in both', () => {
  const dropped: string[] = []
  const storage = { strategy: 'newer', capacity_kwh: 10 }
  const requests = commonRequest(engine, engine, { ...PLAIN, storage }, new Map(), (path) => dropped.push(path))
  if ('failures' in requests) throw new Error(JSON.stringify(requests.failures))
  expect(dropped).toEqual(['storage.strategy'])
  expect([requests.before.storage?.strategy, requests.now.storage?.strategy]).toEqual(['price', 'price'])
})

test('a plant without a model that the base knows has the reasons', () => {
  const requests = commonRequest(engine, engine, { ...PLAIN, module: { model: 'newer' } }, new Map(), () => {})
  expect(requests).toMatchObject({ failures: [{ field: 'module' }] })
})

/** The outcome with one row of grid energy less, in the answer and in the series. */
function withoutRow(outcome: ReturnType<typeof runWithSeries>, row: number): Pick<engine.RunOutcome, 'answer'> {
  const column = outcome.column('E_Grid')
  const lost = column[row] ?? 0
  column[row] = 0
  const { summary, loss_diagram } = outcome.answer
  const e_grid_kwh = summary.monthly.e_grid_kwh.map((value, m) => (m === 6 ? (value ?? 0) - lost : value))
  return {
    answer: {
      ...outcome.answer,
      summary: { ...summary, e_grid_kwh: summary.e_grid_kwh - lost, monthly: { ...summary.monthly, e_grid_kwh } },
      loss_diagram: loss_diagram.map((entry) => (entry.key === 'e_grid' ? { ...entry, value: entry.value - lost } : entry)),
    },
  }
}
