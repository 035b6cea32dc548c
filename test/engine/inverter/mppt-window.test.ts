import { describe, expect, test } from 'bun:test'
import type { AcColumns } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { HeldArray } from '../../../engine/inverter/held-array.ts'
import { prepareConversion } from '../../../engine/inverter/model/index.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { flatInverter, type LitRow, plant, runDc, UNLIMITED } from '../dc/plant.ts'
import { cecSection, pvsystSection, referenceSection } from '../module/sections.ts'
import { seeded } from '../module/seeded.ts'
import { INVERTER_LOSSES, inverterFailures, runInverter } from './run-inverter.ts'

const NOON: LitRow = { effectiveWm2: 900, tempAirC: 25 }
const DAWN: LitRow = { effectiveWm2: 4, tempAirC: 10 }
const NIGHT: LitRow = { effectiveWm2: 0, tempAirC: 5 }
const WIRED = { dc_wiring_loss_at_stc: 0.015, lid_loss: 0.02 }

/** Only these rows of the inverter's losses may differ from zero in row `i`. */
function expectOnly(ac: AcColumns, i: number, names: (typeof INVERTER_LOSSES)[number][]): void {
  for (const name of INVERTER_LOSSES) {
    if (names.includes(name)) expect(ac[name][i]).toBeGreaterThan(0)
    else expect(ac[name][i]).toBe(0)
  }
}

