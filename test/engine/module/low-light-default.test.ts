import { describe, expect, test } from 'bun:test'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { OPEN_FIT, pvsystSection } from './sections.ts'

type Section = ReturnType<typeof pvsystSection>

/** A thin-film module of 97.5 W by the points of its data sheet alone. */
const THIN_FILM = {
  p_nom_w: 97.5,
  length_m: 1.2,
  width_m: 0.6,
  cells_in_series: 146,
  i_sc_a: 1.57,
  v_oc_v: 89.8,
  i_mp_a: 1.41,
  v_mp_v: 69.2,
  mu_i_sc_a_per_k: 0.00063,
  mu_v_oc_v_per_k: -0.225,
  mu_p_mp_per_k: -0.0025,
}
/** Nothing that a fit of a PAN file would state. */
const UNSTATED = { ...OPEN_FIT, v_bi_v: null } as const

function prepared(changes: Partial<Section>) {
  const sink = new Sink()
  const model = prepareModule({ module: pvsystSection({ ...UNSTATED, ...changes }) } as Resolved, sink)
  const point = { voltageV: 0, currentA: 0 }
  const perSun = (irradianceWm2: number): number => {
    if (!model.hasVoltage) return Number.NaN
    model.mpp(irradianceWm2, 25, point)
    return (point.voltageV * point.currentA) / irradianceWm2
  }
  return { sink, relative: () => perSun(200) / perSun(1000) }
}

describe('a module that states neither a fit nor low-light points', () => {
  /**
   * Power at 200 and at 1000 W/m2, 25 degC, of each measured module: W. Marion et al., NREL/TP-5200-61610, 2014, as
   * pvpltools repacks it. Crystalline silicon of 2019 has a mean alone.
   */
  const MEASURED = {
    hit: [
      [42.56, 218.48],
      [41.79, 214.48],
    ],
    poly_si: [
      [8.11, 46.24],
      [8.16, 45.91],
      [8.08, 45.82],
      [8.01, 45.66],
      [14.69, 81.29],
      [15.15, 80.84],
    ],
    cdte: [
      [11.64, 64.28],
      [11.35, 62.35],
    ],
    a_si: [
      [6.39, 38.38],
      [6.97, 40.98],
      [10.44, 60.01],
      [10.41, 59.28],
    ],
  } as const
  const meanOf = (pairs: readonly (readonly [number, number])[]) =>
    pairs.reduce((sum, [low, full]) => sum + (5 * low) / full, 0) / pairs.length

  test.each([
    ['mono_si', 0.96, {}],
    ['hit', meanOf(MEASURED.hit), {}],
    ['poly_si', meanOf(MEASURED.poly_si), {}],
    ['cdte', meanOf(MEASURED.cdte), THIN_FILM],
    ['a_si', meanOf(MEASURED.a_si), THIN_FILM],
  ] as const)('%s: the fit has the measured mean, %d, where the request asks for it', (technology, mean, figures) => {
    const { sink, relative } = prepared({ ...figures, technology, low_light_default: 'technology' })
    // three decimals
    expect(Math.abs(relative() - mean)).toBeLessThan(0.0005)
    expect(sink.warnings).toEqual([])
  })

  test.each(['cis', 'other'] as const)('%s: no mean is known, and the request that asks for it is refused', (technology) => {
    const { sink } = prepared({ technology, low_light_default: 'technology' })
    expect(sink.failures.map(({ field }) => field)).toEqual(['module.low_light_default'])
  })

  test.each([
    [
      'a curve through the points with more power than they have',
      { ...THIN_FILM, i_sc_a: 1.65, v_oc_v: 99, i_mp_a: 1.29, v_mp_v: 77.5, p_nom_w: 100 },
      1.5,
    ],
    ['points of silicon', {}, 4.5],
  ] as const)('%s: a-Si misses its mean of the stated power, and says by how much', (_, figures, points) => {
    const { sink } = prepared({ ...figures, technology: 'a_si', low_light_default: 'technology' })
    const found = sink.findings.find(({ code }) => code === 'low_light_misfit')
    expect(found?.field).toBe('module.low_light_default')
    expect(Math.round(200 * Number(found?.values.miss_frac)) / 2).toBe(points)
  })

  test('without the field it is 3 % for all, which is said with the measured mean', () => {
    for (const technology of ['mono_si', 'poly_si', 'hit', 'cdte', 'cis'] as const) {
      const { sink, relative } = prepared({ technology })
      expect(relative()).toBeCloseTo(0.97, 6)
      expect(sink.findings.map(({ code }) => code)).toEqual(['low_light_unstated'])
    }
  })

  test('a series resistance, a gamma or points are the statement, and nothing is said', () => {
    for (const stated of [
      { r_series_ohm: 0.267 },
      { gamma: 0.926 },
      { low_light: { irradiance_wm2: [200], relative_efficiency: [0.965] } },
    ]) {
      const plain = prepared(stated)
      const asked = prepared({ ...stated, low_light_default: 'technology' })
      expect(plain.sink.findings).toEqual([])
      expect(asked.relative()).toBe(plain.relative())
    }
  })
})
