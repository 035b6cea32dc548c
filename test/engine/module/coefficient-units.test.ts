import { describe, expect, test } from 'bun:test'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { cecSection, iec61853Section, pvsystSection, sandiaSection } from './sections.ts'

/** What a module of the request is refused and warned for. */
function said(module: Resolved['module']): { failures: string[]; warnings: string[] } {
  const sink = new Sink()
  prepareModule({ module } as Resolved, sink)
  return {
    failures: sink.failures.map(({ field, message }) => `${field}: ${message}`),
    warnings: sink.warnings.filter((text) => text.includes('temperature coefficient')),
  }
}

/** 13 A and 45 V, as modules of 2026 have; rows of one module by model. */
const PLATE = { i_sc_a: 13, i_mp_a: 12.2, v_oc_v: 45, v_mp_v: 37.5, p_nom_w: 457.5 }

describe('a coefficient in %/K is refused with the value to send', () => {
  // 0.05 %/K of 13 A is 0.0065 A/K, and -0.27 %/K of 45 V is -0.1215 V/K: data sheets print the first
  test('pvsyst: current, voltage and ideality factor', () => {
    const failures = said(pvsystSection({ ...PLATE, mu_i_sc_a_per_k: 0.05, mu_v_oc_v_per_k: -0.27, mu_gamma_per_k: -0.04 })).failures
    expect(failures).toEqual([
      'module.mu_i_sc_a_per_k: The temperature coefficient of the short-circuit current is 0.05 A/K, 0.385 %/K of i_sc_a 13 A, but modules have -0.1 to 0.2 %/K: check its unit and its sign. If it is in %/K, send 0.0065',
      'module.mu_v_oc_v_per_k: The temperature coefficient of the open-circuit voltage is -0.27 V/K, -0.6 %/K of v_oc_v 45 V, but modules have -0.55 to -0.05 %/K: check its unit and its sign. If it is in %/K, send -0.1215',
      'module.mu_gamma_per_k: The temperature coefficient of the ideality factor is -0.04 1/K, -4 %/K, but modules have -2 to 2 %/K: check its unit and its sign. If it is in %/K, send -0.0004',
    ])
  })

  test.each([
    ['cec', cecSection],
    ['desoto', () => ({ ...cecSection(), model: 'desoto' as const })],
    ['iec61853', iec61853Section],
  ])('%s: the current', (_, section) => {
    const failures = said({ ...section(), alpha_sc_a_per_k: 0.05 }).failures
    expect(failures).toHaveLength(1)
    expect(failures[0]).toStartWith('module.alpha_sc_a_per_k: The temperature coefficient of the short-circuit current is ')
    expect(failures[0]).toContain('If it is in %/K, send ')
  })

  test('sandia: both currents and both voltages', () => {
    const base = sandiaSection()
    const percent = {
      alpha_sc_per_k: 0.04,
      alpha_mp_per_k: 0.02,
      beta_voc_v_per_k: (100 * base.beta_voc_v_per_k) / base.v_oc_v,
      beta_vmp_v_per_k: (100 * base.beta_vmp_v_per_k) / base.v_mp_v,
    }
    const { failures, warnings } = said({ ...base, ...percent })
    const fields = [...failures, ...warnings].join('\n')
    for (const field of Object.keys(percent)) expect(fields).toContain(`module.${field}: `)
    expect(failures.find((text) => text.startsWith('module.alpha_sc_per_k'))).toEndWith('If it is in %/K, send 0.0004')
  })
})

describe('other units and signs', () => {
  test('mA/K and mV/K, V/K of the wrong sign, and a share of 1 are explained too', () => {
    const send = (changes: object): string[] =>
      said(pvsystSection({ ...PLATE, ...changes })).failures.map((text) => text.split('sign. ')[1] ?? '')
    expect(send({ mu_i_sc_a_per_k: 6.5 })).toEqual(['If it is in mA/K, send 0.0065'])
    expect(send({ mu_i_sc_a_per_k: 0.0005 })).toEqual([]) // 0.004 %/K: small, but some modules have it
    expect(send({ mu_v_oc_v_per_k: -121.5 })).toEqual(['If it is in mV/K, send -0.1215'])
    expect(send({ mu_v_oc_v_per_k: 0.1215 })).toEqual(['If it is of the other sign, send -0.1215'])
    expect(send({ mu_v_oc_v_per_k: -0.0027 })).toEqual(['If it is in 1/K, send -0.1215'])
  })

  test('the coefficient of the power outside what modules have (CEC list: -0.675 to -0.166 %/K) gets a warning', () => {
    const power = (mu_p_mp_per_k: number): string[] => said(pvsystSection({ ...PLATE, mu_p_mp_per_k })).warnings
    for (const perK of [-0.00675, -0.0035, -0.00166]) expect(power(perK)).toEqual([])
    for (const perK of [-0.00037, -0.02])
      expect(power(perK)).toEqual([
        expect.stringContaining(`module.mu_p_mp_per_k: The temperature coefficient of the power is ${perK} 1/K`),
      ])
    const reference = { model: 'reference', p_nom_w: 500, efficiency: 0.2, light_response: 'linear' }
    const simple = (temperature_coefficient: number) =>
      said({ ...reference, temperature_coefficient } as unknown as Resolved['module']).warnings.length
    expect([-0.00037, -0.0037, -0.02].map(simple)).toEqual([1, 0, 1])
  })

  test('what real modules have is accepted, and what few have gets a warning', () => {
    for (const [mu_i_sc_a_per_k, mu_v_oc_v_per_k] of [
      [0.0065, -0.1215],
      [0.0195, -0.2],
      [-0.005, -0.09],
    ] as const)
      expect(said(pvsystSection({ ...PLATE, mu_i_sc_a_per_k, mu_v_oc_v_per_k }))).toEqual({ failures: [], warnings: [] })
    expect(said(pvsystSection({ ...PLATE, mu_i_sc_a_per_k: 0.0247 })).warnings).toEqual([
      'module.mu_i_sc_a_per_k: The temperature coefficient of the short-circuit current is 0.0247 A/K, 0.19 %/K of i_sc_a 13 A; few modules are outside -0.06 to 0.15 %/K: check its unit. If it is in %/K, send 0.003211',
    ])
  })
})
