import { describe, expect, test } from 'bun:test'
import type { CurveModule, ModuleModel, ModuleSolution } from '../../../engine/core/models.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { MODULE_MODELS } from '../../../engine/module/model/index.ts'
import curvePoints from '../../fixtures/module/curve-points.json'
import gammaFits from '../../fixtures/module/pvsyst-gamma.json'
import lowLight from '../../fixtures/module/pvsyst-low-light.json'
import thinFilm from '../../fixtures/module/pvsyst-thin-film.json'
import { requestWith } from '../geometry/setting.ts'
import { cecSection, iec61853Section, OPEN_FIT, pvsystSection, referenceSection, sandiaSection } from './sections.ts'
import { seeded } from './seeded.ts'

type Section = Resolved['module']

function prepare(module: Section, sink = new Sink()): ModuleModel {
  const model = prepareModule({ module } as Resolved, sink)
  if (sink.failures.length > 0) throw new Error(JSON.stringify(sink.failures))
  return model
}

function prepareCurve(module: Section): CurveModule {
  const model = prepare(module)
  if (!model.hasVoltage) throw new Error('a module with an I-V curve was expected')
  return model
}

function failuresOf(module: Section) {
  const sink = new Sink()
  prepareModule({ module } as Resolved, sink)
  return sink.failures
}

function mppW(model: CurveModule, irradianceWm2: number, cellC: number): number {
  const point = { voltageV: 0, currentA: 0 }
  model.mpp(irradianceWm2, cellC, point)
  return point.voltageV * point.currentA
}

function makeSolution(n: number): ModuleSolution {
  return {
    powerAt25W: new Float64Array(n),
    powerW: new Float64Array(n),
    voltageV: new Float64Array(n),
    cellTempC: new Float64Array(n),
  }
}

const SECTIONS = {
  pvsyst: pvsystSection(),
  cec: cecSection(),
  desoto: { ...withoutAdjust(), model: 'desoto' as const },
  sandia: sandiaSection(),
  iec61853: iec61853Section(),
  reference: referenceSection(),
} satisfies { [Tag in keyof typeof MODULE_MODELS]: Section }

function withoutAdjust() {
  const { adjust: _adjust, model: _model, ...section } = cecSection()
  return section
}

describe('every module model', () => {
  for (const [tag, section] of Object.entries(SECTIONS)) {
    const model = prepare(section)
    const n = 400
    const next = seeded(1)
    const light = Float64Array.from({ length: n }, (_, k) => (k < 4 ? [0, 1e-6, 0.1, 1500][k] : 1400 * next()))
    const openC = light.map((value) => -30 + 60 * next() + 0.035 * value)
    const cooling = Float64Array.from({ length: n }, () => 0.9 / (10 + 30 * next()))
    const rows = Int32Array.from({ length: n }, (_, k) => k)

    test(`${tag}: cell temperature and power satisfy the heat balance to 1e-6 K`, () => {
      const out = makeSolution(n)
      model.solve({ rows, n }, light, openC, cooling, out)
      for (let k = 0; k < n; k++) {
        expect(Math.abs(openC[k] - (cooling[k] * out.powerW[k]) / model.areaM2 - out.cellTempC[k])).toBeLessThan(1e-6)
      }
    })

    test(`${tag}: the power of a row is that at its cell temperature, whatever rows came before`, () => {
      const coupled = makeSolution(n)
      model.solve({ rows, n }, light, openC, cooling, coupled)
      const alone = makeSolution(n)
      for (let k = n - 1; k >= 0; k--) model.solve({ rows: Int32Array.of(k), n: 1 }, light, coupled.cellTempC, null, alone)
      for (let k = 0; k < n; k++) {
        expect(Math.abs(alone.powerW[k] - coupled.powerW[k])).toBeLessThanOrEqual(1e-12 * coupled.powerW[k])
        expect(alone.powerAt25W[k]).toBe(coupled.powerAt25W[k])
      }
    })

    test(`${tag}: no power without light, the stated power at STC, and rows that are not lit are not written`, () => {
      const out = makeSolution(n)
      model.solve({ rows: Int32Array.of(0, 2), n: 2 }, Float64Array.of(0, 500, 1000), Float64Array.of(20, 20, 25), null, out)
      expect(out.powerW[0]).toBe(0)
      expect(out.powerW[1]).toBe(0)
      expect(Math.abs(out.powerW[2] / model.stcW - 1)).toBeLessThan(0.005)
      expect(out.powerW[2]).toBeCloseTo(out.powerAt25W[2], 9)
    })
  }

  test('only the reference module has no voltage', () => {
    expect(
      Object.entries(SECTIONS)
        .filter(([, section]) => !prepare(section).hasVoltage)
        .map(([tag]) => tag),
    ).toEqual(['reference'])
  })
})

