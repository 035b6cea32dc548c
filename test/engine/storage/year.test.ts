import { describe, expect, test } from 'bun:test'
import type { Storage, StorageSummary } from '@pvyield/contract/schemas'
import { type Resolved, run } from '@pvyield/engine'
import { type Changes, diagram, everyLossPlant, MUNICH_YEAR, plant, runWithSeries } from '../chain/plant.ts'
import { fieldsOf } from '../failures.ts'

const HOURS = 8760
const SCHEDULE = { charge_start_h: 9, charge_end_h: 15, discharge_start_h: 18, discharge_end_h: 0.5, charge_from_grid: false }
/** A load with mornings, evenings and quiet weekends. */
const LOAD_KW = Array.from({ length: HOURS }, (_, i) => {
  const [hour, day] = [i % 24, Math.floor(i / 24)]
  const busy = hour >= 6 && hour < 22 ? 180 : 60
  return day % 7 < 5 ? busy : 0.4 * busy
})
const STORAGES: Record<Storage['strategy'], Partial<Storage>> = {
  grid_limit: { capacity_kwh: 500, strategy: 'grid_limit', soc_start: 0.3 },
  self_consumption: { capacity_kwh: 700, strategy: 'self_consumption', load_kw: LOAD_KW, charge_max_kw: 200, soc_start: 0.8 },
  schedule: { capacity_kwh: 900, strategy: 'schedule', schedule: SCHEDULE, discharge_max_kw: 120, load_kw: 40 },
  price: {
    capacity_kwh: 900,
    strategy: 'price',
    prices: { price: LOAD_KW, charge_below: 70, discharge_above: 170, charge_from_grid: true },
    soc_max: 0.95,
    reserve: 0.1,
    standby_w: 300,
  },
}
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

/** State of charge at the start. */
function startOf({ soc_start, soc_min, reserve }: Storage): number {
  return soc_start ?? soc_min + reserve
}

function figuresOf(request: Resolved): StorageSummary {
  const { storage } = run(request).answer.summary
  if (storage === null) throw new Error('a plant with a storage has its figures')
  return storage
}

describe.each(Object.entries(STORAGES))('a year with %s', (_, section) => {
  const request = everyLossPlant({ storage: section })
  const year = runWithSeries(request)
  const rows = diagram(year)
  const capacityKwh = request.storage?.capacity_kwh ?? Number.NaN
  const soc = year.column('SOC')
  const [charged, discharged] = [sum(year.column('EBatCh')), sum(year.column('EBatDis'))]

  test('energy is conserved to 1e-9: charged is discharged, lost or still stored', () => {
    const [loss, change] = [rows.get('storage_loss') ?? Number.NaN, rows.get('storage_change') ?? Number.NaN]
    expect(Math.abs(charged - discharged - loss - change) / charged).toBeLessThan(1e-9)
    const started = startOf(request.storage as Storage)
    expect(Math.abs(change - ((soc.at(-1) ?? Number.NaN) - started) * capacityKwh) / charged).toBeLessThan(1e-9)
    expect(charged).toBeGreaterThan(10 * capacityKwh)
  })

  test('the state of charge continues from row to row, across blocks and nights', () => {
    const { efficiency_charge: into, efficiency_discharge: outOf } = request.storage as Storage
    const [charge, discharge] = [year.column('EBatCh'), year.column('EBatDis')]
    for (let i = 1; i < HOURS; i++) {
      const stored = charge[i] * into - discharge[i] / outOf
      const step = (soc[i] - soc[i - 1]) * capacityKwh
      if (!(Math.abs(step - stored) <= 1e-9 * capacityKwh))
        throw new Error(`row ${i}: ${stored} kWh are stored, the charge moves by ${step}`)
    }
    expect(soc).toHaveLength(HOURS)
  })

  test('the summary equals the sums of the series', () => {
    const figures = year.answer.summary.storage as StorageSummary
    expect(figures.charged_kwh / charged).toBeCloseTo(1, 12)
    expect(figures.discharged_kwh / discharged).toBeCloseTo(1, 12)
    expect(figures.loss_kwh).toBe(rows.get('storage_loss') ?? Number.NaN)
    expect(figures.change_kwh).toBe(rows.get('storage_change') ?? Number.NaN)
    expect(figures.equivalent_full_cycles).toBeCloseTo(discharged / 0.95 / capacityKwh, 9)
    const [need, fromGrid] = [sum(year.column('ELoad')), sum(year.column('EFromGrid'))]
    expect(figures.load_kwh).toBeCloseTo(need, 6)
    expect(figures.from_grid_kwh).toBeCloseTo(fromGrid, 6)
    expect(figures.self_consumed_kwh).toBeCloseTo(need - fromGrid, 6)
    const exported = sum(year.column('E_Grid').map((kwh) => Math.max(0, kwh)))
    if (need === 0) expect([figures.self_sufficiency, figures.self_consumption]).toEqual([null, null])
    else if (figures.charged_from_grid_kwh === 0) {
      expect(figures.self_sufficiency ?? Number.NaN).toBeCloseTo(1 - fromGrid / need, 12)
      expect(figures.self_consumption ?? Number.NaN).toBeCloseTo((need - fromGrid) / (need - fromGrid + exported), 12)
    }
  })

  test('every year of the lifetime table starts anew: without degradation each equals the year of the run', () => {
    const { summary } = run({ ...request, lifetime: { ...request.lifetime, analysis_period_years: 3, dc_degradation_rate: 0 } }).answer
    for (const kwh of summary.lifetime?.e_grid_kwh ?? []) expect(Math.abs(Number(kwh) / summary.e_grid_kwh - 1)).toBeLessThan(1e-12)
    expect(summary.lifetime?.year).toEqual([1, 2, 3])
  })
})

