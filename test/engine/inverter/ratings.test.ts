import { describe, expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareInverter } from '../../../engine/inverter/index.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { plant } from '../chain/plant.ts'
import { refusalsOf } from '../failures.ts'
import { Seeded } from '../properties/seeded.ts'

const FLAT = { model: 'flat', p_ac_nom_kw: 500 }
const CURVE = { p_dc_kw: [10, 100, 510], efficiency: [0.94, 0.98, 0.975] }
const curves = (voltages: (number | null)[]) => ({
  model: 'curve',
  p_ac_nom_kw: 500,
  curves: voltages.map((v_dc_v) => ({ ...CURVE, v_dc_v })),
})

const refusals = (inverter: object): string[] => refusalsOf(() => run(plant({ inverter })))

function warningsOf(inverter: object): string[] {
  const request: Resolved = plant({ inverter })
  const sink = new Sink()
  prepareInverter(request, prepareModule(request, sink), { energyWh: 0 }, sink)
  return sink.warnings
}

describe('ratings that contradict each other are refused at the field', () => {
  test('two efficiency curves', () => {
    expect(refusals(curves([500, 700]))).toEqual([
      'inverter.curves: Two curves are not supported: send one curve, or three in order of ascending DC voltage',
    ])
    expect(refusals(curves([null]))).toEqual([])
    expect(refusals(curves([500, 700, 850]))).toEqual([])
  })

  test('curves at equal or descending voltages', () => {
    expect(refusals(curves([500, 500, 850]))).toEqual([
      'inverter.curves.1.v_dc_v: Curves must be in order of ascending DC voltage: 500 V follows 500 V',
    ])
    expect(refusals(curves([500, 850, 700]))).toEqual([
      'inverter.curves.2.v_dc_v: Curves must be in order of ascending DC voltage: 700 V follows 850 V',
    ])
  })

  test('a curve with zero output in its middle', () => {
    const dead = { ...FLAT, model: 'curve', curves: [{ p_dc_kw: [10, 100, 510], efficiency: [0.94, 0, 0.975] }] }
    expect(refusals(dead)).toEqual([
      'inverter.curves.0.efficiency.1: The AC power must rise with the DC power: 0.000 kW at 100 kW is not above the 9.400 kW of the point before; check the efficiencies',
    ])
  })

  test('a maximum AC power below the nominal', () => {
    expect(refusals({ ...FLAT, p_ac_max_kw: 499 })).toEqual([
      'inverter.p_ac_max_kw: The maximum AC power must be at least the nominal AC power: 499 kW is below p_ac_nom_kw 500 kW; correct one of them, or set p_ac_max_kw to null',
    ])
    expect(refusals({ ...FLAT, p_ac_max_kw: 500 })).toEqual([])
  })

  test('an empty MPPT window, or one that ends above the maximum voltage', () => {
    expect(refusals({ ...FLAT, v_mppt_min_v: 800, v_mppt_max_v: 500 })).toEqual([
      'inverter.v_mppt_max_v: The upper limit of the MPPT window must be above the lower limit: 500 V is not above v_mppt_min_v 800 V; swap them or correct one',
    ])
    expect(refusals({ ...FLAT, v_mppt_min_v: 500, v_mppt_max_v: 1000, v_dc_max_v: 900 })).toEqual([
      'inverter.v_mppt_max_v: The MPPT window must end at or below the maximum DC voltage: 1000 V is above v_dc_max_v 900 V; swap them or correct one',
    ])
    expect(refusals({ ...FLAT, v_mppt_min_v: 500, v_dc_max_v: 500 })).toEqual([
      'inverter.v_dc_max_v: The maximum DC voltage must be above the lower limit of the MPPT window: 500 V is not above v_mppt_min_v 500 V; correct one',
    ])
    expect(refusals({ ...FLAT, v_mppt_min_v: 500, v_mppt_max_v: 900, v_dc_max_v: 900 })).toEqual([])
  })

  test('a start threshold in W', () => {
    expect(refusals({ ...FLAT, p_start_kw: 2500 })).toEqual([
      'inverter.p_start_kw: The start threshold must be below the nominal power: 2500 kW is not below p_ac_nom_kw 500 kW; send it in kW, or set it to null',
    ])
  })

  test('all at once, each at its own field', () => {
    const wrong = { ...curves([500, 700]), p_ac_max_kw: 400, p_start_kw: 500, v_mppt_min_v: 800, v_mppt_max_v: 500 }
    expect(refusals(wrong).map((text) => text.split(':')[0] ?? '')).toEqual([
      'inverter.curves',
      'inverter.v_mppt_max_v',
      'inverter.p_ac_max_kw',
      'inverter.p_start_kw',
    ])
  })

  test('exactly those generated ratings are refused that contradict each other', () => {
    const seeded = new Seeded(41)
    const maybe = (low: number, high: number): number | null => (seeded.chance(0.3) ? null : seeded.whole(low, high))
    for (let trial = 0; trial < 2000; trial++) {
      const inverter = {
        p_ac_nom_kw: seeded.whole(50, 60),
        p_ac_max_kw: maybe(48, 62),
        p_start_kw: maybe(0, 70),
        v_mppt_min_v: maybe(0, 10),
        v_mppt_max_v: maybe(1, 12),
        v_dc_max_v: maybe(1, 12),
      }
      const { p_ac_nom_kw, p_ac_max_kw, p_start_kw, v_mppt_min_v, v_mppt_max_v, v_dc_max_v } = inverter
      const [low, high, most] = [v_mppt_min_v ?? 0, v_mppt_max_v ?? v_dc_max_v ?? 1e9, v_dc_max_v ?? 1e9]
      const isValid = low < high && high <= most && (p_ac_max_kw ?? p_ac_nom_kw) >= p_ac_nom_kw && (p_start_kw ?? 0) < p_ac_nom_kw
      const request = plant({ inverter: { model: 'flat', ...inverter } })
      const sink = new Sink()
      prepareInverter(request, prepareModule(request, sink), { energyWh: 0 }, sink)
      expect(sink.failures.length === 0, JSON.stringify(inverter)).toBe(isValid)
    }
  })
})

