import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { componentId } from '../../../engine/library/component-id.ts'
import { importLists } from '../../../scripts/library/component-import.ts'
import { inverterImport } from '../../../scripts/library/inverters.ts'
import { moduleImport } from '../../../scripts/library/modules.ts'
import { readSamList } from '../../../scripts/library/sam-list.ts'
import { caseOf, describeReference, loadVectors } from '../../reference.ts'
import { openTables, tableBytes } from './open-tables.ts'

const FOLDER = join(import.meta.dir, '..', '..', '..', '..', 'shared', 'data', 'components')
const LISTS = {
  modules: ['sam-library-cec-modules-2021-12-01.csv'],
  inverters: ['sam-library-cec-inverters-2019-03-05.csv', 'sam-library-cec-inverters-2022-02-18.csv'],
}
const isHere = existsSync(FOLDER)
const read = (files: string[]) => files.map((file) => readSamList(join(FOLDER, file)))
const library = openTables()

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

describe.skipIf(!isHere)(`tables against the lists (skipped when the lists are not next to the repository)`, () => {
  test('equal what the script makes from the lists', () => {
    expect(importLists(read(LISTS.modules), moduleImport).bytes).toEqual(Uint8Array.from(tableBytes('modules.bin')))
    expect(importLists(read(LISTS.inverters), inverterImport).bytes).toEqual(Uint8Array.from(tableBytes('inverters.bin')))
  })

  test("every module states the list's figures to the last digit", () => {
    let found = 0
    for (const row of read(LISTS.modules)[0].rows) {
      const section = library.modules.get(componentId('', row.get('Name') ?? ''))
      if (section === undefined) continue
      found++
      for (const [key, column] of Object.entries(MODULE_COLUMNS))
        expect(section[key as keyof typeof MODULE_COLUMNS]).toBe(Number(row.get(column)))
      expect(section.adjust).toBeCloseTo(Number(row.get('Adjust')) / 100, 15)
      expect(Math.abs((section.length_m * section.width_m) / Number(row.get('A_c')) - 1)).toBeLessThan(0.05)
    }
    expect(found).toBe(library.modules.size + 1) // one module is listed twice
  })

  test('every inverter states the figures of the newest list that has it', () => {
    const seen = new Set<string>()
    for (const list of read(LISTS.inverters.toReversed())) {
      for (const row of list.rows) {
        const id = componentId('', row.get('Name') ?? '')
        const section = library.inverters.get(id)
        if (section === undefined || seen.has(id)) continue
        seen.add(id)
        for (const [key, column] of Object.entries(INVERTER_COLUMNS))
          expect(section[key as keyof typeof INVERTER_COLUMNS]).toBe(Number(row.get(column)))
      }
    }
    expect(seen.size).toBe(library.inverters.size)
  })

  test('Vdcmax and Idcmax are not limits of the manufacturers: every row derives them from the window and the rating', () => {
    for (const list of read(LISTS.inverters)) {
      for (const row of list.rows) {
        const [vMax, mpptHigh, iMax, pDco, vDco] = ['Vdcmax', 'Mppt_high', 'Idcmax', 'Pdco', 'Vdco'].map((column) =>
          Number(row.get(column)),
        )
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
    for (const [key, column] of Object.entries(INVERTER_COLUMNS))
      expect(section?.[key as keyof typeof INVERTER_COLUMNS]).toBe(Number(params[column]))
  })
})
