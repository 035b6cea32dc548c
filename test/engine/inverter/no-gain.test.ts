import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sink } from '../../../engine/core/sink.ts'
import { INVERTER_MODELS, prepareConversion } from '../../../engine/inverter/model/index.ts'
import { flatInverter } from '../dc/plant.ts'

const { model: _, efficiency: __, ...common } = flatInverter()
/** A string inverter of the CEC list whose fit leaves its range at low voltage: 1.21 times its input at 195 V. */
const LOW_VOLTAGE = {
  ...common,
  model: 'sandia' as const,
  p_ac_nom_kw: 10,
  p_aco_w: 10_000,
  p_dco_w: 10_300,
  v_dco_v: 400,
  p_so_w: 60,
  c0: -4e-6,
  c1: 2e-4,
  c2: 0.006,
  c3: 0.001,
}

const voltages = Array.from({ length: 60 }, (_, step) => 20 + 25 * step)
const loads = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 0.5, 0.8, 1, 1.3]

/** The equations of King et al. 2007, written down again: AC power over its input, without a limit. */
function kingGain(p: typeof LOW_VOLTAGE, dcW: number, dcV: number): number {
  const dv = dcV - p.v_dco_v
  const [a, b, c] = [p.p_dco_w * (1 + p.c1 * dv), p.p_so_w * (1 + p.c2 * dv), p.c0 * (1 + p.c3 * dv)]
  return ((p.p_aco_w / (a - b) - c * (a - b)) * (dcW - b) + c * (dcW - b) ** 2) / dcW
}

test('no inverter gives more AC than DC power, at any voltage and load, and what it gives is otherwise the model', () => {
  const conversion = prepareConversion(LOW_VOLTAGE, new Sink())
  if (conversion === null) throw new Error('the section is sound')
  let limited = 0
  for (const dcV of voltages) {
    for (const load of loads) {
      const dcW = load * LOW_VOLTAGE.p_dco_w
      const gain = kingGain(LOW_VOLTAGE, dcW, dcV)
      if (gain > 1) limited++
      expect(conversion.acW(dcW, dcV) / dcW).toBeCloseTo(Math.min(1, gain), 12)
    }
  }
  expect(limited).toBeGreaterThan(20)
  const steep = { ...common, model: 'pvwatts' as const, p_ac_nom_kw: 10, efficiency_nom: 0.99, efficiency_ref: 0.9 }
  const curve = prepareConversion(steep, new Sink())
  for (const load of loads) expect(curve?.acW(load * 10_000, 0) ?? 0).toBeLessThanOrEqual(load * 10_000)
})

test('a limited output has itself as its input', () => {
  const conversion = prepareConversion(LOW_VOLTAGE, new Sink())
  expect(conversion?.acW(500, 50)).toBe(500)
  expect(conversion?.dcW(500, 50)).toBe(500)
})

test('a fit that reaches the limit within the MPPT window is reported', () => {
  const warnings = (v_mppt_min_v: number): string[] => {
    const sink = new Sink()
    prepareConversion({ ...LOW_VOLTAGE, v_mppt_min_v, v_mppt_max_v: 480 }, sink)
    return sink.warnings
  }
  expect(warnings(150)).toEqual([
    'The Sandia curve of the inverter gives more AC than DC power at 150 V and 1 % of p_dco_w, where no inverter can work: the AC power is limited to the DC power there. Check c0 to c3, v_dco_v and the MPPT window',
  ])
  expect(warnings(380)).toEqual([])
})

const LISTS = ['modern/inverters.csv', 'sam-library-cec-inverters-2019-03-05.csv', 'sam-library-cec-inverters-2022-02-18.csv']
const folder = join(import.meta.dir, '..', '..', '..', '..', 'shared', 'data', 'components')

test.skipIf(!existsSync(folder))('none of the 6,600 inverters of three CEC lists makes energy (skipped without ../shared)', () => {
  let checked = 0
  for (const list of LISTS) {
    const [head = '', ...lines] = readFileSync(join(folder, list), 'utf8').split(/\r?\n/)
    const at = (name: string): number => head.split(',').indexOf(name)
    for (const line of lines) {
      const cells = line.split(',')
      const figure = (name: string): number => Number(cells[at(name)] || Number.NaN)
      const section = {
        ...common,
        model: 'sandia' as const,
        p_ac_nom_kw: figure('Paco') / 1000,
        p_aco_w: figure('Paco'),
        p_dco_w: figure('Pdco'),
        v_dco_v: figure('Vdco'),
        p_so_w: figure('Pso'),
        c0: figure('C0'),
        c1: figure('C1'),
        c2: figure('C2'),
        c3: figure('C3'),
      }
      if (!Object.values(section).every((value) => typeof value !== 'number' || Number.isFinite(value))) continue
      const conversion = INVERTER_MODELS.sandia.prepare(section, new Sink())
      if (conversion === null) continue
      checked++
      for (const share of [0.3, 0.5, 0.7, 1, 1.3]) {
        for (const load of loads)
          expect(conversion.acW(load * section.p_dco_w, share * section.v_dco_v)).toBeLessThanOrEqual(load * section.p_dco_w)
      }
    }
  }
  expect(checked).toBeGreaterThan(6000)
})
