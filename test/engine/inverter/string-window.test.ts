import { describe, expect, test } from 'bun:test'
import type { Resolved } from '../../../engine/core/option.ts'
import { flatInverter, type LitRow, plant } from '../dc/plant.ts'
import { runInverter } from './run-inverter.ts'

const NOON: LitRow = { effectiveWm2: 900, tempAirC: 25 }
const ROWS: LitRow[] = [NOON, { effectiveWm2: 400, tempAirC: 35 }]
type Value = Resolved['array']['operating_point']

function held(operating_point: Value, inverter: object, dc_wiring_model: 'ohmic_i2r' | 'flat' = 'ohmic_i2r') {
  const dc_losses = { dc_wiring_loss_at_stc: 0.02, dc_wiring_model }
  return runInverter(plant({ array: { operating_point }, inverter: flatInverter(inverter), dc_losses }), ROWS)
}

describe.each(['string_window', 'string_power_limits'] as const)('%s', (value) => {
  test.each([{ v_mppt_min_v: 680 }, { v_mppt_max_v: 600 }])(
    '%o: the strings stand at the bound, the input by the drop of the wiring below it',
    (bound) => {
      const { dc, ac } = held(value, bound)
      ROWS.forEach((_, row) => {
        const wiringOhm = dc.dcWiringLossW[row] / dc.mppA[row] ** 2
        expect(ac.arrayV[row] + ac.arrayA[row] * wiringOhm).toBeCloseTo(Object.values(bound)[0], 8)
        expect(ac.underVoltageLossW[row] + ac.overVoltageLossW[row]).toBeCloseTo(dc.mppW[row] - ac.arrayW[row], 5)
      })
    },
  )

  test('flat wiring takes its share of that voltage', () => {
    const { ac } = held(value, { v_mppt_min_v: 680 }, 'flat')
    for (const volts of ac.arrayV.slice(0, ROWS.length)) expect(volts).toBeCloseTo(0.98 * 680, 8)
  })

  test('a bound between the voltages of strings and input holds the input alone', () => {
    const free = held('mppt_window', {})
    const betweenV = free.dc.mppV[0] + free.dc.dcWiringLossW[0] / free.dc.mppA[0] / 2
    expect(held('mppt_window', { v_mppt_min_v: betweenV }).ac.underVoltageLossW[0]).toBeGreaterThan(0)
    const { ac } = held(value, { v_mppt_min_v: betweenV })
    expect(ac.underVoltageLossW[0]).toBe(0)
    expect(ac.arrayW[0]).toBe(free.ac.arrayW[0])
  })

  test('a window above the open circuit switches off', () => {
    const { dc, ac } = held(value, { v_mppt_min_v: 900 })
    expect(ac.underVoltageLossW[0]).toBe(dc.mppW[0])
    expect(ac.arrayW[0]).toBe(0)
  })
})

test('string_power_limits: above the nominal power the voltage rises until the output equals the limit', () => {
  const small = { p_ac_nom_kw: 700, v_dc_max_v: 1000 }
  const [rises, stays] = [held('string_power_limits', small).ac, held('string_window', small).ac]
  expect(rises.inverterOutputW[0]).toBe(13 * 700_000)
  expect(rises.arrayV[0]).toBeGreaterThan(1.01 * stays.arrayV[0])
})

test('always_mpp: no window takes anything', () => {
  for (const bound of [{ v_mppt_min_v: 900 }, { v_mppt_max_v: 300 }, { v_dc_max_v: 300 }]) {
    const { dc, ac } = held('always_mpp', bound)
    expect(ac.arrayW.slice(0, 2)).toEqual(dc.mppW.slice(0, 2))
    expect(ac.arrayV.slice(0, 2)).toEqual(dc.mppV.slice(0, 2))
  }
})
