import { describe, expect, test } from 'bun:test'
import { inverterCurves, moduleCurves, parseOnd, parsePan } from '@pvyield/engine'
import { EngineError, inverterCurvesOf, moduleCurvesOf, type Sources } from '@pvyield/engine/work'
import ivCurves from '../../fixtures/module/iv-curves.json'
import { describeReference } from '../../reference.ts'
import { latin1, listOf, numberOf, pointsOf } from '../component-files/plain-reader.ts'
import { samplesOf } from '../component-files/samples.ts'
import { cecSection, OPEN_FIT, pvsystSection, referenceSection } from '../module/sections.ts'

const MODULES = { cec: cecSection(), pvsyst: pvsystSection() }

function relative(value: number | undefined, expected: number): number {
  return Math.abs((value ?? Number.NaN) / expected - 1)
}

/** The curve at standard test conditions. */
function stcOf(module: Parameters<typeof moduleCurves>[0]['module']) {
  const [stc] = moduleCurves({ module }) ?? []
  if (stc?.irradianceWm2 !== 1000 || stc.cellTempC !== 25) throw new Error('The first curve is not that at standard test conditions')
  return { isc: stc.currentsA[0], voc: stc.voltagesV.at(-1), imp: stc.mpp.currentA, vmp: stc.mpp.voltageV }
}

describe('the I-V curve of a module', () => {
  test.each(ivCurves.curves)('$model at $irradiance_wm2 W/m2 and $cell_c degC is that of pvlib', (expected) => {
    const curve = moduleCurves({ module: MODULES[expected.model as 'cec' | 'pvsyst'] })?.find(
      ({ irradianceWm2, cellTempC }) => irradianceWm2 === expected.irradiance_wm2 && cellTempC === expected.cell_c,
    )
    const { tolerance } = ivCurves
    expect(relative(curve?.currentsA[0], expected.i_sc_a)).toBeLessThan(tolerance)
    expect(relative(curve?.voltagesV.at(-1), expected.v_oc_v)).toBeLessThan(tolerance)
    expect(relative((curve?.mpp.voltageV ?? 0) * (curve?.mpp.currentA ?? 0), expected.p_mp_w)).toBeLessThan(tolerance)
    expect(relative(curve?.mpp.voltageV, expected.v_mp_v)).toBeLessThan(tolerance)
    expect(relative(curve?.mpp.currentA, expected.i_mp_a)).toBeLessThan(tolerance)
    for (const [k = 0, volts = 0, amperes = 0] of expected.points) {
      if (k > 0) expect(relative(curve?.voltagesV[k], volts)).toBeLessThan(tolerance)
      expect(relative(curve?.currentsA[k], amperes)).toBeLessThan(tolerance)
    }
  })

  test('parameters that were fitted to a datasheet give it back: all of it (CEC), or Isc and Voc (PVsyst)', () => {
    const { i_sc_a, v_oc_v, i_mp_a, v_mp_v } = MODULES.cec
    const cec = stcOf(MODULES.cec)
    for (const [value, stated] of [
      [cec.isc, i_sc_a],
      [cec.voc, v_oc_v],
      [cec.imp, i_mp_a],
      [cec.vmp, v_mp_v],
    ] as const)
      expect(relative(value, stated)).toBeLessThan(1e-3) // the list has six digits of each parameter
    const { isc, voc } = stcOf(pvsystSection(OPEN_FIT))
    for (const [value, stated] of [
      [isc, 9.51],
      [voc, 46.6],
    ] as const)
      expect(relative(value, stated)).toBeLessThan(1e-6)
  })

  test('parameters that no module has are a failure, not the curve of another module', () => {
    expect(() => moduleCurves({ module: pvsystSection({ r_series_ohm: 3 }) })).toThrow(EngineError)
    expect(moduleCurves({ module: referenceSection() })).toBeNull()
  })
})

describeReference('the I-V curve of a PAN file', () => {
  test.each(samplesOf('pan'))('$title has the Isc and Voc of the file, and its power', ({ bytes }) => {
    const text = latin1(bytes)
    const { isc, voc, imp, vmp } = stcOf(parsePan(bytes).module as ReturnType<typeof pvsystSection>)
    expect(relative(isc, numberOf(text, 'Isc'))).toBeLessThan(1e-4)
    expect(relative(voc, numberOf(text, 'Voc'))).toBeLessThan(1e-4)
    expect(relative(imp * vmp, numberOf(text, 'Imp') * numberOf(text, 'Vmp'))).toBeLessThan(0.012) // Rs and gamma of the files are rounded
  })
})

