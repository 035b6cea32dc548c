import { describe, expect, test } from 'bun:test'
import { makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareThermal } from '../../../engine/thermal/index.ts'
import { faimanCellC } from '../../../engine/thermal/model/faiman.ts'
import { noctCellC, noctWindFactor } from '../../../engine/thermal/model/noct.ts'
import { heatBalanceCellC } from '../../../engine/thermal/model/pvsyst.ts'
import { rossCellC, rossCoefficient } from '../../../engine/thermal/model/ross.ts'
import { sapmCellC, sapmModuleC } from '../../../engine/thermal/model/sapm.ts'
import points from '../../fixtures/thermal/cell-temperature.json'
import { caseOf, column, describeReference, expectClose, loadVectors, type VectorCase } from '../../reference.ts'
import { requestWith } from '../geometry/setting.ts'
import { pvsystSection, referenceSection } from '../module/sections.ts'

const vectors = loadVectors('t08')
const casesOf = (name: string): VectorCase[] => vectors?.cases.filter((c) => c.function === name) ?? []

/**
 * SAM's addition to the NOCT by mounting stand-off in inches (NREL/TP-6A20-67399). Our NOCT
 * includes it.
 */
function mountingC(standoffInches: number): number {
  return standoffInches < 0.5 ? 18 : standoffInches < 1.5 ? 11 : standoffInches < 2.5 ? 6 : standoffInches <= 3.5 ? 2 : 0
}

describeReference('cell temperature against pvlib t08', () => {
  for (const c of [...casesOf('temperature.faiman'), ...casesOf('temperature.pvsyst_cell'), ...casesOf('temperature.noct_sam')]) {
    const p = c.params as Record<string, number>
    test(`${c.function} ${JSON.stringify(c.params)}`, () => {
      const air = column(c.inputs.temp_air)
      const wind = column(c.inputs.wind_speed)
      const of: Record<string, [(poa: number, k: number) => number, string]> = {
        'temperature.faiman': [(poa, k) => faimanCellC(poa, air[k], wind[k], p.u0, p.u1), 'temp_cell'],
        'temperature.pvsyst_cell': [
          (poa, k) => heatBalanceCellC(poa, air[k], wind[k], p.u_c, p.u_v, p.module_efficiency, p.alpha_absorption),
          'temp_cell',
        ],
        'temperature.noct_sam': [
          (poa, k) =>
            noctCellC(
              poa,
              air[k],
              noctWindFactor(p.array_height as 1 | 2) * wind[k],
              p.noct + mountingC(p.mount_standoff),
              p.module_efficiency,
              p.transmittance_absorptance,
            ),
          'temp_cell_no_eff',
        ],
      }
      const [cellC, expected] = of[c.function]
      expectClose(column(c.inputs.poa_global).map(cellC), column(c.outputs[expected]), { tolerance: 1e-12 })
    })
  }

  for (const c of casesOf('temperature.sapm_module, sapm_cell')) {
    test(`sapm ${c.params.name}: the back of the module, and its cells`, () => {
      const { a, b, deltaT } = c.params as Record<string, number>
      const [poa, air, wind] = [c.inputs.poa_global, c.inputs.temp_air, c.inputs.wind_speed].map(column)
      const moduleC = poa.map((wm2, k) => sapmModuleC(wm2, air[k], wind[k], a, b))
      const cellC = poa.map((wm2, k) => sapmCellC(wm2, moduleC[k], deltaT))
      expectClose(moduleC, column(c.outputs.temp_module), { tolerance: 1e-12 })
      expectClose(cellC, column(c.outputs.temp_cell), { tolerance: 1e-12 })
    })
  }

  for (const c of casesOf('temperature.ross')) {
    test(`ross ${JSON.stringify(c.params)}`, () => {
      const { noct, k: stated } = c.params as { noct?: number; k?: number }
      const coefficient = stated ?? rossCoefficient(noct ?? Number.NaN)
      const air = column(c.inputs.temp_air)
      const cellC = column(c.inputs.poa_global).map((wm2, k) => rossCellC(wm2, air[k], coefficient))
      expectClose(cellC, column(c.outputs.temp_cell), { tolerance: 1e-12 })
    })
  }

  test('the defaults equal those of temperature.TEMPERATURE_MODEL_PARAMETERS: glass on glass on an open rack, free standing', () => {
    const { sapm, pvsyst } = caseOf(vectors, 'temperature.TEMPERATURE_MODEL_PARAMETERS').outputs as unknown as ParameterTables
    const { thermal } = requestWith()
    const { sapm_a: a, sapm_b: b, sapm_delta_t_c: deltaT, u_c, u_v } = thermal
    expect({ a, b, deltaT }).toEqual(sapm.open_rack_glass_glass)
    expect({ u_c, u_v }).toEqual(pvsyst.freestanding)
  })
})

