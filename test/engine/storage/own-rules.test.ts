import { describe, expect, test } from 'bun:test'
import type { Storage } from '@pvyield/contract/schemas'
import type { AcColumns } from '../../../engine/core/frame.ts'
import { battery, plantWith, runBus, storageFailures } from './bus.ts'

/** A day by hand: every number below follows from the line above it with pencil and paper. */
function expectKw(ac: AcColumns, expected: Partial<Record<keyof AcColumns, readonly number[]>>): void {
  for (const [name, values] of Object.entries(expected)) {
    const column = ac[name as keyof AcColumns]
    const unit = name === 'storedFrac' ? 1 : 1000
    values.forEach((value, row) => {
      expect(Math.abs(column[row] / unit - value), `${name}, row ${row}`).toBeLessThan(1e-9)
    })
  }
}

const hours = (...outputs: number[]) => outputs.map((outputKw, hour) => ({ outputKw, hour }))

test('soc_max: the window of 20 to 95 % that PVsyst has', () => {
  const section = battery({
    strategy: 'grid_limit',
    charge_max_kw: 400,
    discharge_max_kw: 500,
    efficiency_charge: 0.9,
    efficiency_discharge: 0.8,
    soc_min: 0.2,
    soc_max: 0.95,
  })
  const ac = runBus(plantWith(section, { grid_poi_limit_kw: 500 }), hours(700, 1500, 1500, 300, 0, 0))
  expectKw(ac, {
    chargeW: [200, 400, 700 / 3, 0, 0, 0], // 210 kWh of room are 233.3 kWh at 0.9
    dischargeW: [0, 0, 0, 200, 400, 0], // 500 kWh above 20 % are 400 kWh at 0.8
    storedFrac: [0.38, 0.74, 0.95, 0.7, 0.2, 0.2],
    gridLimitLossW: [0, 600, 1000 - 700 / 3, 0, 0, 0],
    gridW: [500, 500, 500, 500, 400, 0],
  })
})

test('the same window as a smaller battery, as users had to send it: 4,560 kWh from 0.2105 is 4,800 kWh from 0.2 to 0.95', () => {
  const rows = Array.from({ length: 72 }, (_, hour) => ({ hour, outputKw: Math.max(0, 9000 * Math.sin(((hour - 6) / 12) * Math.PI)) }))
  const powers = { charge_max_kw: 2000, discharge_max_kw: 1500 }
  const window = battery({ strategy: 'grid_limit', capacity_kwh: 4800, soc_min: 0.2, soc_max: 0.95, ...powers })
  const smaller = battery({ strategy: 'grid_limit', capacity_kwh: 4560, soc_min: (0.2 * 4800) / 4560, ...powers })
  const [a, b] = [window, smaller].map((section) => runBus(plantWith(section, { grid_poi_limit_kw: 5000 }), rows))
  rows.forEach((_, row) => {
    expect(Math.abs(a.gridW[row] - b.gridW[row])).toBeLessThan(1e-6)
  })
  expect(Math.max(...a.storedFrac)).toBeCloseTo(0.95, 12)
})

test('standby_w: 10 kW are drawn at all times, from the plant, from the battery, then from the grid', () => {
  const section = battery({
    strategy: 'self_consumption',
    capacity_kwh: 100,
    charge_max_kw: 30,
    discharge_max_kw: 100,
    efficiency_charge: 0.8,
    efficiency_discharge: 0.5,
    soc_min: 0,
    soc_start: 0.1,
    standby_w: 10_000,
    load_kw: 50,
  })
  expectKw(runBus(plantWith(section), hours(100, 0, 0)), {
    standbyW: [10, 10, 10],
    chargeW: [30, 0, 0], // 100 less 10 less 50 leave 40
    dischargeW: [0, 17, 0], // 34 kWh at 0.5
    storedFrac: [0.34, 0, 0],
    selfConsumedW: [50, 7, 0],
    fromGridW: [0, 43, 50],
    gridW: [10, 0, -10],
  })
})

test('reserve: the strategy leaves soc_min and the reserve, and a battery below them waits for surplus', () => {
  const section = battery({
    strategy: 'self_consumption',
    capacity_kwh: 100,
    efficiency_charge: 1,
    efficiency_discharge: 1,
    soc_min: 0.1,
    reserve: 0.3,
    load_kw: 20,
  })
  expectKw(runBus(plantWith({ ...section, soc_start: 0.5 }), hours(0, 0)), { dischargeW: [10, 0], storedFrac: [0.4, 0.4] })
  expectKw(runBus(plantWith({ ...section, soc_start: 0.2 }), hours(0, 60)), {
    dischargeW: [0, 0],
    chargeW: [0, 40],
    storedFrac: [0.2, 0.6],
  })
  expectKw(runBus(plantWith(section), hours(0)), { dischargeW: [0], storedFrac: [0.4] })
})

