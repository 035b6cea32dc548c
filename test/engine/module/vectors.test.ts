import { test } from 'bun:test'
import { Diode, solveCurrent, solveMpp, solveOpenCircuit } from '../../../engine/module/diode.ts'
import type { DiodeParameters } from '../../../engine/module/diode-law.ts'
import { DesotoParameters } from '../../../engine/module/model/desoto.ts'
import { pvwattsDcW } from '../../../engine/module/model/reference.ts'
import { PvsystParameters } from '../../../engine/module/pvsyst-parameters.ts'
import { SandiaModule } from '../../../engine/module/sandia-module.ts'
import { column, describeReference, expectClose, loadVectors, type VectorCase } from '../../reference.ts'
import { sandiaSection } from './sections.ts'

const cec = loadVectors('t10a')
const curves = loadVectors('t10b')
const power = loadVectors('t10c')

/** Points of the I-V curve for a column of irradiances and cell temperatures. */
function solveColumns(parameters: DiodeParameters, light: Float64Array, cellC: Float64Array) {
  const d = new Diode()
  const names = ['IL', 'I0', 'Rsh', 'nNsVth', 'i_sc', 'v_oc', 'i_mp', 'v_mp', 'p_mp', 'i_x', 'i_xx'] as const
  const out = Object.fromEntries(names.map((name) => [name, new Float64Array(light.length)])) as Record<
    (typeof names)[number],
    Float64Array
  >
  for (let k = 0; k < light.length; k++) {
    parameters.setLight(light[k], d)
    parameters.setTemperature(cellC[k], d)
    out.IL[k] = d.lightA
    out.I0[k] = d.satA
    out.Rsh[k] = 1 / d.shuntS
    out.nNsVth[k] = d.thermalV
    if (light[k] === 0) continue // the dark curve: every point is 0
    const openV = solveOpenCircuit(d)
    solveMpp(d, d.thermalV * (Math.log(d.lightA / d.satA) - 3))
    out.v_oc[k] = openV
    out.v_mp[k] = d.voltageV
    out.i_mp[k] = d.currentA
    out.p_mp[k] = d.voltageV * d.currentA
    out.i_sc[k] = solveCurrent(d, 0, 0)
    out.i_x[k] = solveCurrent(d, openV / 2, 0)
    out.i_xx[k] = solveCurrent(d, (openV + d.voltageV) / 2, 0)
  }
  return out
}

const numbers = (values: Record<string, unknown>): Record<string, number> => values as Record<string, number>

function desotoOf(c: VectorCase, adjustPercent: number): DesotoParameters {
  const p = numbers(c.params)
  return new DesotoParameters({
    lightA: p.I_L_ref,
    satA: p.I_o_ref,
    seriesOhm: p.R_s,
    shuntOhm: p.R_sh_ref,
    thermalV: p.a_ref,
    lightAPerK: p.alpha_sc * (1 - adjustPercent / 100),
  })
}

function pvsystOf(c: VectorCase): PvsystParameters {
  const p = numbers(c.params)
  return new PvsystParameters({
    cellsInSeries: p.cells_in_series,
    lightA: p.I_L_ref,
    satA: p.I_o_ref,
    lightAPerK: p.alpha_sc,
    seriesOhm: p.R_s,
    shuntOhm: p.R_sh_ref,
    shuntDarkOhm: p.R_sh_0,
    shuntExp: p.R_sh_exp,
    gamma: p.gamma_ref,
    gammaPerK: p.mu_gamma,
    bandGapEv: p.EgRef,
    recombV: p.d2mutau ?? 0,
    builtInCellV: (p.NsVbi ?? 0) / p.cells_in_series,
  })
}

/**
 * `lambertw_v_mp` and `lambertw_i_mp` come from a golden section and are accurate to 1e-8 of a flat
 * maximum, which is about 1e-5 in V and A.
 */
const MPP_POINT = 1e-5

function expectMpp(out: Record<'p_mp' | 'i_mp' | 'v_mp', Float64Array>, c: VectorCase, method: string): void {
  expectClose(out.p_mp, column(c.outputs[`${method}_p_mp`]), { unit: 1e-3 })
  for (const name of ['i_mp', 'v_mp'] as const) expectClose(out[name], column(c.outputs[`${method}_${name}`]), { tolerance: MPP_POINT })
}

describeReference('cec and desoto against pvlib t10a', () => {
  for (const c of cec?.cases ?? []) {
    const isCec = c.function.includes('cec')
    test(`${isCec ? 'cec' : 'desoto'}: ${c.params.Name}`, () => {
      const out = solveColumns(
        desotoOf(c, isCec ? numbers(c.params).Adjust : 0),
        column(c.inputs.effective_irradiance),
        column(c.inputs.temp_cell),
      )
      expectClose(out.IL, column(c.outputs.IL))
      expectClose(out.nNsVth, column(c.outputs.nNsVth))
      expectClose(out.I0, column(c.outputs.I0), { unit: 0 })
      expectClose(out.Rsh, column(c.outputs.Rsh))
      if (!isCec) return
      for (const method of ['lambertw', 'newton']) {
        for (const name of ['i_sc', 'v_oc', 'i_x', 'i_xx'] as const) expectClose(out[name], column(c.outputs[`${method}_${name}`]))
        expectMpp(out, c, method)
      }
    })
  }
})