describe('module points', () => {
  for (const point of curvePoints.points) {
    test(`${point.model} at ${point.irradiance_wm2} W/m2 and ${point.cell_c} degC: ${point.p_mp_w} W`, () => {
      const model = prepareCurve(SECTIONS[point.model as 'pvsyst' | 'cec'])
      expect(Math.abs(mppW(model, point.irradiance_wm2, point.cell_c) / point.p_mp_w - 1)).toBeLessThan(curvePoints.tolerance)
      expect(Math.abs(model.openCircuitV(point.irradiance_wm2, point.cell_c) / point.v_oc_v - 1)).toBeLessThan(curvePoints.tolerance)
    })
  }
})

describe('pvsyst fit', () => {
  for (const stated of gammaFits.modules) {
    const section = pvsystSection({
      technology: stated.technology as 'mono_si',
      cells_in_series: stated.cells_in_series,
      p_nom_w: stated.p_nom_w,
      i_sc_a: stated.i_sc_a,
      v_oc_v: stated.v_oc_v,
      i_mp_a: stated.i_mp_a,
      v_mp_v: stated.v_mp_v,
      mu_i_sc_a_per_k: stated.mu_i_sc_a_per_k,
      mu_p_mp_per_k: stated.mu_p_mp_per_k,
      r_series_ohm: stated.r_series_ohm,
      r_shunt_ohm: stated.r_shunt_ohm,
      r_shunt_0_ohm: stated.r_shunt_0_ohm,
    })
    test(`${stated.name}: the fit finds the gamma and muGamma of its file`, () => {
      const free = MODULE_MODELS.pvsyst.prepare({ ...section, gamma: null, mu_gamma_per_k: null }, new Sink())
      const fixed = MODULE_MODELS.pvsyst.prepare({ ...section, gamma: stated.gamma, mu_gamma_per_k: stated.mu_gamma_per_k }, new Sink())
      expect(free).not.toBeNull()
      const found = fitOf(free)
      expect(Math.abs(found.gamma - stated.gamma)).toBeLessThan(gammaFits.tolerance.gamma)
      expect(Math.abs(found.gammaPerK - stated.mu_gamma_per_k)).toBeLessThan(gammaFits.tolerance.mu_gamma_per_k)
      expect(fitOf(fixed).gamma).toBe(stated.gamma)
    })
  }

  for (const { name, gamma, mu_gamma_per_k, ...stated } of thinFilm.modules) {
    test(`${name}: the fit finds gamma and muGamma of thin film with the built-in voltage and band gap of ${stated.technology}`, () => {
      const technology = stated.technology as 'cdte'
      const section = pvsystSection({ ...stated, technology, gamma: null, mu_gamma_per_k: null, v_bi_v: null })
      const found = fitOf(MODULE_MODELS.pvsyst.prepare(section, new Sink()))
      expect(Math.abs(found.gamma - gamma)).toBeLessThan(thinFilm.tolerance.gamma)
      expect(Math.abs(found.gammaPerK - mu_gamma_per_k) / gamma).toBeLessThan(thinFilm.tolerance.mu_gamma_per_k_and_gamma)
    })
  }

  test('without stated resistances and gamma, the fit meets the default of -3 % at 200 W/m2 and the stated MPP', () => {
    const model = prepareCurve(pvsystSection(OPEN_FIT))
    expect(mppW(model, 200, 25) / 0.2 / mppW(model, 1000, 25)).toBeCloseTo(0.97, 7)
    expect(model.currentA(1000, 25, 39.2, 0)).toBeCloseTo(8.94, 9)
    expect(mppW(model, 1000, 50) / mppW(model, 1000, 25) - 1).toBeCloseTo(-0.0037 * 25, 9)
  })

  test('stated low-light efficiencies determine the series resistance', () => {
    const target = pvsystSection()
    const known = prepareCurve(target)
    const irradiance_wm2 = [800, 400, 200]
    const relative_efficiency = irradiance_wm2.map((light) => mppW(known, light, 25) / (light / 1000) / mppW(known, 1000, 25))
    const stated = { irradiance_wm2, relative_efficiency }
    const found = fitOf(MODULE_MODELS.pvsyst.prepare({ ...target, r_series_ohm: null, gamma: null, low_light: stated }, new Sink()))
    expect(Math.abs(found.seriesOhm - 0.267)).toBeLessThan(0.003)
    expect(Math.abs(found.gamma - 0.926)).toBeLessThan(0.006)
  })

  test('with only gamma stated, the series resistance is fitted to the MPP', () => {
    const model = prepareCurve(pvsystSection({ r_series_ohm: null }))
    expect(model.currentA(1000, 25, 39.2, 0)).toBeCloseTo(8.94, 9)
  })

  test('shunt resistances default to v_mp / (0.2 (i_sc - i_mp)), and in the dark to 4 times that, 12 times for thin film', () => {
    const found = fitOf(MODULE_MODELS.pvsyst.prepare(pvsystSection(OPEN_FIT), new Sink()))
    expect(found.shuntOhm).toBeCloseTo(39.2 / (0.2 * 0.57), 9)
    expect(found.shuntDarkOhm).toBeCloseTo(4 * found.shuntOhm, 9)
    const thin = fitOf(MODULE_MODELS.pvsyst.prepare(pvsystSection({ technology: 'cis', r_shunt_0_ohm: null }), new Sink()))
    expect(thin.shuntDarkOhm).toBe(12 * 600)
  })

  test('the exponent of the shunt resistance defaults to 5.5', () => {
    const { r_shunt_exp: _exponent, ...stated } = pvsystSection()
    const { module } = requestWith({ module: stated })
    expect(module).toMatchObject({ model: 'pvsyst', r_shunt_exp: 5.5 })
  })

  for (const { file, deviation_percent_at_200_wm2, ...stated } of lowLight.modules) {
    const section = pvsystSection({ ...stated, technology: stated.technology as 'mono_si' })
    test(`${file}: ${deviation_percent_at_200_wm2} % at 200 W/m2 with its parameters, and that target gives its RSerie and Gamma`, () => {
      const model = prepareCurve(section)
      const deviation = (mppW(model, 200, 25) / 0.2 / mppW(model, 1000, 25) - 1) * 100
      expect(Math.abs(deviation - deviation_percent_at_200_wm2)).toBeLessThan(lowLight.tolerance.deviation_percent)
      const found = fitOf(MODULE_MODELS.pvsyst.prepare({ ...section, r_series_ohm: null, gamma: null }, new Sink()))
      expect(Math.abs(found.seriesOhm / stated.r_series_ohm - 1)).toBeLessThan(lowLight.tolerance.r_series_frac)
      expect(Math.abs(found.gamma - stated.gamma)).toBeLessThan(lowLight.tolerance.gamma)
    })
  }
})