describe('efficiency_curve', () => {
  const point = (power_frac: number, efficiency: number) => ({
    power_frac,
    efficiency_charge: efficiency,
    efficiency_discharge: efficiency,
  })
  const section = battery({
    strategy: 'self_consumption',
    capacity_kwh: 100,
    charge_max_kw: 100,
    discharge_max_kw: 50,
    soc_min: 0,
    load_kw: 0,
    efficiency_curve: [point(0.1, 0.8), point(0.5, 0.9), point(1, 0.85)],
  })

  test('constant below the first point, linear between two, by the power of each direction', () => {
    const charge = (kw: number) => runBus(plantWith(section), hours(kw)).storageChangeW[0] / 1000
    expect(charge(5)).toBeCloseTo(5 * 0.8, 12)
    expect(charge(30)).toBeCloseTo(30 * 0.85, 12)
    expect(charge(75)).toBeCloseTo(75 * 0.875, 12)
    expect(charge(100)).toBeCloseTo(85, 12)
    const drawn = (load_kw: number) => runBus(plantWith({ ...section, load_kw, soc_start: 1 }), hours(0)).drawnW[0] / 1000
    expect(drawn(15)).toBeCloseTo(15 / 0.85, 12) // 0.3 of 50 kW
    expect(drawn(50)).toBeCloseTo(50 / 0.85, 12)
  })

  test('what has room for 40 kWh takes the power whose stored part is 40 kW: 0.0025 P2 + 0.775 P = 40', () => {
    const ac = runBus(plantWith({ ...section, soc_start: 0.6 }), hours(100))
    expect(ac.chargeW[0] / 1000).toBeCloseTo((-0.775 + Math.sqrt(0.775 ** 2 + 0.4)) / 0.005, 9)
    expect(ac.storedFrac[0]).toBeCloseTo(1, 12)
  })

  test('what has 40 kWh left gives the power that takes 40 kW out of the store: P / (0.95 - 0.1 P / 50) = 40', () => {
    const ac = runBus(plantWith({ ...section, load_kw: 50, soc_start: 0.4 }), hours(0))
    expect(ac.dischargeW[0] / 1000).toBeCloseTo((40 * 0.95) / (1 + (40 * 0.1) / 50), 9)
    expect(Math.abs(ac.storedFrac[0])).toBeLessThan(1e-12)
  })

  test('a curve of the two constants is the two constants', () => {
    const flat = [0.2, 1].map((power_frac) => ({ power_frac, efficiency_charge: 0.95, efficiency_discharge: 0.95 }))
    const rows = hours(60, 20, 0, 90, 0)
    const storage = { ...section, load_kw: 30 }
    const [a, b] = [flat, null].map((efficiency_curve) => runBus(plantWith({ ...storage, efficiency_curve }), rows))
    rows.forEach((_, row) => {
      expect(a.gridW[row]).toBeCloseTo(b.gridW[row], 9)
    })
  })

  test.each([
    ['powers that do not ascend', [point(0.5, 0.9), point(0.5, 0.8)], '1.power_frac'],
    ['more power that stores less', [point(0.5, 0.9), point(0.6, 0.5)], '1.efficiency_charge'],
    ['less power that takes more', [point(0, 0.01), point(0.5, 0.9), point(1, 0.9)], null],
    ['power out for nothing', [point(0.1, 0.05), point(0.2, 0.9)], '1.efficiency_discharge'],
  ])('%s', (_, efficiency_curve, field) => {
    const fields = storageFailures(plantWith({ ...section, efficiency_curve })).map((failure) => failure.field)
    expect(fields).toEqual(field === null ? [] : [`storage.efficiency_curve.${field}`])
  })
})

