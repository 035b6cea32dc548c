import { describe, expect, test } from 'bun:test'
import type { Storage } from '@pvyield/contract/schemas'
import { run } from '@pvyield/engine'
import { prepareAc, prepareGridSide } from '../../../engine/ac/index.ts'
import { checkSeries } from '../../../engine/ac/series-checks.ts'
import { makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareStorage } from '../../../engine/storage/index.ts'
import { everyLossPlant, MUNICH_EVERY_THIRD_HOUR, plant, runWithSeries } from '../chain/plant.ts'
import { plant as acPlant, flatInverter } from '../dc/plant.ts'
import { fieldsOf } from '../failures.ts'
import { answerOf, gapOf, ofParts } from '../plant/plant-of-parts.ts'
import { battery } from '../storage/bus.ts'

type Losses = Partial<Resolved['ac_losses']>

const ROWS = MUNICH_EVERY_THIRD_HOUR.temp_air_c.length
const OUTPUTS_W = [3e5, 2.7e6, 6.4e6, 9.9e6, 9.9e6, 0]

/** Ten inverters of 1 MW: the reference power is 10 MW. */
const request = (ac_losses: Losses, rows = OUTPUTS_W.length): Resolved =>
  ({
    ...acPlant({ array: { n_inverters: 10 }, inverter: flatInverter({ p_ac_nom_kw: 1000 }), ac_losses }),
    weather: { temp_air_c: new Array<number>(rows).fill(20) },
  }) as Resolved

function runAc(of: Resolved, outputsW: readonly number[] = OUTPUTS_W) {
  const frame = makeFrame(outputsW.length, 60)
  frame.n = outputsW.length
  frame.ac.inverterOutputW.set(outputsW)
  outputsW.forEach((watts, row) => {
    frame.sky.isUp[row] = watts > 0 ? 1 : 0
  })
  const sink = new Sink()
  const stages = [prepareStorage(of, prepareGridSide(of), sink), prepareAc(of, sink)]
  expect(sink.failures).toEqual([])
  for (const stage of stages) stage(frame)
  return frame.ac
}

const near = (actual: number, expected: number): void =>
  expect(Math.abs(actual - expected)).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected)))

const OHMIC: Losses = {
  ac_wiring_loss_at_stc: 0.006,
  transformer_loss_at_stc: 0.009,
  mv_line_loss_at_stc: 0.004,
  transformer_constant_loss: 0.001,
  hv_transformer_loss_at_stc: 0.005,
  hv_line_loss_at_stc: 0.02,
}