describeReference('the efficiency of an OND file', () => {
  test.each(samplesOf('ond'))('$title passes through the points of the file', ({ bytes }) => {
    const text = latin1(bytes)
    const { inverter } = parseOnd(bytes)
    if (inverter.model !== 'curve') return
    const curves = inverterCurves({ inverter: inverter as Parameters<typeof inverterCurves>[0]['inverter'] })
    if (curves.length === 3) expect(curves.map(({ voltageV }) => voltageV)).toEqual(listOf(text, 'VNomEff'))
    const names = curves.length === 3 ? ['ProfilPIOV1', 'ProfilPIOV2', 'ProfilPIOV3'] : ['ProfilPIO']
    const nominalW = 1000 * inverter.p_ac_nom_kw
    for (const [n, { loadsFrac, efficienciesFrac }] of curves.entries()) {
      const points = pointsOf(text, names[n] ?? '').filter(([dcW, acW]) => dcW > 0 && acW > 0.05 * nominalW && acW < nominalW)
      expect(points.length).toBeGreaterThan(3)
      for (const [dcW, acW] of points) {
        const k = loadsFrac.findIndex((load) => Math.abs(load - acW / nominalW) < 1.01e-4)
        expect(relative(efficienciesFrac[k], acW / dcW)).toBeLessThan(2e-5)
      }
    }
  })

  test('the European efficiency is that of the points at 5, 10, 20, 30, 50 and 100 % of the load', () => {
    // Points of CPS SCH275KTL-DO-US-800-250kW_275kVA_1.OND at 1174 V, kW DC at 12.5, 25, 50, 75, 125 and 250 kW AC, by hand.
    const p_dc_kw = [12.8508, 25.4013, 50.5817, 75.7959, 126.2116, 253.1389]
    const kilowatts = [12.5, 25, 50, 75, 125, 250]
    const byHand = (0.03 * 12.5) / 12.8508 + (0.06 * 25) / 25.4013 + (0.13 * 50) / 50.5817 + (0.1 * 75) / 75.7959 + (0.48 * 125) / 126.2116
    const inverter = {
      model: 'curve',
      p_ac_nom_kw: 250,
      curves: [{ p_dc_kw, efficiency: kilowatts.map((ac, k) => ac / (p_dc_kw[k] ?? 1)) }],
    }
    return inverterCurvesOf({ inverter }, NO_SOURCES).then(({ efficiencies }) => {
      expect(efficiencies.map(({ voltageV }) => voltageV)).toEqual([0])
      expect(relative(efficiencies[0]?.europeanFrac, byHand + (0.2 * 250) / 253.1389)).toBeLessThan(1e-12)
    })
  })
})

const NO_SOURCES = {} as Sources

describe('the curves of sections as they are sent', () => {
  const { name: _, ...sent } = cecSection()

  test('a module has the factors of the curve that iam selects for it', async () => {
    const { module, currents, iam } = await moduleCurvesOf({ module: sent, iam: { kind: 'ashrae', b0: 0.05 } }, NO_SOURCES)
    expect(module.name).toBe('')
    expect(currents?.length).toBe(6)
    expect(iam.beam.factors[60]).toBeCloseTo(1 - 0.05 * (1 / 0.5 - 1), 12) // the ASHRAE formula at 60 deg
  })

  test('an id is looked up', async () => {
    const sources = { ...NO_SOURCES, module: async (id: string) => ({ ...cecSection(), name: id }) }
    expect((await moduleCurvesOf({ module: { id: 'm1' } }, sources)).module.name).toBe('m1')
    await expect(inverterCurvesOf({ inverter: { id: 'i1' } }, NO_SOURCES)).rejects.toThrow('The sources have no inverter')
  })

  test('a failure has the field of the request', async () => {
    const failures = (promise: Promise<unknown>) =>
      promise.then(
        () => [],
        (cause: EngineError) => cause.failures.map(({ field }) => field),
      )
    expect(await failures(moduleCurvesOf({ module: { ...sent, p_nom_w: -1 } }, NO_SOURCES))).toEqual(['module.p_nom_w'])
    expect(await failures(moduleCurvesOf({ module: sent, iam: { kind: 'ashrae', b0: 'x' } }, NO_SOURCES))).toEqual(['iam.b0'])
    const curve = { p_dc_kw: [10, 5], efficiency: [0.9, 0.95] }
    expect(await failures(inverterCurvesOf({ inverter: { model: 'curve', p_ac_nom_kw: 10, curves: [curve] } }, NO_SOURCES))).toContain(
      'inverter.curves.0.p_dc_kw.1',
    )
    expect(await failures(inverterCurvesOf({ inverter: { model: 'curve' } }, NO_SOURCES))).toEqual([
      'inverter.p_ac_nom_kw',
      'inverter.curves',
    ])
  })

  test('a model that is the same at any voltage is one curve', async () => {
    const inverter = { model: 'pvwatts', p_ac_nom_kw: 100, v_mppt_min_v: 500, v_mppt_max_v: 900 }
    const { efficiencies } = await inverterCurvesOf({ inverter }, NO_SOURCES)
    expect(efficiencies.map(({ voltageV }) => voltageV)).toEqual([0])
    expect(efficiencies[0]?.efficienciesFrac.at(-1)).toBeCloseTo(0.96, 10) // the nominal efficiency, its default
  })
})
