import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Component, ComponentSummary, IamCurveAnswer, InverterFit, ModuleFit } from '@pvyield/contract/schemas'
import { INVERTERS, MODULES } from '../../../server/components/selection.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
let blocks: ComponentSummary[]
beforeAll(async () => {
  service = await startTestService()
  blocks = (await (await service.request('/api/components')).json()) as ComponentSummary[]
})
afterAll(() => service.stop())

const component = async (id: string) => (await (await service.request(`/api/components/${id}`)).json()) as Component

describe('GET /api/components', () => {
  test('lists every selected component once, with its group and source', () => {
    const selected = [...Object.values(MODULES), ...Object.values(INVERTERS)].flat()
    expect(blocks.map(({ id }) => id)).toEqual(selected)
    expect(new Set(selected).size).toBe(selected.length)
    for (const { list, manufacturer, name } of blocks) expect([list, manufacturer, name].every((text) => text.length > 0)).toBe(true)
  })

  test('has current modules of each kind of cell from 400 to 740 W, with one face and two, and string and central inverters', () => {
    const modules = blocks.filter(({ kind }) => kind === 'module')
    expect(new Set(modules.map(({ group }) => group))).toEqual(new Set(['topcon', 'hjt', 'back_contact', 'perc', 'cdte']))
    expect(new Set(modules.map(({ bifacial }) => bifacial))).toEqual(new Set([true, false]))
    for (const { p_nom_w } of modules) expect(p_nom_w).toBeWithin(400, 740)
    for (const { p_ac_nom_kw, group } of blocks.filter(({ kind }) => kind === 'inverter'))
      expect(p_ac_nom_kw).toBeWithin(...((group === 'string' ? [5, 400] : [1000, 5000]) as [number, number]))
  })

  test('the group of a module is the cell type or material that its entry states', async () => {
    for (const { id, group } of blocks.filter(({ kind }) => kind === 'module')) {
      const { cell_type, technology } = (await component(id)).entry as { cell_type: string | null; technology: string }
      expect([id, cell_type ?? technology]).toEqual([id, group])
    }
  })
})

describe('GET /api/components/{component_id}', () => {
  test('every section runs unchanged, without a warning', async () => {
    for (const { id, kind } of blocks) {
      const { section } = await component(id)
      const { array } = smallPlant()
      const plant =
        kind === 'module'
          ? { ...smallPlant(), array: { ...array, modules_per_string: 2 }, module: section }
          : { ...smallPlant(), inverter: section }
      const { summary } = await runOf(await service.post('/api/run', plant))
      expect(summary.warnings.filter((warning) => /parameters|p_nom_w|p_aco_w|efficien/.test(warning))).toEqual([])
    }
  })

  test('the origin names the file, its date and SHA-256, who carried it, and the licence', async () => {
    for (const { id } of blocks) {
      const { origin } = await component(id)
      expect(origin.sha256).toMatch(/^[0-9a-f]{64}$/)
      expect(origin.date).toMatch(/^20\d\d/)
      expect(origin.carrier.length).toBeGreaterThan(10)
      expect(origin.licence).toContain('BSD 3-Clause')
    }
  })

  test('fits of modules: power at STC within 0.2 %, slope within 0.02 %/K of the stated one, low light within 0.4 points', async () => {
    for (const { id } of blocks.filter(({ kind }) => kind === 'module')) {
      const fit = (await component(id)).fit as ModuleFit
      expect(Math.abs(fit.p_stc_residual)).toBeLessThan(0.002)
      expect(Math.abs(fit.mu_p_mp_per_k - (fit.mu_p_mp_stated_per_k ?? Number.NaN))).toBeLessThan(2e-4)
      for (const { relative_efficiency, stated } of fit.low_light)
        if (stated !== null) expect(Math.abs(relative_efficiency - stated)).toBeLessThan(0.004)
    }
  })

  test('the curve of the OND file of the SMA 60-10 gives its stated European efficiency within 0.1 points', async () => {
    const fit = (await component('ond_sma_sunny_tripower_60_10_app02')).fit as InverterFit
    expect(fit.efficiency_euro_stated).toBe(0.983)
    expect(Math.abs((fit.at[0]?.efficiency_euro ?? 0) - 0.983)).toBeLessThan(0.001)
  })

  test('describes every component of the library, with notes on what is assumed', async () => {
    const { kind, notes } = await component('cec_csi_solar_co_ltd_cs7n_655mb_ag')
    expect(kind).toBe('module')
    expect(notes.join(' ')).toContain('0.7 is assumed')
    expect((await component('cec_sungrow_power_supply_co_ltd_sg250hx_us_800v')).notes.join(' ')).toContain(
      '1500 V is the class of its MPPT window',
    )
  })

  test('a profile that loses less than the best glass is noted', async () => {
    const answer = await service.request('/api/iam-curve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"iam":{"kind":"fresnel_ar"}}',
    })
    const { beam } = (await answer.json()) as IamCurveAnswer
    expect(beam.factors[60]).toBeCloseTo(0.963, 3)
    expect((await component('pan_ja_solar_jam66d45_600_lb')).notes.join(' ')).toContain(
      'lets through 1.000 of the light at 60 deg, anti-reflective glass 0.963.',
    )
    expect((await component('cec_csi_solar_co_ltd_cs7n_655mb_ag')).notes.join(' ')).not.toContain('at 60 deg')
  })

  test('the doubts of an entry are the first notes', async () => {
    const { entry, notes } = await component('cec_solaredge_technologies_ltd_se100kus_480v')
    const [doubt = ''] = (entry as { doubts: string[] }).doubts
    expect([doubt.startsWith('The name reads as 100 kW'), notes[0]]).toEqual([true, `${doubt}.`])
  })

  test('an id of both lists reaches the inverter by its kind; without one the module names it', async () => {
    const idsOf = async (path: string, q: string) =>
      ((await (await service.request(`${path}?limit=100&q=${q}`)).json()) as { id: string }[]).map(({ id }) => id)
    const shared: string[] = []
    for (const q of ['et+solar', 'solarbridge']) {
      const inverters = await idsOf('/api/library/inverters', q)
      shared.push(...(await idsOf('/api/library/modules', q)).filter((id) => inverters.includes(id)))
    }
    expect(shared.length).toBeGreaterThan(1)
    for (const id of shared) {
      for (const kind of ['module', 'inverter']) expect([id, (await component(`${id}?kind=${kind}`)).kind]).toEqual([id, kind as 'module'])
      const { kind, notes } = await component(id)
      expect([kind, notes.at(-1)]).toEqual(['module', `An inverter has the same id: get it from GET /api/components/${id}?kind=inverter.`])
    }
  })

  test('the address of every listed component reaches it', async () => {
    for (const { id, kind, href } of blocks) {
      const found = (await (await service.request(href)).json()) as Component
      expect([found.id, found.kind]).toEqual([id, kind])
    }
  })

  test('an id of the other list is 404, and a kind that does not exist is 422', async () => {
    const wrong = await service.request('/api/components/ond_sungrow_sg125hv_app01?kind=module')
    expect([wrong.status, (await problemOf(wrong)).detail]).toEqual([404, expect.stringContaining('No module of the library')])
    expect((await service.request('/api/components/ond_sungrow_sg125hv_app01?kind=battery')).status).toBe(422)
  })

  test('an unknown id is 404 and says where ids come from', async () => {
    const answer = await service.request('/api/components/cec_nobody')
    const problem = await problemOf(answer)
    expect([answer.status, problem.code, problem.errors?.[0]?.field]).toEqual([404, 'not_found', 'component_id'])
    expect(problem.detail).toContain('GET /api/components')
  })
})
