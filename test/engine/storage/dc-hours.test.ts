import { describe, expect, test } from 'bun:test'
import type { AcColumns } from '../../../engine/core/frame.ts'
import { dcPlant, runDcBus } from './dc-bus.ts'

/** In kW. */
function expectRows(ac: AcColumns, expected: Partial<Record<keyof AcColumns, readonly number[]>>, unit = 1000): void {
  for (const [name, values] of Object.entries(expected))
    values.forEach((value, row) => {
      expect(Math.abs(ac[name as keyof AcColumns][row] / unit - value), `${name}, row ${row}`).toBeLessThan(1e-9)
    })
}

/*
 * Inverters of 100 kW together and 96 %: they take 100 / 0.96 = 104.1667 kW, start at 5 kW and draw
 * 0.1 kW at night.
 */
const MOST = 100 / 0.96

describe('hours computed by hand', () => {
  test('what the inverters clip is stored, and comes back within what they have left', () => {
    const storage = {
      capacity_kwh: 100,
      soc_min: 0,
      charge_max_kw: 40,
      discharge_max_kw: 50,
      efficiency_charge: 0.9,
      efficiency_discharge: 0.8,
    }
    const ac = runDcBus(dcPlant(storage, {}, 4), [{ busKw: MOST + 20 }, { busKw: MOST + 50 }, { busKw: 90 }, { busKw: 0 }])
    // 20 kW over the limit are stored as 18 kWh; of 50 kW the battery takes 40, stored as 36 kWh, and 10 are clipped
    // then the inverters have room for 14.1667 kW, which take 17.7083 kWh; of 36.2917 kWh left 29.0333 kWh come out in the dark
    expectRows(ac, {
      chargeW: [20, 40, 0, 0],
      dischargeW: [0, 0, MOST - 90, (54 - (MOST - 90) / 0.8) * 0.8],
      overPowerByBatteryW: [-20, -40, 0, 0],
      arrayByBatteryW: [20, 40, 0, 0],
      dcStorageLossW: [2, 4, (MOST - 90) * 0.25, (54 - (MOST - 90) / 0.8) * 0.2],
      dcStorageChangeW: [18, 36, -(MOST - 90) / 0.8, -(54 - (MOST - 90) / 0.8)],
      outputByBatteryW: [0, 0, 100 - 86.4, (54 - (MOST - 90) / 0.8) * 0.8 * 0.96 + 0.1],
      efficiencyByBatteryW: [0, 0, (MOST - 90) * 0.04, (54 - (MOST - 90) / 0.8) * 0.8 * 0.04],
      nightByBatteryW: [0, 0, 0, -0.1],
      gridW: [100, 100, 100, (54 - (MOST - 90) / 0.8) * 0.8 * 0.96],
    })
    expectRows(ac, { storedFrac: [0.18, 0.54, 0.54 - (MOST - 90) / 80, 0] }, 1)
  })

  test('power under the start is stored while the inverters are off; a battery lifts them over it', () => {
    const ac = runDcBus(dcPlant({ capacity_kwh: 100, soc_min: 0, efficiency_charge: 1, efficiency_discharge: 1 }, {}, 3), [
      { busKw: 4 }, // 4 kW under 5 kW: the empty battery takes them
      { busKw: 3 }, // 3 kW and the 4 kWh that it has: 7 kW, over the start
      { busKw: 2 },
    ])
    expectRows(ac, {
      chargeW: [4, 0, 2],
      dischargeW: [0, 4, 0],
      thresholdByBatteryW: [-4, -3, -2],
      outputByBatteryW: [0, 7 * 0.96 + 0.1, 0],
      gridW: [-0.1, 7 * 0.96, -0.1],
    })
  })

  test('what the grid limit curtails stays on the DC side, behind 12.5 kW of other parts', () => {
    const request = dcPlant({ capacity_kwh: 1000, soc_min: 0, soc_start: 0.5 }, { grid_poi_limit_kw: 60 }, 3)
    const ac = runDcBus(request, [
      { busKw: 75, othersKw: 12.5 }, // 72 + 12.5 kW, 24.5 too many: 24.5 / 0.96 DC are stored
      { busKw: 200, othersKw: 12.5 }, // what is over 47.5 / 0.96 DC
      { busKw: 25, othersKw: 12.5 }, // 24 + 12.5: 23.5 kW come out of the battery
    ])
    expectRows(ac, {
      chargeW: [24.5 / 0.96, 200 - 47.5 / 0.96, 0],
      dischargeW: [0, 0, 23.5 / 0.96],
      recoveredW: [24.5 / 0.96, MOST - 47.5 / 0.96, 0],
      arrayByBatteryW: [0, 200 - MOST, 0],
      gridLimitLossW: [0, 0, 0],
      gridW: [60, 60, 60],
    })
  })

  test('the converter loses on both ways and limits both', () => {
    const storage = {
      capacity_kwh: 100,
      soc_min: 0,
      efficiency_charge: 1,
      efficiency_discharge: 1,
      dc_converter_efficiency: 0.9,
      dc_converter_kw: 18,
    }
    const ac = runDcBus(dcPlant(storage, {}, 2), [{ busKw: 150 }, { busKw: 0 }])
    expectRows(ac, { chargeW: [18, 0], dcStorageChangeW: [16.2, -16.2], dischargeW: [0, 14.58], dcStorageLossW: [1.8, 1.62] })
  })

  test('with half of the part out, half of the battery and of the inverters works; an outage of the plant takes its time', () => {
    const storage = { capacity_kwh: 100, soc_min: 0, efficiency_charge: 1, efficiency_discharge: 1, charge_max_kw: 40 }
    const ac = runDcBus(dcPlant(storage, { outages: { periods: [], monthly: null, random: null, random_grid: null } as never }, 2), [
      { busKw: MOST + 20, partOutFrac: 0.5 },
      { busKw: MOST + 20, plantOutFrac: 0.25 },
    ])
    // 10 kWh of the half, then three quarters of 20
    expectRows(ac, { chargeW: [10, 15], dcStorageChangeW: [10, 15], gridW: [50, 75], unavailabilityLossW: [50, 25] })
    expectRows(ac, { storedFrac: [0.1, 0.25] }, 1)
  })

  test('inverters stay at their start power rather than lose what the battery cannot take', () => {
    const storage = { capacity_kwh: 100, soc_min: 0, charge_max_kw: 8, strategy: 'schedule' as const }
    const schedule = { charge_start_h: 10, charge_end_h: 14, discharge_start_h: 20, discharge_end_h: 21, charge_from_grid: false }
    const ac = runDcBus(dcPlant({ ...storage, schedule }, {}, 1), [{ busKw: 10, hour: 12 }])
    expectRows(ac, { chargeW: [5], gridW: [4.8], thresholdByBatteryW: [0] })
  })
})