describe('a storage without capacity', () => {
  const bare = run(everyLossPlant(), { withSeries: true })

  test.each(Object.values(STORAGES))('a capacity of 0 without a load equals no storage to the last digit: $strategy', (section) => {
    const empty = run(
      everyLossPlant({
        storage: { ...section, capacity_kwh: 0, standby_w: 0, load_kw: section.strategy === 'self_consumption' ? 0 : null },
      }),
      {
        withSeries: true,
      },
    )
    expect(empty.answer.loss_diagram).toEqual(bare.answer.loss_diagram)
    const { storage: _, provenance: __, ...summary } = empty.answer.summary
    const { storage: none, provenance: ____, ...expected } = bare.answer.summary
    expect(none).toBeNull()
    expect(summary).toEqual(expected)
    bare.series?.names.forEach((name, k) => {
      expect(empty.series?.columns[empty.series.names.indexOf(name)], name).toEqual(bare.series?.columns[k] as Float64Array)
    })
  })

  test('the storage series exist only with a storage', () => {
    const added = (runWithSeries(everyLossPlant({ storage: STORAGES.grid_limit })).series?.names ?? []).filter(
      (name) => !bare.series?.names.includes(name),
    )
    expect(added).toEqual(['EBatCh', 'EBatDis', 'SOC', 'ELoad', 'EFromGrid'])
  })
})