test('the nominal power is not reached below the temperature of the maximum power', () => {
  expect(refusals({ ...FLAT, p_ac_max_kw: 550, temp_p_max_c: 40, temp_p_nom_c: 30 })).toEqual([
    'inverter.temp_p_nom_c: temp_p_nom_c must be at or above temp_p_max_c: 30 degC is below 40 degC; swap them or correct one',
  ])
  expect(refusals({ ...FLAT, p_ac_max_kw: 550, temp_p_max_c: 40, temp_p_nom_c: 40 })).toEqual([])
})

describe('ratings that are not used as stated cause a warning', () => {
  test('a derating table above the maximum power', () => {
    const derating = { temp_air_c: [10, 50], p_ac_kw: [550, 400] }
    expect(warningsOf({ ...FLAT, derating })).toEqual([
      'inverter.derating reaches 550 kW, but the inverter delivers at most 500 kW (p_ac_nom_kw, because p_ac_max_kw is null): raise inverter.p_ac_max_kw to use the rest',
    ])
    expect(warningsOf({ ...FLAT, derating, p_ac_max_kw: 520 })).toEqual([
      'inverter.derating reaches 550 kW, but the inverter delivers at most 520 kW (p_ac_max_kw): raise inverter.p_ac_max_kw to use the rest',
    ])
    expect(warningsOf({ ...FLAT, derating, p_ac_max_kw: 550 })).toEqual([])
  })

  test('a Sandia rating far from the nominal power', () => {
    const sandia = { model: 'sandia', p_dco_w: 515_000, v_dco_v: 700, p_so_w: 1000 }
    expect(warningsOf({ ...sandia, p_ac_nom_kw: 450, p_aco_w: 500_000 })).toEqual([
      'inverter.p_aco_w is 500000 W, but p_ac_nom_kw is 450 kW: the lower one limits the AC power',
    ])
    expect(warningsOf({ ...sandia, p_ac_nom_kw: 500, p_aco_w: 500_000 })).toEqual([])
  })
  test('a PVWatts part-load curve with an efficiency above 1', () => {
    const pvwatts = { model: 'pvwatts', p_ac_nom_kw: 500 }
    // The peak of the curve itself is 0.9662 at 60 % load.
    expect(warningsOf({ ...pvwatts, efficiency_nom: 0.99, efficiency_ref: 0.9 })).toEqual([
      "The inverter's part-load curve reaches an efficiency of 1.063, above 1, where no inverter can work: the AC power is limited to the DC power there. Lower inverter.efficiency_nom or raise inverter.efficiency_ref",
    ])
    expect(warningsOf({ ...pvwatts, efficiency_nom: 0.99 })).toEqual([])
  })
})
