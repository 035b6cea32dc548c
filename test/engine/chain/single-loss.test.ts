import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { type Changes, diagram, plant, runWithSeries } from './plant.ts'

const base = runWithSeries(plant())
const HOURS = 8760
const AC_KW = 2000
const DC_KWP = 1000
const REFERENCE_MODULE = { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 }
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)
const kwh = (name: string): Float64Array => base.column(name)
const output = kwh('EOutInv')
const exporting = output.filter((value) => value > 0)
const darkRows = kwh('HSol').filter((degrees) => degrees <= 0).length

/**
 * Each loss alone, with all others zero: the row of the diagram, and its closed form from the rows
 * of the plain plant.
 */
const cases: [row: string, changes: Changes, expectedKwh: () => number][] = [
  ['quality', { dc_losses: { quality_loss: 0.02 } }, () => 0.02 * sum(kwh('EArrMPP'))],
  ['quality', { dc_losses: { quality_loss: -0.0075 } }, () => -0.0075 * sum(kwh('EArrMPP'))],
  [
    'quality',
    { dc_losses: { quality_loss: null }, module: { ...REFERENCE_MODULE, power_tolerance_low: -0.03, power_tolerance_high: 0.03 } },
    () => 0.015 * sum(kwh('EArrMPP')),
  ],
  ['lid', { dc_losses: { lid_loss: 0.015 } }, () => 0.015 * sum(kwh('EArrMPP'))],
  ['module_mismatch', { dc_losses: { module_mismatch_loss: 0.01 } }, () => 0.01 * sum(kwh('EArrMPP'))],
  ['string_mismatch', { dc_losses: { string_mismatch_loss: 0.003 } }, () => 0.003 * sum(kwh('EArrMPP'))],
  ['dc_wiring', { dc_losses: { dc_wiring_loss_at_stc: 0.02, dc_wiring_model: 'flat' } }, () => 0.02 * sum(kwh('EArrMPP'))],
  ['dc_wiring', { dc_losses: { dc_wiring_loss_at_stc: 0.02 } }, () => (0.02 * sum(kwh('EArrMPP').map((e) => e * e))) / DC_KWP],
  ['degradation', { lifetime: { year: 10, dc_degradation_rate: 0.005 } }, () => 0.005 * 9.5 * sum(kwh('EArrNom'))],
  ['inverter_efficiency', { inverter: { model: 'flat', p_ac_nom_kw: AC_KW, efficiency: 0.96 } }, () => 0.04 * sum(kwh('EArrMPP'))],
  [
    'inverter_over_power',
    { inverter: { model: 'flat', p_ac_nom_kw: 400, efficiency: 1 } },
    () => sum(kwh('EArrMPP').map((e) => Math.max(0, e - 400))),
  ],
  [
    'night_consumption',
    { inverter: { model: 'flat', p_ac_nom_kw: AC_KW, efficiency: 1, p_night_w: 500 } },
    () => 0.5 * kwh('EArrMPP').filter((e) => e === 0).length,
  ],
  ['ac_wiring', { ac_losses: { ac_wiring_loss_at_stc: 0.01 } }, () => (0.01 * sum(output.map((e) => e * e))) / AC_KW],
  ['ac_wiring', { ac_losses: { ac_wiring_loss_at_stc: 0.01, ohmic_model: 'flat' } }, () => 0.01 * sum(output)],
  [
    'ac_wiring',
    { ac_losses: { ac_wiring_loss_at_stc: 0.01, power_reference: 'pnom_stc' } },
    () => (0.01 * sum(output.map((e) => e * e))) / DC_KWP,
  ],
  ['mv_transformer_iron', { ac_losses: { transformer_constant_loss: 0.001 } }, () => 0.001 * AC_KW * HOURS],
  [
    'mv_transformer_iron',
    { ac_losses: { transformer_constant_loss: 0.001, transformer_night_disconnect: true } },
    () => 0.001 * AC_KW * exporting.length,
  ],
  ['mv_transformer_copper', { ac_losses: { transformer_loss_at_stc: 0.01 } }, () => (0.01 * sum(output.map((e) => e * e))) / AC_KW],
  ['mv_line', { ac_losses: { mv_line_loss_at_stc: 0.005 } }, () => (0.005 * sum(output.map((e) => e * e))) / AC_KW],
  ['hv_transformer_iron', { ac_losses: { hv_transformer_constant_loss: 0.001 } }, () => 0.001 * AC_KW * HOURS],
  ['hv_transformer_copper', { ac_losses: { hv_transformer_loss_at_stc: 0.01 } }, () => (0.01 * sum(output.map((e) => e * e))) / AC_KW],
  ['hv_line', { ac_losses: { hv_line_loss_at_stc: 0.005 } }, () => (0.005 * sum(output.map((e) => e * e))) / AC_KW],
  ['transmission', { ac_losses: { transmission_loss: 0.01 } }, () => 0.01 * sum(exporting)],
  ['other_ac', { ac_losses: { other_loss: 0.01 } }, () => 0.01 * sum(exporting)],
  ['auxiliaries', { ac_losses: { aux_kw: 3, aux_threshold_kw: 10 } }, () => 3 * output.filter((e) => e > 10).length],
  ['auxiliaries', { ac_losses: { aux_proportional_w_per_kw: 5 } }, () => 0.005 * sum(exporting)],
  ['auxiliaries', { ac_losses: { aux_night_kw: 2 } }, () => 2 * darkRows],
  ['grid_limit', { ac_losses: { grid_poi_limit_kw: 400 } }, () => sum(output.map((e) => Math.max(0, e - 400)))],
  [
    'grid_limit',
    { ac_losses: { grid_poi_limit_kw: 500, grid_limit_apparent: true, power_factor: 0.8 } },
    () => sum(output.map((e) => Math.max(0, e - 400))),
  ],
  ['unavailability', { ac_losses: { unavailability_loss: 0.03 } }, () => 0.03 * sum(exporting)],
]