describe('mppt_window', () => {
  test('without limits only the efficiency is lost, and the array stays at its MPP', () => {
    const { dc, ac } = runInverter(plant(), [NOON])
    expectOnly(ac, 0, ['efficiencyLossW'])
    expect(ac.efficiencyLossW[0]).toBeCloseTo(0.02 * dc.mppW[0], 6)
    expect(ac.arrayW[0]).toBe(dc.mppW[0])
    expect(ac.arrayV[0]).toBe(dc.mppV[0])
    expect(ac.arrayV[0] * ac.arrayA[0]).toBeCloseTo(dc.mppW[0], 6)
  })

  test('below the window the array is held at the lower bound, on its I-V curve', () => {
    const request = plant({ inverter: flatInverter({ v_mppt_min_v: 650 }), dc_losses: WIRED })
    const { dc, ac } = runInverter(request, [NOON])
    expect(dc.mppV[0]).toBeLessThan(650)
    expectOnly(ac, 0, ['underVoltageLossW', 'efficiencyLossW'])
    expect(ac.arrayV[0]).toBe(650)
    expect(ac.underVoltageLossW[0]).toBeCloseTo(dc.mppW[0] - ac.arrayW[0], 6)
    expect(ac.underVoltageLossW[0]).toBeLessThan(0.1 * dc.mppW[0])
  })

  test('above the window the array is held at the upper bound, which the absolute maximum also limits', () => {
    for (const bound of [{ v_mppt_max_v: 600 }, { v_dc_max_v: 600 }, { v_mppt_max_v: 600, v_dc_max_v: 1000 }]) {
      const { ac } = runInverter(plant({ inverter: flatInverter(bound) }), [NOON])
      expectOnly(ac, 0, ['overVoltageLossW', 'efficiencyLossW'])
      expect(ac.arrayV[0]).toBe(600)
    }
  })

  test('a window above the open-circuit voltage loses all power', () => {
    const { dc, ac } = runInverter(plant({ inverter: flatInverter({ v_mppt_min_v: 900, p_night_w: 7 }) }), [NOON])
    expect(ac.underVoltageLossW[0]).toBe(dc.mppW[0])
    expect(ac.inverterOutputW[0]).toBe(-13 * 7)
    expect(ac.arrayW[0]).toBe(0)
  })

  test('power at a held voltage equals the MPP power at the MPP voltage and is lower on either side', () => {
    const request = plant({ dc_losses: WIRED })
    const { dc, faces } = runDc(request, [NOON])
    const module = prepareModule(request, new Sink())
    if (!module.hasVoltage) throw new Error('the module has a curve')
    const array = new HeldArray([{ module, modulesPerString: 18 }])
    array.read(faces, 0)
    const at = (voltageV: number) => array.powerW(voltageV)
    expect(at(dc.mppV[0])).toBeCloseTo(dc.mppW[0], 3)
    let before = 0
    for (let voltageV = 50; voltageV < dc.mppV[0] * 0.97; voltageV += 25) {
      expect(at(voltageV)).toBeGreaterThan(before)
      before = at(voltageV)
    }
    before = at(dc.mppV[0] * 1.02)
    for (let voltageV = dc.mppV[0] * 1.04; voltageV < 740; voltageV += 10) {
      expect(at(voltageV)).toBeLessThan(before)
      before = at(voltageV)
    }
  })

  test('below the start threshold the inverters stay off, all power is lost to the threshold, and they draw the night consumption', () => {
    const { dc, ac } = runInverter(plant({ inverter: flatInverter({ p_start_kw: 10, p_night_w: 5 }) }), [DAWN])
    expect(dc.mppW[0]).toBeLessThan(13 * 10000)
    expect(ac.thresholdLossW[0]).toBe(dc.mppW[0])
    expect(ac.nightW[0]).toBe(65)
    expect(ac.inverterOutputW[0]).toBe(-65)
  })

  test('the default threshold is 0.5 % of nominal for efficiency curves, the start power for sandia, none for the others', () => {
    const curve = {
      model: 'curve' as const,
      ...UNLIMITED,
      p_ac_nom_kw: 1000,
      curves: [{ v_dc_v: null, p_dc_kw: [100, 1000], efficiency: [0.97, 0.98] }],
    }
    const sandia = {
      model: 'sandia' as const,
      ...UNLIMITED,
      p_ac_nom_kw: 1000,
      p_aco_w: 1e6,
      p_dco_w: 1.02e6,
      v_dco_v: 700,
      p_so_w: 4000,
      c0: 0,
      c1: 0,
      c2: 0,
      c3: 0,
    }
    for (const [inverter, startW] of [
      [curve, 5000],
      [sandia, 4000],
      [flatInverter(), 0],
    ] as const) {
      for (const factor of [0.99, 1.01]) {
        const perSun = runDc(plant(), [{ effectiveWm2: 10, tempAirC: 10 }]).dc.mppW[0] / 10
        const rows = [{ effectiveWm2: Math.max(1, (factor * 13 * startW) / perSun), tempAirC: 10 }]
        const { ac, dc } = runInverter(plant({ inverter }), rows)
        expect(ac.arrayW[0] > 0).toBe(dc.mppW[0] >= 13 * startW)
      }
    }
  })

  test('above the current limit the surplus is lost at the held voltage', () => {
    const free = runInverter(plant(), [NOON]).dc
    const { ac, dc } = runInverter(plant({ inverter: flatInverter({ i_dc_max_a: 1200 }) }), [NOON])
    expect(dc.mppA[0]).toBeGreaterThan(13 * 1200)
    expectOnly(ac, 0, ['overCurrentLossW', 'efficiencyLossW'])
    expect(ac.arrayA[0]).toBeCloseTo(13 * 1200, 9)
    expect(ac.arrayV[0]).toBe(free.mppV[0])
  })

  test('above the nominal power the output is the nominal power, and the loss is the unused DC power', () => {
    const { ac, dc } = runInverter(plant({ inverter: flatInverter({ p_ac_nom_kw: 700 }) }), [NOON])
    expectOnly(ac, 0, ['overPowerLossW', 'efficiencyLossW'])
    expect(ac.inverterOutputW[0]).toBe(13 * 700_000)
    expect(ac.overPowerLossW[0]).toBeCloseTo(dc.mppW[0] - (13 * 700_000) / 0.98, 5)
    expect(ac.efficiencyLossW[0]).toBeCloseTo((13 * 700_000 * 0.02) / 0.98, 5)
  })

  test('the derating table changes the limit with the ambient temperature, and only up to p_ac_max_kw', () => {
    const derating = { temp_air_c: [25, 35, 50], p_ac_kw: [880, 800, 500] }
    const rows = [20, 25, 30, 35, 42.5, 60].map((tempAirC): LitRow => ({ effectiveWm2: 1100, tempAirC }))
    const outputs = (inverter: Resolved['inverter']) => [...runInverter(plant({ inverter }), rows).ac.inverterOutputW].map((w) => w / 13000)
    const round = (values: number[]) => values.map((value) => Math.round(value * 1e6) / 1e6)
    expect(round(outputs(flatInverter({ p_ac_nom_kw: 800, p_ac_max_kw: 880, derating })))).toEqual([880, 880, 840, 800, 650, 500])
    expect(round(outputs(flatInverter({ p_ac_nom_kw: 800, derating })))).toEqual([800, 800, 800, 800, 650, 500])
    expect(round(outputs(flatInverter({ p_ac_nom_kw: 800, p_ac_max_kw: 880 })))).toEqual([800, 800, 800, 800, 800, 800])
  })

  test('without a table the limit is the maximum power up to TPMax, and falls to the nominal power at TPNom', () => {
    // PVsyst and ssc lib_ondinv.cpp: PMaxOUT up to TPMax, PNomConv from TPNom, a straight line between
    const rows = [20, 25, 30, 35, 60].map((tempAirC): LitRow => ({ effectiveWm2: 1100, tempAirC }))
    const outputs = (inverter: object) =>
      [...runInverter(plant({ inverter: flatInverter({ p_ac_nom_kw: 800, ...inverter }) }), rows).ac.inverterOutputW].map((w) =>
        Number((w / 13000).toFixed(6)),
      )
    expect(outputs({ p_ac_max_kw: 880, temp_p_max_c: 25, temp_p_nom_c: 35 })).toEqual([880, 880, 840, 800, 800])
    expect(outputs({ p_ac_max_kw: 880, temp_p_max_c: 25 })).toEqual([880, 880, 800, 800, 800])
    expect(outputs({ temp_p_max_c: 25, temp_p_nom_c: 35 })).toEqual([800, 800, 800, 800, 800])
    const derating = { temp_air_c: [20], p_ac_kw: [700] }
    expect(outputs({ p_ac_max_kw: 880, temp_p_max_c: 25, derating })).toEqual([700, 700, 700, 700, 700])
  })

  test('a derating to zero loses all power to the power limit', () => {
    const { ac, dc } = runInverter(plant({ inverter: flatInverter({ derating: { temp_air_c: [40, 60], p_ac_kw: [2000, 0] } }) }), [
      { ...NOON, tempAirC: 65 },
    ])
    expect(ac.overPowerLossW[0]).toBe(dc.mppW[0])
    expect(ac.inverterOutputW[0]).toBe(-0)
  })

  test('a nominal power in kVA caps the active power at nominal x power factor', () => {
    const { ac } = runInverter(
      plant({ inverter: flatInverter({ p_ac_nom_kw: 700 }), ac_losses: { pnom_apparent: true, power_factor: 0.9 } }),
      [NOON],
    )
    expect(ac.inverterOutputW[0]).toBeCloseTo(13 * 630_000, 5)
    const active = runInverter(plant({ inverter: flatInverter({ p_ac_nom_kw: 700 }), ac_losses: { power_factor: 0.9 } }), [NOON])
    expect(active.ac.inverterOutputW[0]).toBe(13 * 700_000)
  })

  test('the inverters draw night consumption in every row in which they are off, and inverter_night_tare turns it off', () => {
    const inverter = flatInverter({ p_night_w: 92, p_start_kw: 10 })
    const counted = runInverter(plant({ inverter }), [NIGHT, DAWN, NOON]).ac
    expect([...counted.nightW]).toEqual([13 * 92, 13 * 92, 0])
    expect(counted.inverterOutputW[0]).toBe(-13 * 92)
    const uncounted = runInverter(plant({ inverter, ac_losses: { inverter_night_tare: false } }), [NIGHT, DAWN, NOON]).ac
    expect([...uncounted.nightW]).toEqual([0, 0, 0])
  })

  test('a module without voltage has no window loss and no current-limit loss, no voltage and no current', () => {
    const inverter = flatInverter({ v_mppt_min_v: 900, v_mppt_max_v: 1000, i_dc_max_a: 1, p_ac_nom_kw: 700 })
    const { ac } = runInverter(plant({ module: referenceSection(), inverter }), [NOON])
    expectOnly(ac, 0, ['overPowerLossW', 'efficiencyLossW'])
    expect(ac.arrayV[0]).toBe(0)
    expect(ac.arrayA[0]).toBe(0)
  })

  test('a module without voltage has the efficiency at the rated voltage, including clipped rows', () => {
    const sandia = {
      model: 'sandia' as const,
      ...UNLIMITED,
      p_ac_nom_kw: 700,
      p_aco_w: 7e5,
      p_dco_w: 7.2e5,
      v_dco_v: 640,
      p_so_w: 3000,
      c0: -4e-8,
      c1: 1e-5,
      c2: 1e-3,
      c3: 1e-3,
    }
    const { ac } = runInverter(plant({ module: referenceSection(), inverter: sandia }), [NOON, { ...NOON, effectiveWm2: 300 }])
    expect(ac.arrayW[0]).toBeCloseTo(13 * 7.2e5, 4)
    expect(ac.inverterOutputW[0]).toBe(13 * 7e5)
    const conversion = prepareConversion(sandia, new Sink())
    expect(ac.inverterOutputW[1]).toBeCloseTo(13 * (conversion?.acW(ac.arrayW[1] / 13, 640) ?? 0), 5)
  })

  test('NaN passes through to the output', () => {
    for (const module of [pvsystSection(), referenceSection()]) {
      const { ac } = runInverter(plant({ module }), [{ ...NOON, tempAirC: Number.NaN }])
      expect(ac.inverterOutputW[0]).toBeNaN()
    }
  })

  test('a window of zero width and an invalid derating table are refused', () => {
    const fields = (inverter: Resolved['inverter']) => inverterFailures(plant({ inverter })).map(({ field }) => field)
    expect(fields(flatInverter({ v_mppt_min_v: 600, v_mppt_max_v: 600 }))).toEqual(['inverter.v_mppt_max_v'])
    expect(fields(flatInverter({ v_mppt_min_v: 600, v_dc_max_v: 500 }))).toEqual(['inverter.v_dc_max_v'])
    expect(fields(flatInverter({ derating: { temp_air_c: [40, 30], p_ac_kw: [1, 1] } }))).toEqual(['inverter.derating.temp_air_c.1'])
    expect(fields(flatInverter({ derating: { temp_air_c: [40], p_ac_kw: [1, 1] } }))).toEqual(['inverter.derating.p_ac_kw'])
  })

  test('every watt is counted once and limits are never exceeded, for any module, inverter and light', () => {
    const next = seeded(33)
    const between = (low: number, high: number) => low + (high - low) * next()
    for (let trial = 0; trial < 120; trial++) {
      const nominalKw = between(100, 900)
      const common = {
        ...UNLIMITED,
        p_ac_nom_kw: nominalKw,
        p_ac_max_kw: nominalKw * 1.1,
        v_mppt_min_v: between(300, 700),
        v_mppt_max_v: between(701, 900),
        i_dc_max_a: between(400, 2500),
        p_night_w: between(0, 200),
        derating: next() < 0.5 ? null : { temp_air_c: [20, 45], p_ac_kw: [nominalKw * 1.05, nominalKw * 0.6] },
      }
      const nominalW = nominalKw * 1000
      const inverters: Resolved['inverter'][] = [
        { model: 'flat', ...common, efficiency: between(0.9, 1) },
        { model: 'pvwatts', ...common, efficiency_nom: 0.96, efficiency_ref: 0.9637 },
        {
          model: 'sandia',
          ...common,
          p_aco_w: nominalW,
          p_dco_w: nominalW / 0.97,
          v_dco_v: 650,
          p_so_w: nominalW * 0.004,
          c0: -2e-9,
          c1: 1e-5,
          c2: 2e-4,
          c3: 1e-3,
        },
        {
          model: 'curve',
          ...common,
          curves: [500, 650, 800].map((v_dc_v, k) => ({
            v_dc_v,
            p_dc_kw: [0.05, 0.3, 1].map((x) => x * nominalKw),
            efficiency: [0.95, 0.98, 0.97].map((x) => x - 0.003 * k),
          })),
        },
      ]
      const inverter = inverters[trial % inverters.length]
      const module = [pvsystSection(), cecSection(), referenceSection()][trial % 3]
      const rows = Array.from(
        { length: 60 },
        (_, k): LitRow => (k % 4 === 0 ? NIGHT : { effectiveWm2: 10 ** between(-1, 3.1), tempAirC: between(-30, 50) }),
      )
      const { dc, ac, sky } = runInverter(plant({ module, inverter, dc_losses: WIRED }), rows)
      for (let i = 0; i < rows.length; i++) {
        let closed = dc.mppW[i]
        for (const name of INVERTER_LOSSES) {
          closed -= ac[name][i]
          expect(ac[name][i]).toBeGreaterThanOrEqual(0)
        }
        expect(Math.abs(closed - ac.inverterOutputW[i])).toBeLessThanOrEqual(1e-12 * (dc.mppW[i] + ac.nightW[i]))
        expect(Math.abs(ac.arrayW[i] - ac.efficiencyLossW[i] - Math.max(0, ac.inverterOutputW[i]))).toBeLessThanOrEqual(1e-12 * dc.mppW[i])
        const limitKw =
          inverter.derating === null ? nominalKw : nominalKw * (1.05 - 0.45 * Math.min(1, Math.max(0, (sky.tempAirC[i] - 20) / 25)))
        expect(ac.inverterOutputW[i]).toBeLessThanOrEqual(13000 * limitKw * (1 + 1e-12))
        if (ac.arrayW[i] === 0 || module.model === 'reference') continue
        expect(ac.arrayV[i]).toBeGreaterThanOrEqual(common.v_mppt_min_v)
        expect(ac.arrayV[i]).toBeLessThanOrEqual(common.v_mppt_max_v)
        expect(ac.arrayA[i]).toBeLessThanOrEqual(13 * common.i_dc_max_a * (1 + 1e-12))
      }
    }
  })
})
