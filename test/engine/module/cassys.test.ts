import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
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