function fitOf(model: ModuleModel | null) {
  const { parameters } = model as unknown as {
    parameters: { reference: Record<'gamma' | 'gammaPerK' | 'seriesOhm' | 'shuntOhm' | 'shuntDarkOhm', number> }
  }
  return parameters.reference
}

describe('module parameters of any size', () => {
  test('are refused at a field of the module, or give finite points at any light and temperature', () => {
    const next = seeded(99)
    const between = (low: number, high: number) => low + (high - low) * next()
    const decades = (low: number, high: number) => 10 ** between(low, high)
    const maybe = (value: number) => (next() < 0.5 ? null : value)
    const light = Float64Array.of(0, 1e-9, 1e-3, 0.1, 1, 50, 1000, 5000)
    let solved = 0
    for (let trial = 0; trial < 3000; trial++) {
      const i_sc_a = decades(-1, 1.5)
      const v_oc_v = decades(0, 2.5)
      const plate = { i_sc_a, v_oc_v, i_mp_a: i_sc_a * between(0.6, 0.99), v_mp_v: v_oc_v * between(0.5, 0.97), p_nom_w: 100 }
      const cells_in_series = Math.max(1, Math.round(v_oc_v / between(0.4, 1.2)))
      const section =
        trial % 3 === 0
          ? cecSection({
              ...plate,
              alpha_sc_a_per_k: i_sc_a * between(-0.0011, 0.0022),
              a_ref_v: v_oc_v / between(15, 35),
              i_l_ref_a: i_sc_a * between(0.9, 1.1),
              i_o_ref_a: i_sc_a * decades(-13, -9),
              r_s_ohm: (v_oc_v / i_sc_a) * between(0, 0.1),
              r_sh_ref_ohm: (v_oc_v / i_sc_a) * decades(0, 4),
            })
          : pvsystSection({
              ...plate,
              cells_in_series,
              technology: (['mono_si', 'cdte', 'cis', 'a_si', 'tandem'] as const)[trial % 5],
              mu_i_sc_a_per_k: i_sc_a * between(-0.0011, 0.0022),
              mu_v_oc_v_per_k: maybe(v_oc_v * between(-0.006, -0.0004)),
              mu_p_mp_per_k: maybe(between(-0.008, 0.002)),
              r_series_ohm: maybe((v_oc_v / i_sc_a) * between(0, 0.3)),
              r_shunt_ohm: maybe((v_oc_v / i_sc_a) * decades(0, 4)),
              r_shunt_0_ohm: maybe((v_oc_v / i_sc_a) * decades(0, 5)),
              r_shunt_exp: decades(-2, 2),
              gamma: maybe(between(0.5, 2.5)),
              mu_gamma_per_k: maybe(between(-0.005, 0.005)),
              d2_mu_tau_v: next() < 0.5 ? 0 : between(0, 3),
              v_bi_v: between(0.7, 2),
            })
      const sink = new Sink()
      const model = prepareModule({ module: section } as Resolved, sink)
      if (sink.failures.length > 0) {
        for (const { field } of sink.failures) expect(field).toStartWith('module.')
        continue
      }
      solved++
      const openC = light.map(() => between(-90, 250))
      const cooling = light.map(() => decades(-3, -1))
      const out = makeSolution(light.length)
      model.solve({ rows: Int32Array.from(light.keys()), n: light.length }, light, openC, trial % 2 === 0 ? cooling : null, out)
      for (const column of Object.values(out)) expect(column.every(Number.isFinite)).toBe(true)
      expect(out.powerW.every((powerW) => powerW >= 0)).toBe(true)
    }
    expect(solved).toBeGreaterThan(500)
  })
})

