import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { exportedW } from '../../../engine/ac/chain.ts'
import { prepareAc } from '../../../engine/ac/index.ts'
import { readChains } from '../../../engine/ac/read-chain.ts'
import { makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { type Changes, plant } from '../chain/plant.ts'
import { plant as acPlant, flatInverter } from '../dc/plant.ts'

/** Limits in kVA read the factor, and ohmic losses do. */
test.each([
  [{ power_factor: 0.9 }, 1],
  [{ power_factor: 0.9, grid_limit_apparent: true }, 1],
  [{ power_factor: 0.9, grid_poi_limit_kw: 500 }, 1],
  [{ power_factor: 0.9, grid_limit_apparent: true, grid_poi_limit_kw: 500 }, 0],
  [{ power_factor: 0.9, pnom_apparent: true }, 0],
  [{ power_factor: 1 }, 0],
  [{ power_factor: 0.9, ac_wiring_loss_at_stc: 0.01 }, 0],
  [{ power_factor: 0.9, ac_wiring_loss_at_stc: 0.01, ohmic_model: 'flat' }, 1],
  [{ power_factor: 0.9, ac_wiring_loss_at_stc: 0.01, ohmic_power: 'active' }, 1],
  [{ power_factor: 0.9, transformer_loss_at_stc: 0.01 }, 0],
  [{ power_factor: 0.9, transformer_loss_at_stc: 0.01, use_mv_transformer: false }, 1],
  [{ power_factor: 0.9, transformer_constant_loss: 0.001 }, 1],
  [{ power_factor: 0.9, hv_transformer_loss_at_stc: 0.01 }, 0],
  [{ power_factor: 0.9, hv_line_loss_at_stc: 0.01 }, 0],
] as [Changes['ac_losses'], number][])('%o: %d findings of a power factor that is not read', (ac_losses, count) => {
  const { findings = [] } = run(plant({ ac_losses })).answer.summary
  const own = findings.filter(({ code }) => code === 'power_factor_unread')
  expect(own.map(({ field }) => field)).toEqual(Array(count).fill('ac_losses.power_factor'))
})

type Losses = Partial<Resolved['ac_losses']>

/** 10 inverters of 1 MW: the reference power is 10 MW. */
const request = (ac_losses: Losses): Resolved =>
  acPlant({ array: { n_inverters: 10 }, inverter: flatInverter({ p_ac_nom_kw: 1000 }), ac_losses })

function runAc(ac_losses: Losses, outputsW: readonly number[]) {
  const frame = makeFrame(outputsW.length, 60)
  frame.n = outputsW.length
  frame.ac.inverterOutputW.set(outputsW)
  frame.sky.isUp.fill(1)
  prepareAc(request(ac_losses), new Sink())(frame)
  return frame.ac
}

const OHMIC: Losses = {
  ac_wiring_loss_at_stc: 0.006,
  transformer_loss_at_stc: 0.009,
  mv_line_loss_at_stc: 0.004,
  transformer_constant_loss: 0.001,
}
const OUTPUTS_W = [3e5, 2.7e6, 6.4e6, 9.9e6]

test('ohmic losses are those of the apparent power: I^2 R with I = S / U', () => {
  const ac = runAc({ ...OHMIC, power_factor: 0.95 }, OUTPUTS_W)
  OUTPUTS_W.forEach((activeW, row) => {
    const apparentVa = activeW / 0.95
    expect(ac.acWiringLossW[row]).toBeCloseTo((0.006 * apparentVa * apparentVa) / 1e7, 7)
    expect(ac.mvCopperLossW[row]).toBeCloseTo((0.009 * apparentVa * apparentVa) / 1e7, 7)
    expect(ac.mvLineLossW[row]).toBeCloseTo((0.004 * apparentVa * apparentVa) / 1e7, 7)
    expect(ac.mvIronLossW[row]).toBe(10_000)
  })
})

test('the case of the assessment: ohmic rows of 91,954 kWh are 9,934 kWh more at cos(phi) 0.95', () => {
  const rowsWh = (losses: Losses): number => {
    const { acWiringLossW, mvCopperLossW, mvLineLossW } = runAc({ ...OHMIC, ...losses }, OUTPUTS_W)
    return [acWiringLossW, mvCopperLossW, mvLineLossW].reduce((sum, column) => sum + column.reduce((a, b) => a + b, 0), 0)
  }
  const share = rowsWh({ power_factor: 0.95 }) / rowsWh({ power_factor: 0.95, ohmic_power: 'active' }) - 1
  expect(Math.round(91_954 * share)).toBe(9_934)
  expect(rowsWh({ power_factor: 0.95, ohmic_power: 'active' })).toBe(rowsWh({}))
})

test('the high voltage has the current of what reaches it', () => {
  const ac = runAc({ hv_transformer_loss_at_stc: 0.005, hv_line_loss_at_stc: 0.02, power_factor: 0.9 }, [8e6])
  const copperW = (0.005 * (8e6 / 0.9) ** 2) / 1e7
  expect(ac.hvCopperLossW[0]).toBeCloseTo(copperW, 7)
  expect(ac.hvLineLossW[0]).toBeCloseTo((0.02 * ((8e6 - copperW) / 0.9) ** 2) / 1e7, 7)
})

test('at power factor 1 nothing moves, and the share of flat wiring is that of the energy', () => {
  const losses = { ...OHMIC, hv_transformer_loss_at_stc: 0.005, hv_line_loss_at_stc: 0.02 }
  const [apparent, active] = [request(losses), request({ ...losses, ohmic_power: 'active' })].map(readChains)
  expect([apparent?.day, apparent?.night]).toEqual([active?.day, active?.night])
  expect(readChains(request(losses)).day.mvCopperPerW).toBe(0.009 / 1e7)
  const flat = runAc({ ac_wiring_loss_at_stc: 0.006, ohmic_model: 'flat', power_factor: 0.8 }, [5e6])
  expect(flat.acWiringLossW[0]).toBe(0.006 * 5e6)
})

test('a limit at the injection point is met with the losses of the apparent power', () => {
  const losses = { ...OHMIC, hv_line_loss_at_stc: 0.02, power_factor: 0.9, grid_poi_limit_kw: 6000 }
  const ac = runAc(losses, [9.9e6])
  expect(ac.gridW[0]).toBeCloseTo(6e6, 5)
  expect(exportedW(readChains(request(losses)).day, 9.9e6 - (ac.gridLimitLossW[0] ?? 0))).toBeCloseTo(6e6, 5)
})

test('losses that leave nothing at the current of a low power factor are refused with it', () => {
  const sink = new Sink()
  prepareAc(request({ hv_line_loss_at_stc: 0.3, power_factor: 0.5 }), sink) // 0.3 / 0.25 = 1.2
  expect(sink.failures.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'ac_losses.hv_line_loss_at_stc: The AC losses take 120 % of the power at the reference, so that nothing is left at full power: hv_line_loss_at_stc 120 %, of ohmic losses with the current of power_factor 0.5. Send fractions whose sum is below 1, such as 0.01 for 1 %',
  ])
})
