import { describe, expect, test } from 'bun:test'
import type { Storage } from '@pvyield/contract/schemas'
import { exportedW } from '../../../engine/ac/chain.ts'
import { readChains } from '../../../engine/ac/read-chain.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { STRATEGIES } from '../../../engine/storage/strategy/index.ts'
import { seeded } from '../module/seeded.ts'
import { type BusRow, battery, plantWith, runBus } from './bus.ts'

const ROWS = 120
const ROUNDING_W = 1e-6 // for a plant of 10 MW

interface Trial {
  storage: Storage
  request: Resolved
  rows: BusRow[]
  stepMinutes: number
}

const own = seeded(35)

/** Fields that came later, from a sequence of their own; every other storage has none of them. */
function furtherFields(rows: number): Partial<Storage> {
  const prices = {
    price: Array.from({ length: rows }, () => 100 * own() - 20),
    charge_below: 10 + 20 * own(),
    discharge_above: 30 + 40 * own(),
    charge_from_grid: false,
  }
  if (own() < 0.5) return { prices }
  const point = (power_frac: number) => ({
    power_frac,
    efficiency_charge: 0.8 + 0.2 * own(),
    efficiency_discharge: 0.8 + 0.2 * own(),
  })
  return {
    prices,
    soc_max: 0.8 + 0.2 * own(),
    reserve: 0.3 * own(),
    standby_w: 50_000 * own(),
    efficiency_curve: own() < 0.5 ? null : [0, 0.35, 1].map(point),
  }
}

/** Efficiency at a power by the points of a curve, as the page of the field says. */
function efficiencyAt(
  { efficiency_curve: curve, ...storage }: Storage,
  of: 'efficiency_charge' | 'efficiency_discharge',
  frac: number,
): number {
  if (curve === null) return storage[of]
  const k = curve.findIndex(({ power_frac }) => power_frac >= frac)
  if (k === -1) return curve[curve.length - 1][of]
  if (k === 0) return curve[0][of]
  const share = (frac - curve[k - 1].power_frac) / (curve[k].power_frac - curve[k - 1].power_frac)
  return curve[k - 1][of] + share * (curve[k][of] - curve[k - 1][of])
}

/** A random storage with a strategy and random AC losses, for five days of weather. */
function trial(strategy: Storage['strategy'], next: () => number): Trial {
  const at = (most: number) => (next() < 0.3 ? 0 : most * next())
  const stepMinutes = [60, 30, 15][Math.floor(3 * next())]
  const losses: Partial<Resolved['ac_losses']> = {
    ac_wiring_loss_at_stc: at(0.03),
    transformer_constant_loss: at(0.003),
    transformer_loss_at_stc: at(0.02),
    mv_line_loss_at_stc: at(0.02),
    hv_transformer_loss_at_stc: at(0.02),
    hv_transformer_constant_loss: at(0.003),
    hv_line_loss_at_stc: at(0.02),
    transmission_loss: at(0.1),
    other_loss: at(0.1),
    aux_kw: at(200),
    aux_threshold_kw: at(5000),
    aux_proportional_w_per_kw: at(30),
    aux_night_kw: at(50),
    grid_poi_limit_kw: strategy === 'grid_limit' ? 1000 + 6000 * next() : at(9000),
    grid_limit_at: next() < 0.5 ? 'injection' : 'inverter_output',
    unavailability_loss: at(0.1),
    transformer_night_disconnect: next() < 0.5,
  }
  const socMin = at(0.5)
  const storage = battery({
    strategy,
    ...furtherFields(ROWS),
    capacity_kwh: at(20000),
    charge_max_kw: next() < 0.3 ? null : at(6000),
    discharge_max_kw: next() < 0.3 ? null : at(6000),
    efficiency_charge: next() < 0.2 ? 1 : 0.5 + 0.5 * next(),
    efficiency_discharge: next() < 0.2 ? 1 : 0.5 + 0.5 * next(),
    soc_min: socMin,
    soc_start: next() < 0.3 ? null : socMin + (0.8 - socMin) * next(),
    load_kw: strategy === 'self_consumption' || next() < 0.5 ? Array.from({ length: ROWS }, () => at(4000)) : null,
    schedule: {
      charge_start_h: 6 + 4 * next(),
      charge_end_h: 12 + 4 * next(),
      discharge_start_h: 17 + 6 * next(),
      discharge_end_h: 5 * next(),
      charge_from_grid: false,
    },
  })
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const hour = (i * stepMinutes) / 60
    const sun = -Math.cos((hour / 12) * Math.PI)
    return { hour, outputKw: sun > 0 ? 1e4 * sun * next() : -next() }
  })
  return { storage, request: plantWith(storage, losses, ROWS), rows, stepMinutes }
}

