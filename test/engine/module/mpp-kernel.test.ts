import { describe, expect, test } from 'bun:test'
import type { ModuleSolution } from '../../../engine/core/models.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { Diode } from '../../../engine/module/diode.ts'
import { DiodeModule } from '../../../engine/module/diode-module.ts'
import { DesotoParameters } from '../../../engine/module/model/desoto.ts'
import { solveRows } from '../../../engine/module/mpp-kernel.ts'
import { makeMppTables } from '../../../engine/module/mpp-tables.ts'
import { fitPvsyst } from '../../../engine/module/pvsyst-fit.ts'
import { PvsystParameters } from '../../../engine/module/pvsyst-parameters.ts'
import { pvsystSection } from './sections.ts'
import { seeded } from './seeded.ts'

const ROWS = 500
const LIT = { rows: Int32Array.from({ length: ROWS }, (_, row) => row), n: ROWS }
const AREA_M2 = 2

type Between = (low: number, high: number) => number

const TECHNOLOGIES = ['mono_si', 'poly_si', 'hit', 'cdte', 'cis', 'a_si'] as const

/** A real module of each technology: short circuit, open circuit and MPP of one cell. */
const CELLS = {
  mono_si: { scA: 11, ocV: 0.67, mpShares: [0.94, 0.82] },
  poly_si: { scA: 9.5, ocV: 0.64, mpShares: [0.94, 0.81] },
  hit: { scA: 6.2, ocV: 0.73, mpShares: [0.95, 0.84] },
  cdte: { scA: 2.57, ocV: 0.84, mpShares: [0.93, 0.83] },
  cis: { scA: 2.2, ocV: 0.65, mpShares: [0.89, 0.79] },
  a_si: { scA: 1.19, ocV: 0.85, mpShares: [0.78, 0.75] },
} as const

/** Completes the parameters as a run does; with recombination for thin film. */
function pvsystParameters(between: Between, trial: number): PvsystParameters | null {
  const technology = TECHNOLOGIES[trial % TECHNOLOGIES.length]
  const cell = CELLS[technology]
  const isThin = trial % TECHNOLOGIES.length > 2
  const cells_in_series = Math.round(between(36, 150))
  const i_sc_a = cell.scA * between(0.7, 1.5)
  const v_oc_v = cells_in_series * cell.ocV * between(0.98, 1.03)
  const reference = fitPvsyst(
    pvsystSection({
      technology,
      cells_in_series,
      i_sc_a,
      v_oc_v,
      i_mp_a: i_sc_a * cell.mpShares[0] * between(0.99, 1.01),
      v_mp_v: v_oc_v * cell.mpShares[1] * between(0.99, 1.01),
      mu_i_sc_a_per_k: i_sc_a * between(0.0002, 0.001),
      mu_p_mp_per_k: between(-0.0048, -0.0024),
      r_series_ohm: null,
      r_shunt_ohm: between(1, 1.5) < 1.25 ? null : (v_oc_v / i_sc_a) * between(20, 300),
      r_shunt_0_ohm: null,
      r_shunt_exp: between(3, 8),
      gamma: null,
      mu_gamma_per_k: null,
      d2_mu_tau_v: isThin && trial % 2 === 0 ? between(0.3, 1.4) : 0,
      v_bi_v: 0.9,
    }),
    new Sink(),
  )
  return reference === null ? null : new PvsystParameters(reference)
}

/** Parameters as in the CEC library; `cec` differs from `desoto` by the coefficient of the current. */
function desotoParameters(between: Between): DesotoParameters {
  const lightA = between(1, 16)
  const cells = between(36, 150)
  return new DesotoParameters({
    lightA,
    satA: lightA * 10 ** between(-12.5, -9.5),
    seriesOhm: (between(0.002, 0.012) * cells) / lightA,
    shuntOhm: (between(2, 40) * cells) / lightA,
    thermalV: cells * 0.0257 * between(0.95, 1.25),
    lightAPerK: lightA * between(0.0002, 0.0008),
  })
}

function solution(): ModuleSolution {
  const column = () => new Float64Array(ROWS)
  return { powerAt25W: column(), powerW: column(), voltageV: column(), cellTempC: column() }
}

/** Largest difference of two columns over the value of the row. */
function largest(found: Float64Array, expected: Float64Array): number {
  return found.reduce((most, value, row) => Math.max(most, Math.abs(value - expected[row]) / Math.abs(expected[row])), 0)
}

/** Difference of the sums of two columns over the sum. */
function ofSum(found: Float64Array, expected: Float64Array): number {
  const sum = expected.reduce((total, value) => total + value, 0)
  return Math.abs(found.reduce((total, value, row) => total + value - expected[row], 0)) / sum
}

const MODELS: Record<string, (between: Between, trial: number) => PvsystParameters | DesotoParameters | null> = {
  pvsyst: pvsystParameters,
  'cec and desoto': desotoParameters,
}

describe('the MPP kernel against the plain solve', () => {
  for (const [name, makeParameters] of Object.entries(MODELS)) {
    test(`${name}: 100 modules, 0.1 to 1400 W/m2, -30 to 85 degC, with and without the heat balance`, () => {
      const next = seeded(41)
      const between: Between = (low, high) => low + (high - low) * next()
      let modules = 0
      let left = 0
      for (let trial = 0; trial < 100; trial++) {
        const parameters = makeParameters(between, trial)
        if (parameters === null) continue
        modules++
        const module = new DiodeModule(parameters, { areaM2: AREA_M2, stcA: 1, stcV: 1 })
        const cells = makeMppTables(parameters, new Diode())
        // half of the rows in steps of the logarithm, so that low light has its share
        const light = Float64Array.from(LIT.rows, (row) => (row % 2 === 0 ? 0.1 * 14000 ** next() : between(0.1, 1400)))
        const cellC = light.map(() => between(-30, 85))
        const cooling = light.map(() => 0.9 / between(15, 60))
        const openC = light.map((value, row) => Math.min(85, between(-30, 50) + value * cooling[row]))
        for (const [openColumn, coolingColumn] of [
          [cellC, null],
          [openC, cooling],
        ] as const) {
          const fast = solution()
          const plain = solution()
          module.solve(LIT, light, openColumn, coolingColumn, fast)
          module.solvePlain(LIT, light, openColumn, coolingColumn, plain)
          const backwards = solution()
          module.solve({ rows: LIT.rows.toReversed(), n: ROWS }, light, openColumn, coolingColumn, backwards)
          expect(backwards).toEqual(fast) // to the bit, whatever came before a row
          expect(largest(fast.powerW, plain.powerW)).toBeLessThan(3e-11)
          expect(ofSum(fast.powerW, plain.powerW)).toBeLessThan(1e-12)
          expect(largest(fast.voltageV, plain.voltageV)).toBeLessThan(1e-7)
          expect(largest(fast.powerAt25W, plain.powerAt25W)).toBeLessThan(1e-6)
          expect(ofSum(fast.powerAt25W, plain.powerAt25W)).toBeLessThan(1e-8)
          for (let row = 0; row < ROWS; row++) expect(Math.abs(fast.cellTempC[row] - plain.cellTempC[row])).toBeLessThan(1e-8)
          left += solveRows(LIT, parameters.law(), cells, light, openColumn, coolingColumn, AREA_M2, fast, new Int32Array(ROWS))
        }
      }
      expect(modules).toBeGreaterThan(80)
      // the comparison means nothing for rows that the kernel leaves to the plain solve
      expect(left / (modules * 2 * ROWS)).toBeLessThan(0.4)
    })
  }
})
