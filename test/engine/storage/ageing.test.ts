import { describe, expect, test } from 'bun:test'
import type { Storage, StorageSummary } from '@pvyield/contract/schemas'
import { type Resolved, run } from '@pvyield/engine'
import { ageingTable } from '../../../engine/report/ageing-table.ts'
import { runVariants } from '../../../engine/variants/run-variants.ts'
import { wholeAnswer } from '../../../engine/variants/wanted.ts'
import { everyLossPlant } from '../chain/plant.ts'
import { fieldsOf } from '../failures.ts'

const AGEING = { calendar_loss_per_year: 0.02, cycle_loss_per_cycle: 2e-4, end_of_life: 0.8, replace: true }
const BATTERY: Partial<Storage> = {
  capacity_kwh: 900,
  charge_max_kw: 250,
  discharge_max_kw: 200,
  strategy: 'schedule',
  schedule: { charge_start_h: 9, charge_end_h: 15, discharge_start_h: 18, discharge_end_h: 0.5, charge_from_grid: false },
  soc_max: 0.95,
  standby_w: 200,
  load_kw: 40,
}
const YEARS = 8
const aging = (ageing: Partial<typeof AGEING> = {}, lifetime: object = {}): Resolved =>
  everyLossPlant({
    storage: { ...BATTERY, ageing: { ...AGEING, ...ageing } },
    lifetime: { dc_degradation_rate: 0.005, analysis_period_years: YEARS, ...lifetime },
  })

function storageOf(request: Resolved): StorageSummary {
  return run(request).answer.summary.storage as StorageSummary
}

describe('the arithmetic', () => {
  test('2 % a year and 0.01 % a cycle, 250 cycles a year: 4.5 % a year, 80 % or less at the end of year 5', () => {
    const { capacity_kwh, equivalent_full_cycles, ...rest } = ageingTable(
      { ...AGEING, cycle_loss_per_cycle: 1e-4 },
      1000,
      12,
      () => 250_000,
    )
    const expected = [1000, 955, 910, 865, 820, 1000, 955, 910, 865, 820, 1000, 955]
    expected.forEach((kwh, k) => {
      expect(capacity_kwh[k]).toBeCloseTo(kwh, 9)
    })
    expect(equivalent_full_cycles).toEqual(new Array(12).fill(250))
    expect(rest.replacement_years).toEqual([6, 11])
    expect(rest.end_of_life_year).toBe(5)
  })

  /** PySAM BatteryStateful, life_model 0 with straight tables of 0.005 % a cycle and 1.2 % a year, a full cycle each day: q_relative. */
  test.each([
    [{ calendar_loss_per_year: 0, cycle_loss_per_cycle: 5e-5 }, [364, 365, 365], [98.18, 96.355, 94.53]],
    [{ calendar_loss_per_year: 0.012, cycle_loss_per_cycle: 0 }, [0, 0, 0], [98.8, 97.6, 96.4]],
    [{ calendar_loss_per_year: 0.012, cycle_loss_per_cycle: 5e-5 }, [364, 365, 365], [96.98, 93.955, 90.93]],
  ])('%o: the capacity after each year is that of SAM, which adds both losses too', (losses, cycles, ofSam) => {
    const { capacity_kwh } = ageingTable({ ...AGEING, ...losses, end_of_life: 0.5 }, 100, 4, (year) => 100 * (cycles[year] ?? 0))
    ofSam.forEach((kwh, k) => {
      expect(capacity_kwh[k + 1]).toBeCloseTo(kwh, 9)
    })
  })

  test('without replacement it goes on to lose, and never below nothing', () => {
    const table = ageingTable({ ...AGEING, calendar_loss_per_year: 0.3, replace: false }, 100, 6, () => 0)
    expect(table.capacity_kwh.map((kwh) => Math.round(1e9 * kwh) / 1e9)).toEqual([100, 70, 40, 10, 0, 0])
    expect(table.replacement_years).toEqual([])
    expect(table.end_of_life_year).toBe(1)
  })

  test('a battery that is replaced after the last year is not replaced in the table', () => {
    const table = ageingTable({ ...AGEING, calendar_loss_per_year: 0.1 }, 100, 2, () => 0)
    expect([table.replacement_years, table.end_of_life_year]).toEqual([[], 2])
  })
})

