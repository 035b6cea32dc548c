import { describe, expect, test } from 'bun:test'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { HeldArray } from '../../../engine/inverter/held-array.ts'
import { prepareInverter } from '../../../engine/inverter/index.ts'
import { prepareConversion } from '../../../engine/inverter/model/index.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { flatInverter, type LitRow, plant, UNLIMITED } from '../dc/plant.ts'
import { pvsystSection, referenceSection } from '../module/sections.ts'
import { seeded } from '../module/seeded.ts'
import { INVERTER_LOSSES, runInverter } from './run-inverter.ts'

const NOON: LitRow = { effectiveWm2: 900, tempAirC: 25 }
const MORNING: LitRow = { effectiveWm2: 400, tempAirC: 12 }
const WIRED = { dc_wiring_loss_at_stc: 0.015, lid_loss: 0.02 }
const YIELDING = { operating_point: 'power_limits' } as const
const SMALL = flatInverter({ p_ac_nom_kw: 700, v_dc_max_v: 1000 })

function yielding(inverter: Resolved['inverter'], rows: readonly LitRow[] = [NOON]) {
  return runInverter(plant({ array: YIELDING, inverter, dc_losses: WIRED }), rows)
}

/** The array of the plant on its I-V curve, in a row of a run. */
function heldArray(frame: ReturnType<typeof yielding>, row = 0): HeldArray {
  const module = prepareModule(plant(), new Sink())
  if (!module.hasVoltage) throw new Error('the module has a curve')
  const array = new HeldArray([{ module, modulesPerString: 18 }])
  array.read(frame.faces, row)
  return array
}

