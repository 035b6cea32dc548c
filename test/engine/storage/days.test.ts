import { describe, expect, test } from 'bun:test'
import type { AcColumns } from '../../../engine/core/frame.ts'
import days from '../../fixtures/storage/days.json'
import { battery, plantWith, runBus } from './bus.ts'

/** Column of each expected quantity, and its unit relative to that of the fixture. */
const COLUMNS: Readonly<Record<string, [column: keyof AcColumns, unit: number]>> = {
  charge_kw: ['chargeW', 1000],
  discharge_kw: ['dischargeW', 1000],
  soc: ['storedFrac', 1],
  recovered_kw: ['recoveredW', 1000],
  grid_limit_kw: ['gridLimitLossW', 1000],
  load_kw: ['loadW', 1000],
  self_consumed_kw: ['selfConsumedW', 1000],
  from_grid_kw: ['fromGridW', 1000],
  grid_kw: ['gridW', 1000],
}

describe('days computed by hand', () => {
  for (const { name, ac_losses, storage, hour, inverter_output_kw, expected } of days.cases) {
    test(name, () => {
      const section = battery(storage as Parameters<typeof battery>[0])
      const rows = inverter_output_kw.map((outputKw, i) => ({ outputKw, hour: hour[i] }))
      const ac = runBus(plantWith(section, ac_losses, rows.length), rows)
      for (const [quantity, [column, unit]] of Object.entries(COLUMNS)) {
        const values = (expected as Record<string, number[]>)[quantity] ?? rows.map(() => 0)
        values.forEach((value, i) => {
          expect(Math.abs(ac[column][i] / unit - value), `${quantity}, row ${i}`).toBeLessThan(days.tolerance)
        })
      }
    })
  }

  test('the loss of a row is its conversion loss: 30 kW of 300 kW charged at 0.9, 22.2 kW of 200 kW discharged', () => {
    const [day] = days.cases
    const section = battery(day?.storage as Parameters<typeof battery>[0])
    const rows = (day?.inverter_output_kw ?? []).map((outputKw, i) => ({ outputKw, hour: i }))
    const ac = runBus(plantWith(section, day?.ac_losses, rows.length), rows)
    expect([...ac.storageLossW.subarray(2, 6)].map((w) => Math.round(w))).toEqual([30000, 30000, 0, 22222])
    expect([...ac.storageChangeW.subarray(2, 6)].map((w) => Math.round(w))).toEqual([270000, 270000, 0, -222222])
  })
})

describe('the section', () => {
  const noon = (outputKw: number) => [{ outputKw, hour: 12 }]

  test('powers of null mean half the capacity per hour', () => {
    const charging = battery({ strategy: 'self_consumption', capacity_kwh: 300, load_kw: 0 })
    expect(runBus(plantWith(charging), noon(5000)).chargeW[0]).toBe(150000)
    const discharging = battery({ strategy: 'self_consumption', capacity_kwh: 300, load_kw: 900, soc_start: 1 })
    expect(runBus(plantWith(discharging), noon(0)).dischargeW[0]).toBe(150000)
  })

  test('the step of the rows converts power to energy: 4 rows of 15 minutes store as much as one hour', () => {
    const section = battery({ strategy: 'self_consumption', load_kw: 100 })
    const quarters = Array.from({ length: 4 }, (_, i) => ({ outputKw: 300, hour: 12 + i / 4 }))
    const byQuarter = runBus(plantWith(section), quarters, 15)
    expect(byQuarter.storedFrac[3]).toBeCloseTo(runBus(plantWith(section), noon(300)).storedFrac[0], 12)
  })

  test('a load column is read row by row', () => {
    const section = battery({ strategy: 'self_consumption', load_kw: [50, 70, 0], capacity_kwh: 0 })
    const rows = [60, 60, 60].map((outputKw, i) => ({ outputKw, hour: 12 + i }))
    const ac = runBus(plantWith(section, {}, 3), rows)
    expect([...ac.selfConsumedW]).toEqual([50000, 60000, 0])
    expect([...ac.fromGridW]).toEqual([0, 10000, 0])
    expect([...ac.gridW]).toEqual([10000, 0, 60000])
  })

  test('the middle of a row decides to which window it belongs', () => {
    const windows = { charge_start_h: 9.5, charge_end_h: 11.5, discharge_start_h: 22, discharge_end_h: 0, charge_from_grid: false }
    const section = battery({ strategy: 'schedule', schedule: windows, efficiency_charge: 1, charge_max_kw: 10 })
    const rows = [8, 9, 10, 11, 21, 22, 23, 24].map((hour) => ({ outputKw: hour < 12 ? 50 : 0, hour }))
    const ac = runBus(plantWith(section), rows)
    expect([...ac.chargeW]).toEqual([0, 10000, 10000, 0, 0, 0, 0, 0])
    expect([...ac.dischargeW].map((w) => w > 0)).toEqual([false, false, false, false, false, true, false, false])
  })

  test('a window with equal ends is empty', () => {
    const windows = { charge_start_h: 9, charge_end_h: 9, discharge_start_h: 20, discharge_end_h: 20, charge_from_grid: false }
    const section = battery({ strategy: 'schedule', schedule: windows, soc_start: 0.5 })
    const rows = [3, 9, 15, 20].map((hour) => ({ outputKw: 50, hour }))
    const ac = runBus(plantWith(section), rows)
    expect([...ac.chargeW, ...ac.dischargeW]).toEqual(new Array(8).fill(0))
  })

  test('without a load the battery does not supply the consumption of the plant', () => {
    const rows = [{ outputKw: 0, hour: 0 }]
    const drawing = { use_auxiliaries: true, aux_night_kw: 5 }
    const discharge = (load_kw: number) =>
      runBus(plantWith(battery({ strategy: 'self_consumption', load_kw, soc_start: 1 }), drawing), rows).dischargeW[0]
    expect(discharge(0)).toBe(0)
    expect(discharge(20)).toBeCloseTo(25000, 6)
  })

  test('the battery is idle when no power can leave the plant', () => {
    const section = battery({ strategy: 'self_consumption', load_kw: 100, soc_start: 1 })
    for (const losses of [{ unavailability_loss: 1 }, { transmission_loss: 1 }]) {
      const ac = runBus(plantWith(section, losses), [
        { outputKw: 50, hour: 12 },
        { outputKw: -1, hour: 13 },
      ])
      expect([...ac.dischargeW]).toEqual([0, 0])
      expect([...ac.fromGridW]).toEqual([100000, 100000])
      expect([...ac.gridW].every(Number.isFinite)).toBe(true)
    }
  })
})
