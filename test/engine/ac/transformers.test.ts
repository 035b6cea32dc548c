import { expect, test } from 'bun:test'
import { busForExportW, exportedW } from '../../../engine/ac/chain.ts'
import { prepareAc } from '../../../engine/ac/index.ts'
import { readChains } from '../../../engine/ac/read-chain.ts'
import { makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { flatInverter, plant } from '../dc/plant.ts'

type Losses = Partial<Resolved['ac_losses']>

/** Two of 1,600 kVA and one of 1,000 kVA: 4,200 kVA. */
const MV = [
  { kva: 1600, no_load_kw: 1.7, load_loss_kw: 16, number: 2 },
  { kva: 1000, no_load_kw: 0.95, load_loss_kw: 10.5, number: 1 },
]
const HV = { kva: 6300, no_load_kw: 5.2, load_loss_kw: 41, number: 1 }
const request = (ac_losses: Losses, inverters = 4): Resolved =>
  ({
    ...plant({ array: { n_inverters: inverters }, inverter: flatInverter({ p_ac_nom_kw: 1000 }), ac_losses }),
    weather: { temp_air_c: new Array(lengthOf(ac_losses)).fill(20) },
  }) as Resolved
const lengthOf = ({ power_factor_series, reactive_power_series }: Losses): number =>
  (power_factor_series ?? reactive_power_series ?? []).length

function runAc(ac_losses: Losses, outputW: number, sink = new Sink(), of = request(ac_losses)) {
  const frame = makeFrame(1, 60)
  frame.n = 1
  frame.ac.inverterOutputW[0] = outputW
  frame.sky.isUp[0] = outputW > 0 ? 1 : 0
  prepareAc(of, sink)(frame)
  return { ac: frame.ac, sink }
}

const near = (actual: number | undefined, expected: number): void =>
  expect(Math.abs((actual ?? Number.NaN) / expected - 1)).toBeLessThan(1e-9)

test('no-load losses add up, load losses follow the square of the load of each, by hand to 1e-9', () => {
  const { ac } = runAc({ mv_transformers: MV, hv_transformer: HV, power_factor: 0.95 }, 3e6)
  // 3,000 kW / 0.95 = 3,157.894737 kVA, a load of 0.7518796992; (2 x 16 + 10.5) kW x 0.5653230821 = 24.0262309911 kW
  near(ac.mvIronLossW[0], 4350)
  near(ac.mvCopperLossW[0], 24026.2309911)
  // 3,000 - 4.35 - 24.0262309911 = 2,971.6237690089 kW; / 0.95 / 6,300 = 0.4965119079; 41 kW x 0.2465240747
  near(ac.hvIronLossW[0], 5200)
  near(ac.hvCopperLossW[0], 41e3 * (2971623.7690089 / 0.95 / 6.3e6) ** 2)
  near(ac.gridW[0], 2971623.7690089 - 5200 - (ac.hvCopperLossW[0] ?? 0))
})

test('each has the load of all: the sum over the single transformers at their share of the power', () => {
  const { ac } = runAc({ mv_transformers: MV }, 3.6e6)
  const single = MV.reduce((sum, { kva, load_loss_kw, number }) => {
    const loadKva = (3600 * kva) / 4200
    return sum + number * load_loss_kw * (loadKva / kva) ** 2
  }, 0)
  near(ac.mvCopperLossW[0], 1000 * single)
})

test('at night they draw their no-load losses, or nothing when they are disconnected or left out', () => {
  expect(runAc({ mv_transformers: MV, hv_transformer: HV }, 0).ac.gridW[0]).toBeCloseTo(-9550, 6)
  expect(runAc({ mv_transformers: MV, hv_transformer: HV, transformer_night_disconnect: true }, 0).ac.gridW[0]).toBeCloseTo(0, 6)
  expect(runAc({ mv_transformers: MV, use_mv_transformer: false }, 3e6).ac.gridW[0]).toBe(3e6)
})

test('the load loss is that of the active power where ohmic_power says so', () => {
  near(runAc({ mv_transformers: MV, power_factor: 0.95, ohmic_power: 'active' }, 3e6).ac.mvCopperLossW[0], 42500 * (3000 / 4200) ** 2)
})

test('sheets and the fractions that follow from them are the same plant', () => {
  const bySheet = readChains(request({ mv_transformers: MV })).day
  // of a reference of 4,000 kW
  const byFraction = readChains(
    request({ transformer_constant_loss: 4.35 / 4000, transformer_loss_at_stc: (42.5 * (4000 / 4200) ** 2) / 4000 }),
  ).day
  near(bySheet.mvIronW, byFraction.mvIronW)
  near(bySheet.mvCopperPerW, byFraction.mvCopperPerW)
})

test('the limit at the injection point is met behind them', () => {
  const chain = readChains(request({ mv_transformers: MV, hv_transformer: HV, power_factor: 0.9 })).day
  near(exportedW(chain, busForExportW(chain, 2.5e6, 4e6)), 2.5e6)
})

test('sheets next to fractions are refused, and so are losses that leave nothing', () => {
  const failures = (losses: Losses): string[] => runAc(losses, 0).sink.failures.map(({ field, message }) => `${field}: ${message}`)
  expect(failures({ mv_transformers: MV, transformer_constant_loss: 0.001 })).toEqual([
    'ac_losses.mv_transformers: The transformer is stated twice, by data sheet and by fractions: send transformer_constant_loss and transformer_loss_at_stc 0, or mv_transformers null',
  ])
  expect(failures({ hv_transformer: HV, hv_transformer_loss_at_stc: 0.004 })).toHaveLength(1)
  expect(failures({ hv_transformer: { ...HV, no_load_kw: 5200 } })[0]).toContain('hv_transformer (no_load_kw) 130 %')
  expect(failures({ mv_transformers: MV, hv_transformer: HV })).toEqual([])
})

test('full power above the ratings is found, with the power factor and as far as a limit lets it', () => {
  const overloads = (losses: Losses, inverters?: number): unknown[] =>
    runAc(losses, 0, new Sink(), request(losses, inverters)).sink.findings.flatMap(({ code, values }) =>
      code === 'transformer_overloaded' ? [values] : [],
    )
  expect(overloads({ mv_transformers: MV })).toEqual([]) // 4,000 of 4,200 kVA
  expect(overloads({ mv_transformers: MV, power_factor: 0.95 })).toMatchObject([{ rated_kva: 4200, load_kva: 4000 / 0.95 }])
  expect(overloads({ mv_transformers: MV, power_factor: 0.95, pnom_apparent: true })).toEqual([])
  expect(overloads({ mv_transformers: MV }, 5)).toHaveLength(1)
  expect(overloads({ mv_transformers: MV, grid_poi_limit_kw: 3900 }, 5)).toEqual([])
  expect(overloads({ hv_transformer: { ...HV, kva: 3000 } })).toMatchObject([{ field: 'hv_transformer', rated_kva: 3000 }])
  // with series: when even the row with the least reactive power is too much
  expect(overloads({ mv_transformers: MV, power_factor_series: [0.3, 0.95, 0.9] })).toMatchObject([{ load_kva: 4000 / 0.95 }])
  expect(overloads({ mv_transformers: MV, power_factor_series: [0.3, 0.96, 0.9] })).toEqual([]) // 4,167 kVA
  expect(overloads({ mv_transformers: MV, power_factor_series: [0.95], grid_limit_apparent: true, grid_limit_series: [4100] })).toEqual([])
  expect(overloads({ mv_transformers: MV, reactive_power_series: [3000, 1500] })).toMatchObject([{ load_kva: Math.hypot(4000, 1500) }])
  expect(overloads({ mv_transformers: MV, reactive_power_series: [3000, 1200] })).toEqual([]) // 4,176 kVA
  expect(overloads({ mv_transformers: MV, reactive_power_series: [1500], pnom_apparent: true })).toEqual([])
})