/** The plant with only its load. */
function withoutBattery(request: Resolved): Resolved {
  return { ...request, storage: request.storage === null ? null : { ...request.storage, capacity_kwh: 0 } }
}

describe.each(Object.keys(STRATEGIES) as Storage['strategy'][])('any plant with %s', (strategy) => {
  const next = seeded(2026)
  const trials = Array.from({ length: 150 }, () => trial(strategy, next))

  test('the state of charge stays within its bounds and both powers within their limits', () => {
    for (const { storage, request, rows, stepMinutes } of trials) {
      const ac = runBus(request, rows, stepMinutes)
      const half = storage.capacity_kwh / 2
      for (let i = 0; i < ROWS; i++) {
        const soc = ac.storedFrac[i]
        if (storage.capacity_kwh > 0) expect(soc).toBeGreaterThanOrEqual(storage.soc_min * (1 - 1e-15))
        expect(soc).toBeLessThanOrEqual(storage.soc_max * (1 + 1e-15))
        expect(ac.chargeW[i]).toBeLessThanOrEqual((storage.charge_max_kw ?? half) * 1000)
        expect(ac.dischargeW[i]).toBeLessThanOrEqual((storage.discharge_max_kw ?? half) * 1000)
        expect(Math.min(ac.chargeW[i], ac.dischargeW[i])).toBe(0) // never both
      }
    }
  })

  test('energy is conserved to 1e-12 in every row, and equals the change of the state of charge', () => {
    for (const { storage, request, rows, stepMinutes } of trials) {
      const ac = runBus(request, rows, stepMinutes)
      const capacityW = (storage.capacity_kwh * 1000 * 60) / stepMinutes // as power during one row
      let before = storage.capacity_kwh > 0 ? (storage.soc_start ?? storage.soc_min + storage.reserve) : 0
      for (let i = 0; i < ROWS; i++) {
        const [charge, discharge, loss, change] = [ac.chargeW, ac.dischargeW, ac.storageLossW, ac.storageChangeW].map(
          (column) => column[i],
        ) as [number, number, number, number]
        const scale = 1e-12 * (1e7 + capacityW)
        expect(Math.abs(charge - discharge - loss - change)).toBeLessThanOrEqual(scale)
        expect(loss).toBeGreaterThanOrEqual(0)
        const half = storage.capacity_kwh / 2
        const into = efficiencyAt(storage, 'efficiency_charge', charge / 1000 / (storage.charge_max_kw ?? half) || 0)
        const outOf = efficiencyAt(storage, 'efficiency_discharge', discharge / 1000 / (storage.discharge_max_kw ?? half) || 0)
        expect(Math.abs(change - (charge * into - discharge / outOf))).toBeLessThanOrEqual(scale)
        const soc = ac.storedFrac[i]
        if (discharge > 0) expect(soc).toBeGreaterThanOrEqual((storage.soc_min + storage.reserve) * (1 - 1e-12))
        expect(Math.abs(change - (soc - before) * capacityW)).toBeLessThanOrEqual(scale)
        before = soc
        const { selfConsumedW, fromGridW, loadW } = ac
        expect(Math.abs(selfConsumedW[i] + fromGridW[i] - loadW[i])).toBeLessThanOrEqual(scale)
      }
    }
  })

  test('only the plant charges: a dark row stores nothing, and no row imports to charge', () => {
    for (const { request, rows, stepMinutes } of trials) {
      const ac = runBus(request, rows, stepMinutes)
      const without = runBus(withoutBattery(request), rows, stepMinutes)
      rows.forEach(({ outputKw }, i) => {
        if (outputKw <= 0) expect(ac.chargeW[i]).toBe(0)
        const importedW = Math.max(0, -without.gridW[i]) // because of a grid limit at the inverter output below the plant's own consumption
        if (ac.chargeW[i] > 0) expect(-ac.gridW[i]).toBeLessThanOrEqual(importedW + ROUNDING_W)
      })
    }
  })

  test('the grid limit also applies to the battery, and discharged energy is never curtailed', () => {
    for (const { request, rows, stepMinutes } of trials) {
      const { ac_losses: losses } = request
      if (losses.grid_poi_limit_kw === 0) continue
      const ac = runBus(request, rows, stepMinutes)
      rows.forEach(({ outputKw }, i) => {
        const kept = outputKw * 1000 - ac.standbyW[i] - ac.storageLossW[i] - ac.storageChangeW[i] - ac.gridLimitLossW[i]
        const exported = ac.gridW[i] + ac.selfConsumedW[i] + ac.unavailabilityLossW[i]
        const injected = exported - ac.loadW[i]
        const limited = losses.grid_limit_at === 'injection' ? injected : kept
        expect(limited).toBeLessThanOrEqual(losses.grid_poi_limit_kw * 1000 + ROUNDING_W)
        if (ac.dischargeW[i] > 0) expect(ac.gridLimitLossW[i]).toBeLessThan(ROUNDING_W)
        expect(ac.gridLimitLossW[i]).toBeGreaterThanOrEqual(0)
      })
    }
  })

  test('a capacity of 0 equals no storage to the last digit', () => {
    for (const { storage, request, rows, stepMinutes } of trials.slice(0, 40)) {
      const empty = runBus(
        { ...request, storage: { ...storage, capacity_kwh: 0, standby_w: 0, load_kw: storage.load_kw === null ? null : 0 } },
        rows,
        stepMinutes,
      )
      const none = runBus({ ...request, storage: null }, rows, stepMinutes)
      for (const [name, column] of Object.entries(none)) {
        if (name !== 'busTargetW') expect([...(empty[name as keyof typeof empty] as Float64Array)], name).toEqual([...column])
      }
    }
  })
})