describe('charging from the grid', () => {
  const ONE = { efficiency_charge: 0.9, efficiency_discharge: 0.9, charge_max_kw: 400, discharge_max_kw: 400, soc_min: 0 }
  const windows = { charge_start_h: 0, charge_end_h: 2, discharge_start_h: 3, discharge_end_h: 4, charge_from_grid: true }
  const night = battery({ strategy: 'schedule', schedule: windows, ...ONE })

  test('in the window, the grid gives what the plant lacks', () => {
    expectKw(runBus(plantWith(night), hours(0, 150, 0, 0)), {
      chargeW: [400, 400, 0, 0],
      gridChargeW: [400, 250, 0, 0],
      dischargeW: [0, 0, 0, 400],
      storedFrac: [0.36, 0.72, 0.72, 0.72 - 0.4 / 0.9],
      gridW: [-400, -250, 0, 400],
    })
    const plantOnly = battery({ ...night, schedule: { ...windows, charge_from_grid: false } })
    expectKw(runBus(plantWith(plantOnly), hours(0, 150, 0, 0)), { chargeW: [0, 150, 0, 0], gridChargeW: [0, 0, 0, 0] })
  })

  test('transformers lose on the way in what they lose on the way out: 20 kW of iron, 1 % of 400 kW / 10 MW x 400 kW', () => {
    const losses = { transformer_constant_loss: 0.002, transformer_loss_at_stc: 0.01, transformer_night_disconnect: true }
    const ac = runBus(plantWith(night, losses), hours(0, 0, 0, 0))
    expectKw(ac, { mvIronLossW: [20, 20, 0, 20], mvCopperLossW: [0.16, 0.16, 0, 0.16], gridW: [-420.16, -420.16, 0, 379.84] })
  })

  test('every row closes with all losses: what the plant gives is lost, stored, delivered or drawn', () => {
    const losses = {
      ac_wiring_loss_at_stc: 0.01,
      transformer_constant_loss: 0.001,
      transformer_loss_at_stc: 0.01,
      mv_line_loss_at_stc: 0.01,
      hv_transformer_loss_at_stc: 0.01,
      hv_transformer_constant_loss: 0.001,
      hv_line_loss_at_stc: 0.01,
      transmission_loss: 0.02,
      other_loss: 0.01,
      unavailability_loss: 0.01,
      aux_night_kw: 5,
    }
    const taken: (keyof AcColumns)[] = ['standbyW', 'storageLossW', 'storageChangeW', 'gridLimitLossW', 'auxiliariesW', 'acWiringLossW']
    taken.push('mvIronLossW', 'mvCopperLossW', 'mvLineLossW', 'hvIronLossW', 'hvCopperLossW', 'hvLineLossW')
    taken.push('transmissionLossW', 'otherLossW', 'unavailabilityLossW', 'selfConsumedW', 'gridW')
    for (const ohmic_model of ['flat', 'ohmic_i2r'] as const) {
      const ac = runBus(plantWith({ ...night, standby_w: 3000, load_kw: 30 }, { ...losses, ohmic_model }), hours(-1, 150, 900, 0, -1))
      for (let row = 0; row < 5; row++) {
        const left = taken.reduce((rest, name) => rest - ac[name][row], ac.inverterOutputW[row])
        expect(Math.abs(left)).toBeLessThan(1e-6)
        expect(Math.abs(ac.chargeW[row] - ac.dischargeW[row] - ac.storageLossW[row] - ac.storageChangeW[row])).toBeLessThan(1e-8)
      }
      expect(ac.gridW[0]).toBeLessThan(-400_000)
    }
  })

  test('prices: below 20 it charges, above 80 it discharges, at a threshold and between it waits', () => {
    const prices = { price: [10, 20, 50, 80, 90], charge_below: 20, discharge_above: 80, charge_from_grid: true }
    const section = battery({ strategy: 'price', prices, ...ONE })
    const rows = hours(100, 100, 100, 0, 0)
    expectKw(runBus(plantWith(section, {}, 5), rows), {
      chargeW: [400, 0, 0, 0, 0],
      gridChargeW: [300, 0, 0, 0, 0],
      dischargeW: [0, 0, 0, 0, 324], // 360 kWh at 0.9
      gridW: [-300, 100, 100, 0, 324],
    })
    const plantOnly = { ...section, prices: { ...prices, charge_from_grid: false } }
    expectKw(runBus(plantWith(plantOnly, {}, 5), rows), {
      chargeW: [100, 0, 0, 0, 0],
      dischargeW: [0, 0, 0, 0, 81],
      gridW: [0, 100, 100, 0, 81],
    })
  })

  test('prices that are missing, of another length or whose thresholds cross are refused', () => {
    const fields = (prices: Storage['prices']) =>
      storageFailures(plantWith(battery({ strategy: 'price', prices }), {}, 2)).map((one) => one.field)
    const prices = { price: [1, 2], charge_below: 1, discharge_above: 2, charge_from_grid: false }
    expect(fields(prices)).toEqual([])
    expect(fields({ ...prices, discharge_above: 1 })).toEqual([])
    expect(fields(null)).toEqual(['storage.prices'])
    expect(fields({ ...prices, price: [1, 2, 3] })).toEqual(['storage.prices.price'])
    expect(fields({ ...prices, charge_below: 3 })).toEqual(['storage.prices.discharge_above'])
  })
})

test.each([
  [
    { soc_min: 0.5, soc_max: 0.5 },
    'storage.soc_max',
    'The battery charges to soc_max 0.5, not above soc_min 0.5: raise soc_max or lower soc_min',
  ],
  [
    { soc_max: 0.9, soc_start: 0.95 },
    'storage.soc_start',
    'The state of charge starts at 0.95, above soc_max 0.9: lower soc_start or raise soc_max',
  ],
  [
    { soc_min: 0.3, reserve: 0.8 },
    'storage.reserve',
    'soc_min 0.3 and the reserve 0.8 are together above soc_max 1: the reserve is a share of the capacity above soc_min, so send less',
  ],
])('%j is refused', (changes, field, message) => {
  const section = battery({ strategy: 'self_consumption', load_kw: 1, ...changes })
  expect(storageFailures(plantWith(section))).toEqual([{ code: 'validation_error', field, message }])
  expect(storageFailures(plantWith(battery({ strategy: 'self_consumption', load_kw: 1, soc_min: 1 })))).toEqual([])
})
