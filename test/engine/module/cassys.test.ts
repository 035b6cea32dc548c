import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { fitPvsyst } from '../../../engine/module/pvsyst-fit.ts'
import { describeReference, referencePath } from '../../reference.ts'
import { pvsystSection } from './sections.ts'

interface CassysRun {
  inputs: { stringing: { modules_per_string: number; n_strings: number } }
  hourly_columns: { name: string }[]
  hourly_samples: number[][]
}

const path = referencePath('cassys', 'c2_toronto_fixed_norows_hay.json')
const run = path === null ? null : (JSON.parse(readFileSync(path, 'utf8')) as CassysRun)

/** CS6X-300P with the parameters that the run used; its gamma was rounded to three decimals. */
const CS6X = pvsystSection({
  p_nom_w: 300,
  length_m: 1.954,
  width_m: 0.982,
  v_mp_v: 36.1,
  i_mp_a: 8.3,
  v_oc_v: 44.6,
  i_sc_a: 8.87,
  mu_i_sc_a_per_k: 0.0058,
  mu_p_mp_per_k: -0.0043,
  r_shunt_ohm: 300,
  r_shunt_0_ohm: 1200,
  r_series_ohm: 0.26,
  gamma: 1.157,
  mu_gamma_per_k: -0.00047607421875,
})

describeReference('pvsyst module against CASSYS c2', () => {
  test('power before array losses of every sampled hour within 0.1 %, of their sum within 0.05 %', () => {
    if (run === null) throw new Error('describeReference skips without the reference')
    const model = prepareModule({ module: CS6X } as Resolved, new Sink())
    if (!model.hasVoltage) throw new Error('the module has a curve')
    const at = (name: string) => run.hourly_columns.findIndex((column) => column.name === name) + 1
    const [light, cell, nominal, level, temperature] = [
      'effective_total',
      'temp_cell',
      'array_nominal',
      'loss_irradiance_level',
      'loss_temperature',
    ].map(at)
    const modules = run.inputs.stringing.modules_per_string * run.inputs.stringing.n_strings
    const point = { voltageV: 0, currentA: 0 }
    let sumKw = 0
    let expectedSumKw = 0
    for (const row of run.hourly_samples) {
      if (row[light] < 20) continue // their wiring resistance inside each module's curve and rounded I0 show below
      const expectedKw = row[nominal] - row[level] - row[temperature]
      model.mpp(row[light], row[cell], point)
      const foundKw = (modules * point.voltageV * point.currentA) / 1000
      expect(Math.abs(foundKw / expectedKw - 1)).toBeLessThan(1e-3)
      sumKw += foundKw
      expectedSumKw += expectedKw
    }
    expect(Math.abs(sumKw / expectedSumKw - 1)).toBeLessThan(5e-4)
  })
})

/** Technology of a PAN file in ours; all modules of the table are crystalline. */
const TECHNOLOGIES = new Map([
  ['mtSiMono', 'mono_si'],
  ['mtSiPoly', 'poly_si'],
] as const)

describeReference('pvsyst fit against the Gamma and muGamma that PVsyst 6.64 to 6.70 fitted', () => {
  const table = referencePath('cassys', 'pvsyst_module_gamma.csv')
  const [heading, ...lines] = table === null ? [''] : readFileSync(table, 'utf8').trim().split(/\r?\n/)
  const names = heading.split(',')
  const modules = lines.map((line) => {
    const cells = line.split(',')
    const text = (name: string) => cells[names.indexOf(name)]
    return { text, stated: (name: string) => Number(text(name)) }
  })

  test('Gamma within 0.002 and muGamma within 0.0001 for all 51 modules, which the bar of 0.003 holds', () => {
    expect(modules).toHaveLength(51)
    for (const { text, stated } of modules) {
      const technology = [...TECHNOLOGIES].find(([key]) => key === text('Technology'))?.[1]
      expect(technology, text('Model')).toBeDefined()
      const section = pvsystSection({
        technology,
        cells_in_series: stated('CellsinS'),
        p_nom_w: stated('Pnom'),
        i_sc_a: stated('Isc'),
        v_oc_v: stated('Voc'),
        i_mp_a: stated('Impp'),
        v_mp_v: stated('Vmpp'),
        mu_i_sc_a_per_k: stated('mIsc') / 1000,
        mu_p_mp_per_k: stated('mPmpp') / 100,
        r_series_ohm: stated('Rserie'),
        r_shunt_ohm: stated('Rshunt'),
        r_shunt_0_ohm: stated('Rsh0'),
        r_shunt_exp: stated('Rshexp'),
        gamma: null,
        mu_gamma_per_k: null,
      })
      const found = fitPvsyst(section, new Sink())
      expect(Math.abs((found?.gamma ?? Number.NaN) - stated('Gamma')), text('Model')).toBeLessThan(0.002)
      expect(Math.abs((found?.gammaPerK ?? Number.NaN) - stated('muGamma')), text('Model')).toBeLessThan(1e-4)
    }
  })
})