interface ParameterTables {
  sapm: { open_rack_glass_glass: { a: number; b: number; deltaT: number } }
  pvsyst: { freestanding: { u_c: number; u_v: number } }
}

const THERMAL: Resolved['thermal'] = {
  model: 'pvsyst',
  inertia: 'none',
  unit_mass_kgm2: 11.1,
  u_c: 25,
  u_v: 1.2,
  absorptivity: 0.88,
  module_efficiency: null,
  noct_c: null,
  array_height_stories: 1,
  sapm_a: -3.47,
  sapm_b: -0.0594,
  sapm_delta_t_c: 3,
  ross_k: null,
  fuentes_module_height_m: 5,
  fuentes_wind_height_m: 9.144,
  fuentes_emissivity: 0.84,
  fuentes_absorption: 0.83,
  mounting: 'rack',
  back_temp_c: 20,
}

/**
 * One row with 800 W/m2 on the plane, 760 effective on the front less 2 % spectral loss, and 60
 * from the rear, at 20 degC and 3 m/s.
 */
function cellOf(thermal: Partial<Resolved['thermal']>, module: Resolved['module'], track_mode: Resolved['array']['track_mode'] = 'fixed') {
  const sink = new Sink()
  const model = prepareThermal({ thermal: { ...THERMAL, ...thermal }, module, array: { track_mode } } as Resolved, sink)
  const frame = makeFrame(2, 60)
  frame.n = 2
  frame.lit.rows[0] = 1
  frame.lit.n = 1
  frame.sky.tempAirC[1] = 20
  frame.sky.windMps[1] = 3
  frame.plane.beamIncWm2[1] = 600
  frame.plane.skyIncWm2[1] = 180
  frame.plane.groundIncWm2[1] = 20
  frame.plane.effectiveWm2[1] = 760
  frame.plane.spectralLossFrac[1] = 0.02
  const openC = new Float64Array(2)
  const cooling = new Float64Array(2)
  model.write(frame, frame.plane, Float64Array.of(0, 820), openC, cooling)
  expect(openC[0]).toBe(0) // a dark row is not written
  return { openC: openC[1], cooling: cooling[1], followsPower: model.followsPower, failures: sink.failures }
}

