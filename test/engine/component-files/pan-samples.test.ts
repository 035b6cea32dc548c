import { expect, test } from 'bun:test'
import { parseOnd } from '../../../engine/component-files/parse-ond.ts'
import { parsePan } from '../../../engine/component-files/parse-pan.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { completeRunRequest } from '../../../engine/request.ts'
import { run } from '../../../engine/run.ts'
import { describeReference } from '../../reference.ts'
import { smallPlant } from '../small-plant.ts'
import { latin1, numberOf, pointsOf, textOf } from './plain-reader.ts'
import { samplesOf } from './samples.ts'
import { stringing } from './stringing.ts'

const files = samplesOf('pan').map(({ title, bytes }) => ({ title, text: latin1(bytes), answer: parsePan(bytes) }))

const TECHNOLOGIES: Record<string, string> = {
  mtSiMono: 'mono_si',
  mtSiPoly: 'poly_si',
  mtHIT: 'hit',
  mtCdTe: 'cdte',
  mtCIS: 'cis',
  mtuCSi_aSiH: 'tandem',
}

/** Key, factor to the unit of the section, field, and what the section has when the file lacks it. */
const FIGURES: readonly (readonly [key: string, factor: number, field: string, absent: number | null])[] = [
  ['PNom', 1, 'p_nom_w', null],
  ['PNomTolLow', 0.01, 'power_tolerance_low', 0],
  ['PNomTolUp', 0.01, 'power_tolerance_high', null],
  ['Height', 1, 'length_m', null],
  ['Width', 1, 'width_m', null],
  ['NCelS', 1, 'cells_in_series', null],
  ['NCelP', 1, 'cells_in_parallel', null],
  ['BifacialityFactor', 1, 'bifaciality', 0],
  ['VMaxIEC', 1, 'v_max_v', null],
  ['Isc', 1, 'i_sc_a', null],
  ['Voc', 1, 'v_oc_v', null],
  ['Imp', 1, 'i_mp_a', null],
  ['Vmp', 1, 'v_mp_v', null],
  ['muISC', 0.001, 'mu_i_sc_a_per_k', null],
  ['muPmpReq', 0.01, 'mu_p_mp_per_k', null],
  ['RSerie', 1, 'r_series_ohm', null],
  ['RShunt', 1, 'r_shunt_ohm', null],
  ['Rp_0', 1, 'r_shunt_0_ohm', null],
  ['Rp_Exp', 1, 'r_shunt_exp', null],
  ['Gamma', 1, 'gamma', null],
  ['muGamma', 1, 'mu_gamma_per_k', null],
  ['D2MuTau', 1, 'd2_mu_tau_v', 0],
]

/** Titles of the files whose notes have a deviation of this check. */
function deviating(name: string): string[] {
  return files
    .filter(({ answer }) => answer.checks.some((check) => check.name === name && !check.agrees))
    .map(({ title, answer }) => {
      const keys = answer.checks.filter((check) => check.name === name && !check.agrees).map(({ key }) => key)
      expect(
        answer.notes.some(({ kind, key }) => kind === 'deviation' && keys.includes(key ?? '')),
        `${title} has a note`,
      ).toBe(true)
      return title.split('/').at(-1) ?? ''
    })
}