/** Sections of inverters of 100 kW together that give nothing at the 10 kW at which they start, or less at all powers. */
const CURVE = {
  model: 'curve',
  p_ac_nom_kw: 100,
  p_start_kw: 10,
  curves: [{ v_dc_v: null, p_dc_kw: [15, 30, 110], efficiency: [0.9, 0.96, 0.968] }],
}
const SANDIA = {
  model: 'sandia',
  p_ac_nom_kw: 100,
  p_aco_w: 100_000,
  p_dco_w: 104_000,
  v_dco_v: 700,
  p_so_w: 10_000,
  c0: 0,
  c1: 0,
  c2: 0,
  c3: 0,
}
const PVWATTS = { model: 'pvwatts', p_ac_nom_kw: 100, efficiency_nom: 0.96, efficiency_ref: 0.9637 }

function behind(inverter: object, storage: Parameters<typeof dcPlant>[0], rows: number) {
  const request = dcPlant({ capacity_kwh: 1000, soc_min: 0, strategy: 'schedule', schedule: NOON, ...storage }, {}, rows)
  const section = {
    ...request.inverter,
    v_mppt_min_v: null,
    v_mppt_max_v: null,
    p_night_w: 0,
    efficiency: undefined,
    p_start_kw: null,
    ...inverter,
  }
  return { ...request, array: { ...request.array, n_inverters: 1 }, inverter: section as unknown as typeof request.inverter }
}

