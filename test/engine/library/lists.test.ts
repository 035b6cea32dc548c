import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModulePvsyst } from '@pvyield/contract/schemas'
import { parseOnd, parsePan } from '@pvyield/engine'
import { componentId } from '../../../engine/library/component-id.ts'
import { voltageClassV } from '../../../engine/library/voltage-class.ts'
import { makeTables, remakeTables } from '../../../scripts/library/make-tables.ts'
import { readSources } from '../../../scripts/library/sources.ts'
import { caseOf, describeReference, loadVectors } from '../../reference.ts'
import { openTables, tableBytes } from './open-tables.ts'

const FOLDER = join(import.meta.dir, '..', '..', '..', '..', 'shared', 'data', 'components')
const MODULE_LISTS = ['sam-library-cec-modules-2021-12-01.csv', 'modern/modules.csv']
const INVERTER_LISTS = ['sam-library-cec-inverters-2019-03-05.csv', 'sam-library-cec-inverters-2022-02-18.csv', 'modern/inverters.csv']
const isHere = existsSync(join(FOLDER, 'modern'))
const library = openTables()

/** Rows of a list by a plain split, without the code of the import. */
function plainRows(file: string): Record<string, string>[] {
  const [head = '', , , ...lines] = readFileSync(join(FOLDER, file), 'utf8').split(/\r?\n/)
  const columns = head.split(',')
  return lines.filter((line) => line !== '').map((line) => Object.fromEntries(line.split(',').map((cell, k) => [columns[k], cell.trim()])))
}

/** Lines `key=value` of a PAN or OND text. */
function plainFile(file: string): Record<string, string> {
  return Object.fromEntries(
    [...readFileSync(join(FOLDER, 'modern', file), 'utf8').matchAll(/^\s*(\w+)\s*=(.*)$/gm)].map(([, key, value]) => [key, value.trim()]),
  )
}

/** The list's column for each figure of a section; percent where divided by 100. */
const MODULE_COLUMNS = {
  i_sc_a: 'I_sc_ref',
  v_oc_v: 'V_oc_ref',
  i_mp_a: 'I_mp_ref',
  v_mp_v: 'V_mp_ref',
  alpha_sc_a_per_k: 'alpha_sc',
  a_ref_v: 'a_ref',
  i_l_ref_a: 'I_L_ref',
  i_o_ref_a: 'I_o_ref',
  r_s_ohm: 'R_s',
  r_sh_ref_ohm: 'R_sh_ref',
  p_nom_w: 'STC',
  noct_c: 'T_NOCT',
} as const
/** Columns of which the list of 2021 prints three digits alone, and that the table keeps so. */
const SHORT = new Set(['i_o_ref_a', 'alpha_sc_a_per_k'])
/** Of the third digit, with room for the rounding of numbers that lie between two. */
const HALF_A_UNIT = 0.5001
const INVERTER_COLUMNS = {
  p_aco_w: 'Paco',
  p_dco_w: 'Pdco',
  v_dco_v: 'Vdco',
  p_so_w: 'Pso',
  c0: 'C0',
  c1: 'C1',
  c2: 'C2',
  c3: 'C3',
  p_night_w: 'Pnt',
  v_mppt_min_v: 'Mppt_low',
  v_mppt_max_v: 'Mppt_high',
} as const

/** Modules of 17 PAN files and of data sheets; inverters of 6 OND files and of data sheets. */
const [OWN_MODULES, OWN_INVERTERS] = [17 + 104, 6 + 21]

const skipped = '(skipped when the lists are not next to the repository)'

