import { expect, test } from 'bun:test'
import { completeRunRequest, type Resolved, run } from '@pvyield/engine'
import { MUNICH_EVERY_THIRD_HOUR, plant, runWithSeries } from '../chain/plant.ts'
import { fieldsOf } from '../failures.ts'
import { gapOf } from '../plant/plant-of-parts.ts'

const MODULE = {
  model: 'pvsyst',
  p_nom_w: 300,
  length_m: 1.954,
  width_m: 0.982,
  cells_in_series: 72,
  i_sc_a: 8.87,
  v_oc_v: 44.6,
  i_mp_a: 8.3,
  v_mp_v: 36.1,
  mu_i_sc_a_per_k: 0.0058,
  mu_p_mp_per_k: -0.0043,
  r_series_ohm: 0.26,
  r_shunt_ohm: 300,
}
/** 60 m of 6 mm2 at each string, 80 m of 120 mm2 of aluminium for each 10 strings. */
const CABLES = [
  { length_m: 60, section_mm2: 6 },
  { length_m: 80, section_mm2: 120, material: 'aluminium', conductor_c: 40, strings: 10 },
]
const of = (dc_losses: object, more: object = {}): Resolved =>
  plant({
    weather: MUNICH_EVERY_THIRD_HOUR,
    module: MODULE,
    array: { modules_per_string: 18, strings_per_inverter: 20, n_inverters: 2 },
    inverter: { model: 'flat', p_ac_nom_kw: 200, efficiency: 1 },
    dc_losses,
    ...more,
  })

/** Of a string: there and back, and ten times that of the run that ten strings share. */
const STRING_OHM = 2 * ((1.7241e-8 * 60) / 6e-6) * 1.1179 + 10 * 2 * ((2.8264e-8 * 80) / 120e-6) * 1.0806

test('the loss of each row is that of each run at its own current, by hand to 1e-9', () => {
  const year = runWithSeries(of({ cables: CABLES }))
  const [lostKwh, plantA] = [year.column('OhmLoss'), year.column('IArray')]
  let rows = 0
  plantA.forEach((currentA, row) => {
    if (currentA === 0) return
    rows++
    const stringA = currentA / 40
    const [stringOhm, mainOhm] = [2 * ((1.7241e-8 * 60) / 6e-6) * 1.1179, 2 * ((2.8264e-8 * 80) / 120e-6) * 1.0806]
    const byHandW = 40 * stringOhm * stringA ** 2 + 4 * mainOhm * (10 * stringA) ** 2
    expect(Math.abs(lostKwh[row] / (byHandW / 1000) - 1)).toBeLessThan(1e-9)
  })
  expect(rows).toBeGreaterThan(1000)
})

test.each([{}, { array: { track_mode: 'ewf', modules_per_string: 18, strings_per_inverter: 20, n_inverters: 2 } }])(
  'the year is that of the fraction R I / V at STC, for each face (%o)',
  (more) => {
    const fraction = (STRING_OHM * 8.3) / (18 * 36.1)
    const [byCables, byFraction] = [{ cables: CABLES }, { dc_wiring_loss_at_stc: fraction }].map((losses) => run(of(losses, more)).answer)
    byFraction?.loss_diagram.forEach(({ key, value }, k) => {
      expect(Math.abs((byCables?.loss_diagram[k]?.value ?? Number.NaN) - value), key).toBeLessThanOrEqual(
        1e-9 * Math.max(1, Math.abs(value)),
      )
    })
  },
)

test('each part of a plant has its own cables', () => {
  const [near, far] = [CABLES, [{ length_m: 200, section_mm2: 4 }]].map((cables) => ({ cables }))
  const one = { n_inverters: 1 }
  const sub_arrays = [
    { id: 'near', array: one, dc_losses: near },
    { id: 'far', array: one, dc_losses: far },
  ]
  const parts = run(completeRunRequest<Resolved>({ ...of({}), sub_arrays })).answer
  const alone = [near, far].map(
    (losses) => run(of(losses, { array: { modules_per_string: 18, strings_per_inverter: 20, n_inverters: 1 } })).answer.summary.e_grid_kwh,
  )
  expect(Math.abs(parts.summary.e_grid_kwh / alone.reduce((sum, kwh) => sum + kwh, 0) - 1)).toBeLessThan(1e-9)
  expect(gapOf(parts.loss_diagram)).toBeLessThan(1e-9)
})

test('a fraction next to cables, flat wiring, modules without current and more strings than there are are refused', () => {
  const fields = (losses: object, more: object = {}) => fieldsOf(() => run(of(losses, more)))
  expect(fields({ cables: CABLES, dc_wiring_loss_at_stc: 0.01 })).toEqual(['dc_losses.cables'])
  expect(fields({ cables: CABLES, dc_wiring_model: 'flat' })).toEqual(['dc_losses.cables'])
  expect(fields({ cables: CABLES }, { module: plant().module })).toEqual(['dc_losses.cables'])
  expect(fields({ cables: [{ length_m: 5, section_mm2: 6, strings: 21 }] })).toEqual(['dc_losses.cables.0.strings'])
  expect(fields({ cables: [{ length_m: 60_000, section_mm2: 1 }] })).toEqual(['dc_losses.cables'])
  expect(fields({ cables: [{ length_m: 60 }] })).toEqual(['dc_losses.cables.0.section_mm2'])
})