describe('thermal stage', () => {
  const module = pvsystSection()

  test('pvsyst: temperature without output, and the fall by each W/m2 of output, on the effective irradiance of both sides', () => {
    const { openC, cooling, followsPower } = cellOf({}, module)
    expect(followsPower).toBe(true)
    expect(openC).toBeCloseTo(20 + (0.88 * 820) / 28.6, 12)
    expect(cooling).toBeCloseTo(0.88 / 28.6, 14)
  })

  test('pvsyst: a stated module efficiency applies in every row', () => {
    const { openC, followsPower } = cellOf({ module_efficiency: 0.2 }, module)
    expect(followsPower).toBe(false)
    expect(openC).toBeCloseTo(20 + (0.88 * 820 * 0.8) / 28.6, 12)
  })

  test('faiman: all irradiance on the plane before losses becomes heat; absorptivity and efficiency have no effect', () => {
    const { openC, followsPower } = cellOf({ model: 'faiman', absorptivity: 0.5, module_efficiency: 0.3 }, module)
    expect(followsPower).toBe(false)
    expect(openC).toBeCloseTo(20 + 800 / 28.6, 12)
  })

  test("noct: uses the module's NOCT and STC efficiency unless stated, wind by storeys, and the effective front irradiance after the spectrum", () => {
    const efficiency = (8.94 * 39.2) / (1000 * 2 * 0.992)
    const warm = (noctC: number, eta: number, wind: number) =>
      20 + ((760 * 0.98) / 800) * (noctC - 20) * (1 - eta / 0.88) * (9.5 / (5.7 + 3.8 * wind))
    expect(cellOf({ model: 'noct' }, module).openC).toBeCloseTo(warm(45, efficiency, 0.51 * 3), 12)
    expect(cellOf({ model: 'noct', noct_c: 47, module_efficiency: 0.18, array_height_stories: 2 }, module).openC).toBeCloseTo(
      warm(47, 0.18, 0.61 * 3),
      12,
    )
    expect(cellOf({ model: 'noct' }, referenceSection({ efficiency: 0.19 })).openC).toBeCloseTo(warm(45, 0.19, 0.51 * 3), 12)
  })

  test('noct: a roof raises the NOCT to 49 degC and never lowers it; the heat-loss factors of the other models do not change', () => {
    const onRoof = cellOf({ model: 'noct' }, module, 'rooftop').openC
    expect(onRoof).toBeCloseTo(cellOf({ model: 'noct', noct_c: 49 }, module).openC, 12)
    expect(cellOf({ model: 'noct', noct_c: 52 }, module, 'rooftop').openC).toBeCloseTo(
      cellOf({ model: 'noct', noct_c: 52 }, module).openC,
      12,
    )
    for (const model of ['pvsyst', 'faiman'] as const)
      expect(cellOf({ model }, module, 'rooftop').openC).toBe(cellOf({ model }, module).openC)
  })

  test('noct: an absorptivity at or below the efficiency is refused', () => {
    expect(cellOf({ model: 'noct', absorptivity: 0.15 }, module).failures).toEqual([
      {
        code: 'validation_error',
        field: 'thermal.absorptivity',
        message: 'The absorptivity 0.15 must be above the module efficiency 0.1766: the absorbed light becomes heat or electricity',
      },
    ])
  })

  test('noct: of a module with more than half of the light as power the module is named, which a simple request has too', () => {
    const { failures } = cellOf({ model: 'noct' }, { ...module, length_m: module.length_m / 20 })
    expect(failures.map(({ field }) => field)).toEqual(['module'])
  })

  test('sapm and ross: use the irradiance on the plane before losses; the Ross coefficient is stated, or follows from the NOCT', () => {
    const back = 20 + 800 * Math.exp(-3.56 - 0.075 * 3)
    expect(cellOf({ model: 'sapm', sapm_a: -3.56, sapm_b: -0.075, sapm_delta_t_c: 2 }, module).openC).toBeCloseTo(back + 0.8 * 2, 12)
    expect(cellOf({ model: 'ross' }, module).openC).toBeCloseTo(20 + 25, 12)
    expect(cellOf({ model: 'ross', noct_c: 50 }, module).openC).toBeCloseTo(20 + 30, 12)
    expect(cellOf({ model: 'ross', noct_c: 50, ross_k: 0.02 }, module).openC).toBeCloseTo(20 + 16, 12)
  })
})

describe('hand-checked cell temperatures', () => {
  for (const point of points.points) {
    test(`${point.model}: ${point.expected_c} degC`, () => {
      const [a, b, c, d, e, f, g] = point.arguments
      const cellC = {
        faiman: () => faimanCellC(a, b, c, d, e),
        noct: () => noctCellC(a, b, c, d, e, f),
        pvsyst: () => heatBalanceCellC(a, b, c, d, e, f, g),
        sapm: () => sapmCellC(a, sapmModuleC(a, b, c, d, e), f),
        ross: () => rossCellC(a, b, c),
      }
      expect(Math.abs(cellC[point.model as keyof typeof cellC]() - point.expected_c)).toBeLessThan(points.tolerance)
    })
  }
})