describe('a plant with an ageing battery', () => {
  const request = aging()
  const { summary } = run(request).answer
  const { ageing } = summary.storage as StorageSummary

  test('each year is a run of its own with a battery of that capacity, to 1e-12', () => {
    let keptFrac = 1
    for (let year = 1; year <= YEARS; year++) {
      const own = everyLossPlant({
        storage: { ...BATTERY, capacity_kwh: 900 * keptFrac },
        lifetime: { dc_degradation_rate: 0.005, year },
      })
      const { summary: ofYear } = run(own).answer
      const figures = ofYear.storage as StorageSummary
      expect(Math.abs((summary.lifetime?.e_grid_kwh[year - 1] ?? Number.NaN) / ofYear.e_grid_kwh - 1)).toBeLessThan(1e-12)
      expect(ageing?.capacity_kwh[year - 1]).toBeCloseTo(900 * keptFrac, 9)
      const cycles = figures.discharged_kwh / 0.95 / 900
      expect(ageing?.equivalent_full_cycles[year - 1]).toBeCloseTo(cycles, 9)
      // charged, discharged, lost and stored of the year close
      const { charged_kwh, discharged_kwh, loss_kwh, change_kwh } = figures
      expect(Math.abs(charged_kwh - discharged_kwh - loss_kwh - change_kwh) / charged_kwh).toBeLessThan(1e-12)
      keptFrac -= 0.02 + 2e-4 * cycles
      if (keptFrac <= 0.8) keptFrac = 1
    }
    expect(ageing?.replacement_years.length).toBeGreaterThan(0)
    expect(ageing?.end_of_life_year).toBe((ageing?.replacement_years[0] ?? 0) - 1)
  })

  test('an ageing of nothing is no ageing', () => {
    const nothing = run(aging({ calendar_loss_per_year: 0, cycle_loss_per_cycle: 0 })).answer
    const none = run(everyLossPlant({ storage: BATTERY, lifetime: request.lifetime })).answer
    expect(nothing.summary.lifetime).toEqual(none.summary.lifetime)
    expect(nothing.loss_diagram).toEqual(none.loss_diagram)
    expect(none.summary.storage?.ageing).toBeNull()
    expect(nothing.summary.storage?.ageing?.capacity_kwh).toEqual(new Array(YEARS).fill(900))
  })

  test('variants have the answers of their own runs', () => {
    const patches = [{}, { 'storage.capacity_kwh': 500 }, { 'array.tilt_deg': 40 }, { storage: null }]
    for (const [k, outcome] of runVariants(request, patches, wholeAnswer()).entries()) {
      if (!('value' in outcome)) throw new Error(`variant ${k} is refused`)
      const storage = k === 3 ? null : { ...(request.storage as Storage), ...(k === 1 && { capacity_kwh: 500 }) }
      const own = run({ ...request, storage, array: { ...request.array, ...(k === 2 && { tilt_deg: 40 }) } })
      expect(outcome.value.wanted).toEqual(own.answer)
    }
  })

  test('part of a year has no table', () => {
    const { weather } = request
    const half = Object.fromEntries(
      Object.entries(weather).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, 4000) : value]),
    )
    expect(storageOf({ ...request, weather: half as Resolved['weather'] }).ageing).toBeNull()
  })
})

test('an ageing that no table shows, of one later year or of too many rows is refused', () => {
  const fields = (request: Resolved) => fieldsOf(() => run(request))
  expect(fields(aging({}, { analysis_period_years: 1 }))).toEqual(['storage.ageing'])
  expect(fields(aging({}, { year: 3 }))).toEqual(['storage.ageing'])
  expect(fields(aging({}, { analysis_period_years: 100 }))).toEqual([])
  const { weather } = aging()
  const many = Object.fromEntries(
    Object.entries(weather).map(([key, value]) => [key, Array.isArray(value) ? new Array(60 * 8760).fill(value[0]) : value]),
  )
  expect(fields({ ...aging(), weather: { ...many, step_minutes: 1 } as Resolved['weather'] })).toEqual(['storage.ageing'])
})