describe('power_limits', () => {
  test('a row within every limit is the same as with mppt_window', () => {
    const rows = [NOON, MORNING]
    const inverter = flatInverter({ v_mppt_min_v: 500, v_mppt_max_v: 700 })
    expect(yielding(inverter, rows).ac).toEqual(runInverter(plant({ inverter, dc_losses: WIRED }), rows).ac)
  })

  test('above the nominal power the voltage rises along the I-V curve until the output equals the limit', () => {
    const frame = yielding(SMALL)
    const { ac, dc } = frame
    expect(ac.inverterOutputW[0]).toBe(13 * 700_000)
    expect(ac.arrayW[0]).toBeCloseTo((13 * 700_000) / 0.98, 5)
    expect(ac.arrayV[0]).toBeGreaterThan(1.01 * dc.mppV[0])
    expect(heldArray(frame).powerW(ac.arrayV[0]) / ac.arrayW[0]).toBeCloseTo(1, 8)
    expect(ac.arrayA[0] * ac.arrayV[0]).toBeCloseTo(ac.arrayW[0], 5)
  })

  test('the surplus is lost to over-power alone, as much as with a constant voltage', () => {
    const { ac } = yielding(SMALL)
    const stays = runInverter(plant({ inverter: SMALL, dc_losses: WIRED }), [NOON]).ac
    for (const name of INVERTER_LOSSES) expect(ac[name][0]).toBe(stays[name][0])
    expect(stays.arrayV[0]).toBeLessThan(ac.arrayV[0])
  })

  test('with less light the voltage returns to the MPP without a jump', () => {
    const rows = Array.from({ length: 300 }, (_, k): LitRow => ({ effectiveWm2: 500 + k, tempAirC: 25 }))
    const { ac, dc } = yielding(SMALL, rows)
    const first = rows.findIndex((_, k) => ac.overPowerLossW[k] > 0)
    expect(first).toBeGreaterThan(0)
    expect(ac.arrayV[first] - dc.mppV[first]).toBeLessThan(20) // the maximum is flat: a thousandth of the power is several volts
    for (let k = first + 1; k < rows.length; k++) expect(ac.arrayV[k]).toBeGreaterThan(ac.arrayV[k - 1])
  })

  test('the voltage stops at the maximum of the inverter, and the remaining surplus is still lost', () => {
    const { ac, dc } = yielding(flatInverter({ p_ac_nom_kw: 300, v_dc_max_v: 650 }))
    expect(dc.mppV[0]).toBeLessThan(650)
    expect(ac.arrayV[0]).toBe(650)
    expect(ac.inverterOutputW[0]).toBe(13 * 300_000)
    expect(ac.arrayA[0]).toBeCloseTo(ac.arrayW[0] / 650, 6)
    expect(ac.overPowerLossW[0]).toBeCloseTo(dc.mppW[0] - (13 * 300_000) / 0.98, 5)
  })

  test('without a stated maximum the voltage stays below open circuit for any limit', () => {
    const frame = yielding(flatInverter({ p_ac_nom_kw: 1 }))
    expect(frame.ac.arrayV[0]).toBeLessThan(heldArray(frame).openCircuitV())
    expect(heldArray(frame).powerW(frame.ac.arrayV[0]) / frame.ac.arrayW[0]).toBeCloseTo(1, 5)
  })

  test('an array held at the lower bound of the window rises from there', () => {
    const frame = yielding(flatInverter({ p_ac_nom_kw: 700, v_mppt_min_v: 650 }))
    expect(frame.dc.mppV[0]).toBeLessThan(650)
    expect(frame.ac.underVoltageLossW[0]).toBeGreaterThan(0)
    expect(frame.ac.arrayV[0]).toBeGreaterThan(650)
    expect(heldArray(frame).powerW(frame.ac.arrayV[0]) / frame.ac.arrayW[0]).toBeCloseTo(1, 8)
  })

  test('the efficiency is that at the reached voltage: with curves of several voltages the input at the limit changes', () => {
    const inverter: Resolved['inverter'] = {
      model: 'curve',
      ...UNLIMITED,
      p_ac_nom_kw: 700,
      curves: [550, 650, 750].map((v_dc_v, k) => ({
        v_dc_v,
        p_dc_kw: [50, 300, 1000],
        efficiency: [0.95, 0.98, 0.97].map((x) => x - 0.004 * k),
      })),
    }
    const { ac } = yielding(inverter)
    const conversion = prepareConversion(inverter, new Sink())
    expect(13 * (conversion?.acW(ac.arrayW[0] / 13, ac.arrayV[0]) ?? 0)).toBeCloseTo(13 * 700_000, 3)
    expect(ac.efficiencyLossW[0]).toBeGreaterThan(runInverter(plant({ inverter, dc_losses: WIRED }), [NOON]).ac.efficiencyLossW[0])
  })

  test('the voltage rises only as far as the power after a current limit still reaches the power limit', () => {
    const curves = [550, 650, 750].map((v_dc_v, k) => ({ v_dc_v, p_dc_kw: [50, 1000], efficiency: [0.95, 0.98].map((x) => x - 0.03 * k) }))
    const inverter: Resolved['inverter'] = { model: 'curve', ...UNLIMITED, p_ac_nom_kw: 700, curves }
    const { arrayW, arrayV } = runInverter(plant({ inverter, dc_losses: WIRED }), [NOON]).ac
    const { ac } = yielding({ ...inverter, i_dc_max_a: (1.001 * arrayW[0]) / arrayV[0] / 13 })
    expect(ac.overCurrentLossW[0]).toBeGreaterThan(0)
    expect(ac.arrayV[0]).toBeGreaterThan(arrayV[0])
    expect(ac.arrayW[0]).toBeCloseTo(1.001 * arrayW[0], 3)
    expect(ac.overPowerLossW[0]).toBeGreaterThanOrEqual(0)
    expect(ac.overPowerLossW[0]).toBeLessThan(1)
    expect(ac.inverterOutputW[0]).toBe(13 * 700_000)
  })

  test('a module without voltage runs as with mppt_window, and a warning says so', () => {
    const request = plant({ array: YIELDING, module: referenceSection(), inverter: SMALL })
    const { ac } = runInverter(request, [NOON, MORNING])
    expect(ac).toEqual(runInverter(plant({ module: referenceSection(), inverter: SMALL }), [NOON, MORNING]).ac)
    const sink = new Sink()
    prepareInverter(request, prepareModule(request, sink), { energyWh: 0 }, sink)
    expect(sink.warnings).toEqual(['array.operating_point power_limits has no effect: the reference module model computes no voltage'])
  })

  test('every watt is counted once and no limit is exceeded, for any inverter and light', () => {
    const next = seeded(71)
    const between = (low: number, high: number) => low + (high - low) * next()
    for (let trial = 0; trial < 60; trial++) {
      const nominalKw = between(50, 900)
      const common = {
        ...UNLIMITED,
        p_ac_nom_kw: nominalKw,
        v_mppt_min_v: between(300, 600),
        v_mppt_max_v: between(601, 750),
        v_dc_max_v: between(760, 900),
        i_dc_max_a: between(300, 2500),
        derating: next() < 0.5 ? null : { temp_air_c: [20, 45], p_ac_kw: [nominalKw, nominalKw * 0.6] },
      }
      const curves = [500, 650, 800].map((v_dc_v, k) => ({
        v_dc_v,
        p_dc_kw: [0.05, 0.3, 1].map((x) => x * nominalKw),
        efficiency: [0.95, 0.98, 0.97].map((x) => x - 0.003 * k),
      }))
      const inverter: Resolved['inverter'] =
        trial % 2 === 0
          ? { model: 'curve', ...common, curves }
          : { model: 'pvwatts', ...common, efficiency_nom: 0.96, efficiency_ref: 0.9637 }
      const rows = Array.from({ length: 60 }, (): LitRow => ({ effectiveWm2: 10 ** between(-1, 3.1), tempAirC: between(-30, 50) }))
      const { dc, ac } = runInverter(plant({ array: YIELDING, module: pvsystSection(), inverter, dc_losses: WIRED }), rows)
      for (let i = 0; i < rows.length; i++) {
        let closed = dc.mppW[i]
        for (const name of INVERTER_LOSSES) {
          closed -= ac[name][i]
          expect(ac[name][i]).toBeGreaterThanOrEqual(0)
        }
        expect(Math.abs(closed - ac.inverterOutputW[i])).toBeLessThanOrEqual(1e-12 * dc.mppW[i])
        if (ac.arrayW[i] === 0) continue
        expect(ac.inverterOutputW[i]).toBeLessThanOrEqual(13000 * nominalKw * (1 + 1e-12))
        expect(ac.arrayV[i]).toBeGreaterThanOrEqual(common.v_mppt_min_v)
        expect(ac.arrayV[i]).toBeLessThanOrEqual(ac.overPowerLossW[i] > 0 ? common.v_dc_max_v : common.v_mppt_max_v)
        expect(ac.arrayA[i]).toBeLessThanOrEqual(13 * common.i_dc_max_a * (1 + 1e-12))
      }
    }
  })
})
