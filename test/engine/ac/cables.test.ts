import { expect, test } from 'bun:test'
import { completeRunRequest, type Resolved, run } from '@pvyield/engine'
import { prepareAc } from '../../../engine/ac/index.ts'
import { conductorOhm } from '../../../engine/core/cable.ts'
import { makeFrame } from '../../../engine/core/frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { everyLossPlant, MUNICH_EVERY_THIRD_HOUR } from '../chain/plant.ts'
import { plant as acPlant, flatInverter } from '../dc/plant.ts'
import { fieldsOf } from '../failures.ts'

type Losses = Partial<Resolved['ac_losses']>
type Cable = NonNullable<Resolved['ac_losses']['cables']>[number]

const CABLE = { conductor_c: 50, ohm_per_km_20c: null, label: null, number: 1, power_frac: 1 } as const
/** Ten inverters of 1 MW at 800 V, each with a run of six times 240 mm2; two runs at 20 kV, one at 110 kV. */
const CABLES: Cable[] = [
  { ...CABLE, level: 'lv', length_m: 120, section_mm2: 1440, material: 'aluminium', voltage_v: 800, number: 10 },
  { ...CABLE, level: 'mv', length_m: 3000, section_mm2: 240, material: 'aluminium', voltage_v: 20_000, number: 2, conductor_c: 60 },
  { ...CABLE, level: 'mv', length_m: 800, section_mm2: 95, material: 'copper', voltage_v: 20_000, power_frac: 0.25, conductor_c: 20 },
  { ...CABLE, level: 'hv', length_m: 9000, section_mm2: 300, material: 'copper', voltage_v: 110_000 },
]

function runAc(ac_losses: Losses, outputW: number) {
  const frame = makeFrame(1, 60)
  frame.n = 1
  frame.ac.inverterOutputW[0] = outputW
  frame.sky.isUp[0] = 1
  const sink = new Sink()
  prepareAc(acPlant({ array: { n_inverters: 10 }, inverter: flatInverter({ p_ac_nom_kw: 1000 }), ac_losses }), sink)(frame)
  expect(sink.failures).toEqual([])
  return frame.ac
}

const near = (actual: number, expected: number): void => expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-9)

test('resistance by the resistivities of IEC 60287 at the temperature of the conductor, or by a data sheet', () => {
  near(conductorOhm({ ...CABLE, length_m: 1000, section_mm2: 100, material: 'copper', conductor_c: 20 }), 0.17241)
  near(conductorOhm({ ...CABLE, length_m: 1000, section_mm2: 100, material: 'copper', conductor_c: 90 }), 0.17241 * 1.2751) // 0.00393 x 70
  near(conductorOhm({ ...CABLE, length_m: 1000, section_mm2: 100, material: 'aluminium', conductor_c: 70 }), 0.28264 * 1.2015) // 0.00403 x 50
  near(conductorOhm({ ...CABLE, length_m: 500, section_mm2: 240, material: 'aluminium', conductor_c: 20, ohm_per_km_20c: 0.125 }), 0.0625)
})

test('each run loses 3 I^2 R at its own current, by hand to 1e-9', () => {
  const ac = runAc({ cables: CABLES, power_factor: 0.95 }, 8e6)
  const apparentVa = 8e6 / 0.95
  // 120 m x 28.264 / 1,440 x 1.1209 = 0.002640094... Ohm; ten runs of 607.7 A each
  const lvOhm = ((2.8264e-8 * 120) / 1440e-6) * 1.1209
  const lvA = apparentVa / 10 / (Math.sqrt(3) * 800)
  near(ac.acWiringLossW[0], 10 * 3 * lvOhm * lvA ** 2)
  const feederOhm = ((2.8264e-8 * 3000) / 240e-6) * 1.1612
  const feederA = apparentVa / 2 / (Math.sqrt(3) * 20_000)
  const branchOhm = (1.7241e-8 * 800) / 95e-6
  const branchA = (0.25 * apparentVa) / (Math.sqrt(3) * 20_000)
  near(ac.mvLineLossW[0], 2 * 3 * feederOhm * feederA ** 2 + 3 * branchOhm * branchA ** 2)
  const hvOhm = ((1.7241e-8 * 9000) / 300e-6) * 1.1179
  const hvA = (8e6 - ac.acWiringLossW[0] - ac.mvLineLossW[0]) / 0.95 / (Math.sqrt(3) * 110_000)
  near(ac.hvLineLossW[0], 3 * hvOhm * hvA ** 2)
})

test('the year of the cables is that of the fractions that they are, limit and reactive power by row included', () => {
  const rows = MUNICH_EVERY_THIRD_HOUR.temp_air_c.length
  const of = (ac_losses: Losses): Resolved =>
    everyLossPlant({
      weather: MUNICH_EVERY_THIRD_HOUR,
      ac_losses: { transformer_constant_loss: 0.001, grid_poi_limit_kw: 500, power_factor_series: new Array(rows).fill(0.9), ...ac_losses },
    })
  const small = CABLES.map((cable) => ({ ...cable, number: 1 }))
  const referenceW = run(of({})).answer.summary.ac_kw * 1000
  const frac = (level: string) =>
    small.reduce(
      (sum, cable) =>
        cable.level === level ? sum + (conductorOhm(cable) * cable.power_frac ** 2 * referenceW) / cable.voltage_v ** 2 : sum,
      0,
    )
  const byCables = run(of({ cables: small })).answer.loss_diagram
  const byFractions = run(of({ ac_wiring_loss_at_stc: frac('lv'), mv_line_loss_at_stc: frac('mv'), hv_line_loss_at_stc: frac('hv') }))
    .answer.loss_diagram
  expect(byCables.map(({ key }) => key)).toEqual(byFractions.map(({ key }) => key))
  byFractions.forEach(({ key, value }, k) => {
    expect(Math.abs((byCables[k]?.value ?? Number.NaN) - value), key).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)))
  })
})

test('a fraction next to cables of its level, cables that take all power and cables without a section are refused', () => {
  const fields = (ac_losses: object) =>
    fieldsOf(() => run(completeRunRequest<Resolved>({ ...everyLossPlant({ weather: MUNICH_EVERY_THIRD_HOUR }), ac_losses })))
  const [lv, mv] = CABLES
  expect(fields({ cables: [mv, lv], ac_wiring_loss_at_stc: 0.01 })).toEqual(['ac_losses.cables.1.level'])
  expect(fields({ cables: [lv], mv_line_loss_at_stc: 0.01 })).toEqual([])
  expect(fields({ cables: [{ ...lv, number: 1, section_mm2: 1 }] })).toEqual(['ac_losses.cables'])
  expect(fields({ cables: [{ level: 'lv', length_m: 5, voltage_v: 400 }] })).toEqual(['ac_losses.cables.0.section_mm2'])
})
