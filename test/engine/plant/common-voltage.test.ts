import { describe, expect, test } from 'bun:test'
import type { Face, Frame } from '../../../engine/core/frame.ts'
import type { CurveModule } from '../../../engine/core/models.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { HeldArray } from '../../../engine/inverter/held-array.ts'
import type { InverterPlant } from '../../../engine/inverter/limited-inverter.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { holdInputs } from '../../../engine/plant/hold-inputs.ts'
import fixture from '../../fixtures/plant/common-voltage.json' with { type: 'json' }
import windows from '../../fixtures/plant/common-voltage-window.json' with { type: 'json' }
import { plant } from '../dc/plant.ts'
import { cecSection } from '../module/sections.ts'

/*
 * Strings of two orientations in parallel at one input, 49 hours of five days, against an
 * independent calculation: the I-V curves of pvlib (`singlediode`, `i_from_v`) added at one voltage,
 * and the most of all voltages, or of those within a window. Strings above their open-circuit voltage
 * give nothing there.
 */
const { module: cell, cases } = fixture
const section = cecSection({
  ...{ cells_in_series: cell.n_s, p_nom_w: cell.stc, i_sc_a: cell.i_sc, v_oc_v: cell.v_oc, i_mp_a: cell.i_mp, v_mp_v: cell.v_mp },
  ...{ alpha_sc_a_per_k: cell.alpha_sc, a_ref_v: cell.a_ref, i_l_ref_a: cell.i_l_ref, i_o_ref_a: cell.i_o_ref },
  ...{ r_s_ohm: cell.r_s, r_sh_ref_ohm: cell.r_sh_ref, adjust: cell.adjust / 100 },
})
const module = prepareModule(plant({ module: section }), new Sink()) as CurveModule

type Case = { modules_per_string: number[]; strings: number[]; rows: number[][] }

/** Each orientation at its own MPP in each row, as the inverter's inputs find it. */
function heldCase({ modules_per_string, strings, rows }: Case, minV = 0, maxV = Number.POSITIVE_INFINITY) {
  const faces = [0, 1].map((face) => {
    const length = modules_per_string[face] ?? 0
    const [mppW, mppV, mppA] = [0, 1, 2].map(() => new Float64Array(rows.length)) as [Float64Array, Float64Array, Float64Array]
    const ivIrradianceWm2 = Float64Array.from(rows, (row) => row[face] ?? 0)
    const cellTempC = Float64Array.from(rows, (row) => row[2 + face] ?? 0)
    const mpp = { voltageV: 0, currentA: 0 }
    rows.forEach((_, k) => {
      module.mpp(ivIrradianceWm2[k] ?? 0, cellTempC[k] ?? 0, mpp)
      mppV[k] = length * mpp.voltageV
      mppA[k] = (strings[face] ?? 0) * mpp.currentA
      mppW[k] = (mppV[k] ?? 0) * (mppA[k] ?? 0)
    })
    return { dc: { mppW, mppV, mppA, ivIrradianceWm2, cellTempC } }
  })
  const zeros = () => new Float64Array(rows.length)
  const sum = Float64Array.from(rows, (_, k) => (faces[0]?.dc.mppW[k] ?? 0) + (faces[1]?.dc.mppW[k] ?? 0))
  const ac = { arrayW: zeros(), arrayV: zeros(), underVoltageLossW: zeros(), overVoltageLossW: zeros() }
  const lit = { rows: Int32Array.from(rows, (_, k) => k), n: rows.length }
  const frame = { lit, faces: faces as unknown as Face<'inverter'>[], dc: { mppW: sum }, ac } as unknown as Frame<'inverter'>
  const array = new HeldArray(modules_per_string.map((modulesPerString) => ({ module, modulesPerString })))
  const booked = faces.map(() => ({
    parallelLossW: zeros(),
    underVoltageLossW: zeros(),
    overVoltageLossW: zeros(),
    heldW: zeros(),
  }))
  holdInputs([[0, 1]], () => booked)(frame, { minV, maxV } as InverterPlant, array)
  return { own: sum, common: ac.arrayW, voltage: ac.arrayV, ac, booked, faces }
}

const worst = (ours: Float64Array, theirs: readonly number[]) =>
  ours.reduce((most, value, k) => Math.max(most, Math.abs(value / (theirs[k] ?? 0) - 1)), 0)
const columnOf =
  ({ rows }: Case) =>
  (index: number) =>
    rows.map((row) => row[index] ?? 0)

describe.each(Object.entries(cases as Record<string, Case>))('%s, in parallel', (_name, one) => {
  const { own, common, voltage } = heldCase(one)
  const column = columnOf(one)

  test('power and voltage of every hour, each at its own MPP and both at one voltage', () => {
    expect(worst(own, column(4))).toBeLessThan(1e-6)
    expect(worst(common, column(5))).toBeLessThan(1e-6)
    expect(worst(voltage, column(6))).toBeLessThan(1e-5)
  })

  test('what the common voltage loses in all hours', () => {
    const lost = (own: Iterable<number>, common: Iterable<number>) =>
      1 - [...common].reduce((a, b) => a + b) / [...own].reduce((a, b) => a + b)
    expect(Math.abs(lost(own, common) - lost(column(4), column(5)))).toBeLessThan(1e-7)
  })
})

describe.each(Object.entries(windows.cases))('%s', (_name, one) => {
  const { common, voltage, ac, booked, faces } = heldCase(one, one.min_v, one.max_v)
  const column = columnOf(one)
  const [own, freeW, freeV, heldW] = [4, 5, 6, 7].map(column) as [number[], number[], number[], number[]]

  test('the input works at the voltage of most power inside', () => {
    expect(worst(common, heldW)).toBeLessThan(1e-6)
    expect(worst(voltage, column(8))).toBeLessThan(1e-5)
  })

  test('what the window takes is the free maximum less the held, under or over', () => {
    one.rows.forEach((_, k) => {
      const [free = 0, held = 0, voltageV = 0] = [freeW[k], heldW[k], freeV[k]]
      expect(Math.abs((ac.underVoltageLossW[k] ?? 0) - (voltageV < one.min_v ? free - held : 0))).toBeLessThan(1e-6 * free)
      expect(Math.abs((ac.overVoltageLossW[k] ?? 0) - (voltageV > one.max_v ? free - held : 0))).toBeLessThan(1e-6 * free)
    })
  })

  test('both are booked to the arrays in proportion to the power of their MPPs', () => {
    one.rows.forEach((_, k) => {
      const losses = [(own[k] ?? 0) - (freeW[k] ?? 0), ac.underVoltageLossW[k] ?? 0, ac.overVoltageLossW[k] ?? 0, heldW[k] ?? 0]
      booked.forEach(({ parallelLossW, underVoltageLossW, overVoltageLossW, heldW: left }, face) => {
        const share = (faces[face]?.dc.mppW[k] ?? 0) / (own[k] ?? 0)
        for (const [at, { [k]: ours = 0 }] of [parallelLossW, underVoltageLossW, overVoltageLossW, left].entries())
          expect(Math.abs(ours - share * (losses[at] ?? 0))).toBeLessThan(1e-6 * (own[k] ?? 0))
      })
    })
  })
})
