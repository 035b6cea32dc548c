import { describe, expect, test } from 'bun:test'
import { inverterFit, moduleFit } from '@pvyield/engine'
import { openTables } from '../library/open-tables.ts'

const { modules, inverters } = openTables()
const ofFile = (id: string) => /^(pan|ond)_/.test(id)
const everything = (catalogue: { search(query: string, limit: number): { id: string }[] }) => catalogue.search('', Number.MAX_SAFE_INTEGER)

describe('fits of PAN files', () => {
  test('power at STC is within 0.2 % of Imp x Vmp, and Voc and Isc are those stated', () => {
    const ids = everything(modules)
      .map(({ id }) => id)
      .filter(ofFile)
    expect(ids).toHaveLength(17)
    for (const id of ids) {
      const found = modules.describe(id)
      const fit = found && moduleFit(found.section, found.entry.mu_p_mp_per_k ?? null, found.sheet)
      if (!fit) throw new Error(`${id} cannot be modelled`)
      expect(Math.abs(fit.p_stc_residual)).toBeLessThan(0.002)
      expect(Math.abs(fit.v_oc_residual)).toBeLessThan(1e-4)
      expect(Math.abs(fit.i_sc_residual)).toBeLessThan(1e-4)
      expect(Math.abs(fit.mu_p_mp_per_k - (fit.mu_p_mp_stated_per_k ?? Number.NaN))).toBeLessThan(1.5e-4)
      expect(fit.warnings).toEqual([])
    }
  })

  // The efficiencies of the file of JKM720N-66HL5-BDV, RelEffic800 to RelEffic200.
  test('JKM720N: low light as the file states it', () => {
    const found = modules.describe('pan_jinko_solar_jkm720n_66hl5_bdv')
    const points = (found && moduleFit(found.section, null, found.sheet)?.low_light) ?? []
    expect(points.map(({ irradiance_wm2 }) => irradiance_wm2)).toEqual([800, 600, 400, 200])
    for (const [k, stated] of [1.0053, 1.008, 1.0051, 0.9894].entries()) {
      expect(points[k].stated).toBeCloseTo(stated, 12)
      expect(Math.abs(points[k].relative_efficiency - stated)).toBeLessThan(0.001)
    }
  })
})

describe('fits of inverters', () => {
  test('every inverter of the library has efficiencies below 1, also at the ends of its window', () => {
    for (const { id } of everything(inverters)) {
      const found = inverters.describe(id)
      const fit = found && inverterFit(found.section, found.sheet)
      if (!fit) throw new Error(`${id} cannot be modelled`)
      for (const at of fit.at)
        for (const efficiency of [at.efficiency_euro, at.efficiency_cec])
          if (!(efficiency > 0.5 && efficiency < 1)) throw new Error(`${id}: ${JSON.stringify(at)}`)
    }
  })

  // EfficEuroV of the OND files, at VNomEff.
  test.each([
    ['ond_sma_sunny_tripower_60_10_app02', 630, 0.983],
    ['ond_chintpower_cps_sch275ktl_do_us_800', 1174, 0.9886],
  ])('%s: European efficiency at %p V is that of the file within 0.1 points', (id, voltageV, stated) => {
    const found = inverters.describe(id)
    const fit = found && inverterFit(found.section, found.sheet)
    const at = fit?.at.find(({ v_dc_v }) => v_dc_v === voltageV)
    expect(Math.abs((at?.efficiency_euro ?? 0) - stated)).toBeLessThan(0.001)
  })

  test('European and CEC efficiency are the weighted means of hand-computed efficiencies', () => {
    // 10 W are lost at every load: a straight line from (10 W in, 0 W out) to (110 W in, 100 W out).
    const section = { ...inverters.describe('ond_sma_sunny_tripower_60_10_app02')?.section } as Parameters<typeof inverterFit>[0]
    if (section.model !== 'curve') throw new Error('no curve')
    const line = { ...section, p_ac_nom_kw: 0.1, p_start_kw: 0.01, v_mppt_min_v: null, v_mppt_max_v: null }
    const made = { ...line, curves: [{ v_dc_v: null, p_dc_kw: [0.01, 0.11], efficiency: [0, 0.1 / 0.11] }] }
    const [at] = inverterFit(made, {})?.at ?? []
    const outW = [5, 10, 20, 30, 50, 100]
    const euro = [0.03, 0.06, 0.13, 0.1, 0.48, 0.2].reduce((sum, weight, k) => sum + (weight * outW[k]) / (outW[k] + 10), 0)
    const cec = [10, 20, 30, 50, 75, 100].map((w, k) => ([0.04, 0.05, 0.12, 0.21, 0.53, 0.05][k] * w) / (w + 10)).reduce((a, b) => a + b, 0)
    expect(at.efficiency_euro).toBeCloseTo(euro, 9)
    expect(at.efficiency_cec).toBeCloseTo(cec, 9)
  })
})