describe('rows', () => {
  test('the same factor in every row is the factor of the plant', () => {
    const losses = { pnom_apparent: true, grid_poi_limit_kw: 700, grid_limit_apparent: true }
    const change = (more: object) =>
      everyLossPlant({ weather: MUNICH_EVERY_THIRD_HOUR, ac_losses: { ...OHMIC, aux_kw: 2, ...losses, ...more } })
    const [constant, byRow, limits] = [
      change({ power_factor: 0.92 }),
      change({ power_factor_series: new Array(ROWS).fill(0.92) }),
      change({ power_factor: 0.92, grid_poi_limit_kw: 0, grid_limit_series: new Array(ROWS).fill(700) }),
    ].map((each) => run(each).answer.loss_diagram)
    constant?.forEach(({ key, value }, k) => {
      expect(Math.abs((byRow?.[k]?.value ?? Number.NaN) - value), key).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)))
      expect(limits?.[k]?.value, key).toBe(value)
    })
  })

  test('ohmic losses follow the factor, the setpoint and the limit of their own row, by hand to 1e-9', () => {
    const factors = [1, 0.8, 0.95, 0.9, 0.7, 0.5]
    const byFactor = runAc(request({ ...OHMIC, power_factor_series: factors }))
    const kvar = [0, 100, 2000, 3000, 0, 500]
    const bySetpoint = runAc(request({ ...OHMIC, reactive_power_series: kvar }))
    OUTPUTS_W.slice(0, 5).forEach((activeW, row) => {
      near(byFactor.mvLineLossW[row], (0.004 * (activeW / factors[row]) ** 2) / 1e7)
      near(byFactor.acWiringLossW[row], (0.006 * (activeW / factors[row]) ** 2) / 1e7)
      const square = activeW ** 2 + (1000 * kvar[row]) ** 2
      near(bySetpoint.mvCopperLossW[row], (0.009 * square) / 1e7)
      const atHvW = activeW - 10_000 - ((0.006 + 0.009 + 0.004) * square) / 1e7
      const copperW = (0.005 * (atHvW ** 2 + (1000 * kvar[row]) ** 2)) / 1e7
      near(bySetpoint.hvCopperLossW[row], copperW)
      near(bySetpoint.hvLineLossW[row], (0.02 * ((atHvW - copperW) ** 2 + (1000 * kvar[row]) ** 2)) / 1e7)
    })
    expect([byFactor.mvLineLossW[5], bySetpoint.mvLineLossW[5]]).toEqual([0, 0]) // the inverters are off
  })

  test('a limit of each row is met to rounding; in kVA it leaves what the setpoint does, and 0 lets nothing out', () => {
    const limits = [9000, 2000, 6000, 5000, 4000, 0]
    const inKw = runAc(request({ ...OHMIC, reactive_power_series: [0, 100, 2000, 3000, 0, 0], grid_limit_series: limits }))
    for (const row of [1, 2, 3, 4]) near(inKw.gridW[row], 1000 * limits[row])
    const inKva = runAc(
      request({ ...OHMIC, grid_limit_apparent: true, reactive_power_series: [0, 0, 3600, 3000, 4000, 0], grid_limit_series: limits }),
    )
    near(inKva.gridW[2], 4.8e6) // 6,000 kVA and 3,600 kvar
    near(inKva.gridW[3], 4e6)
    near(inKva.gridW[4], 0)
  })

  test('the rating of inverters in kVA leaves sqrt(S^2 - Q^2), in each part of a plant by its share', () => {
    const kvar = new Array(ROWS).fill(600)
    const of = (n_inverters: number, p_ac_nom_kw: number) => ({
      array: { n_inverters, strings_per_inverter: 125 / n_inverters },
      inverter: { model: 'flat', p_ac_nom_kw, efficiency: 1 },
    })
    const ac_losses = { pnom_apparent: true, reactive_power_series: kvar }
    const year = runWithSeries(plant({ weather: MUNICH_EVERY_THIRD_HOUR, ...of(1, 750), ac_losses }))
    near(Math.max(...year.column('EOutInv')), 450)
    const one = plant({ weather: MUNICH_EVERY_THIRD_HOUR, ...of(5, 150), ac_losses })
    const half = { array: { n_inverters: 2 } }
    const parts = answerOf(ofParts(one, half, { array: { n_inverters: 3 } }))
    const whole = run(one).answer
    near(parts.summary.e_grid_kwh, whole.summary.e_grid_kwh)
    near(parts.summary.e_grid_kwh, year.answer.summary.e_grid_kwh)
    expect(gapOf(parts.loss_diagram)).toBeLessThan(1e-9)
  })

  test('the battery charges with what the limit of the row takes, and gives it where the limit has room', () => {
    const storage = battery({
      strategy: 'grid_limit',
      capacity_kwh: 4000,
      charge_max_kw: 2000,
      discharge_max_kw: 2000,
      efficiency_charge: 1,
      efficiency_discharge: 1,
      soc_min: 0,
    })
    const ac = runAc({ ...request({ grid_limit_series: [5000, 5000, 9000, 1000] }, 4), storage }, [6e6, 6e6, 8e6, 1e6])
    expect([...ac.gridW]).toEqual([5e6, 5e6, 9e6, 1e6])
    expect([...ac.chargeW]).toEqual([1e6, 1e6, 0, 0])
    expect([...ac.dischargeW]).toEqual([0, 0, 1e6, 0])
  })
})

test('another length, gaps, and the field of all rows next to a series are refused', () => {
  const fields = (ac_losses: object) => fieldsOf(() => run(plant({ weather: MUNICH_EVERY_THIRD_HOUR, ac_losses })))
  const rows = (value: number) => new Array<number>(ROWS).fill(value)
  expect(fields({ power_factor_series: [0.9] })).toEqual(['ac_losses.power_factor_series'])
  expect(fields({ power_factor_series: rows(0.9), power_factor: 0.9 })).toEqual(['ac_losses.power_factor_series'])
  expect(fields({ power_factor_series: [...rows(0.9).slice(1), -999] })).toEqual([`ac_losses.power_factor_series.${ROWS - 1}`])
  expect(fields({ reactive_power_series: rows(5), power_factor: 0.9 })).toEqual(['ac_losses.reactive_power_series'])
  expect(fields({ reactive_power_series: rows(5), power_factor_series: rows(0.9) })).toEqual(['ac_losses.reactive_power_series'])
  expect(fields({ reactive_power_series: [-999, ...rows(5).slice(1)] })).toEqual(['ac_losses.reactive_power_series.0'])
  expect(fields({ grid_limit_series: rows(5), grid_poi_limit_kw: 9 })).toEqual(['ac_losses.grid_limit_series'])
  expect(fields({ grid_limit_series: [1, 2] })).toEqual(['ac_losses.grid_limit_series'])
})