const NOON = { charge_start_h: 11, charge_end_h: 13, discharge_start_h: 18, discharge_end_h: 20, charge_from_grid: false }

describe('inverters that give nothing at their start power', () => {
  test.each([CURVE, SANDIA])('are not fed with it: $model', (inverter) => {
    const ac = runDcBus(behind(inverter, { soc_start: 0.5, discharge_max_kw: 10 }, 2), [
      { busKw: 0, hour: 18 },
      { busKw: 4, hour: 19 }, // with the modules they start
    ])
    expectRows(ac, { dischargeW: [0, 10], chargeW: [0, 0], arrayByBatteryW: [0, 4], outputByBatteryW: [0] })
    expect(ac.outputByBatteryW[1]).toBeGreaterThan(1000)
  })

  test.each([CURVE, SANDIA])('are not held at it: the battery takes all that it can, $model', (inverter) => {
    const ac = runDcBus(behind(inverter, { charge_max_kw: 25 }, 3), [
      { busKw: 29.09, hour: 11 }, // 4.09 are lost under the start, where 10 kept at it were lost
      { busKw: 24, hour: 12 },
      { busKw: 10, hour: 14 }, // at it, outside the window
    ])
    expectRows(ac, { chargeW: [25, 24, 10], thresholdByBatteryW: [4.09, 0, -10], arrayByBatteryW: [-4.09, 0, 10], gridW: [0, 0, 0] })
  })

  test('without a stated threshold lose what the battery leaves, not their own consumption: pvwatts', () => {
    const ac = runDcBus(behind(PVWATTS, { charge_max_kw: 28.9 }, 2), [
      { busKw: 29, hour: 11 },
      { busKw: 35, hour: 12 }, // 6.1 are more than they need
    ])
    expectRows(ac, { chargeW: [28.9, 28.9], thresholdByBatteryW: [0.1, 0] })
    expect(ac.gridW[1]).toBeGreaterThan(5000)
  })

  test('inverters that give 9.6 of 10 kW at it are held at it where more than the difference would be lost', () => {
    const flat = { model: 'flat', p_ac_nom_kw: 100, efficiency: 0.96, p_start_kw: 10 }
    const ac = runDcBus(behind(flat, { charge_max_kw: 25, soc_start: 0.5, discharge_max_kw: 10 }, 4), [
      { busKw: 29, hour: 11 }, // 4 kW would be lost, held 0.4
      { busKw: 25.3, hour: 12 }, // 0.3 are lost rather than 0.4
      { busKw: 0, hour: 18 },
      { busKw: 10, hour: 14 },
    ])
    expectRows(ac, { chargeW: [19, 25, 0, 0], dischargeW: [0, 0, 10, 0], gridW: [9.6, 0, 9.6, 9.6], thresholdByBatteryW: [0, 0.3, 0, 0] })
  })

  test('rounding leaves no less than the start power', () => {
    const flat = { model: 'flat', p_ac_nom_kw: 100, efficiency: 0.96, p_start_kw: 1 / 30 }
    const rows = Array.from({ length: 200 }, (_, k) => ({ busKw: 29.01 + k / 7, hour: 11 }))
    const ac = runDcBus(
      behind(flat, { capacity_kwh: 1e6, charge_max_kw: 1000, schedule: null, strategy: 'self_consumption', load_kw: 0.001 }, 200),
      rows,
    )
    rows.forEach(({ busKw }, row) => {
      expect(Math.abs(ac.chargeW[row] / 1000 - (busKw - 1 / 30)), `${busKw} kW`).toBeLessThan(1e-9)
      expect(ac.thresholdByBatteryW[row], `${busKw} kW`).toBe(0)
    })
  })
})