describe('each loss alone against its closed form', () => {
  for (const [row, changes, expectedKwh] of cases) {
    test(`${row}: ${JSON.stringify(changes)}`, () => {
      const value = diagram(run(plant(changes))).get(row) ?? Number.NaN
      const expected = expectedKwh()
      expect(Math.abs(expected)).toBeGreaterThan(1)
      expect(Math.abs(value / expected - 1), `${value} against ${expected}`).toBeLessThan(1e-9)
    })
  }

  test("soiling: the month's fraction of the light that reaches it", () => {
    const soiling = [0.1, 0.13, 0.07, 0.04, 0.03, 0.01, 0.01, 0.01, 0.01, 0.02, 0.06, 0.09]
    const value = diagram(run(plant({ site: { soiling_monthly: soiling } }))).get('soiling') ?? Number.NaN
    const monthly = base.answer.summary.monthly.glob_inc_kwhm2
    expect(value).toBeCloseTo(
      soiling.reduce((total, fraction, month) => total + fraction * (monthly[month] ?? 0), 0),
      9,
    )
  })

  test("snow: the month's fraction of the light that reaches it, monthly", () => {
    const snow = [0.3, 0.2, 0.1, 0, 0, 0, 0, 0, 0, 0, 0.05, 0.25]
    const value = diagram(run(plant({ site: { snow_model: 'monthly', snow_loss_monthly: snow } }))).get('snow') ?? Number.NaN
    const monthly = base.answer.summary.monthly.glob_inc_kwhm2
    expect(value).toBeCloseTo(
      snow.reduce((total, fraction, month) => total + fraction * (monthly[month] ?? 0), 0),
      9,
    )
  })

  test('snow and soiling apart take what they take together as soiling', () => {
    const snow = [0.3, 0.2, 0.1, 0, 0, 0, 0, 0, 0, 0, 0.05, 0.25]
    const apart = run(plant({ site: { soiling_monthly: new Array<number>(12).fill(0.02), snow_loss_monthly: snow } }))
    const together = run(plant({ site: { soiling_monthly: snow.map((loss) => 1 - 0.98 * (1 - loss)) } }))
    expect(apart.answer.summary.e_grid_kwh / together.answer.summary.e_grid_kwh).toBeCloseTo(1, 12)
    const [rows, whole] = [apart, together].map(diagram)
    expect((rows.get('snow') ?? 0) + (rows.get('soiling') ?? 0)).toBeCloseTo(whole.get('soiling') ?? Number.NaN, 9)
  })

  test('the plain plant has only a temperature loss', () => {
    for (const { key, value, loss } of base.answer.loss_diagram) {
      if (loss && key !== 'transposition' && key !== 'temperature') expect(Math.abs(value), key).toBeLessThan(1e-9)
    }
  })
})
