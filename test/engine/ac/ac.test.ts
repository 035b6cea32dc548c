import { describe, expect, test } from 'bun:test'
import { exportedW } from '../../../engine/ac/chain.ts'
import { prepareAc } from '../../../engine/ac/index.ts'
import { OHMIC_MODELS } from '../../../engine/ac/ohmic/index.ts'
import { POWER_REFERENCES } from '../../../engine/ac/power-reference.ts'
import { type AcColumns, makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import identity from '../../fixtures/ac/pvsyst-identity.json'
import { caseOf, column, describeReference, loadVectors } from '../../reference.ts'
import { flatInverter, plant } from '../dc/plant.ts'
import { seeded } from '../module/seeded.ts'

type Losses = Resolved['ac_losses']

const LOSSES = [
  'standbyW',
  'storageLossW',
  'storageChangeW',
  'gridLimitLossW',
  'auxiliariesW',
  'acWiringLossW',
  'mvIronLossW',
  'mvCopperLossW',
  'mvLineLossW',
  'hvIronLossW',
  'hvCopperLossW',
  'hvLineLossW',
  'transmissionLossW',
  'otherLossW',
  'unavailabilityLossW',
  'selfConsumedW',
] as const satisfies (keyof AcColumns)[]

/** 10 inverters of 1 MW: the reference power is 10 MW. */
const REFERENCE_W = 1e7
const request = (losses: Partial<Losses>, pnomKw = 1000) =>
  plant({ array: { n_inverters: 10 }, inverter: flatInverter({ p_ac_nom_kw: pnomKw }), ac_losses: losses })

/**
 * Runs the AC stage on given inverter outputs. By default the sun is up where the output is above
 * zero.
 */
function runAc(losses: Partial<Losses>, outputsW: readonly number[], isUp = outputsW.map((w) => w > 0), of = request(losses)) {
  const frame = makeFrame(outputsW.length, 60)
  frame.n = outputsW.length
  outputsW.forEach((w, i) => {
    frame.ac.inverterOutputW[i] = w
    frame.sky.isUp[i] = isUp[i] ? 1 : 0
  })
  prepareAc(of, new Sink())(frame)
  return frame.ac
}

describe('the energy balance of real PVsyst hours', () => {
  const { iron_w, k_per_w, p_ref_w } = identity
  const losses: Partial<Losses> = {
    transformer_constant_loss: iron_w / p_ref_w,
    ac_wiring_loss_at_stc: 0.4 * k_per_w * p_ref_w,
    transformer_loss_at_stc: 0.6 * k_per_w * p_ref_w,
  }
  const of = plant({ array: { n_inverters: 1 }, inverter: flatInverter({ p_ac_nom_kw: p_ref_w / 1000 }), ac_losses: losses })

  test('grid energy is inverter output - iron - k output^2 to the watt, with wiring and copper not cascaded; at night it is - (tare + iron)', () => {
    const ac = runAc(
      losses,
      identity.rows.map((row) => row.e_out_inv_w),
      undefined,
      of,
    )
    identity.rows.forEach((row, i) => {
      expect(Math.abs(ac.gridW[i] - row.e_grid_w)).toBeLessThan(identity.tolerance)
    })
  })

  const vectors = loadVectors('t16')
  describeReference('all sampled hours of t16', () => {
    test('agree to the watt, the precision of the printout', () => {
      const { outputs } = caseOf(vectors, 'PVsyst hourly rows')
      const outputW = [...column(outputs.EOutInv)]
      const gridW = column(outputs.E_Grid)
      const ac = runAc(losses, outputW, undefined, of)
      for (let i = 0; i < outputW.length; i++) expect(Math.abs(ac.gridW[i] - gridW[i])).toBeLessThan(1)
      expect(outputW.length).toBeGreaterThan(300)
    })
  })
})

describe('each AC loss alone equals its closed form', () => {
  const P = 6.4e6
  const squared = REFERENCE_W * (P / REFERENCE_W) ** 2
  const alone: [losses: Partial<Losses>, column: (typeof LOSSES)[number], expectedW: number][] = [
    [{ ac_wiring_loss_at_stc: 0.01, ohmic_model: 'ohmic_i2r' }, 'acWiringLossW', 0.01 * squared],
    [{ ac_wiring_loss_at_stc: 0.01, ohmic_model: 'flat' }, 'acWiringLossW', 0.01 * P],
    [{ transformer_constant_loss: 0.001 }, 'mvIronLossW', 0.001 * REFERENCE_W],
    [{ transformer_loss_at_stc: 0.009 }, 'mvCopperLossW', 0.009 * squared],
    [{ mv_line_loss_at_stc: 0.004 }, 'mvLineLossW', 0.004 * squared],
    [{ hv_transformer_constant_loss: 0.0005 }, 'hvIronLossW', 0.0005 * REFERENCE_W],
    [{ hv_transformer_loss_at_stc: 0.005 }, 'hvCopperLossW', 0.005 * squared],
    [{ hv_line_loss_at_stc: 0.003 }, 'hvLineLossW', 0.003 * squared],
    [{ transmission_loss: 0.02 }, 'transmissionLossW', 0.02 * P],
    [{ other_loss: 0.01 }, 'otherLossW', 0.01 * P],
    [{ unavailability_loss: 0.03 }, 'unavailabilityLossW', 0.03 * P],
    [{ aux_kw: 12, aux_threshold_kw: 6000 }, 'auxiliariesW', 12000],
    [{ aux_proportional_w_per_kw: 5 }, 'auxiliariesW', 0.005 * P],
    [{ grid_poi_limit_kw: 5000 }, 'gridLimitLossW', 1.4e6],
  ]
  for (const [losses, name, expectedW] of alone) {
    test(JSON.stringify(losses), () => {
      const ac = runAc(losses, [P])
      for (const other of LOSSES) expect(Math.abs(ac[other][0] - (other === name ? expectedW : 0))).toBeLessThan(1e-8)
      expect(Math.abs(P - expectedW - ac.gridW[0])).toBeLessThan(1e-8)
    })
  }

  test('the HV transformer acts on the power that reaches it, the HV line on the power that leaves the transformer', () => {
    const ac = runAc(
      { transformer_loss_at_stc: 0.1, hv_transformer_loss_at_stc: 0.005, hv_transformer_constant_loss: 0.001, hv_line_loss_at_stc: 0.003 },
      [P],
    )
    const atHv = P - 0.1 * squared
    const afterHv = atHv - 0.001 * REFERENCE_W - (0.005 * atHv * atHv) / REFERENCE_W
    expect(ac.hvCopperLossW[0]).toBeCloseTo((0.005 * atHv * atHv) / REFERENCE_W, 6)
    expect(ac.hvLineLossW[0]).toBeCloseTo((0.003 * afterHv * afterHv) / REFERENCE_W, 6)
  })

  test('transmission, other losses and unavailability apply in this order, each to the remainder of the one before', () => {
    const ac = runAc({ transmission_loss: 0.02, other_loss: 0.01, unavailability_loss: 0.03 }, [P])
    expect(ac.gridW[0]).toBeCloseTo(P * 0.98 * 0.99 * 0.97, 6)
    expect(ac.unavailabilityLossW[0]).toBeCloseTo(P * 0.98 * 0.99 * 0.03, 6)
  })

  test('power_reference is the nominal power of the inverters or the nameplate of the array', () => {
    const of = plant()
    expect(POWER_REFERENCES.pnom_inverter(of)).toBe(13 * 2e6)
    expect(POWER_REFERENCES.pnom_stc(of)).toBe(18 * 200 * 13 * 350)
    const byStc = plant({ ac_losses: { power_reference: 'pnom_stc', transformer_constant_loss: 0.001 } })
    expect(runAc({}, [P], [true], byStc).mvIronLossW[0]).toBeCloseTo(0.001 * 18 * 200 * 13 * 350, 9)
  })
})

test('a row with every loss equals a calculation by hand', () => {
  const ac = runAc(
    {
      aux_kw: 20,
      aux_proportional_w_per_kw: 5,
      ac_wiring_loss_at_stc: 0.01,
      transformer_constant_loss: 0.001,
      transformer_loss_at_stc: 0.02,
      mv_line_loss_at_stc: 0.005,
      hv_transformer_constant_loss: 0.0005,
      hv_transformer_loss_at_stc: 0.004,
      hv_line_loss_at_stc: 0.003,
      transmission_loss: 0.01,
      other_loss: 0.02,
      unavailability_loss: 0.03,
    },
    [8e6],
  )
  // at the bus of 8 MW, of 10 MW: auxiliaries 20 + 40 kW, wiring 64, iron 10, copper 128, line 32
  // leave 7706 kW
  const expected: [(typeof LOSSES)[number] | 'gridW', watts: number][] = [
    ['auxiliariesW', 60000],
    ['acWiringLossW', 64000],
    ['mvIronLossW', 10000],
    ['mvCopperLossW', 128000],
    ['mvLineLossW', 32000],
    ['hvIronLossW', 5000],
    ['hvCopperLossW', 23752.9744], // 0.004 x 7706^2 / 10000 kW
    ['hvLineLossW', 17682.0365676], // 0.003 x 7677.2470256^2 / 10000 kW
    ['transmissionLossW', 76595.6498903], // 0.01 x 7659.5649890 kW
    ['otherLossW', 151659.3867828], // 0.02 x 7582.9693391 kW
    ['unavailabilityLossW', 222939.2985706], // 0.03 x 7431.3099524 kW
    ['gridW', 7208370.6537884],
  ]
  for (const [name, watts] of expected) expect(Math.abs(ac[name][0] - watts), name).toBeLessThan(1e-6)
})

describe('night and switches', () => {
  const night = {
    transformer_constant_loss: 0.001,
    hv_transformer_constant_loss: 0.0002,
    aux_night_kw: 3,
    aux_kw: 9,
    unavailability_loss: 0.03,
    transmission_loss: 0.02,
  }

  test('a dark row draws the tare, the iron losses and the night auxiliaries, and nothing else', () => {
    const ac = runAc(night, [-500])
    expect(ac.mvIronLossW[0]).toBe(10000)
    expect(ac.hvIronLossW[0]).toBe(2000)
    expect(ac.auxiliariesW[0]).toBe(3000)
    expect(ac.gridW[0]).toBe(-500 - 10000 - 2000 - 3000)
    for (const name of ['acWiringLossW', 'transmissionLossW', 'otherLossW', 'unavailabilityLossW', 'gridLimitLossW'] as const)
      expect(ac[name][0]).toBe(0)
  })

  test('aux_night_kw counts only in rows whose sun-up flag is false', () => {
    expect([...runAc(night, [-500, 0, 8e5], [false, true, true]).auxiliariesW]).toEqual([3000, 0, 9000])
  })

  test('a row that produces while its sun-up flag is false draws aux_night_kw, and the day auxiliaries above their threshold', () => {
    const losses = { aux_night_kw: 3, aux_kw: 9, aux_threshold_kw: 500, aux_proportional_w_per_kw: 2 }
    expect([...runAc(losses, [8e5, 8e5, 4e5], [false, true, false]).auxiliariesW]).toEqual([13600, 10600, 3800])
    expect([...runAc({ ...losses, use_auxiliaries: false }, [8e5, -10], [false, false]).auxiliariesW]).toEqual([0, 0])
  })

  test('aux_kw applies above the threshold, not at it', () => {
    expect([...runAc({ aux_kw: 9, aux_threshold_kw: 500 }, [4.9e5, 5e5, 5.1e5]).auxiliariesW]).toEqual([0, 0, 9000])
  })

  test('with transformer_night_disconnect only exporting rows have iron losses', () => {
    const ac = runAc({ ...night, transformer_night_disconnect: true }, [-500, 1e6])
    expect([...ac.mvIronLossW]).toEqual([0, 10000])
    expect([...ac.hvIronLossW]).toEqual([0, 2000])
  })

  test('each use_* switch turns its item off', () => {
    const all = { ...night, transformer_loss_at_stc: 0.01, mv_line_loss_at_stc: 0.01, aux_proportional_w_per_kw: 2 }
    const off = runAc({ ...all, use_auxiliaries: false, use_mv_transformer: false, use_mv_line: false }, [-500, 1e6])
    for (const name of ['auxiliariesW', 'mvIronLossW', 'mvCopperLossW', 'mvLineLossW'] as const) expect([...off[name]]).toEqual([0, 0])
    expect([...off.hvIronLossW]).toEqual([2000, 2000])
  })

  test('a row whose output does not cover the iron losses imports, without loss fractions on the import', () => {
    const ac = runAc(night, [4000])
    expect(ac.gridW[0]).toBe(4000 - 9000 - 12000)
    expect(ac.unavailabilityLossW[0]).toBe(0)
  })
})

describe('grid limit', () => {
  const downstream: Partial<Losses> = {
    ac_wiring_loss_at_stc: 0.01,
    transformer_constant_loss: 0.001,
    transformer_loss_at_stc: 0.01,
    mv_line_loss_at_stc: 0.005,
    hv_transformer_constant_loss: 0.0005,
    hv_transformer_loss_at_stc: 0.004,
    hv_line_loss_at_stc: 0.003,
    transmission_loss: 0.02,
    other_loss: 0.005,
    aux_kw: 20,
    aux_proportional_w_per_kw: 3,
  }

  test('at the injection point the power after all losses equals the limit, and every loss is that of the curtailed power', () => {
    const ac = runAc({ ...downstream, grid_poi_limit_kw: 5000 }, [9e6, 5.2e6, 4e6])
    expect(Math.abs(ac.gridW[0] / 5e6 - 1)).toBeLessThan(1e-12)
    const curtailedW = 9e6 - ac.gridLimitLossW[0]
    expect(ac.acWiringLossW[0]).toBeCloseTo((0.01 * curtailedW * curtailedW) / REFERENCE_W, 6)
    expect(ac.gridLimitLossW[1]).toBe(0) // above the limit at the inverter, below it after the losses
    expect(ac.gridLimitLossW[2]).toBe(0)
  })

  test('unavailability is applied after the limit and reduces the limited power', () => {
    const ac = runAc({ ...downstream, unavailability_loss: 0.03, grid_poi_limit_kw: 5000 }, [9e6])
    expect(ac.gridW[0]).toBeCloseTo(0.97 * 5e6, 4)
    expect(ac.unavailabilityLossW[0]).toBeCloseTo(0.03 * 5e6, 4)
  })

  test('at the inverter output the limit applies to the output itself', () => {
    const ac = runAc({ ...downstream, grid_poi_limit_kw: 5000, grid_limit_at: 'inverter_output' }, [9e6, 4e6])
    expect(ac.gridLimitLossW[0]).toBe(4e6)
    expect(ac.gridLimitLossW[1]).toBe(0)
    expect(ac.gridW[0]).toBeLessThan(5e6)
  })

  test('a limit in kVA is the limit times the power factor in kW', () => {
    const ac = runAc({ grid_poi_limit_kw: 5000, grid_limit_apparent: true, power_factor: 0.9 }, [9e6])
    expect(ac.gridW[0]).toBeCloseTo(4.5e6, 6)
    expect(runAc({ grid_poi_limit_kw: 5000, power_factor: 0.9 }, [9e6]).gridW[0]).toBeCloseTo(5e6, 6)
  })

  test('a limit in kVA at the inverter output is also multiplied by the power factor', () => {
    const ac = runAc(
      { grid_poi_limit_kw: 5000, grid_limit_apparent: true, power_factor: 0.9, grid_limit_at: 'inverter_output' },
      [9e6, 4.4e6],
    )
    expect([...ac.gridLimitLossW]).toEqual([4.5e6, 0])
  })

  test('an output below the threshold of the auxiliaries is curtailed without them and never raised', () => {
    const losses = { aux_kw: 40, aux_threshold_kw: 5030, grid_poi_limit_kw: 5000 }
    const ac = runAc(losses, [5.01e6, 5.03e6, 5.035e6, 5.05e6])
    expect([...ac.gridLimitLossW]).toEqual([10000, 30000, 0, 10000])
    expect([...ac.gridW]).toEqual([5e6, 5e6, 4.995e6, 5e6])
  })

  test('the night auxiliaries make room under the limit', () => {
    const ac = runAc({ ...downstream, aux_night_kw: 30, grid_poi_limit_kw: 5000 }, [9e6, 9e6], [false, true])
    for (const row of [0, 1]) expect(Math.abs(ac.gridW[row] / 5e6 - 1)).toBeLessThan(1e-12)
    expect(ac.gridLimitLossW[1] - ac.gridLimitLossW[0]).toBeGreaterThan(30000)
  })

  test('auxiliaries that switch on near the limit do not lift the export above it', () => {
    for (const thresholdKw of [4990, 4999, 5000, 5001, 5010, 5030, 5060, 5200]) {
      const losses = { aux_kw: 40, aux_threshold_kw: thresholdKw, ac_wiring_loss_at_stc: 0.002, grid_poi_limit_kw: 5000 }
      for (const outputW of [5.0e6, 5.01e6, 5.05e6, 6e6]) {
        const ac = runAc(losses, [outputW])
        expect(ac.gridW[0]).toBeLessThanOrEqual(5e6 * (1 + 1e-12))
        if (ac.gridLimitLossW[0] > 0) expect(ac.gridW[0]).toBeGreaterThan(5e6 - 40000 - 1)
      }
    }
  })
})

test('rows balance to 1e-12 and stay within the limit, for any losses and any output', () => {
  const next = seeded(77)
  for (let trial = 0; trial < 400; trial++) {
    const at = (most: number) => (next() < 0.3 ? 0 : most * next())
    const losses: Partial<Losses> = {
      ac_wiring_loss_at_stc: at(0.05),
      ohmic_model: (Object.keys(OHMIC_MODELS) as (keyof typeof OHMIC_MODELS)[])[trial % 2],
      transformer_constant_loss: at(0.005),
      transformer_loss_at_stc: at(0.03),
      mv_line_loss_at_stc: at(0.03),
      hv_transformer_loss_at_stc: at(0.03),
      hv_transformer_constant_loss: at(0.005),
      hv_line_loss_at_stc: at(0.03),
      transmission_loss: at(0.1),
      other_loss: at(0.1),
      aux_kw: at(100),
      aux_threshold_kw: at(5000),
      aux_proportional_w_per_kw: at(30),
      aux_night_kw: at(50),
      grid_poi_limit_kw: at(9000),
      grid_limit_at: next() < 0.5 ? 'injection' : 'inverter_output',
      unavailability_loss: at(0.1),
      transformer_night_disconnect: next() < 0.5,
    }
    const outputs = Array.from({ length: 40 }, () => (next() < 0.4 ? -1000 * next() : 1e7 * next()))
    const ac = runAc(
      losses,
      outputs,
      outputs.map((w) => w > 0 && next() < 0.9),
    )
    outputs.forEach((outputW, i) => {
      expect(ac.gridLimitLossW[i]).toBeGreaterThanOrEqual(0)
      let closed = outputW
      for (const name of LOSSES) closed -= ac[name][i]
      expect(Math.abs(closed - ac.gridW[i])).toBeLessThanOrEqual(1e-12 * (REFERENCE_W + Math.abs(outputW)))
      const limitW = losses.grid_poi_limit_kw ? losses.grid_poi_limit_kw * 1000 : Number.POSITIVE_INFINITY
      const limitedW = losses.grid_limit_at === 'injection' ? ac.gridW[i] + ac.unavailabilityLossW[i] : outputW - ac.gridLimitLossW[i]
      expect(limitedW).toBeLessThanOrEqual(limitW * (1 + 1e-12))
    })
  }
})

test('without losses the export equals the output', () => {
  const nothing = {
    standingAuxiliariesW: 0,
    auxiliariesW: 0,
    auxiliariesAboveW: 0,
    auxiliariesFrac: 0,
    wiringFrac: 0,
    reactiveVar: 0,
    wiringPerW: 0,
    mvIronW: 0,
    mvCopperPerW: 0,
    mvLinePerW: 0,
    hvIronW: 0,
    hvCopperPerW: 0,
    hvLinePerW: 0,
    transmissionFrac: 0,
    otherFrac: 0,
  }
  expect(exportedW(nothing, 123456)).toBe(123456)
})

test('a remainder of light by rounding switches nothing on, and is booked as power all the same', () => {
  const losses = { aux_kw: 12, hv_transformer_constant_loss: 0.0005, transformer_night_disconnect: true }
  const restW = 1e-10 * REFERENCE_W
  const ac = runAc(losses, [restW, 1e-6 * REFERENCE_W])
  expect([ac.auxiliariesW[0], ac.hvIronLossW[0], ac.gridW[0]]).toEqual([0, 0, restW])
  expect([ac.auxiliariesW[1], ac.hvIronLossW[1]]).toEqual([12000, 5000])
})