describe('an ideal battery without bounds', () => {
  const IDEAL = { capacity_kwh: 1e7, charge_max_kw: 1e6, discharge_max_kw: 1e6, efficiency_charge: 1, efficiency_discharge: 1, soc_min: 0 }
  const LIMITED: Changes = { ac_losses: { grid_poi_limit_kw: 400 } }

  test('grid_limit: nothing is curtailed and nothing is lost, so the year equals that without a limit', () => {
    const free = diagram(run(plant()))
    const rows = diagram(run(plant({ ...LIMITED, storage: { ...IDEAL, strategy: 'grid_limit' } })))
    expect(diagram(run(plant(LIMITED))).get('grid_limit')).toBeGreaterThan(1000)
    expect(rows.get('grid_limit')).toBeLessThan(1e-9)
    expect(rows.get('storage_loss')).toBe(0)
    const left = (rows.get('e_grid') ?? Number.NaN) + (rows.get('storage_change') ?? Number.NaN)
    expect(Math.abs(left / (free.get('e_grid') ?? Number.NaN) - 1)).toBeLessThan(1e-12)
  })

  test('grid_limit: the recovered energy is all curtailed energy', () => {
    const curtailed = diagram(run(plant(LIMITED))).get('grid_limit') ?? Number.NaN
    const { recovered_kwh, charged_kwh } = figuresOf(plant({ ...LIMITED, storage: { ...IDEAL, strategy: 'grid_limit' } }))
    expect(recovered_kwh).toBeCloseTo(curtailed, 6)
    expect(charged_kwh).toBeCloseTo(curtailed, 6)
  })

  test('self_consumption: a full battery meets every load, and the plant exports nothing', () => {
    const storage = { ...IDEAL, capacity_kwh: 1e8, soc_start: 0.5, strategy: 'self_consumption', load_kw: LOAD_KW }
    const { answer, column } = runWithSeries(plant({ storage }))
    expect(Math.max(...column('EFromGrid'))).toBeLessThan(1e-9)
    expect(Math.max(...column('E_Grid').map(Math.abs))).toBeLessThan(1e-9)
    const free = diagram(run(plant())).get('e_grid') ?? Number.NaN
    const figures = answer.summary.storage as StorageSummary
    expect(figures.self_sufficiency).toBeCloseTo(1, 12)
    expect(figures.self_consumption).toBeCloseTo(1, 12)
    expect(figures.change_kwh).toBeCloseTo(free - sum(LOAD_KW), 4)
    // energy delivered to the load counts as yield
    expect(answer.summary.specific_yield_kwh_per_kwp).toBeCloseTo(sum(LOAD_KW) / 1000, 9)
    expect(answer.summary.warnings).toEqual(run(plant()).answer.summary.warnings)
  })

  test('self_consumption without a battery: the plant meets the lesser of load and output in every row', () => {
    const { column, answer } = runWithSeries(plant({ storage: { capacity_kwh: 0, strategy: 'self_consumption', load_kw: LOAD_KW } }))
    const output = column('EOutInv')
    const met = LOAD_KW.map((load, i) => Math.min(load, Math.max(0, output[i])))
    expect(answer.summary.storage?.self_consumed_kwh).toBeCloseTo(sum(met), 6)
    expect(diagram({ answer, series: null }).get('self_consumed')).toBeCloseTo(sum(met), 6)
  })
})

test('monthly performance ratios include the energy for the load', () => {
  const free = run(plant()).answer.summary
  const { monthly, performance_ratio } = run(plant({ storage: { capacity_kwh: 0, strategy: 'self_consumption', load_kw: 150 } })).answer
    .summary
  for (const [month, pr] of monthly.pr.entries()) expect(pr ?? Number.NaN).toBeCloseTo(free.monthly.pr[month] ?? Number.NaN, 12)
  expect(performance_ratio).toBeCloseTo(free.performance_ratio, 12)
})

test('a run reports each failure at its field, for schema and strategy alike', () => {
  const fields = (storage: unknown) => fieldsOf(() => run(plant({ weather: MUNICH_YEAR, storage })))
  expect(fields({})).toEqual(['storage.capacity_kwh', 'storage.strategy'])
  expect(fields({ capacity_kwh: 10, strategy: 'grid_limit' })).toEqual(['storage.strategy'])
  expect(fields({ capacity_kwh: 10, strategy: 'self_consumption' })).toEqual(['storage.load_kw'])
  expect(fields({ capacity_kwh: 10, strategy: 'self_consumption', load_kw: [1, 2] })).toEqual(['storage.load_kw'])
  expect(fields({ capacity_kwh: 10, strategy: 'self_consumption', load_kw: [1, -2] })).toEqual(['storage.load_kw.1'])
  expect(fields({ capacity_kwh: 10, strategy: 'schedule', schedule: { ...SCHEDULE, charge_end_h: 25 } })).toEqual([
    'storage.schedule.charge_end_h',
  ])
  expect(fields({ capacity_kwh: 10, strategy: 'self_consumption', load_kw: 5, efficiency_charge: 0, soc_min: 2 })).toEqual([
    'storage.efficiency_charge',
    'storage.soc_min',
  ])
})