describe('a heat balance without a solution', () => {
  test('ends at -100 degC with a finite power, wherever the search starts', () => {
    const model = prepareCurve(SECTIONS.pvsyst)
    // each K of cooling gives more power than is needed to cool by another K
    const out = makeSolution(2)
    const light = Float64Array.of(1000, 1000)
    model.solve({ rows: Int32Array.of(0, 1), n: 2 }, light, Float64Array.of(20, 20), Float64Array.of(0.8, 1.1), out)
    expect([...out.cellTempC]).toEqual([-100, -100])
    expect(out.powerW.every((powerW) => Number.isFinite(powerW) && powerW > 0)).toBe(true)
  })
})

describe('module checks', () => {
  test('an MPP that is not on the knee is refused, with the field and a correction', () => {
    expect(failuresOf(cecSection({ i_mp_a: 11.06, v_mp_v: 41 }))).toEqual([
      {
        code: 'validation_error',
        field: 'module.i_mp_a',
        message: 'The MPP current must be below the short-circuit current: 11.06 A is not below i_sc_a 11.06 A; swap them or correct one',
      },
      {
        code: 'validation_error',
        field: 'module.v_mp_v',
        message: 'The MPP voltage must be below the open-circuit voltage: 41 V is not below v_oc_v 40.2 V; swap them or correct one',
      },
    ])
  })

  test('parameters that no curve can match are refused at their field', () => {
    const fields = (changes: Parameters<typeof pvsystSection>[0]) => failuresOf(pvsystSection(changes)).map(({ field }) => field)
    expect(fields({ r_shunt_ohm: 3 })).toEqual(['module.r_shunt_ohm'])
    expect(fields({ d2_mu_tau_v: 1, v_bi_v: 0.6 })).toEqual(['module.v_bi_v'])
    expect(fields({ r_series_ohm: 0.9, gamma: null })).toEqual(['module.r_series_ohm'])
    expect(fields({ r_series_ohm: null, gamma: 4 })).toEqual(['module.gamma'])
    expect(fields({ mu_gamma_per_k: 0.02 })).toEqual(['module.mu_gamma_per_k'])
    expect(fields({ mu_i_sc_a_per_k: 0.2 })).toEqual(['module.mu_i_sc_a_per_k'])
    expect(fields({ cells_in_series: 10 })).toEqual(['module.cells_in_series'])
    expect(fields({ low_light: { irradiance_wm2: [200, 400], relative_efficiency: [0.97] } })).toEqual([
      'module.low_light.relative_efficiency',
    ])
    expect(failuresOf(cecSection({ i_l_ref_a: 5 })).map(({ field }) => field)).toEqual(['module.i_mp_a'])
    expect(failuresOf(cecSection({ alpha_sc_a_per_k: -0.3 })).map(({ field }) => field)).toEqual(['module.alpha_sc_a_per_k'])
  })

  test('a model that differs from its nameplate causes a warning with the size of the difference', () => {
    const sink = new Sink()
    prepare(cecSection({ r_s_ohm: 0.2 }), sink)
    expect(sink.warnings).toHaveLength(1)
    expect(sink.warnings[0]).toMatch(/^The module's single-diode parameters give \d\.\d % less power at STC than i_mp_a x v_mp_v/)
  })
})