describe('self-consumption, row by row', () => {
  const next = seeded(7)
  const trials = Array.from({ length: 150 }, () => trial('self_consumption', next))

  test('the battery exports nothing: a row that discharges exports nothing, and charging does not reduce the supply of the load', () => {
    for (const { request, rows, stepMinutes } of trials) {
      const ac = runBus(request, rows, stepMinutes)
      const without = runBus(withoutBattery(request), rows, stepMinutes)
      for (let i = 0; i < ROWS; i++) {
        if (ac.dischargeW[i] > 0) expect(ac.gridW[i]).toBeLessThan(ROUNDING_W)
        if (ac.chargeW[i] > 0) expect(ac.fromGridW[i]).toBeLessThanOrEqual(without.fromGridW[i] + ROUNDING_W)
      }
    }
  })
})

test('recovered power is power that the plant without battery curtails', () => {
  const next = seeded(11)
  for (const { request, rows, stepMinutes } of Array.from({ length: 60 }, () => trial('grid_limit', next))) {
    const ac = runBus(request, rows, stepMinutes)
    const without = runBus(withoutBattery(request), rows, stepMinutes)
    for (let i = 0; i < ROWS; i++) {
      const saved = without.gridLimitLossW[i] - ac.gridLimitLossW[i]
      expect(Math.abs(ac.recoveredW[i] - saved)).toBeLessThan(ROUNDING_W)
    }
  }
})

test('the bus power for a load exports that load, from above and from below', () => {
  const next = seeded(5)
  for (const { request } of Array.from({ length: 200 }, () => trial('self_consumption', next))) {
    const { day } = readChains(request)
    const ac = runBus(
      {
        ...request,
        storage: battery({ strategy: 'self_consumption', capacity_kwh: 1e9, soc_start: 0.5, load_kw: 3000, efficiency_charge: 1 }),
      },
      [
        { outputKw: 9000, hour: 10 },
        { outputKw: 100, hour: 11 },
      ],
    )
    const keptFrac = 1 - request.ac_losses.unavailability_loss
    for (const i of [0, 1]) {
      const busW = (i === 0 ? 9e6 : 1e5) - ac.storageLossW[i] - ac.storageChangeW[i]
      const atLimit = request.ac_losses.grid_limit_at === 'inverter_output' && request.ac_losses.grid_poi_limit_kw > 0
      if (!atLimit) expect(Math.abs(exportedW(day, busW) * keptFrac - 3e6)).toBeLessThan(1e-3)
    }
  }
})

test('an empty battery, and one that takes all of the power, switch nothing on', () => {
  const next = seeded(11)
  const hours = Array.from({ length: 14 }, (_, hour) => hour)
  let idle = 0
  for (let k = 0; k < 300; k++) {
    const storage = battery({
      strategy: 'schedule',
      capacity_kwh: 5000 * next(),
      charge_max_kw: 20000,
      discharge_max_kw: 1000 * next(),
      efficiency_charge: 0.8 + 0.2 * next(),
      efficiency_discharge: 0.8 + 0.2 * next(),
      soc_start: 0.1 + 0.9 * next(),
      schedule: { charge_start_h: 12, charge_end_h: 14, discharge_start_h: 0, discharge_end_h: 12, charge_from_grid: false },
    })
    const request = plantWith(storage, { aux_kw: 100, hv_transformer_constant_loss: 0.001, transformer_night_disconnect: true })
    const ac = runBus(
      request,
      hours.map((hour) => ({ hour, outputKw: hour === 12 ? 1e-3 * next() * storage.capacity_kwh : 0 })),
    )
    hours.forEach((_, row) => {
      if (ac.dischargeW[row] > ROUNDING_W || ac.inverterOutputW[row] - ac.chargeW[row] > ROUNDING_W) return
      idle++
      expect([ac.auxiliariesW[row], ac.hvIronLossW[row]], `plant ${k}, row ${row}`).toEqual([0, 0])
    })
  }
  expect(idle).toBeGreaterThan(1000)
})
