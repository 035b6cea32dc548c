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
  test('power before array losses agrees within 0.1 % in every sampled hour, and within 0.05 % in their sum', () => {
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
      if (row[light] < 20) continue // below, their rounded I0 and their wiring resistance inside each module's curve have an effect
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

interface Row {
  text: (column: string) => string
  number: (column: string) => number
}

/** Rows of a table of the CASSYS workbook, without the few that have quoted or missing cells. */
function rowsOf(file: string): Row[] {
  const table = referencePath('cassys', file)
  const [heading, ...lines] = table === null ? [''] : readFileSync(table, 'utf8').trim().split(/\r?\n/)
  const names = heading.split(',')
  const rows = lines.map((line) => line.split(',')).filter((cells) => cells.length === names.length)
  return rows.map((cells) => {
    const text = (column: string): string => cells[names.indexOf(column)]
    return { text, number: (column) => Number(text(column)) }
  })
}

/**
 * The module of a row, with gamma and the empty cells of the table left to the fit. All modules are
 * crystalline.
 */
function sectionOf({ text, number }: Row) {
  const maybe = (column: string): number | null => (text(column) === '' ? null : number(column))
  return pvsystSection({
    technology: /poly/i.test(text('Technology')) ? 'poly_si' : 'mono_si',
    cells_in_series: number('CellsinS'),
    p_nom_w: number('Pnom'),
    i_sc_a: number('Isc'),
    v_oc_v: number('Voc'),
    i_mp_a: number('Impp'),
    v_mp_v: number('Vmpp'),
    mu_i_sc_a_per_k: number('mIsc') / 1000,
    mu_v_oc_v_per_k: null,
    mu_p_mp_per_k: maybe('mPmpp') === null ? null : number('mPmpp') / 100,
    r_series_ohm: maybe('Rserie'),
    r_shunt_ohm: maybe('Rshunt'),
    r_shunt_0_ohm: maybe('Rsh0'),
    r_shunt_exp: maybe('Rshexp') ?? 5.5,
    gamma: null,
    mu_gamma_per_k: null,
  })
}

describeReference('pvsyst fit against the tables of the CASSYS workbook', () => {
  test('Gamma is within 0.002 and muGamma within 0.0001 of the values fitted by PVsyst 6.64 to 6.70, for all 51 modules', () => {
    const rows = rowsOf('pvsyst_module_gamma.csv')
    expect(rows).toHaveLength(51)
    for (const row of rows) {
      const found = fitPvsyst(sectionOf(row), new Sink())
      expect(Math.abs((found?.gamma ?? Number.NaN) - row.number('Gamma')), row.text('Model')).toBeLessThan(0.002)
      expect(Math.abs((found?.gammaPerK ?? Number.NaN) - row.number('muGamma')), row.text('Model')).toBeLessThan(1e-4)
    }
  })

  test('all 938 modules of its library fit without a warning, their MPP at STC within 0.32 % of the stated one', () => {
    const rows = rowsOf('library_modules.csv')
    expect(rows).toHaveLength(938)
    for (const row of rows) {
      const sink = new Sink()
      const section = sectionOf(row)
      const model = prepareModule({ module: section } as Resolved, sink)
      const unfit = sink.findings.filter(({ code }) => code !== 'low_light_unstated') // a word on what its sheet does not state
      expect([...sink.failures, ...unfit], row.text('Model')).toEqual([])
      if (!model.hasVoltage) throw new Error('the module has a curve')
      const point = { voltageV: 0, currentA: 0 }
      model.mpp(1000, 25, point)
      const miss = (point.voltageV * point.currentA) / (section.i_mp_a * section.v_mp_v) - 1
      expect(miss, row.text('Model')).toBeGreaterThan(-1e-9) // the stated point is on the curve
      expect(miss, row.text('Model')).toBeLessThan(0.0032)
    }
  })
})