test('a series that nothing reads is said, and what is not counted', () => {
  const codes = (ac_losses: object) =>
    (run(plant({ weather: MUNICH_EVERY_THIRD_HOUR, ac_losses })).answer.summary.findings ?? [])
      .filter(({ code }) => code === 'power_factor_unread')
      .map(({ field }) => field)
  const kvar = new Array<number>(ROWS).fill(5)
  expect(codes({ reactive_power_series: kvar })).toEqual(['ac_losses.reactive_power_series'])
  expect(codes({ reactive_power_series: kvar, pnom_apparent: true })).toEqual([])
  expect(codes({ reactive_power_series: kvar, mv_line_loss_at_stc: 0.01 })).toEqual([])
  expect(codes({ reactive_power_series: kvar, mv_line_loss_at_stc: 0.01, ohmic_power: 'active' })).toEqual([
    'ac_losses.reactive_power_series',
  ])
})

describe('a series of setpoints that leave nothing', () => {
  const messages = (ac_losses: Losses) => {
    const sink = new Sink()
    prepareAc(request(ac_losses), sink)
    return sink.failures.map(({ field, message }) => `${field}: ${message}`)
  }
  const copper: Losses = { mv_line_loss_at_stc: 0.01 }

  test('a power factor whose current takes the whole power is refused as that of all rows is', () => {
    const rows = [1, 0.09, 0.101, 0.01, 0.9, 1]
    const [message] = messages({ ...copper, power_factor_series: rows })
    expect(message).toStartWith('ac_losses.power_factor_series.1: With a power factor of 0.09 the AC losses take 123.5 %')
    expect(message).toContain('in 2 rows')
    expect(messages({ ...copper, power_factor_series: rows.map((each) => Math.max(each, 0.101)) })).toEqual([])
    expect(messages({ ...copper, power_factor: 0.09 })).toHaveLength(1)
    expect(messages({ ...copper, ohmic_power: 'active', power_factor_series: rows })).toEqual([])
  })

  test('so is a reactive power beyond the ratings, or whose current takes the whole power', () => {
    const rows = (kvar: number) => [0, 0, kvar, kvar, kvar, 0]
    const [message] = messages({ ...copper, reactive_power_series: rows(20_001) })
    expect(message).toStartWith(
      'ac_losses.reactive_power_series.2: 20001 kvar is more than 2 times the rating of the plant, 10000 kVA; so in 3 rows',
    )
    expect(messages({ ...copper, reactive_power_series: rows(20_000) })).toEqual([])
    expect(messages({ mv_line_loss_at_stc: 0.3, reactive_power_series: rows(20_000) })[0]).toContain('take 150 % of the power')
    expect(messages({ reactive_power_series: rows(1e6) })).toHaveLength(1)
  })

  test('the rating of a battery counts where it has an inverter of its own, as its default power too', () => {
    const most = (storage: Partial<Storage>): string | undefined => {
      const sent = request({ reactive_power_series: [0, 0, 1e6, 0, 0, 0] })
      const section = battery({ strategy: 'self_consumption', ...storage })
      const sink = new Sink()
      checkSeries({ ...sent, storage: section }, sink)
      return sink.failures[0]?.message.match(/kvar, (\d+) at most/)?.[1]
    }
    expect(most({ charge_max_kw: 100, discharge_max_kw: 200 })).toBe('20400')
    expect(most({ capacity_kwh: 1000 })).toBe('21000')
    expect(most({ capacity_kwh: 1000, charge_max_kw: 10, discharge_max_kw: 20 })).toBe('20040')
    expect(most({ capacity_kwh: 1000, charge_max_kw: 400, discharge_max_kw: 200, coupling: 'dc' })).toBe('20000')
  })

  test.each([1e-160, 1e-300, 5e-324])('a power factor of %d: refused with losses of the current, and 0 without', (factor) => {
    const factors = new Array<number>(6).fill(factor)
    for (const of of [{ power_factor: factor }, { power_factor_series: factors }]) {
      expect(messages({ ...copper, ...of })[0]).toContain('more than 1000000000 %')
      const { gridW } = runAc(request(of))
      expect([...gridW]).toEqual(OUTPUTS_W)
    }
  })
})