describeReference('I-V curves and pvsyst against pvlib t10b', () => {
  for (const c of curves?.cases ?? []) {
    const p = numbers(c.params)
    if (c.function.startsWith('pvsystem.i_from_v')) {
      test(`current by voltage: ${c.params.module} at ${p.effective_irradiance} W/m2`, () => {
        const d = new Diode()
        d.lightA = p.photocurrent
        d.satA = p.saturation_current
        d.lnSat = Math.log(d.satA)
        d.seriesOhm = p.resistance_series
        d.shuntS = 1 / p.resistance_shunt
        d.thermalV = p.nNsVth
        const currentsAt = (voltages: Float64Array): Float64Array => voltages.map((voltageV) => solveCurrent(d, voltageV, 0))
        const currents = currentsAt(column(c.inputs.voltage))
        expectClose(currents, column(c.outputs.i_lambertw))
        expectClose(currents, column(c.outputs.i_newton))
        expectClose(currentsAt(column(c.outputs.v_from_i_lambertw)), column(c.inputs.current)) // and back
      })
    } else if (c.function.startsWith('pvsystem.calcparams_pvsyst')) {
      test(`pvsyst: ${c.params.Name}`, () => {
        const out = solveColumns(pvsystOf(c), column(c.inputs.effective_irradiance), column(c.inputs.temp_cell))
        for (const name of ['IL', 'Rsh', 'nNsVth'] as const) expectClose(out[name], column(c.outputs[name]))
        expectClose(out.I0, column(c.outputs.I0), { unit: 0 })
        for (const name of ['i_sc', 'v_oc', 'i_x', 'i_xx'] as const) expectClose(out[name], column(c.outputs[`lambertw_${name}`]))
        for (const method of ['lambertw', 'newton']) expectMpp(out, c, method)
      })
    } else {
      test(`recombination: ${c.params.Name}`, () => {
        const light = column(c.inputs.effective_irradiance)
        const out = solveColumns(pvsystOf(c), light, new Float64Array(light.length).fill(p.temp_cell))
        expectClose(out.p_mp, column(c.outputs.p_mp))
        for (const name of ['i_mp', 'v_mp'] as const) expectClose(out[name], column(c.outputs[name]), { tolerance: MPP_POINT })
      })
    }
  }
})

describeReference('sandia against pvlib t10c', () => {
  for (const c of power?.cases.filter((candidate) => candidate.function === 'pvsystem.sapm') ?? []) {
    test(`sapm: ${c.params.module}`, () => {
      const p = numbers(c.params)
      const module = new SandiaModule(
        sandiaSection({
          cells_in_series: p.Cells_in_Series,
          i_sc_a: p.Isco,
          v_oc_v: p.Voco,
          i_mp_a: p.Impo,
          v_mp_v: p.Vmpo,
          alpha_sc_per_k: p.Aisc,
          alpha_mp_per_k: p.Aimp,
          c0: p.C0,
          c1: p.C1,
          c2: p.C2,
          c3: p.C3,
          beta_voc_v_per_k: p.Bvoco,
          m_beta_voc_v_per_k: p.Mbvoc,
          beta_vmp_v_per_k: p.Bvmpo,
          m_beta_vmp_v_per_k: p.Mbvmp,
          diode_factor: p.N,
        }),
        p.Area,
      )
      const light = column(c.inputs.effective_irradiance)
      const cellC = column(c.inputs.temp_cell)
      const point = { voltageV: 0, currentA: 0 }
      const points = Array.from(light, (wm2, k) => {
        module.mpp(wm2, cellC[k], point)
        return { ...point }
      })
      const voltages = column(c.outputs.v_mp)
      expectClose(
        points.map(({ voltageV }) => voltageV),
        voltages,
      )
      expectClose(
        points.map(({ voltageV, currentA }) => voltageV * currentA),
        column(c.outputs.p_mp),
      )
      expectClose(
        points.map(({ currentA }) => currentA),
        column(c.outputs.i_mp).map((currentA, k) => (voltages[k] > 0 ? currentA : 0)), // without voltage there is no MPP
      )
      expectClose(
        light.map((wm2, k) => module.openCircuitV(wm2, cellC[k])),
        column(c.outputs.v_oc),
      )
    })
  }
})

describeReference('reference against pvlib t10c', () => {
  for (const c of power?.cases.filter((candidate) => candidate.function === 'pvsystem.pvwatts_dc') ?? []) {
    test(`pvwatts_dc of ${c.params.pdc0} W`, () => {
      const { pdc0, gamma_pdc } = numbers(c.params)
      const cellC = column(c.inputs.temp_cell)
      const powers = column(c.inputs.effective_irradiance).map((light, k) => pvwattsDcW(light, cellC[k], pdc0, gamma_pdc))
      expectClose(powers, column(c.outputs.pdc))
    })
  }
})
