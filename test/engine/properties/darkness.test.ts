import { expect, test } from 'bun:test'
import { type QuantityName, run } from '@pvyield/engine'
import { GENERATED, seriesOf } from './generated-plants.ts'

/**
 * Columns that may differ from zero without light: weather, sun, incidence angle and night
 * consumption.
 */
const NIGHT: readonly QuantityName[] = [
  'T_Amb',
  'WindVel',
  'HSol',
  'AzSol',
  'AngInc',
  'InvLoss',
  'IL_Night',
  'EOutInv',
  'EAuxil',
  'EMVTrfL',
  'EHVTrfL',
  'E_Grid',
]

test('without light a plant draws only night consumption, idle transformer losses and night auxiliaries', () => {
  for (const { name, request } of GENERATED.plants) {
    const { weather, ac_losses: losses, array, inverter } = request
    const dark = new Array<number>(weather.temp_air_c.length).fill(0)
    const { ghi_wm2, dhi_wm2, dni_wm2, poa_wm2, ...rest } = weather
    const unlit = { ...request, storage: null, weather: { ...rest, ghi_wm2: dark } }
    const plant = { name, request: unlit, outcome: run(unlit, { withSeries: true }) }
    for (const [k, column] of (plant.outcome.series?.columns ?? []).entries()) {
      const quantity = plant.outcome.series?.names[k] as QuantityName
      if (!NIGHT.includes(quantity))
        expect(
          column.findIndex((value) => value !== 0),
          `${name}: ${quantity}`,
        ).toBe(-1)
    }
    const hours = weather.step_minutes / 60
    const nightKw = losses.inverter_night_tare ? (array.n_inverters * inverter.p_night_w) / 1000 : 0
    const referenceKw = losses.power_reference === 'pnom_stc' ? plant.outcome.answer.summary.dc_kwp : plant.outcome.answer.summary.ac_kw
    const ironFrac = losses.transformer_night_disconnect
      ? 0
      : (losses.use_mv_transformer ? losses.transformer_constant_loss : 0) + losses.hv_transformer_constant_loss
    const [grid, elevation] = [seriesOf(plant, 'E_Grid'), seriesOf(plant, 'HSol')]
    for (const [row, kwh] of grid?.entries() ?? []) {
      const isNight = (elevation?.[row] ?? Number.NaN) <= 0
      const auxiliariesKw = losses.use_auxiliaries && isNight ? losses.aux_night_kw : 0
      const drawnKwh = (nightKw + ironFrac * referenceKw + auxiliariesKw) * hours
      expect(Math.abs(kwh + drawnKwh), `${name}, row ${row}`).toBeLessThanOrEqual(1e-9 * Math.max(drawnKwh, 1e-3))
    }
  }
})
