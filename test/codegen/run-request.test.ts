import { describe, expect, test } from 'bun:test'
import { type ValidationError, validate_schema_RunRequest } from '@pvyield/contract/validators'

const minimal = () => ({
  site: { latitude: 48.1, longitude: 11.6 },
  array: { modules_per_string: 20, strings_per_inverter: 5 },
  weather: { id: 'met_a' } as unknown,
  module: { id: 'some-module' } as unknown,
  inverter: { id: 'some-inverter' } as unknown,
})

function failures(request: unknown): readonly ValidationError[] {
  return validate_schema_RunRequest(request) ? [] : (validate_schema_RunRequest.errors ?? [])
}

describe('the run request', () => {
  test('is complete after the check: a second check changes nothing', () => {
    const request: unknown = minimal()
    expect(failures(request)).toEqual([])
    const once = structuredClone(request)
    expect(failures(request)).toEqual([])
    expect(request).toEqual(once)
    for (const section of ['iam', 'thermal', 'dc_losses', 'ac_losses', 'spectral', 'lifetime'])
      expect(Object.keys(once as object)).toContain(section)
    expect(once).toMatchObject({ bifacial: null, storage: null, scene: null, include_series: false, iam: { kind: 'auto' } })
  })

  test('an empty bifacial section is filled with defaults; null stays null', () => {
    const request: { bifacial?: unknown } = { ...minimal(), bifacial: {} }
    expect(failures(request)).toEqual([])
    expect(Object.keys(request.bifacial as object)).toContain('model')
    expect(failures({ ...minimal(), bifacial: null })).toEqual([])
  })

  test('a scene is null or a section of version 2', () => {
    const type = { id: 't', kind: 'gft', length: 20, width: 4, modules: 30, strings: 2 }
    for (const scene of [null, { version: 2, types: [type], placements: [] }]) expect(failures({ ...minimal(), scene })).toEqual([])
    for (const scene of [{}, { types: [] }, [], 'flat', 0]) expect(failures({ ...minimal(), scene })).not.toEqual([])
  })

  test('weather, module and inverter that are given by id are not changed', () => {
    const request = minimal()
    expect(failures(request)).toEqual([])
    expect([request.weather, request.module, request.inverter]).toEqual([{ id: 'met_a' }, { id: 'some-module' }, { id: 'some-inverter' }])
  })

  test('a tagged section reports only the failures of its own model', () => {
    const found = failures({ ...minimal(), module: { model: 'cec' }, inverter: { model: 'flat', curves: [] } })
    expect(new Set(found.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`))).toEqual(
      new Set(['/module required', '/inverter required', '/inverter additionalProperties']),
    )
    // Keys that only a pvsyst module or a curve inverter requires.
    const missing = found.map(({ params }) => params.missingProperty)
    expect(missing).toContain('a_ref_v')
    expect(missing).not.toContain('mu_i_sc_a_per_k')
  })

  test('an unknown model is a single failure', () => {
    expect(
      failures({ ...minimal(), module: { model: 'magic', p_nom_w: -1 } }).map(({ instancePath, params }) => [instancePath, params]),
    ).toEqual([['/module', { error: 'mapping', tag: 'model', tagValue: 'magic' }]])
  })
})