describe.skipIf(!isHere)(`tables against the lists ${skipped}`, () => {
  test('equal what the script makes from the lists', () => {
    const { modules, inverters } = makeTables(readSources(FOLDER))
    expect(Buffer.compare(modules.bytes, tableBytes('modules.bin'))).toBe(0)
    expect(Buffer.compare(inverters.bytes, tableBytes('inverters.bin'))).toBe(0)
    expect(modules.revised).toHaveLength(14)
  })

  test('the modules that data sheets and lists or files have in common have equal figures', () => {
    const { covered } = remakeTables().modules
    const differences = covered.flatMap(({ id, sheet: { own } }) => {
      const [listed, stated] = [library.modules.get(id), own?.section as ModulePvsyst]
      return (['v_oc_v', 'i_mp_a', 'v_mp_v', 'i_sc_a'] as const).map((key) => Math.abs(stated[key] / (listed?.[key] ?? Number.NaN) - 1))
    })
    expect(covered).toHaveLength(24)
    // One short-circuit current of a REC module of 2024 is 0.7 % off, the next difference 0.13 %.
    expect(differences.toSorted((a, b) => b - a).slice(0, 2)).toEqual([expect.closeTo(0.0067, 4), expect.closeTo(0.0013, 4)])
    expect(differences.filter((difference) => difference > 3e-4)).toHaveLength(4)
  })

  test("every module states the newest list's figures to the last digit, or those that the list before rounds to three digits", () => {
    const older = new Map(plainRows(MODULE_LISTS[0]).map((row) => [componentId('', row.Name), row]))
    const seen = new Set<string>()
    let short = 0
    for (const list of MODULE_LISTS.toReversed()) {
      for (const row of plainRows(list)) {
        const id = componentId('', row.Name)
        const section = library.modules.get(id)
        if (section?.model !== 'cec' || seen.has(id)) continue
        if (section.v_mp_v !== Number(row.V_mp_ref) || section.i_l_ref_a !== Number(row.I_L_ref)) continue // another of the same name
        seen.add(id)
        for (const [key, column] of Object.entries(MODULE_COLUMNS)) {
          const figure = section[key as keyof typeof MODULE_COLUMNS]
          if (figure === Number(row[column])) continue
          short++
          expect([id, key, SHORT.has(key)]).toEqual([id, key, true])
          expect(figure).toBe(Number(older.get(id)?.[column]))
          expect(Math.abs(Number(row[column]) - figure)).toBeLessThan(HALF_A_UNIT * 10 ** (Math.floor(Math.log10(figure)) - 2))
        }
        expect(Math.abs(section.adjust - Number(row.Adjust) / 100)).toBeLessThan(1e-9)
        expect(Math.abs((section.length_m * section.width_m) / Number(row.A_c) - 1)).toBeLessThan(0.05)
      }
    }
    expect(short).toBeGreaterThan(10_000)
    expect(seen.size).toBe(library.modules.size - OWN_MODULES)
  })

  test('every inverter states the figures of the newest list that has it', () => {
    const seen = new Set<string>()
    for (const list of INVERTER_LISTS.toReversed()) {
      for (const row of plainRows(list)) {
        const id = componentId('', row.Name)
        const section = library.inverters.get(id)
        if (section?.model !== 'sandia' || seen.has(id)) continue
        seen.add(id)
        for (const [key, column] of Object.entries(INVERTER_COLUMNS)) {
          const figure = section[key as keyof typeof INVERTER_COLUMNS]
          if (figure !== Number(row[column])) throw new Error(`${id}: ${key} is ${figure}, and ${row[column]} in ${list}`)
        }
      }
    }
    expect(seen.size).toBe(library.inverters.size - OWN_INVERTERS)
  })

  test('flagged rows of the list of 2024 are not in the table, unless the list of 2021 has them too', () => {
    const older = new Set(plainRows(MODULE_LISTS[0]).map(({ Name }) => componentId('', Name)))
    const newer = new Set(plainRows(MODULE_LISTS[1]).map(({ Name }) => componentId('', Name)))
    const flagged = plainRows('modern/modules_flagged.csv').map(({ Name }) => componentId('', Name))
    expect(flagged).toHaveLength(2138)
    for (const id of flagged) if (!older.has(id) && !newer.has(id)) expect(library.modules.get(id)).toBeUndefined()
  })

  test('figures of PAN files are those of their lines', () => {
    const jinko = plainFile('pan-unnamed-repository/JKM720N-66HL5-BDV.PAN')
    const section = library.modules.get('pan_jinko_solar_jkm720n_66hl5_bdv')
    expect(section).toMatchObject({
      model: 'pvsyst',
      p_nom_w: Number(jinko.PNom),
      i_sc_a: Number(jinko.Isc),
      v_oc_v: Number(jinko.Voc),
      i_mp_a: Number(jinko.Imp),
      v_mp_v: Number(jinko.Vmp),
      r_series_ohm: Number(jinko.RSerie),
      r_shunt_ohm: Number(jinko.RShunt),
      r_shunt_0_ohm: Number(jinko.Rp_0),
      gamma: Number(jinko.Gamma),
      mu_gamma_per_k: Number(jinko.muGamma),
      bifaciality: Number(jinko.BifacialityFactor),
      v_max_v: Number(jinko.VMaxIEC),
      length_m: Number(jinko.Height),
      width_m: Number(jinko.Width),
      cells_in_series: Number(jinko.NCelS),
      mu_i_sc_a_per_k: 0.00837,
      mu_v_oc_v_per_k: -0.1378,
      mu_p_mp_per_k: -0.0029,
    })
    expect(section?.iam_profile?.angles_deg).toEqual([0, 30, 50, 60, 70, 75, 80, 85, 90])
    expect(section?.iam_profile?.factors).toEqual([1, 1, 1, 1, 0.987, 0.969, 0.926, 0.741, 0])
  })

  test('figures of OND files are those of their lines, and every stated maximum voltage is the class of its window', () => {
    const sma = plainFile('ond/60_10_APP02.OND')
    expect(library.inverters.get('ond_sma_sunny_tripower_60_10_app02')).toMatchObject({
      model: 'curve',
      p_ac_nom_kw: Number(sma.PNomConv),
      v_mppt_min_v: Number(sma.VMppMin),
      v_mppt_max_v: Number(sma.VMPPMax),
      v_dc_max_v: Number(sma.VAbsMax),
      i_dc_max_a: Number(sma.IMaxDC),
      p_night_w: Number(sma.Night_Loss),
      mppt_count: Number(sma.NbMPPT),
      derating: { temp_air_c: [25, 50, 51, 60], p_ac_kw: [60, 60, 59.4, 0] },
    })
    const stated = library.inverters.search('', Number.MAX_SAFE_INTEGER).filter(({ id }) => id.startsWith('ond_'))
    expect(stated).toHaveLength(6)
    for (const { v_mppt_max_v, v_dc_max_v, v_dc_max_assumed } of stated)
      expect([v_dc_max_v, v_dc_max_assumed]).toEqual([voltageClassV(v_mppt_max_v ?? Number.NaN), false])
  })

  test('sections of OND and PAN files are those that the parsers of files give, except for low light, which entries state apart', () => {
    const { ond, pan } = readSources(FOLDER)
    for (const { text } of ond) {
      const { inverter } = parseOnd(new TextEncoder().encode(text))
      expect(library.inverters.get(componentId(inverter.manufacturer, inverter.name, 'ond')) as object).toEqual(inverter)
      const { temp_air_c, p_ac_kw } = inverter.derating ?? { temp_air_c: [], p_ac_kw: [] }
      expect([(temp_air_c.at(-1) ?? 0) >= Number(/TPLimAbs=(.*)/.exec(text)?.[1]), p_ac_kw.at(-1)]).toEqual([true, 0])
    }
    const sections = library.modules
      .search('', Number.MAX_SAFE_INTEGER)
      .filter(({ id }) => id.startsWith('pan_'))
      .map(({ id }) => library.modules.get(id))
    for (const { text } of pan) {
      const { manufacturer: _, low_light: __, ...stated } = parsePan(new TextEncoder().encode(text)).module
      expect(sections).toContainEqual(expect.objectContaining(stated))
    }
  })

  test('what a file states and the section leaves out is in the notes of the component', () => {
    const noted = readSources(FOLDER).ond.filter(({ text }) => Number(/Aux_Loss=(.*)/.exec(text)?.[1] ?? 0) > 0)
    expect(noted).toHaveLength(2)
    for (const { text } of noted) {
      const { inverter, per_inverter } = parseOnd(new TextEncoder().encode(text))
      const { notes = [] } = library.inverters.describe(componentId(inverter.manufacturer, inverter.name, 'ond')) ?? {}
      expect(notes[0]).toContain(`a consumption of ${per_inverter?.aux_kw} kW while the inverter runs`)
    }
  })

  test('Vdcmax and Idcmax are not limits of the manufacturers: every row derives them from the window and the rating', () => {
    for (const list of INVERTER_LISTS) {
      for (const row of plainRows(list)) {
        const [vMax, mpptHigh, iMax, pDco, vDco] = ['Vdcmax', 'Mppt_high', 'Idcmax', 'Pdco', 'Vdco'].map((column) => Number(row[column]))
        expect(vMax).toBe(mpptHigh)
        expect(Math.abs((iMax * vDco) / pDco - 1)).toBeLessThan(1e-4)
      }
    }
  })
})

describeReference("inverters against pvlib's parameter sets", () => {
  test("SMA SB10000TL-US: the same parameters as in pvlib's table", () => {
    const { params } = caseOf(loadVectors('t11'), 'inverter.sandia')
    const section = library.inverters.get('cec_sma_america_sb10000tl_us_208v')
    if (section?.model !== 'sandia') throw new Error('no Sandia inverter')
    for (const [key, column] of Object.entries(INVERTER_COLUMNS))
      expect(section[key as keyof typeof INVERTER_COLUMNS]).toBe(Number(params[column]))
  })
})