describeReference('68 real PAN files', () => {
  test('every figure of the file is in the section, in its unit', () => {
    expect(files).toHaveLength(68)
    for (const { title, text, answer } of files) {
      const module: Record<string, unknown> = { ...answer.module }
      for (const [key, factor, field, absent] of FIGURES) {
        const stated = numberOf(text, key)
        const expected = Number.isNaN(stated) ? absent : stated * factor
        expect(expected, `${title} ${key}`).not.toBeNull()
        expect(module[field] as number, `${title} ${key}`).toBeCloseTo(expected as number, 9)
      }
      const openPerK = numberOf(text, 'muVocSpec')
      if (openPerK === 0) expect(answer.module.mu_v_oc_v_per_k, title).toBeNull()
      else expect(answer.module.mu_v_oc_v_per_k, title).toBeCloseTo(openPerK / 1000, 9)
      expect(answer.module.technology, title).toBe(TECHNOLOGIES[textOf(text, 'Technol') ?? ''] as never)
      expect([answer.module.front_surface, answer.module.manufacturer, answer.module.name], title).toEqual([
        textOf(text, 'FrontSurface') === 'fsARCoating' ? 'ar_glass' : 'glass',
        textOf(text, 'Manufacturer') ?? '',
        textOf(text, 'Model') ?? '',
      ])
    }
  })

  test('profiles, ASHRAE and glass: the incidence-angle section of each', () => {
    const kinds: Record<string, number> = {}
    for (const { title, text, answer } of files) {
      const { iam, module } = answer
      kinds[iam.kind] = (kinds[iam.kind] ?? 0) + 1
      const mode = textOf(text, 'IAMMode')
      if (mode === 'UserProfile') {
        const points = pointsOf(text, 'IAMProfile')
        if (points[0]?.[0] !== 0) points.unshift([0, 1])
        expect(iam, title).toMatchObject({
          kind: 'table',
          interpolation: 'pvsyst',
          angles_deg: points.map(([x]) => x),
          factors: points.map(([, y]) => y),
        })
        expect(module.iam_profile).toEqual({ angles_deg: iam.angles_deg, factors: iam.factors })
      } else if (mode === 'Ashrae') expect(iam, title).toMatchObject({ kind: 'ashrae', b0: numberOf(text, 'B0_IAM') })
      else expect([iam.kind, module.iam_profile], title).toEqual([module.front_surface === 'ar_glass' ? 'fresnel_ar' : 'fresnel', null])
    }
    expect(kinds).toEqual({ fresnel: 33, table: 31, fresnel_ar: 3, ashrae: 1 })
  })

  test('losses, absorptivity and wiring are offered apart', () => {
    for (const { title, text, answer } of files) {
      const [low, high, lid] = [numberOf(text, 'PNomTolLow') || 0, numberOf(text, 'PNomTolUp'), numberOf(text, 'LIDLoss')]
      expect(answer.patch.dc_losses?.quality_loss, title).toBeCloseTo(-(low + (high - low) / 4) / 100, 9)
      if (Number.isNaN(lid)) expect(answer.patch.dc_losses).not.toHaveProperty('lid_loss')
      else expect(answer.patch.dc_losses?.lid_loss, title).toBeCloseTo(lid / 100, 9)
      expect(answer.patch.thermal?.absorptivity, title).toBe(numberOf(text, 'Absorb'))
      const isTwin = textOf(text, 'SubModuleLayout') === 'slTwinHalfCells'
      if (/^(cdte|cis|a_si|tandem)$/.test(answer.module.technology)) {
        expect(answer.electrical_shade, title).toBeNull()
        expect(
          answer.notes.filter(({ message }) => message.startsWith('electrical_shade is null')),
          title,
        ).toHaveLength(1)
        expect(
          answer.notes.filter(({ key }) => key === 'CellArea'),
          title,
        ).toEqual([])
        continue
      }
      expect(answer.electrical_shade, title).toMatchObject({
        layout: isTwin ? 'twin_half_cells' : 'whole',
        strips_portrait: isTwin ? 2 : 1,
      })
    }
    expect(files.filter(({ answer }) => answer.electrical_shade?.layout === 'twin_half_cells')).toHaveLength(29)
  })

  test('low light: RelEffic as stated', () => {
    for (const { title, text, answer } of files) {
      const stated = [800, 700, 600, 400, 200].filter((light) => textOf(text, `RelEffic${light}`) !== undefined)
      expect(answer.module.low_light?.irradiance_wm2 ?? [], title).toEqual(stated)
      for (const [k, light] of stated.entries())
        expect(answer.module.low_light?.relative_efficiency[k], title).toBeCloseTo(1 + numberOf(text, `RelEffic${light}`) / 100, 9)
    }
    expect(files.filter(({ answer }) => answer.module.low_light !== null)).toHaveLength(15)
  })

  test('power at STC is within 0.5 % of Imp x Vmp, or a note says why not', () => {
    for (const { title, text, answer } of files) {
      const check = answer.checks.find(({ name }) => name === 'stc_power')
      expect(check?.expected, title).toBeCloseTo(numberOf(text, 'Imp') * numberOf(text, 'Vmp'), 6)
      expect(check?.limit).toBe(0.5)
    }
    expect(deviating('stc_power')).toEqual(['Dupont_Apollo_DA148_C1.PAN', 'GlobalSolar_FG1BTM300.PAN', 'Upsolar_M335P_6.PAN'])
    expect(deviating('nameplate')).toEqual(['Upsolar_M335P_6.PAN'])
  })

  test('the temperature coefficient of the power is muPmpReq within 0.02 %/K, except for one file', () => {
    for (const { title, text, answer } of files)
      expect(answer.checks.find(({ name }) => name === 'mu_p_mp')?.expected, title).toBeCloseTo(numberOf(text, 'muPmpReq'), 9)
    expect([...new Set(deviating('mu_p_mp'))]).toEqual(['ET-M772BH550GL.PAN'])
  })

  test('a run with each, with its IAM and its losses', () => {
    const [inverter] = samplesOf('ond')
      .filter(({ title }) => title.includes('CPS'))
      .map(({ bytes }) => parseOnd(bytes).inverter)
    for (const { title, answer } of files) {
      const { site, weather } = smallPlant()
      const { module, iam, patch } = answer
      const request = { site, weather, array: stringing(module, inverter), module, iam, inverter, ...patch }
      const { summary } = run(completeRunRequest(request) as Resolved).answer
      expect(summary.e_grid_kwh, title).toBeGreaterThan(0)
      expect(summary.specific_yield_kwh_per_kwp, title).toBeWithin(2.5, 8)
    }
  })
})
